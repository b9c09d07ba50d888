/** What a heading says in brackets: words that are parts of paths, or the names of kinds, tell which resource the section is about. */
import type { StatedSection } from "../../facts/stated-section.ts";
import type { RawFinding } from "../findings/raw-finding.ts";
import { claimsWithin, type Subject } from "../subject/subject.ts";

/**
 * A heading that lost its remark, or came by one, is only written otherwise, as is one that has the words of its remark outside of it.
 * @param kinds by which things are called, in small letters
 */
export function remarkDifference(
  { uris, names, claims }: Subject,
  kinds: ReadonlySet<string>,
  before: StatedSection,
  { section }: StatedSection,
): readonly RawFinding[] {
  const [old, own] = [remarkWords(before.section.heading), remarkWords(section.heading)];
  if (old.length === 0 || own.length === 0 || before.section.heading === section.heading) return [];
  const telling = new Set([...uris().flatMap(({ uri }) => uri.split("/")), ...kinds]);
  const added = own.filter((word) => !old.includes(word));
  const isTold = (word: string): boolean => !added.some((one) => telling.has(one)) && stands(word, section.heading);
  const removed = old.filter((word) => !own.includes(word) && telling.has(word) && !isTold(word));
  const [from] = removed;
  if (from === undefined) return [];
  const to = added.find((word) => telling.has(word)) ?? added[0];
  if (kinds.has(from) && (to === undefined || !kinds.has(to))) return [];
  const definition = (claims.on(section)[0] ?? claimsWithin(claims, section)[0])?.at;
  return [
    {
      change: to === undefined ? "removed" : "changed",
      place: { section: names.get(section)! },
      fact: "mention",
      from,
      ...(to === undefined ? {} : { to }),
      document: section.at,
      ...(definition === undefined ? {} : { definition }),
    },
  ];
}

/** `notes` stands in `Shelf notebook`: a word, or the beginning of a longer one. */
function stands(word: string, heading: string): boolean {
  const stem = word.length > 4 ? word.replace(/s$/, "") : word;
  return (heading.toLowerCase().match(/[\p{L}\p{N}_-]+/gu) ?? []).some((one) => one === word || (stem !== word && one.startsWith(stem)));
}

function remarkWords(heading: string): readonly string[] {
  return [...heading.matchAll(/\(([^()]*)\)/g)].flatMap(([, remark]) => remark!.match(/[\p{L}\p{N}_-]+/gu) ?? []);
}
