/** What a builder of valid values knows of a shape: `support/fixture.ts` beside the templates says its form. */
import type { Field, Json, NumberShape, Shape } from "../../model/shape.ts";
import { setOwn } from "../../openapi/own-properties.ts";
import { standardFormat } from "../formats.ts";
import { fieldsOf, resolveShape, type Resolved, type Schemas } from "./resolve-shape.ts";

export type Spec = { readonly [fact: string]: Json };

/** Of an object; `key` are fields that have to be there whatever the document says. */
export function objectSpec(shape: Shape, key: readonly string[], schemas: Schemas): Spec {
  const step = resolveShape(shape, schemas);
  return step === undefined ? NOTHING : (ofFields(step.shape, key, step.through, schemas) ?? NOTHING);
}

const NOTHING: Spec = { is: "object", required: {}, optional: {} };

/** Nothing where a value would go on without end. */
function specOf(declaredShape: Shape, through: readonly string[], schemas: Schemas): Spec | undefined {
  const step = resolveShape(declaredShape, schemas, through);
  if (step === undefined) return undefined;
  const { shape } = step;
  const specOfInner = (inner: Shape): Spec | undefined => specOf(inner, step.through, schemas);
  switch (shape.is) {
    case "string":
      return { is: "text", ...facts({ least: shape.minLength, most: shape.maxLength, pattern: shape.pattern, format: standardFormat(shape.format) }) };
    case "number":
      return { is: "number", ...numberFacts(shape) };
    case "boolean":
      return { is: "one", of: [true, false] };
    case "null":
      return { is: "one", of: [null] };
    case "literals":
      return { is: "one", of: [...shape.values], ...(shape.open ? { open: true } : {}) };
    case "array":
      return listOf("list", shape.uniqueItems === true && (shape.minItems ?? 0) > 1 ? undefined : specOfInner(shape.items), shape.minItems);
    case "map":
      return listOf("map", specOfInner(shape.values), shape.minProperties);
    case "union":
      return alternatives(shape.of.map(specOfInner).filter((one) => one !== undefined));
    case "object":
    case "intersection":
      return fieldsOf(shape, schemas) === undefined ? { is: "any" } : ofFields(shape, [], step.through, schemas);
    default:
      return { is: "any" };
  }
}

function listOf(is: "list" | "map", of: Spec | undefined, least: number | undefined): Spec | undefined {
  return of === undefined ? undefined : { is, of, ...facts({ least }) };
}

/** Values of several alternatives are values of one; otherwise the first alternative will do. */
function alternatives(specs: readonly Spec[]): Spec | undefined {
  const values = specs.map((spec) => (spec["is"] === "one" && spec["open"] === undefined ? (spec["of"] as readonly Json[]) : undefined));
  return specs.length > 0 && values.every((one) => one !== undefined) ? { is: "one", of: values.flat() } : specs[0];
}

/** The alternative whose values a builder makes. */
export function takenAlternative(alternatives: readonly Shape[], through: readonly string[], schemas: Schemas): readonly Shape[] {
  return alternatives.filter((one) => specOf(one, through, schemas) !== undefined).slice(0, 1);
}

/** What the service sets is no part of a request. */
function ofFields(shape: Resolved, key: readonly string[], through: readonly string[], schemas: Schemas): Spec | undefined {
  const fields = (fieldsOf(shape, schemas) ?? []).filter(({ shape: inner }) => resolveShape(inner, schemas)?.readOnly !== true);
  const isRequired = ({ name, required }: Field): boolean => required || key.includes(name);
  const specs = { required: {} as { [name: string]: Json }, optional: {} as { [name: string]: Json } };
  for (const field of fields) {
    const spec = specOf(field.shape, through, schemas);
    if (spec !== undefined) setOwn(isRequired(field) ? specs.required : specs.optional, field.name, spec);
    else if (isRequired(field)) return undefined;
  }
  return { is: "object", ...specs };
}

function numberFacts({ minimum, maximum, exclusiveMinimum, exclusiveMaximum, integer, multipleOf, bits }: NumberShape): Spec {
  return facts({
    from: minimum,
    to: maximum,
    above: exclusiveMinimum,
    below: exclusiveMaximum,
    whole: integer,
    step: multipleOf,
    bits: bits?.map(({ bit }) => bit),
  });
}

function facts(all: { readonly [fact: string]: Json | undefined }): Spec {
  return Object.fromEntries(Object.entries(all).filter((entry): entry is [string, Json] => entry[1] !== undefined));
}
