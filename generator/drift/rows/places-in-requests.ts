/** The part of a request that a row says to carry its field, where the definitions say another one: `| limit | header | … |`. */
import type { Block } from "../../documents/document.ts";
import { placeInRequest } from "../../facts/definitions/request-facts.ts";
import { memoizeByObject } from "../../values/memoize.ts";
import type { RawFinding } from "../findings/raw-finding.ts";
import type { ClaimedRow } from "../subject/claimed-rows.ts";
import type { Claim } from "../subject/claims.ts";
import { placeOfRow, type Subject } from "../subject/subject.ts";

export function placeDifferences(subject: Subject, rows: readonly ClaimedRow[]): readonly RawFinding[] {
  return rows.flatMap((row) => differencesIn(subject, row));
}

const none: readonly RawFinding[] = [];

function differencesIn({ names }: Subject, { section, block, row, claims }: ClaimedRow): readonly RawFinding[] {
  const title = titleIn(block.block);
  if (title === undefined) return none;
  const known = claims.flatMap((claim) => placesOf(claim).map((from) => ({ claim, from })));
  const [first] = known;
  if (first === undefined) return none;
  const cell = row.row.cells.find(({ column }) => column === title);
  const to = cell === undefined ? undefined : partIn(cell.text);
  if (cell === undefined || to === undefined || known.some(({ from }) => from === to)) return none;
  const {
    claim: { at: definition, by },
    from,
  } = first;
  const fact = (value: string) => ({ fact: "property", value: { name: placeInRequest, value } }) as const;
  return [
    {
      change: "changed",
      place: placeOfRow(names.get(section.section)!, block.block, row.row),
      fact: "property",
      from,
      to,
      values: { from: fact(from), to: fact(to) },
      document: cell.at,
      definition,
      by,
    },
  ];
}

/** Of the column that says so: a column of that title can be of anything else. */
const titleIn = memoizeByObject(({ columns, rows }: Block): string | undefined =>
  columns.find((title) => titled.test(title) && rows.some(({ cells }) => cells.some(({ column, text }) => column === title && partIn(text) !== undefined))),
);

function partIn(text: string): string | undefined {
  return text.length > longest ? undefined : parts.get(text.trim().toLowerCase());
}

function placesOf({ by: { is, facts } }: Claim): readonly string[] {
  return is !== "field" ? [] : facts.flatMap((fact) => (fact.fact === "property" && fact.value.name === placeInRequest ? [fact.value.value] : []));
}

const titled = /^(?:in|(?:parameter )?(?:location|place|kind|type)|(?:sent|passed|located|found|given) (?:in|as|by|via)|where|part(?: of the request)?)$/i;

const parts: ReadonlyMap<string, string> = new Map([
  ["path", "path"],
  ["url", "path"],
  ["uri", "path"],
  ["query", "query"],
  ["query string", "query"],
  ["header", "header"],
  ["headers", "header"],
  ["body", "body"],
  ["cookie", "cookie"],
  ["form", "body"],
]);

const longest = Math.max(...[...parts.keys()].map(({ length }) => length));
