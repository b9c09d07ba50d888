/** Every fact of the two documents, from tables that were written by hand, against the OpenAPI documents: none is missing, wrong or made up. */
import { describe, expect, test } from "vitest";
import { openapi31 } from "../../generator/openapi/dialect.ts";
import type { ContradictionNote, GapNote, MediaType, OpenApiDocument, Parameter } from "../../generator/openapi/document.ts";
import { emitDocument } from "../../generator/openapi/emit.ts";
import { modelOf, shippedServices } from "../support/definitions.ts";
import { controller } from "./facts/controller-v2.ts";
import { withEnvelopesInPlace } from "./facts/envelopes.ts";
import { device } from "./facts/mgmt-v3.ts";
import { genericRows, isReference, operationRows, placesOf, verbs } from "./facts/operations.ts";
import { fieldsOf, said } from "./facts/said.ts";
import { at, everyValue } from "./json.ts";

const tables = { "controller-v2": controller, "mgmt-v3": device };

test("every service has its table of facts", () => {
  expect(shippedServices().map(({ service }) => service)).toEqual(Object.keys(tables));
});

describe.each(shippedServices())("the facts of $service", (definitions) => {
  const facts = tables[definitions.service as keyof typeof tables];
  const document = documentOf(definitions);

  test("the paths and operations are those of the document, each with what it sends, answers and comes from", () => {
    expect(operationRows(document)).toEqual(facts.operations);
    const without = Object.keys(document.paths).filter((path) => !Object.keys(facts.operations).some((request) => request.split(" ")[1] === path));
    expect(without.sort()).toEqual(facts.without.toSorted());
  });

  test("no body has an example, since the document shows none", () => {
    const bodies = everyValue(document, ["application/json"]) as readonly MediaType[];
    expect(bodies.filter((body) => "example" in body || "examples" in body.schema)).toEqual([]);
  });

  test("so are the endpoints of objects that the document does not list", () => {
    expect(genericRows(document)).toEqual(facts.generic);
  });

  test("every object has the fields of its table in their order, and no other", () => {
    const schemas = Object.entries(document.components?.schemas ?? {}).map(([name, schema]) => [name, fieldsOf(schema)]);
    const tables = Object.entries(facts.fields).map(([name, fields]) => [name, Object.entries(fields)]);
    expect(Object.fromEntries(schemas)).toEqual(Object.fromEntries(tables));
  });

  test("placeholders of paths have their types", () => {
    const found = Object.values(document.paths).flatMap(({ parameters = [] }) => parameters.flatMap((one) => (isReference(one) ? [] : [[one.name, placeholderText(one)] as const])));
    expect(Object.fromEntries(found)).toEqual(facts.placeholders);
    expect(new Set(found.map((one) => one.join())).size).toBe(Object.keys(facts.placeholders).length);
  });

  test("servers, security and headers", () => {
    expect(Object.fromEntries((document.servers ?? []).map((server) => [server.url, placesOf(server["x-source"] ?? [])]))).toEqual(facts.servers);
    expect(securityOf(document)).toEqual(facts.security);
    expect(document.security).toEqual(Object.keys(facts.security).map((name) => ({ [name]: [] })));
    expect(headersOf(document)).toEqual(facts.headers);
  });

  test("what is said of a single resource", () => {
    const found = Object.entries(document.paths).flatMap(([path, item]) => (item["x-kind"]?.facts === undefined ? [] : [[path, item["x-kind"].facts]]));
    expect(Object.fromEntries(found)).toEqual(facts.kindFacts);
  });

  test.each(Object.entries(facts.kinds))("the kind %s", (kind, words) => {
    const lines = document.info.description?.split("\n").filter((one) => one.startsWith(`- **${kind}:**`)) ?? [];
    expect(lines.filter((line) => words.every((word) => word.test(line))), lines.join("\n")).toHaveLength(1);
  });

  test.each(facts.sentences)("%s says %s", (pointer, words) => {
    expect(at(document, pointer)).toMatch(words);
  });

  test("what is not shown, where the document says so", () => {
    const found = everyValue(document, ["x-not-shown", "not-shown"]).flatMap((one) => (Array.isArray(one) ? (one as GapNote[]) : []));
    const gaps = [...new Set(found.map(({ what, source }) => JSON.stringify([placesOf(source).join(), what])))].map((one) => JSON.parse(one) as [string, string]);
    const matches = (gap: readonly [string, string], [place, words]: readonly [string, RegExp]) => gap[0] === place && words.test(gap[1]);
    expect(facts.gaps.filter((row) => gaps.filter((gap) => matches(gap, row)).length !== 1)).toEqual([]);
    expect(gaps.filter((gap) => facts.gaps.filter((row) => matches(gap, row)).length !== 1)).toEqual([]);
  });

  test("contradictions, with every place that has a say", () => {
    const found = everyValue(document, ["x-contradictions", "contradictions"]).flatMap((one) => one as ContradictionNote[]);
    const places = found.map(({ name, readings }) => [name, readings.flatMap(({ source }) => placesOf(source))]);
    expect(Object.fromEntries(places)).toEqual(facts.contradictions);
  });
});

function documentOf(definitions: Parameters<typeof modelOf>[0]): OpenApiDocument {
  const { outcome } = modelOf(definitions);
  if (!outcome.ok) throw new Error(`${definitions.service} has errors.`);
  const emitted = emitDocument(outcome.value, openapi31);
  if (!emitted.ok) throw new Error(`${definitions.service} has no document.`);
  return withEnvelopesInPlace(emitted.value.document);
}

function securityOf({ components }: OpenApiDocument): object {
  const schemes = Object.entries(components?.securitySchemes ?? {}).map(([name, scheme]) => {
    const credential = "x-credential" in scheme ? scheme["x-credential"] : undefined;
    if (credential !== undefined) return [name, `${credential.header}: ${credential.word} ${credential.credential}`];
    return [name, "scheme" in scheme ? scheme.scheme : ""];
  });
  return Object.fromEntries(schemes);
}

/** Those that OpenAPI would ignore as parameters, and those that every operation refers to. */
function headersOf(document: OpenApiDocument): object {
  const ignored = (document["x-headers"] ?? []).map(({ name, schema, required }) => [name, required ? said(schema) : "optional"]);
  const shared = Object.entries(document.components?.parameters ?? {}).map(([key, header]) => {
    const items = Object.values(document.paths).filter((item) => verbs.some((verb) => item[verb] !== undefined));
    const everywhere = items.every(({ parameters = [] }) => parameters.some((one) => isReference(one) && one.$ref === `#/components/parameters/${key}`));
    return [header.name, header.required === true && everywhere ? said(header.schema) : "not on every request"];
  });
  return Object.fromEntries([...ignored, ...shared]);
}

function placeholderText({ schema, example }: Parameter): string {
  return example === undefined ? said(schema) : `${said(schema)}, for example ${String(example)}`;
}
