/** Which section of an edition is which of another: one is called as others that stand below other headings, as `Parameters` of each request. */
import type { Section } from "../../documents/document.ts";
import type { StatedSection } from "../../facts/stated-section.ts";
import { once } from "../../values/memoize.ts";

/** What each section was: what is headed the same below the same; else, of what is nowhere now, the first that is headed or called the same. */
export function counterparts(before: readonly StatedSection[], now: readonly StatedSection[]): (section: StatedSection) => StatedSection | undefined {
  const places = new Set(now.map(({ section }) => placeOf(section)));
  const headed = new Set(now.map(({ section }) => section.heading));
  const missing = before.filter(({ section }) => !places.has(placeOf(section)));
  const byPlace = firstOfEach(before, placeOf);
  const byHeading = firstOfEach(missing, ({ heading }) => heading);
  const byTitle = firstOfEach(
    missing.filter(({ section }) => !headed.has(section.heading)),
    ({ title }) => title,
  );
  return ({ section }) => byPlace.get(placeOf(section)) ?? byHeading.get(section.heading) ?? byTitle.get(section.title);
}

/** The section that is most like one: where none is headed the same below the same, the first of the same heading, else of the same title. */
export function sectionsLike(sections: readonly StatedSection[]): (section: Section) => StatedSection | undefined {
  const byPlace = once(() => firstOfEach(sections, placeOf));
  const byHeading = once(() => firstOfEach(sections, ({ heading }) => heading));
  const byTitle = once(() => firstOfEach(sections, ({ title }) => title));
  return (section) => byPlace().get(placeOf(section)) ?? byHeading().get(section.heading) ?? byTitle().get(section.title);
}

function placeOf({ heading, under }: Section): string {
  return JSON.stringify([...under, heading]);
}

function firstOfEach(sections: readonly StatedSection[], key: (section: Section) => string): ReadonlyMap<string, StatedSection> {
  return new Map(sections.map((one) => [key(one.section), one] as const).reverse());
}
