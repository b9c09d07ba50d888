/** Columns of bodies: `attributes, status 200`, `none`. */
import type { FoundFact } from "../../fact.ts";
import { tellsWhichBody } from "../bodies.ts";
import { saysNoBody } from "../no-body.ts";
import { wholeCell, type CellInColumn, type ReadCell } from "./cell-in-column.ts";

export function bodyCell(body: "request" | "response"): ReadCell {
  return (cell: CellInColumn) => {
    const { text, bare, reader, names } = cell;
    if (tellsWhichBody(bare)) return undefined;
    const beside = withStatus(text, body);
    if (beside !== undefined) return beside;
    if (saysNoBody(bare)) return wholeCell(cell, { fact: body, value: "none" });
    return reader.factsIn(text, names).length === 0 ? wholeCell(cell, { fact: body, value: bare }) : undefined;
  };
}

/** `attributes, status 200`, `201, the object`, `200 with the object`, `none (204)`: a body, and the status of its answer. */
function withStatus(text: string, role: "request" | "response"): readonly FoundFact[] | undefined {
  const { before, body, behind, bracketed } = (text.length > longest ? undefined : statusBeside.exec(text)?.groups) ?? {};
  const status = before ?? behind ?? bracketed;
  if (body === undefined || status === undefined) return undefined;
  const [from, at] = [text.indexOf(body), text.indexOf(status)];
  const value = saysNoBody(body) ? "none" : body;
  const found: readonly FoundFact[] = [
    { fact: role, value, index: from, end: from + body.length },
    { fact: "mention", value: status, index: at, end: at + status.length },
  ];
  return found.toSorted((one, other) => one.index - other.index);
}

/** What is longer is prose. */
const longest = 200;

const statusBeside =
  /^\s*(?:(?:status )?(?<before>[2-5]\d\d)(?:\s*[,;:–—-]\s+|\s+(?=without\b)|\s+(?:with|and)\s+))?(?<body>\p{L}[^,;:()]*?)(?:\s*[,;(]?\s*(?:with )?(?:HTTP )?status(?: code)? (?<behind>[2-5]\d\d)\)?|\s+\((?<bracketed>2\d\d)\))?\.?\s*$/iu;
