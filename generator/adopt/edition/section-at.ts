/** The section of an edition in which a line stands. */
import { sectionAt as sectionOfLine } from "../../facts/section-at.ts";
import type { StatedSection } from "../../facts/stated-section.ts";
import type { Edition } from "./edition.ts";

export function sectionAt({ stated }: Edition, line: number): StatedSection | undefined {
  return sectionOfLine(stated.sections, line);
}
