/**
 * The headings that lead to a section; of sections with one heading in the same place, those behind the first have a number before it:
 * `Lamps > #2 > Request`.
 */
import type { Section } from "./document.ts";

/** Those around a section and its own. */
export function headingsTo({ under, title }: Pick<Section, "under" | "title">): readonly string[] {
  return [...under, title];
}

/** The same as one value. */
export function headingPath(section: Pick<Section, "under" | "title">): string {
  return headingsTo(section).join("\n");
}

/** @param count from 2 on */
export function ordinal(count: number): string {
  return `#${count}`;
}

/** The headings alone. */
export function withoutOrdinals(under: readonly string[]): readonly string[] {
  return under.filter((step) => !isOrdinal(step));
}

/** What a section stands in, whichever of several it is itself. */
export function headingsAround(under: readonly string[]): readonly string[] {
  return isOrdinal(under.at(-1) ?? "") ? under.slice(0, -1) : under;
}

/** What a section stands in next: the heading, and which of several it is itself. */
export function nearestHeadingAround(under: readonly string[]): string {
  return under.slice(isOrdinal(under.at(-1) ?? "") ? -2 : -1).join(" ");
}

export function isOrdinal(step: string): boolean {
  return step.startsWith("#") && /^#\d+$/.test(step);
}
