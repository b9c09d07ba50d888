/** What is called after a path. */

/** The segments that are written out; where all are placeholders, the words of the last one. */
export function uriWords(uri: string): readonly string[] {
  const segments = uri.split("/").filter((segment) => segment !== "");
  const literals = segments.filter((segment) => !segment.includes("{"));
  return literals.length > 0 ? literals : segments.slice(-1).map((segment) => segment.replace(/[{}+]/g, " "));
}
