/** Sections that are read before somebody looks into them, by who has nothing else to do. */
import type { DocumentText } from "../document.ts";
import { candidatesFor } from "./candidates.ts";

/** Reads those that each source can mean, when it is asked for the next; says how many rows stand there. */
export function* readAhead(document: DocumentText, sources: Iterable<string>): Generator<number> {
  for (const source of sources) yield candidatesFor(document, source).reduce((count, { rows }) => count + rows.size, 0);
}
