/** The steps by which sections with one heading are told apart, where they stand in the same one: `Lamps > #2 > Request`. */

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
export function nextAround(under: readonly string[]): string {
  return under.slice(isOrdinal(under.at(-1) ?? "") ? -2 : -1).join(" ");
}

export function isOrdinal(step: string): boolean {
  return step.startsWith("#") && /^#\d+$/.test(step);
}
