/** Tables that list the parameters of several requests, each row with its request and with the part of it in which it stands. */
import type { StatedBlock, StatedRow } from "../../../facts/stated.ts";
import { literally } from "../../../values/pattern.ts";

/** No row of such a table is a request of its own, or a field of an object. */
export function listsParameters({ columns, is }: StatedBlock["block"]): boolean {
  return is === "table" && columns.some((title) => /^(?:in|located in|location)$/i.test(title)) && columns.some((title) => /^(?:endpoint|request|operation|method|path|ur[il])$/i.test(title));
}

/** The words over a table of what goes into the query of requests: `Query parameters of Read a row`. Undefined for any other. */
export function queryWords({ is, label }: StatedBlock["block"], title: string): string | undefined {
  return is !== "table" ? undefined : [label ?? "", title].find((words) => ofQuery.test(words));
}

const ofQuery = /\bquery (?:parameters?|params?|strings?|arguments?)\b/i;

/** Whether words, or a cell of a row beside its name, call requests by their purpose, or by its verb: `the list calls`. */
export function isCalled(purpose: string, words: string, { row }: StatedRow, named: string | undefined): boolean {
  const said = [words, ...row.cells.filter(({ column }) => column !== named && column !== "").map(({ text }) => text)].map((text) => text.toLowerCase());
  const [verb = "", ...others] = purpose.toLowerCase().split(" ");
  const byVerb = new RegExp(String.raw`(?<![\p{L}\p{N}])${literally(verb)} (?:calls?|requests?|operations?)(?![\p{L}\p{N}])`, "u");
  return others.length > 0 && said.some((text) => text.includes(purpose.toLowerCase()) || byVerb.test(text));
}
