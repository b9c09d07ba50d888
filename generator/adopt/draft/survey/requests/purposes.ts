/** What a line says of a request: what it is for comes first, and other clauses may follow. */
import { saidStatuses } from "../../../../facts/text/statuses-said.ts";
import type { Endpoint } from "../endpoint.ts";
import { queryNames } from "../text/query-sentences.ts";

/** `adds a thing; answers 201, or 409 if there is one`: what no part of the definition carries are remarks. */
export function splitPurpose(line: string): Pick<Endpoint, "purpose" | "remarks"> {
  const [first = "", ...clauses] = clausesIn(line);
  const purpose = first.replace(/\s*\(20[124]\)\s*\.?$/, "");
  return { purpose, ...besides(clauses) };
}

/** What notes beside a request say that no part of the definition carries. */
export function remarksOf(notes: string): Pick<Endpoint, "remarks"> {
  return besides(clausesIn(notes).filter((clause) => /\p{L}/u.test(clause)));
}

function clausesIn(line: string): readonly string[] {
  return line.split(/;\s+|(?<=[\p{L}\p{N})]\.)\s+(?=[\p{Lu}?`]|[2-5]\d\d\b)/u);
}

function besides(clauses: readonly string[]): Pick<Endpoint, "remarks"> {
  const rest = clauses.filter((clause) => saidStatuses(`; ${clause}`).length === 0 && queryNames(clause).length === 0);
  return rest.length === 0 ? {} : { remarks: rest.map(asSentence).join(" ") };
}

function asSentence(clause: string): string {
  return `${clause.slice(0, 1).toUpperCase()}${clause.slice(1).replace(/[.\s]+$/, "")}.`;
}

/** `GET /things`, or the method alone: a purpose that the document does not give. */
export function isRequestAlone(purpose: string): boolean {
  return /^[A-Z]+(?: \/\S*)?$/.test(purpose);
}

/** `addThing`, which is a name already, as code has names. */
export function isIdentifier(text: string): boolean {
  return /^\p{Ll}+(?:\p{Lu}[\p{Ll}\p{N}]*)+$/u.test(text);
}
