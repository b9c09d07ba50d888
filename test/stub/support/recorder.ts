/**
 * Holds every exchange with a stub against the generated OpenAPI document: an answer to a documented operation is what
 * the document says, a request that succeeds is one that it allows, and whatever else is answered says so in its header.
 */
import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import type { Answer } from "../../../templates/{service}/stub/src/runtime/answer.ts";
import { repository } from "../../support/definitions.ts";

export interface Exchange {
  readonly method: string;
  /** Below the base, without a query. */
  readonly path: string;
  /** What was sent, where it is JSON. */
  readonly sent?: unknown;
  readonly answer: Pick<Answer, "status" | "headers" | "body">;
}

/** A collection or an object that was declared, whose operations are those of the document's patterns. */
export interface Declared {
  readonly uri: string;
  readonly key?: string;
}

interface Operation {
  readonly requestBody?: { readonly content: Content };
  readonly responses: { readonly [status: string]: { readonly $ref?: string; readonly content?: Content } };
}

type Content = { readonly [type: string]: { readonly schema: object } };

interface Generic {
  readonly method: string;
  readonly uri: string;
  readonly request?: { readonly schema?: object };
  readonly response: { readonly schema?: object };
}

interface Document {
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } };
  readonly components: { readonly responses: { readonly [name: string]: { readonly content?: Content } } };
  readonly "x-generic-operations"?: readonly Generic[];
}

export interface Recorder {
  /** Throws where the exchange is not what the document says. */
  record(exchange: Exchange): void;
  /** How many answers were held against a schema, and which operations of the document were answered with success. */
  readonly validated: () => number;
  readonly operations: () => readonly string[];
}

export function recorderOf(service: string, declared: readonly Declared[] = []): Recorder {
  const { document, ajv } = documentOf(service);
  const answered = new Set<string>();
  let validated = 0;
  const holds = (pointer: readonly string[], value: unknown): void => {
    const $ref = `openapi#/${pointer.map((step) => encodeURIComponent(step.replaceAll("~", "~0").replaceAll("/", "~1"))).join("/")}`;
    const validate = ajv.getSchema($ref) ?? ajv.compile({ $ref });
    if (!validate(value)) throw new Error(`${decodeURIComponent($ref)}\n${ajv.errorsText(validate.errors)}\n${JSON.stringify(value)}`);
    validated += 1;
  };
  const record = ({ method, path, sent, answer }: Exchange): void => {
    const verb = method.toLowerCase();
    const template = Object.keys(document.paths).filter((one) => expressionOf(one).test(path)).sort(literalFirst)[0];
    const operation = template === undefined ? undefined : document.paths[template]![verb];
    const body = answer.body === "" ? undefined : (JSON.parse(answer.body) as unknown);
    const marked = answer.headers["x-not-shown"];
    if (operation === undefined) return undocumented(document, declared, { method, path }, body, marked, answer.status, holds);
    const status = [String(answer.status), `${String(answer.status).charAt(0)}XX`, "default"].find((one) => operation.responses[one] !== undefined)!;
    const response = operation.responses[status]!;
    const name = response.$ref?.split("/").at(-1);
    const content = name === undefined ? response.content : document.components.responses[name]!.content;
    if ((content === undefined) !== (body === undefined)) throw new Error(`${method} ${path}: ${status} has ${content === undefined ? "no" : "a"} body, and the answer has ${JSON.stringify(body)}.`);
    if (status === "default" && marked === undefined) throw new Error(`${method} ${path}: ${answer.status} is not marked.`);
    const at = name === undefined ? ["paths", template!, verb, "responses", status] : ["components", "responses", name];
    if (body !== undefined && !several(sent)) holds([...at, "content", "application/json", "schema"], body);
    if (answer.status >= 300) return;
    answered.add(`${method} ${template!}`);
    if (sent !== undefined && operation.requestBody !== undefined && !several(sent)) holds(["paths", template!, verb, "requestBody", "content", "application/json", "schema"], sent);
  };
  return { record, validated: () => validated, operations: () => [...answered].sort() };
}

interface Compiled {
  readonly document: Document;
  readonly ajv: Ajv2020;
}

const compiled = new Map<string, Compiled>();

function documentOf(service: string): Compiled {
  const known = compiled.get(service);
  if (known !== undefined) return known;
  const document = JSON.parse(readFileSync(`${repository}/generated/${service}/openapi.json`, "utf8")) as Document;
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
  ajv.addSchema({ $id: "openapi", ...document });
  compiled.set(service, { document, ajv });
  return { document, ajv };
}

/** The document does not show how several objects are sent at once: such an exchange is marked in place of being valid. */
function several(sent: unknown): boolean {
  return typeof sent === "object" && sent !== null && Object.values(sent).some(Array.isArray);
}

function undocumented(
  document: Document,
  declared: readonly Declared[],
  { method, path }: Pick<Exchange, "method" | "path">,
  body: unknown,
  marked: string | undefined,
  status: number,
  holds: (pointer: readonly string[], value: unknown) => void,
): void {
  const patterns = document["x-generic-operations"] ?? [];
  const uriOf = (pattern: string, { uri, key }: Declared): string =>
    key === undefined ? (pattern === "/{feature}/{name}" ? uri : "") : pattern.replace("/{+parent}/{collection}", uri).replace("{key}", key);
  const at = patterns.findIndex((one) => one.method === method && declared.some((given) => expressionOf(uriOf(one.uri, given)).test(path)));
  if (marked === undefined) throw new Error(`${method} ${path} is not documented, and its answer does not say so.`);
  if (at !== -1 && status < 300 && body !== undefined && patterns[at]!.response.schema !== undefined) holds(["x-generic-operations", String(at), "response", "schema"], body);
}

function expressionOf(template: string): RegExp {
  const parts = template.split(/\{[^{}]*\}/).map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join("[^/+]+")}$`);
}

function literalFirst(one: string, other: string): number {
  const literal = (template: string): number => template.split("/").filter((segment) => !segment.includes("{")).length;
  return literal(other) - literal(one);
}
