/** Values for examples: what a definition shows, otherwise the simplest that a type allows. Nothing of them is a fact of the document. */
import type { Json, ObjectShape, Shape } from "../../model/shape.ts";
import type { Placeholder } from "../../model/uri.ts";
import { inForm, type Forms } from "../../openapi/forms.ts";
import { setOwn } from "../../openapi/own-properties.ts";
import { simplestCount, simplestKeys, simplestNumber, simplestText } from "../simplest.ts";

const DEEPEST = 6;

/** A value that a request can carry; a text is the name of what it stands for. */
export function sampleOf(shape: Shape, forms: Pick<Forms, "schema">, name = "text", depth = 0): Json {
  const shapeInForm = inForm(shape, "request");
  if (shapeInForm.default !== undefined) return shapeInForm.default;
  const sampleOfInner = (inner: Shape, inside = name): Json => sampleOf(inner, forms, inside, depth + 1);
  switch (shapeInForm.is) {
    case "string":
      return simplestText(shapeInForm, name) ?? name;
    case "number":
      return simplestNumber(shapeInForm);
    case "boolean":
      return true;
    case "literals":
      return shapeInForm.values[0] ?? null;
    case "null":
      return null;
    case "object":
      return objectSample(shapeInForm, sampleOfInner);
    case "intersection":
      return Object.assign({}, ...shapeInForm.parts.map((part) => sampleOfInner(part))) as Json;
    case "array":
      return depth > DEEPEST ? [] : Array.from({ length: simplestCount(shapeInForm.minItems, shapeInForm.maxItems) }, () => sampleOfInner(shapeInForm.items));
    case "map":
      return depth > DEEPEST
        ? {}
        : Object.fromEntries(
            simplestKeys(simplestCount(shapeInForm.minProperties, shapeInForm.maxProperties)).map((key) => [key, sampleOfInner(shapeInForm.values)]),
          );
    case "union":
      return shapeInForm.of[0] === undefined ? null : sampleOfInner(shapeInForm.of[0]);
    case "reference":
      return depth > DEEPEST ? {} : sampleOfInner(forms.schema(shapeInForm.to)!.shape);
    default:
      return {};
  }
}

/** A value for one part of a key. */
export function keySample({ shape, name, example }: Placeholder, forms: Pick<Forms, "schema">): Json {
  return example ?? sampleOf(shape, forms, name);
}

/** The fields that have to be there; where none has to, the first one. */
function objectSample({ fields }: ObjectShape, sampleOfField: (shape: Shape, name: string) => Json): Json {
  const open = fields.filter(({ shape }) => shape.readOnly !== true);
  const required = open.filter((field) => field.required);
  const shown = required.length > 0 ? required : open.slice(0, 1);
  const shownFields: { [name: string]: Json } = {};
  for (const { name, shape, example } of shown) setOwn(shownFields, name, example ?? sampleOfField(shape, name));
  return shownFields;
}
