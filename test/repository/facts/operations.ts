/** Operations in a line of words each: what they do, what is sent and what comes back. */
import type { Content, GenericBody, GenericOperation, OpenApiDocument, Operation, Reference, Response, Sources, Verb } from "../../../generator/openapi/document.ts";
import { said } from "./said.ts";

export const verbs: readonly Verb[] = ["get", "post", "put", "patch", "delete"];

/** What an operation says, and the places that state it, as after `@source`. */
export type Row = readonly [says: string, ...places: readonly string[]];

/** By `GET /path`. */
export function operationRows({ paths }: OpenApiDocument): { readonly [request: string]: Row } {
  const rows = Object.entries(paths).flatMap(([path, item]) =>
    verbs.flatMap((verb): [string, Row][] => {
      const operation = item[verb];
      return operation === undefined ? [] : [[`${verb.toUpperCase()} ${path}`, rowOf(operation)]];
    }),
  );
  return Object.fromEntries(rows);
}

function rowOf(operation: Operation): Row {
  const { requestBody, responses } = operation;
  const statuses = Object.keys(responses).join(" ");
  if (statuses !== "2XX default") throw new Error(`${operation.operationId} answers with ${statuses}.`);
  const effect = operation["x-effect"] ?? operation["x-operations"]?.map((one) => one.effect).join(" or ");
  const answer = answerOf(responses["2XX"] as Response);
  const sent = requestBody === undefined ? "" : `${bodyOf(requestBody.content)} `;
  const sampled = operation["x-sampled"];
  const facts = [
    ...(operation["x-contains"] === true ? ["with all that lies below"] : []),
    ...(operation["x-looks-up"] === undefined ? [] : [`looks up ${operation["x-looks-up"]}`]),
    ...(sampled === undefined ? [] : [`${sampled.aggregates.join(" ")} over ${sampled.windows.join(" ")} seconds of ${sampled.names}`]),
    ...(operation["x-derived"] === undefined ? [] : ["derived"]),
  ];
  return [[`${effect}: ${sent}→ ${answer}`, ...facts].join("; "), ...placesOf(operation["x-source"] ?? [])];
}

function bodyOf(content: Content): string {
  return said(content["application/json"]!.schema);
}

function answerOf(response: Response): string {
  if (response["x-not-shown"] !== undefined) return `not shown: ${response["x-not-shown"]}`;
  if (response.content !== undefined) return bodyOf(response.content);
  return response.description?.includes("There is no body") === true ? "no body" : "not said";
}

/** By `GET /{+parent}`. */
export function genericRows(document: OpenApiDocument): { readonly [request: string]: Row } {
  const rows = (document["x-generic-operations"] ?? []).filter(({ method }) => method !== undefined);
  return Object.fromEntries(rows.map((one) => [`${one.method} ${one.uri}`, genericRowOf(one)]));
}

function genericRowOf({ effect, request, response, sampled, contains, source }: GenericOperation): Row {
  const sent = request === undefined ? "" : `${genericBody(request)} `;
  const facts = [
    ...(contains === true ? ["with all that lies below"] : []),
    ...(sampled === undefined ? [] : [`${sampled.aggregates.join(" ")} over ${sampled.windows.join(" ")} seconds of ${sampled.names}`]),
  ];
  return [[`${effect}: ${sent}→ ${genericBody(response ?? {})}`, ...facts].join("; "), ...placesOf(source)];
}

function genericBody({ schema, silent, "not-shown": gap }: GenericBody): string {
  if (gap !== undefined) return `not shown: ${gap}`;
  if (silent === true) return "not said";
  return schema === undefined ? "no body" : said(schema);
}

/** As after `@source`: `section > block > row`. */
export function placesOf(sources: Sources): readonly string[] {
  return [sources].flat().map(({ section, block, row }) => [section, block, row].filter((part) => part !== undefined).join(" > "));
}

export function isReference(value: object): value is Reference {
  return "$ref" in value;
}
