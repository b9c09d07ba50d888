/** In which section a line stands: sections come in the order of their lines, and there are thousands. */
import type { StatedSection } from "./stated-section.ts";

/** The innermost one; undefined where the line stands before all. */
export function sectionAt(sections: readonly StatedSection[], line: number): StatedSection | undefined {
  return sections[sectionIndexAt(sections, line)];
}

/** The last that begins on the line or above it; -1 where none does. */
export function sectionIndexAt(sections: readonly StatedSection[], line: number): number {
  let [from, to] = [0, sections.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (sections[middle]!.section.at.line <= line) from = middle + 1;
    else to = middle;
  }
  return from - 1;
}
