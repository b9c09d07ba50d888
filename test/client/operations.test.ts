/** Every operation of every service can be called, and sends the method, path and body that the definitions give it. */
import { beforeAll, describe, expect, test } from "vitest";
import { firstShown } from "../../generator/model/access.ts";
import type { Operation } from "../../generator/model/operation.ts";
import type { Service } from "../../generator/model/service.ts";
import type { Shape } from "../../generator/model/shape.ts";
import type { Placeholder } from "../../generator/model/uri.ts";
import { callsOf } from "../../generator/views/client/calls.ts";
import { clientOf } from "../../generator/views/client/client.ts";
import { bodyWriterOf } from "../../generator/views/client/media.ts";
import { isJson } from "../../templates/{service}/stub/src/runtime/media-types.ts";
import { caseServices, modelOf, shippedServices } from "../support/definitions.ts";
import { awkward } from "./support/awkward.ts";
import { clientFiles, loadedClient, ownTemplates } from "./support/made.ts";
import { recorder } from "./support/recorder.ts";

const services = [
  awkward,
  ...[...shippedServices(), ...caseServices()].map((definitions) => {
    const { outcome } = modelOf(definitions);
    if (!outcome.ok) throw new Error(`${definitions.service} has no model.`);
    return outcome.value;
  }),
];

/** A value for each part of a key: no two alike, with what has to be encoded. */
function valueOf({ shape, spans }: Placeholder, index: number): string | number | boolean {
  if (spans) return `spanning/path-${index}`;
  switch (shape.is) {
    case "number":
      return 10 + index;
    case "boolean":
      return index % 2 === 0;
    case "literals":
      return shape.values[0] as string | number;
    case "union":
      return valueOf({ shape: shape.of[0]! } as Placeholder, index);
    default:
      return `k${index} +/é`;
  }
}

function encoded(value: string | number | boolean, { spans }: Placeholder): string {
  return spans ? String(value) : encodeURIComponent(String(value));
}

function keysOf({ uri }: Operation): readonly Placeholder[] {
  return uri.segments.flat().filter((part) => part.is === "placeholder");
}

/** The path by the model alone. */
function expectedPath(operation: Operation): string {
  let key = -1;
  const spelled = operation.uri.segments.map((segment) =>
    segment
      .map((part) => {
        if (part.is === "literal") return encodeURI(part.text);
        key += 1;
        return encoded(valueOf(part, key), part);
      })
      .join(""),
  );
  return `/${spelled.join("/")}`;
}

/** The one key of a body, by the model alone. */
function envelopeOf(shape: Shape): string | undefined {
  return shape.is === "object" && shape.closed === true && shape.fields.length === 1 && shape.fields[0]!.required ? shape.fields[0]!.name : undefined;
}

/** A text of another media type is one of JSON as well, so that it can be read as it was sent. */
function probeOf({ request }: Operation): unknown {
  return isJson(mediaTypeOf(request)) ? { probe: true } : '"probe"';
}

function mediaTypeOf(request: Operation["request"]): string {
  return ("mediaType" in request ? request.mediaType : undefined) ?? "application/json";
}

/** The option of the first way to authenticate; all of them where operations ask for several. */
function credentialsOf({ security = [], access, resources }: Service): object {
  const areSeveral = access !== undefined || resources.some(({ operations }) => operations.some((operation) => operation.access !== undefined));
  const given = (areSeveral ? security : security.slice(0, 1)).filter(({ how }) => how.is !== "certificate");
  return Object.fromEntries(given.map(({ name, how }) => [security.length === 1 && how.is !== "basic" ? "token" : name, how.is === "basic" ? { username: "user", password: "secret" } : "secret"]));
}

/** A value for each parameter of the query, some of them lists. */
function queryOf({ query }: Operation): { readonly [name: string]: unknown } {
  return Object.fromEntries(query.map(({ name, shape }, index) => [name, shape.is === "array" ? ["one & two", index] : `q${index} +/é`]));
}

