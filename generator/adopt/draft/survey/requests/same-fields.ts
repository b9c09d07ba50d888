/** What a request takes as another one does: `Takes the same fields as POST /things, but for name.` */
import { uriIn, type Prefixes } from "../../../../drift/subject/paths.ts";
import { takesBody } from "../../../words/methods.ts";
import type { Endpoint } from "../endpoint.ts";
import type { PartName } from "../rows/placed-rows.ts";
import type { RequestPart } from "../rows/request-parts.ts";
import { sectionTexts } from "../text/section-texts.ts";

export function withSameFields(endpoints: readonly Endpoint[], prefixes: Prefixes): readonly Endpoint[] {
  return endpoints.map((endpoint) => {
    const said = (endpoint.headed ?? []).flatMap(sectionTexts).flatMap((text) => sameAs.exec(text) ?? []);
    if (said.length === 0) return endpoint;
    const [, what = "", method, path, called, behind = ""] = said;
    const uri = path === undefined ? undefined : uriIn(path.replace(/[.,;]$/, ""), prefixes);
    const other = endpoints.find((one) =>
      uri === undefined ? called !== undefined && titleOf(one) === called.toLowerCase() : one.methods.includes(method!) && one.uris.includes(uri),
    );
    const name: PartName = /^(?:query|filters?)/i.test(what) || !endpoint.methods.some(takesBody) ? "query" : "body";
    const part = other?.parts[name];
    return part === undefined || endpoint.parts[name] !== undefined
      ? endpoint
      : { ...endpoint, parts: { ...endpoint.parts, [name]: withoutNames(part, behind) } };
  });
}

function titleOf({ section }: Endpoint): string {
  return section.section.title.toLowerCase();
}

/** `but for a and b`, `except a`, `without a`; and where nothing has to be given, nothing is required. */
function withoutNames(part: RequestPart, behind: string): RequestPart {
  const listed = /^,?\s*(?:but (?:for|not|without)|except(?: for)?|without|apart from)\s+(.*)$/i.exec(behind)?.[1] ?? "";
  const names = new Set(listed.match(/[\p{L}\p{N}_$@](?:[\p{L}\p{N}_$@.-]*[\p{L}\p{N}_])?/gu) ?? []);
  const isFree = /\b(?:all|each|every)\b[^.]*\boptional\b|\bnone\b[^.]*\brequired\b/i.test(behind);
  const rows = part.rows
    .filter(({ row }) => !names.has(row.name))
    .map((row) => (isFree ? { ...row, facts: row.facts.filter(({ fact }) => fact !== "required") } : row));
  const { example: _, ...rest } = part;
  return { ...rest, rows };
}

const sameAs =
  /\bsame\s+(fields?|parameters?|params|attributes?|properties|members|body|payload|query(?: parameters?)?|filters?|arguments?|input)\s+(?:as|like|that)\s+(?:(?:for|in|of|with|by)\s+)?(?:(GET|PUT|POST|PATCH|DELETE)\s+(\/[^\s,;]*)|"([^"]+)")(.*)$/is;
