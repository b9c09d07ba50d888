/** Which request is meant by what stands beside it and names none. */
import type { StatedSection } from "../../../../facts/stated-section.ts";
import { groupBy } from "../../../../values/group-by.ts";
import { memoizeByObject } from "../../../../values/memoize.ts";
import type { Endpoint } from "../endpoint.ts";

/** The only request that reads in a section, or in the nearest one around it that has such; of several the only one that reads no single object. */
export function readsBeside(section: StatedSection, sections: readonly StatedSection[], endpoints: readonly Endpoint[]): readonly Endpoint[] {
  const reads = readsBySection(endpoints);
  for (let around: StatedSection | undefined = section; around !== undefined; around = outerOf(around, sections)) {
    const beside = reads.get(around) ?? [];
    const ofLists = beside.filter(isListRequest);
    const calledLists = beside.filter(({ purpose }) => /^lists?\b/i.test(purpose));
    if (beside.length > 0) return [beside, ofLists, calledLists].find((some) => some.length === 1) ?? [];
  }
  return [];
}

/** Asked for once by each of many tables and sentences. */
const readsBySection = memoizeByObject((endpoints: readonly Endpoint[]) => groupBy(readsAmong(endpoints), ({ section }) => section));

export function readsAmong(endpoints: readonly Endpoint[]): readonly Endpoint[] {
  return endpoints.filter(({ methods }) => methods.length > 0 && methods.every((method) => method === "GET"));
}

/** Nothing tells one of several at its end. */
export function isListRequest({ uris }: Endpoint): boolean {
  return uris.every((uri) => !uri.endsWith("}"));
}

function outerOf(section: StatedSection, sections: readonly StatedSection[]): StatedSection | undefined {
  return sections.slice(0, sections.indexOf(section)).findLast((one) => one.section.level < section.section.level);
}
