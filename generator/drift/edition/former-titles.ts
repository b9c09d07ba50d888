/** What refers to a section by its new heading refers to the same section: that it is called otherwise is told where the heading stands. */
import { plainHeading, titleOfHeading } from "../../documents/shapes/label.ts";
import type { StatedSection } from "../../facts/stated-section.ts";
import { wordPattern } from "../../values/pattern.ts";

/** What a section was called, and what it is called now. */
export type Retitled = readonly [former: string, own: string];

export function retitledIn(sections: readonly StatedSection[], counterpart: (section: StatedSection) => StatedSection | undefined): readonly Retitled[] {
  return sections.flatMap((section): readonly Retitled[] => {
    const before = counterpart(section);
    if (before === undefined || before.section.heading === section.section.heading) return [];
    const [former, own] = [before, section].map((one) => titleOfHeading(plainHeading(one.section.heading)));
    return former === own ? [] : [[former!, own!]];
  });
}

/** @param before the text as it was, which has the former title where this one has the own */
export function withFormerTitles(text: string, before: string, retitled: readonly Retitled[]): string {
  return retitled.reduce(
    (text, [former, own]) => (before.includes(former) && !text.includes(former) ? text.replace(new RegExp(wordPattern(own), "u"), () => former) : text),
    text,
  );
}
