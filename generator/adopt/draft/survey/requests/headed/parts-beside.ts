/** Sections that hold the parts of a request and stand beside that of the request, not below it: `Request` and `Response`, and both again, under one heading. */
import type { StatedSection } from "../../../../../facts/stated-section.ts";
import { memoizeByObject } from "../../../../../values/memoize.ts";
import { isPartTitle, unnumbered, type RequestLine } from "../../text/request-lines.ts";
import { outerIndices } from "../../text/sections-at.ts";

/** Where what belongs to the request of a section ends: what stands in it, and parts beside it. */
export function endOfRequest(sections: readonly StatedSection[], index: number, isOther: (index: number) => boolean): number {
  const { level } = sections[index]!.section;
  let end = index + 1;
  while (end < sections.length && !isOther(end) && (sections[end]!.section.level > level || isPartBeside(sections, index, end))) end += 1;
  return end;
}

/** What a section is for that is called as a part of its request is: what the one before it is called, where that leads to it. */
export function purposeBeside(sections: readonly StatedSection[], index: number, { method, path }: RequestLine, isOther: (index: number) => boolean): string {
  const before = sections[index - 1];
  const leads = before !== undefined && before.section.level === sections[index]!.section.level && before.section.blocks.length === 0 && !isOther(index - 1);
  const title = leads ? unnumbered(before.section.title) : "";
  return title === "" || isPartTitle(title) || ofPart.test(title) ? `${method} ${path}` : title;
}

/** A title that is there once can be about all requests, unless the request's own is that of a part as well. */
function isPartBeside(sections: readonly StatedSection[], index: number, at: number): boolean {
  const outer = outerIndices(sections);
  if (outer[index] !== outer[at]) return false;
  const title = unnumbered(sections[at]!.section.title);
  return ofPart.test(title) && (isPartTitle(unnumbered(sections[index]!.section.title)) || countsOf(sections).get(keyOf(outer[at]!, title))! > 1);
}

/** How many sections in one have the same title. */
const countsOf = memoizeByObject((sections: readonly StatedSection[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  sections.forEach(({ section: { title } }, index) => {
    const key = keyOf(outerIndices(sections)[index]!, unnumbered(title));
    counts.set(key, (counts.get(key) ?? 0) + 1);
  });
  return counts;
});

function keyOf(outer: number, title: string): string {
  return `${outer} ${title.toLowerCase()}`;
}

const ofPart = new RegExp(
  [
    String.raw`^(?:(?:example|sample|json|http|success(?:ful)?|error|query|path|body|url|request|response|status|return|the) )*`,
    String.raw`(?:request|response|answer|reply|results?|returns?|output|body|payload|headers?|param(?:eter)?s?|arguments?|fields|attributes|properties|codes?|errors?|examples?|schema)$`,
  ].join(""),
  "i",
);
