/** The header by which a request authenticates is told by its way to authenticate: a row that gives that is no header besides. */
import type { MemberSyntax } from "../../../print/syntax.ts";
import type { Endpoint } from "../endpoint.ts";
import type { Survey } from "../survey.ts";

/** @param schemes those of the draft */
export function withoutCredentials(survey: Survey, schemes: readonly MemberSyntax[]): Survey {
  const sources = new Set(schemes.flatMap(({ comment }) => (comment?.tags ?? []).flatMap(({ tag, text }) => (tag === "source" ? [text] : []))));
  if (sources.size === 0) return survey;
  const without = (endpoint: Endpoint): Endpoint => {
    const { headers, ...parts } = endpoint.parts;
    const rows = headers?.rows.filter(({ row }) => !sources.has(survey.places.row(row)));
    if (headers === undefined || rows!.length === headers.rows.length) return endpoint;
    return { ...endpoint, parts: rows!.length === 0 ? parts : { ...parts, headers: { ...headers, rows: rows! } } };
  };
  return { ...survey, endpoints: survey.endpoints.map(without) };
}
