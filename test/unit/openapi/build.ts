/** Models by hand: each function fills in what a test does not care about. */
import type { Diagnostic } from "../../../generator/diagnostics/diagnostic.ts";
import type { Outcome } from "../../../generator/diagnostics/outcome.ts";
import type { Answer, Effect, Method, Operation, Payload } from "../../../generator/model/operation.ts";
import type { Contradiction, Gap, Notes, Origin, Place, Statement } from "../../../generator/model/origin.ts";
import type { Resource } from "../../../generator/model/resource.ts";
import type { Service } from "../../../generator/model/service.ts";
import type { Field, Schema, Shape } from "../../../generator/model/shape.ts";
import type { Uri, UriPart } from "../../../generator/model/uri.ts";

export const folder = "spec-src/library";
export const module = `${folder}/books.ts`;

let declared = 0;

/** A place of its own for each thing, so that none can be taken for another. */
export function origin(section = "Books", file = module): Origin {
  declared += 1;
  return { places: [{ section, row: `row ${declared}` }], definition: { file, line: declared, column: 1, length: 4 } };
}

export function field(name: string, shape: Shape, more: Partial<Field> = {}): Field {
  return { name, required: false, shape, description: "", origin: origin(), ...more };
}

export function object(fields: { readonly [name: string]: Shape }, more: Partial<Extract<Shape, { is: "object" }>> = {}): Extract<Shape, { is: "object" }> {
  return { is: "object", fields: Object.entries(fields).map(([name, shape]) => field(name, shape)), ...more };
}

export const text: Shape = { is: "string" };
export const number: Shape = { is: "number" };

/** `true`, `false`, 1 or 0, of which 0 holds by default. */
export const flag: Shape = { is: "union", of: [{ is: "literals", values: [0, 1] }, { is: "boolean" }], default: 0 };

export function reference(to: string, more: Partial<Extract<Shape, { is: "reference" }>> = {}): Shape {
  return { is: "reference", to, ...more };
}

export function schema(name: string, shape: Shape, more: Partial<Schema> = {}): Schema {
  return { id: name, name, shape, description: "", origin: origin(), ...more };
}

/** `/books/{id}`; a placeholder has the shape given for it, or is a string; `{+path}` spans. */
export function uri(template: string, shapes: { readonly [name: string]: Shape } = {}): Uri {
  const segments = template.slice(1).split("/").map((segment) => partsOf(segment, shapes));
  return { template, segments };
}

function partsOf(segment: string, shapes: { readonly [name: string]: Shape }): UriPart[] {
  return segment
    .split(/(\{[^}]*\})/)
    .filter((part) => part !== "")
    .map((part): UriPart => {
      if (!part.startsWith("{")) return { is: "literal", text: part };
      const name = part.slice(1, -1).replace("+", "");
      const shape = shapes[name] ?? text;
      return { is: "placeholder", name, parameter: name, spans: part.startsWith("{+"), shape, description: "", origin: origin() };
    });
}

const noNotes: Notes = { statements: [], gaps: [], contradictions: [] };

export function notes(more: Partial<Notes>): Notes {
  return { ...noNotes, ...more };
}

export function gap(name: string, what: string): Gap {
  return { name, what, origin: origin("Gaps") };
}

export function statement(name: string, says: string): Statement {
  return { name, says, origin: origin("Statements") };
}

export function contradiction(name: string, about: string): Contradiction {
  const readings = ["This.", "That."].map((says, index) => ({ says, place: { section: `Section ${index}` } satisfies Place }));
  return { name, about, readings, choice: "The first, which is more exact.", origin: origin("Contradictions") };
}

export const none: Payload = { is: "none" };

export function json(shape: Shape): Payload {
  return { is: "json", shape };
}

export function answer(payload: Payload, status = "2XX", description = ""): Answer {
  return { status, description, payload };
}

const effects: { readonly [Of in Method]: Effect } = { GET: "read", HEAD: "read", POST: "create", PUT: "replace", PATCH: "modify", DELETE: "delete" };

export function operation(id: string, method: Method, at: Uri, more: Partial<Operation> = {}): Operation {
  return {
    id,
    name: id.replace(/[A-Z].*/, ""),
    method,
    uri: at,
    effect: effects[method],
    summary: `${id.charAt(0).toUpperCase()}${id.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}`,
    description: "",
    request: none,
    response: answer(none),
    failures: [],
    query: [],
    headers: [],
    notes: noNotes,
    origin: origin("Operations"),
    ...more,
  };
}

export function resource(at: Uri, operations: readonly Operation[], more: Partial<Resource> = {}): Resource {
  return {
    id: `${module}#${at.template}`,
    module,
    noun: "Thing",
    title: "Thing",
    tag: "books",
    uri: at,
    kind: { name: "Thing", description: "", facts: {}, origin: origin("Kinds") },
    description: "",
    operations,
    notes: noNotes,
    origin: origin("Resources"),
    ...more,
  };
}

export function service(resources: readonly Resource[], more: Partial<Service> = {}): Service {
  return {
    name: "library",
    title: "Library",
    version: "1",
    description: "A library of books.",
    document: `${folder}/document.md`,
    servers: [
      {
        name: "main",
        url: "{base}/v1",
        variables: [{ name: "base", default: "https://library.test", description: "Where the library is" }],
        description: "The library.",
        origin: origin("Servers"),
      },
    ],
    security: [],
    headers: [],
    resources,
    schemas: [],
    tags: [{ name: "books", description: "All about books." }],
    notes: noNotes,
    origin: origin("Library", `${folder}/service.ts`),
    ...more,
  };
}

/** The value of an outcome, which must have one. */
export function valueOf<Value>(outcome: Outcome<Value>): Value {
  if (!outcome.ok) throw new Error(outcome.diagnostics.map(line).join("\n"));
  return outcome.value;
}

export function line({ code, message, at }: Diagnostic): string {
  return `${at ? `${at.file}:${at.line} ` : ""}${code}: ${message}`;
}
