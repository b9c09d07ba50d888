/** Which segments of paths a kind cannot tell from any other name. */
import type { Knowledge } from "./knowledge.ts";
import { isMadeOf } from "./made-of.ts";

/**
 * @param segments of all paths, each once
 * @param besides other names that the kind is given
 */
export function replaceableSegments(segments: readonly string[], besides: ReadonlySet<string>, { knows, texts }: Knowledge): readonly string[] {
  const isRelated = (segment: string, other: string): boolean =>
    segment.length > other.length ? isMadeWith(segment, other, texts) : isMadeWith(other, segment, texts);
  return segments.filter((segment) => {
    if (!isName(segment) || knows(segment) || besides.has(segment)) return false;
    for (const other of besides) if (isRelated(segment, other)) return false;
    return !segments.some((other) => isRelated(segment, other));
  });
}

/** A name that no type takes for a number, and in which there are no marks. */
function isName(segment: string): boolean {
  return /^[A-Za-z][\w-]*$/.test(segment);
}

/** Whether a kind can make one name of another, by texts of its own. */
function isMadeWith(whole: string, part: string, texts: ReadonlySet<string>): boolean {
  return whole.length > part.length && part !== "" && whole.includes(part) && whole.split(part).every((rest) => isMadeOf(rest, texts));
}
