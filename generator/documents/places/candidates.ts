/** Which sections a source can mean, before anything is known of what stands in them. */
import type { DocumentText } from "../document.ts";
import { placeSteps } from "./find.ts";
import { lookupOf, type SectionEntry } from "./lookup.ts";
import { sectionsNamed } from "./sections-named.ts";

/** All sections that the parts of a source can mean, however many of them are headings. It follows from the headings alone. */
export function candidatesFor(document: DocumentText, source: string): readonly SectionEntry[] {
  const parts = placeSteps(source);
  const lookup = lookupOf(document);
  return parts.flatMap((_, index) => sectionsNamed(lookup, parts.slice(0, index + 1)));
}
