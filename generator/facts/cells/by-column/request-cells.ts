/** Columns of methods and paths: `GET, PUT`, `POST /rows`. */
import type { FoundFact } from "../../fact.ts";
import { methodsIn } from "../methods.ts";
import { factsFrom, type CellInColumn } from "./cell-in-column.ts";
import { withNamedWords } from "./named-words.ts";

export function methodCell(cell: CellInColumn): readonly FoundFact[] | undefined {
  const methods = methodsIn(cell.text);
  const [first, last] = [methods[0], methods.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  return [{ fact: "methods", value: methods.map(({ method }) => method), index: first.index, end: last.end }, ...factsFrom(cell, last.end)];
}

export function pathCell(cell: CellInColumn): readonly FoundFact[] {
  const verbs = requestLine.exec(cell.text)?.[0];
  const methods: readonly FoundFact[] =
    verbs === undefined ? [] : [{ fact: "methods", value: methodsIn(verbs).map(({ method }) => method), index: 0, end: verbs.length }];
  return withNamedWords(cell, [...methods, ...factsFrom(cell, verbs?.length ?? 0)]);
}

/** `POST /rows`, `GET, PUT /rows/{row}`: what stands before the path. */
const requestLine = /^\s*(?:GET|HEAD|PUT|POST|PATCH|DELETE)(?:(?:\s*[,/|]\s*|\s+(?:and|or)\s+)(?:GET|HEAD|PUT|POST|PATCH|DELETE))*(?=\s+\S)/;