/** The credential comes last. */
function expectedQuery(operation: Operation, service: Service): string {
  const own = Object.entries(queryOf(operation)).flatMap(([name, value]) => [value].flat().map((one) => `${encodeURIComponent(name)}=${encodeURIComponent(String(one))}`));
  const pairs = [...own, ...firstShown(operation, service).flatMap(({ how }) => (how.is === "query" ? [`${how.parameter}=secret`] : []))];
  return pairs.length === 0 ? "" : `?${pairs.join("&")}`;
}

function spelledBody(operation: Operation): string {
  const probe = JSON.stringify(probeOf(operation));
  return bodyWriterOf(operation) === "plainBytes" ? `new TextEncoder().encode(${probe})` : probe;
}

/** A call as it is listed, with values in place of the names of its parameters, and with the headers that are the operation's own. */
function spelledCall(general: string, operation: Operation): string {
  let key = 0;
  const call = general.replace(/\(([^()]*)\)/g, (_, list: string) => {
    const given = list === "" ? [] : list.split(", ");
    return `(${given.map((name) => (name === "body" ? spelledBody(operation) : JSON.stringify(name === "query" ? queryOf(operation) : valueOf(keysOf(operation)[key]!, key++)))).join(", ")})`;
  });
  if (operation.headers.length === 0) return call;
  const options = JSON.stringify({ headers: headersOf(operation) });
  return call.replace(/\)$/, call.endsWith("()") ? `${options})` : `, ${options})`);
}

function headersOf({ headers }: Operation): { readonly [name: string]: string } {
  return Object.fromEntries(headers.map(({ name }, index) => [name, `own ${index}`]));
}

test("there are services to call", () => {
  expect(services.length).toBeGreaterThan(15);
});

describe.each(services.map((service) => [service.name, service] as const))("%s", (_, service: Service) => {
  const client = clientOf(service);
  const calls = callsOf(client);
  let exported: { readonly [name: string]: unknown };

  beforeAll(async () => {
    exported = await loadedClient(clientFiles(service, ownTemplates, ["calls-share-name"]));
  });

  test("lists each operation once", () => {
    const ids = service.resources.flatMap(({ operations }) => operations.map(({ id }) => id));
    expect(calls.map(({ operation }) => operation.id).sort()).toEqual(ids.sort());
    expect(new Set(calls.map(({ general }) => general)).size).toBe(calls.length);
  });

  test.each(calls.map((call) => [call.general, call] as const))("%s", async (_call, { general, operation }) => {
    const { fetch, sent } = recorder({});
    const create = exported[`create${client.noun}`] as (options: object) => object;
    const headers = Object.fromEntries(service.headers.map(({ name }) => [name, "given"]));
    const made = create({ baseUrl: "https://192.0.2.10", path: "/base", headers, fetch, ...credentialsOf(service) });
    const call = new Function(client.variable, `return ${spelledCall(general, operation)};`) as (client: object) => { result(): Promise<unknown> };
    await call(made).result();
    expect(sent.length).toBe(1);
    expect(`${sent[0]!.method} ${sent[0]!.url}`).toBe(`${operation.method} https://192.0.2.10/base${expectedPath(operation)}${expectedQuery(operation, service)}`);
    const key = operation.request.is === "json" ? envelopeOf(operation.request.shape) : undefined;
    const body = /\((?:.*, )?body(?:, query)?\)$/.test(general) ? (key === undefined ? probeOf(operation) : { [key]: probeOf(operation) }) : undefined;
    expect(sent[0]!.body).toEqual(typeof body === "string" ? JSON.parse(body) : body);
    if (!service.headers.some(({ name }) => name === "Content-Type")) expect(sent[0]!.headers["content-type"]).toBe(body === undefined ? undefined : mediaTypeOf(operation.request));
    if (operation.request.is === "json") expect(body).toBeDefined();
    for (const [name, value] of Object.entries(headersOf(operation))) expect(sent[0]!.headers[name.toLowerCase()]).toBe(value);
    for (const { name } of service.headers) expect(sent[0]!.headers[name.toLowerCase()]).toBe("given");
  });
});
