/** The readings of a contradiction as the text of a type has them. */

/** The places that they name, in their order. */
export function readingSources(text: string): readonly string[] {
  return [...text.matchAll(/\bReading<\s*"(?:[^"\\]|\\.)*",\s*"([^"]*)"\s*,?\s*>/g)].map(([, source]) => source!);
}
