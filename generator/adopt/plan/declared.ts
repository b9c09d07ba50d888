/** Which declarations say what stands in a row: of fields, headers, placeholders, schemes and servers. */
import type { Position } from "../../diagnostics/diagnostic.ts";
import { findPlace } from "../../documents/find.ts";
import type { DocumentText, Row } from "../../documents/document.ts";
import type { Origin } from "../../model/origin.ts";
import type { Service } from "../../model/service.ts";
import type { Field, Shape } from "../../model/shape.ts";
import { within } from "../../model/within.ts";

export interface Declaration {
  readonly name: string;
  readonly at: Position;
}

/** By the row that comes first among the places of a declaration. */
export type Declared = ReadonlyMap<Row, readonly Declaration[]>;

export function declaredIn(service: Service, document: DocumentText): Declared {
  const byRow = new Map<Row, Declaration[]>();
  const met = new Set<string>();
  for (const { name, origin } of declarationsOf(service)) {
    const key = `${origin.definition.file}:${origin.definition.line}:${origin.definition.column}`;
    if (met.has(key)) continue;
    met.add(key);
    const row = rowOf(document, origin);
    if (row === undefined) continue;
    void (byRow.get(row)?.push({ name, at: origin.definition }) ?? byRow.set(row, [{ name, at: origin.definition }]));
  }
  return byRow;
}

function rowOf(document: DocumentText, { places: [place] }: Origin): Row | undefined {
  if (place?.row === undefined) return undefined;
  const found = findPlace(document, place);
  return found.ok ? found.value.row : undefined;
}

interface Named {
  readonly name: string;
  readonly origin: Origin;
}

/** Every declaration of a service that can have a row. */
export function* declarationsOf({ headers, security, servers, schemas, resources }: Service): Iterable<Named> {
  const seen = new Set<Shape>();
  yield* servers;
  yield* security ?? [];
  for (const header of headers) yield* fieldsOf(header, seen);
  for (const { shape } of schemas) yield* shapesOf(shape, seen);
  for (const { uri, operations } of resources) {
    for (const part of uri.segments.flat()) if (part.is === "placeholder") yield part;
    for (const { request, response, failures, query, headers: own } of operations) {
      for (const field of [...query, ...own]) yield* fieldsOf(field, seen);
      for (const payload of [request, response.payload, ...failures.map((one) => one.payload)]) {
        if (payload.is === "json") yield* shapesOf(payload.shape, seen);
      }
    }
  }
}

function* fieldsOf(field: Field, seen: Set<Shape>): Iterable<Named> {
  yield field;
  yield* shapesOf(field.shape, seen);
}

function* shapesOf(shape: Shape, seen: Set<Shape>): Iterable<Named> {
  if (seen.has(shape)) return;
  seen.add(shape);
  if (shape.is === "object") yield* shape.fields;
  for (const inner of within(shape)) yield* shapesOf(inner, seen);
  if (shape.sent !== undefined) yield* shapesOf(shape.sent, seen);
}
