/** Two values of which each means now what the other one did: one change, though both mean something else. */
import { likeness, stemsOf } from "../../documents/editions/stems.ts";
import { holdsNegation } from "./nuances/negations.ts";

/** The two, in the order in which they are told. */
export function swappedIn(described: ReadonlyMap<string, string>, documented: ReadonlyMap<string, string>): readonly [string, string] | undefined {
  const known = [...described].filter(([value]) => documented.has(value));
  // Long lists are of codes, which nobody explains in sentences.
  if (known.length < 2 || known.length > longest) return undefined;
  for (const [one, meant] of known) {
    const other = known.find(
      ([value, meaning]) =>
        value !== one && isRather(meant, documented.get(value)!, documented.get(one)!) && isRather(meaning, documented.get(one)!, documented.get(value)!),
    );
    if (other !== undefined) return [one, other[0]];
  }
  return undefined;
}

const longest = 12;

/** Whether a meaning is worded as `like`, and not as `unlike`. */
function isRather(meaning: string, like: string, unlike: string): boolean {
  const score = scoreOf(meaning, like);
  return score >= certain && score >= scoreOf(meaning, unlike) + margin;
}

const [certain, margin] = [1.25, 0.2];

function scoreOf(one: string, other: string): number {
  return likeness(stemsOf(one), stemsOf(other)) + (holdsNegation(one) === holdsNegation(other) ? 0.5 : 0);
}
