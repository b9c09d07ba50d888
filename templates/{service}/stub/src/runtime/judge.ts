/** Holds what a request carries against its shape: every fact that it breaks, each with the field. */
import type { FieldData, Json, JsonObject, LiteralsShape, Shape } from "./data.ts";
import { counted, expected, numberFact, shown, textFact } from "./facts.ts";
import { equal, identityOf, isObject, own } from "./objects.ts";
import type { Problem } from "./refusal.ts";
import type { Shapes } from "./shapes.ts";

export const SET_BY_SERVICE = "is set by the service";

/** The value that is there before the request, for fields that the service sets: a request may repeat what they hold. */
export function judge(shapes: Shapes, shape: Shape, value: Json, field: string, current?: Json): readonly Problem[] {
  const found: Problem[] = [];
  judgeInto(found, shapes, shape, value, field, current);
  return found;
}

function judgeInto(found: Problem[], shapes: Shapes, given: Shape, value: Json, at: string, current: Json | undefined): void {
  const resolved = shapes.resolve(given);
  const sent = given.sent ?? resolved.sent;
  const shape = sent === undefined ? resolved : shapes.resolve(sent);
  if (given.readOnly ?? resolved.readOnly) {
    if (!equal(value, current)) found.push({ field: at, fact: SET_BY_SERVICE });
    return;
  }
  switch (shape.is) {
    case "object":
    case "intersection":
      return ofObject(found, shapes, shape, value, at, current);
    case "array":
      return ofArray(found, shapes, shape, value, at, current);
    case "map":
      return ofMap(found, shapes, shape, value, at, current);
    default: {
      const fact = factOf(shapes, shape, value, current);
      if (fact !== undefined) found.push({ field: at, fact });
    }
  }
}

/** The fact that a value breaks that is no container of others. */
function factOf(shapes: Shapes, shape: Shape, value: Json, current: Json | undefined): string | undefined {
  switch (shape.is) {
    case "string":
      return textFact(shape, value);
    case "number":
      return numberFact(shape, value);
    case "boolean":
    case "null":
      return typeOf(value) === shape.is ? undefined : expected(shape.is === "null" ? "null" : "a boolean", value);
    case "literals":
      return ofLiterals(shape, value);
    case "union":
      return ofUnion(shapes, shape.of, value, current);
    default:
      return undefined;
  }
}

function ofLiterals({ values, open }: LiteralsShape, value: Json): string | undefined {
  if (values.includes(value as null)) return undefined;
  if (open && values.some((one) => typeof one === typeof value)) return undefined;
  if (open) return expected(typeof values[0] === "number" ? "a number" : "a string", value);
  return `must be ${values.map((one) => JSON.stringify(one)).join(" or ")}, and is ${shown(value)}`;
}

function ofUnion(shapes: Shapes, of: readonly Shape[], value: Json, current: Json | undefined): string | undefined {
  const problems: Problem[] = [];
  for (const [at, one] of of.entries()) {
    judgeInto(problems, shapes, one, value, "", current);
    if (problems.length === at) return undefined;
    problems.length = at + 1;
  }
  const facts = problems.map(({ field, fact }) => `${field} ${fact}`.trim());
  const wanted = facts.flatMap((fact) => /^must be (.*), and is /.exec(fact)?.[1] ?? []);
  return wanted.length === facts.length ? `must be ${wanted.join(" or ")}, and is ${shown(value)}` : facts.join(", or ");
}

function ofObject(found: Problem[], shapes: Shapes, shape: Shape, value: Json, at: string, current: Json | undefined): void {
  if (!isObject(value)) return void found.push({ field: at, fact: expected("an object", value) });
  const fields = shapes.fieldsOf(shape);
  if (fields === undefined) return;
  const open = shapes.isOpen(shape);
  for (const name of Object.keys(value)) {
    const field = fields.get(name);
    if (field === undefined && !open) found.push({ field: below(at, name), fact: `is no field here${nearest(name, fields)}`, unstated: "what becomes of fields that are not listed" });
    if (field !== undefined) judgeInto(found, shapes, field.shape, value[name]!, below(at, name), own(current, name));
  }
  missing(found, fields, value, at);
}

function missing(found: Problem[], fields: ReadonlyMap<string, FieldData>, value: JsonObject, at: string): void {
  for (const { name, required, shape } of fields.values()) {
    if (required && !shape.readOnly && !Object.hasOwn(value, name)) found.push({ field: below(at, name), fact: "is missing" });
  }
}

function ofArray(found: Problem[], shapes: Shapes, shape: Extract<Shape, { is: "array" }>, value: Json, at: string, current: Json | undefined): void {
  if (!Array.isArray(value)) return void found.push({ field: at, fact: expected("an array", value) });
  const items: readonly Json[] = value;
  if (shape.minItems !== undefined && items.length < shape.minItems) found.push({ field: at, fact: `must have at least ${counted(shape.minItems, "item")}, and has ${items.length}` });
  if (shape.maxItems !== undefined && items.length > shape.maxItems) found.push({ field: at, fact: `must have at most ${counted(shape.maxItems, "item")}, and has ${items.length}` });
  const twin = shape.uniqueItems ? twinIn(items) : -1;
  if (twin !== -1) found.push({ field: `${at}[${twin}]`, fact: "stands in the array twice" });
  items.forEach((item, index) => judgeInto(found, shapes, shape.items, item, `${at}[${index}]`, Array.isArray(current) ? (current[index] as Json) : undefined));
}

/** The first item that was there before. */
function twinIn(items: readonly Json[]): number {
  const seen = new Set<string>();
  return items.findIndex((item) => seen.size === seen.add(identityOf(item)).size);
}

function ofMap(found: Problem[], shapes: Shapes, shape: Extract<Shape, { is: "map" }>, value: Json, at: string, current: Json | undefined): void {
  if (!isObject(value)) return void found.push({ field: at, fact: expected("an object", value) });
  const names = Object.keys(value);
  if (shape.minProperties !== undefined && names.length < shape.minProperties) found.push({ field: at, fact: `must have at least ${counted(shape.minProperties, "field")}, and has ${names.length}` });
  if (shape.maxProperties !== undefined && names.length > shape.maxProperties) found.push({ field: at, fact: `must have at most ${counted(shape.maxProperties, "field")}, and has ${names.length}` });
  for (const name of names) judgeInto(found, shapes, shape.values, value[name]!, below(at, name), own(current, name));
}

export function below(at: string, name: string): string {
  return at === "" ? name : `${at}.${name}`;
}

function typeOf(value: Json): string {
  return value === null ? "null" : Array.isArray(value) ? "array" : typeof value;
}

/** A known name that differs in case or in its separators alone. */
function nearest(name: string, fields: ReadonlyMap<string, FieldData>): string {
  const meant = plainNames(fields).get(plain(name));
  return meant === undefined ? "" : `; ${JSON.stringify(meant)} is`;
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[^a-z\d]/g, "");
}

const known = new WeakMap<ReadonlyMap<string, FieldData>, ReadonlyMap<string, string>>();

/** Of names that are one plainly, the first. */
function plainNames(fields: ReadonlyMap<string, FieldData>): ReadonlyMap<string, string> {
  const names = known.get(fields) ?? new Map([...fields.keys()].reverse().map((name) => [plain(name), name]));
  known.set(fields, names);
  return names;
}
