/** The facts of a text are found once, whatever else is declared meanwhile: only names that the text asks for make a difference to it. */
import type { Found } from "../fact.ts";

/** The names that somebody declares. */
export type Names = Pick<ReadonlySet<string>, "has">;

export type FactsIn = (text: string, names: Names) => readonly Found[];

interface Known {
  readonly found: readonly Found[];
  /** What was asked while the facts were found, with the answers. */
  readonly asked: readonly (readonly [name: string, isDeclared: boolean])[];
}

export function foundOnce(find: FactsIn): FactsIn {
  const known = new Map<string, Known>();
  return (text, names) => {
    const before = known.get(text);
    if (before?.asked.every(([name, isDeclared]) => names.has(name) === isDeclared) === true) return before.found;
    const asked: (readonly [string, boolean])[] = [];
    const has = (name: string): boolean => {
      const isDeclared = names.has(name);
      asked.push([name, isDeclared]);
      return isDeclared;
    };
    const found = find(text, { has });
    known.set(text, { found, asked });
    return found;
  };
}
