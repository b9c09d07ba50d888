/** Fields that one request has to send, where its own section says so of an object whose fields stand elsewhere: `Body: a thing; name and size are required.` */
import type { StatedRow, StatedSection } from "../../../facts/stated-section.ts";
import type { Endpoint } from "../survey/endpoint.ts";
import { ownRows } from "../survey/rows/own-rows.ts";

/** @param fields those of the object that is sent */
export function withToldRequirements(endpoint: Endpoint, fields: StatedSection | undefined): Endpoint {
  const { parts, methods, headed = [] } = endpoint;
  if (methods.length !== 1 || !/^(?:POST|PUT|PATCH)$/.test(methods[0]!)) return endpoint;
  const section = parts.body?.section ?? fields;
  const rows = parts.body?.rows ?? (fields === undefined ? [] : ownRows(fields));
  if (section === undefined || headed.includes(section)) return endpoint;
  const names = new Set(headed.flatMap((one) => one.section.sentences.flatMap(({ text }) => namesRequired(text))));
  const known = rows.filter(({ row }) => names.has(row.name));
  if (names.size === 0 || known.length < names.size) return endpoint;
  return { ...endpoint, parts: { ...parts, body: { ...parts.body, section, rows: rows.map((row) => (known.includes(row) ? required(row) : row)) } } };
}

function required(row: StatedRow): StatedRow {
  return { ...row, facts: [...row.facts.filter(({ fact }) => fact !== "required"), { fact: "required", value: true, at: row.row.at }] };
}

function namesRequired(text: string): readonly string[] {
  const listed = behind.exec(text)?.[1] ?? before.exec(text)?.[1];
  return listed?.match(/[\p{L}_$][\p{L}\p{N}_$.-]*/gu)?.filter((name) => !/^(?:and|both|fields?)$/.test(name)) ?? [];
}

const word = String.raw`[\x60"]?[\p{L}_$][\p{L}\p{N}_$.-]*[\x60"]?`;
const list = String.raw`(?:the fields? |both )?${word}(?:(?:,\s+(?:and\s+)?|\s+and\s+)${word})*`;
const behind = new RegExp(String.raw`(?:^|[;,:.]\s+)(${list})\s+(?:(?:is|are) (?:required|mandatory)|must be (?:given|present))(?=\s*[.;]|$)`, "iu");
const before = new RegExp(String.raw`(?:^|[;,:.]\s+)(?:required|mandatory)(?: fields| properties| attributes)?:\s+(${list})(?=\s*[.;]|$)`, "iu");
