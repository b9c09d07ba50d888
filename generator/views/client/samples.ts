/** Values for examples: what a definition shows, otherwise the simplest that a type allows. Nothing of them is a fact of the document. */
import type { Json, ObjectShape, Shape } from "../../model/shape.ts";
import type { Placeholder } from "../../model/uri.ts";
import { inForm, type Forms } from "../../openapi/forms.ts";
import { setOwn } from "../../openapi/own-properties.ts";
import { simplestCount, simplestKeys, simplestNumber, simplestText } from "../simplest.ts";

const DEEPEST = 6;

/** A value that a request can carry; a text is the name of what it stands for. */
export function sampleOf(shape: Shape, forms: Pick<Forms, "schema">, name = "text", depth = 0): Json {
  const said = inForm(shape, "request");
  if (said.default !== undefined) return said.default;
  const of = (inner: Shape, inside = name): Json => sampleOf(inner, forms, inside, depth + 1);
  switch (said.is) {
    case "string":
      return simplestText(said, name) ?? name;
    case "number":
      return simplestNumber(said);
    case "boolean":
      return true;
    case "literals":
      return said.values[0] ?? null;
    case "null":
      return null;
    case "object":
      return objectSample(said, of);
    case "intersection":
      return Object.assign({}, ...said.parts.map((part) => of(part))) as Json;
    case "array":
      return depth > DEEPEST ? [] : Array.from({ length: simplestCount(said.minItems, said.maxItems) }, () => of(said.items));
    case "map":
      return depth > DEEPEST
        ? {}
        : Object.fromEntries(simplestKeys(simplestCount(said.minProperties, said.maxProperties)).map((key) => [key, of(said.values)]));
    case "union":
      return said.of[0] === undefined ? null : of(said.of[0]);
    case "reference":
      return depth > DEEPEST ? {} : of(forms.schema(said.to)!.shape);
    default:
      return {};
  }
}

/** A value for one part of a key. */
export function keySample({ shape, name, example }: Placeholder, forms: Pick<Forms, "schema">): Json {
  return example ?? sampleOf(shape, forms, name);
}

/** The fields that have to be there; where none has to, the first one. */
function objectSample({ fields }: ObjectShape, of: (shape: Shape, name: string) => Json): Json {
  const open = fields.filter(({ shape }) => shape.readOnly !== true);
  const required = open.filter((field) => field.required);
  const shown = required.length > 0 ? required : open.slice(0, 1);
  const shownFields: { [name: string]: Json } = {};
  for (const { name, shape, example } of shown) setOwn(shownFields, name, example ?? of(shape, name));
  return shownFields;
}
