/** What notes say: statements, gaps and contradictions. */
import type { Contradiction, Notes } from "../../model/origin.ts";
import type { Declared } from "../../read/reading.ts";
import type { Defined } from "./defined.ts";
import { definitionNode, none, type Walk } from "./nodes.ts";

export function addNotes({ statements, gaps, contradictions }: Notes<Declared>, { add }: Walk): void {
  for (const contradiction of contradictions) add(contradictionNode(contradiction));
  for (const { name, says, origin } of statements) add(definitionNode("statement", name, origin, [], [says]));
  for (const { name, what, origin } of gaps) add(definitionNode("gap", name, origin, [{ fact: "notShown", value: what }]));
}

/** It needs the places of its readings; where that is one, each reading may be said there, and where there are several, what one says is settled elsewhere. */
export function contradictionNode({ name, readings, origin: { definition } }: Contradiction<Declared>): Defined {
  const sources = readings.map(({ place }) => ({ text: place, at: { ...definition, line: definition.line - 1 } }));
  const reads = new Set(readings.map(({ place }) => place)).size === 1 ? { reads: readings.map(({ says }) => says) } : {};
  return { is: "reading", name, definition, declared: { definition, sources }, types: [], facts: [], says: none, ...reads };
}
