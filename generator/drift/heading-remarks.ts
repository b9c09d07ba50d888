/** What a heading says in brackets: words that are parts of paths tell which resource the section is about. */
import type { StatedSection } from "../facts/stated.ts";
import type { Raw } from "./raw.ts";
import { claimsWithin, type Subject } from "./subject.ts";

/** A heading that lost its remark, or came by one, is only written otherwise. */
export function remarkDifference({ uris, names, claims }: Subject, before: StatedSection, { section }: StatedSection): readonly Raw[] {
  const [old, own] = [remarkWords(before.section.heading), remarkWords(section.heading)];
  if (old.length === 0 || own.length === 0 || before.section.heading === section.heading) return [];
  const segments = new Set(uris().flatMap(({ uri }) => uri.split("/")));
  const gone = old.filter((word) => !own.includes(word) && segments.has(word));
  const [from] = gone;
  if (from === undefined) return [];
  const [to] = own.filter((word) => !old.includes(word));
  const definition = (claims.on(section)[0] ?? claimsWithin(claims, section)[0])?.at;
  return [{ change: to === undefined ? "removed" : "changed", place: { section: names.get(section)! }, fact: "mention", from, ...(to === undefined ? {} : { to }), document: section.at, ...(definition === undefined ? {} : { definition }) }];
}

function remarkWords(heading: string): readonly string[] {
  return [...heading.matchAll(/\(([^()]*)\)/g)].flatMap(([, remark]) => remark!.match(/[\p{L}\p{N}_-]+/gu) ?? []);
}
