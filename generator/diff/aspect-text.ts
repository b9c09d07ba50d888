/** Values of aspects as people read them: in findings, in change logs, in fingerprints. */
import { accessWords } from "../model/access.ts";
import type { Sampling } from "../model/operation.ts";
import type { Field, Role, Scalar, Shape } from "../model/shape.ts";
import { decimalText, jsonText as json } from "../values/decimal.ts";
import type { Aspect, Aspects } from "./change.ts";
import { credentialOf } from "./credential.ts";
import type { Bound, Limits } from "./limits.ts";

const text = (value: string): string => value;
const listed = (values: readonly Scalar[]): string => values.map(json).join(", ");
const yes = (): string => "yes";
const bitText = ({ bit, name }: { readonly bit: number; readonly name: string }): string => `${decimalText(bit)} (${name})`;

const words: { readonly [A in Aspect]: (value: Aspects[A]) => string } = {
  service: text,
  title: text,
  version: text,
  server: ({ url }) => url,
  "server-name": text,
  "server-url": text,
  "server-variable": text,
  authentication: text,
  security: credentialOf,
  "security-name": text,
  credential: text,
  flow: text,
  "token-address": text,
  scope: text,
  resource: ({ kind }) => kind.name,
  uri: text,
  "key-part": text,
  "key-name": text,
  "key-order": (names) => names.join(", "),
  kind: text,
  fact: json,
  generic: yes,
  "resource-deprecated": yes,
  operation: ({ effect }) => effect,
  "operation-name": text,
  method: text,
  "operation-uri": text,
  effect: text,
  condition: text,
  derived: yes,
  sampling: samplingWords,
  contains: yes,
  "look-up": text,
  "operation-deprecated": yes,
  access: accessWords,
  parameter: fieldWords,
  header: fieldWords,
  status: text,
  failure: text,
  body: text,
  "stated-body": text,
  "media-type": text,
  field: fieldWords,
  "closed-field": fieldWords,
  "field-name": text,
  required: yes,
  deprecated: yes,
  "read-only": yes,
  "write-only": yes,
  default: json,
  role: roleWords,
  closed: yes,
  type: shapeWords,
  "shown-type": shapeWords,
  alternative: shapeWords,
  "type-name": text,
  "type-deprecated": yes,
  integer: yes,
  range: limitWords,
  step: decimalText,
  length: limitWords,
  count: limitWords,
  distinct: yes,
  pattern: text,
  format: text,
  values: listed,
  "known-values": listed,
  open: yes,
  bits: (bits) => bits.map(bitText).join(", "),
  bit: bitText,
  "bit-name": text,
  "part-not-shown": text,
  "note-name": text,
  statement: text,
  "shown-statement": text,
  gap: text,
  contradiction: text,
  choice: text,
  readings: text,
  description: text,
  example: json,
};

export function aspectText<A extends Aspect>(aspect: A, value: Aspects[A]): string {
  return words[aspect](value);
}

function fieldWords({ shape }: Field): string {
  return shapeWords(shape);
}

function roleWords(role: Role): string {
  const { role: name, ...more } = role;
  return [name, ...Object.values(more)].join(" ");
}

function samplingWords({ names, windows, aggregates }: Sampling): string {
  return `${aggregates.join(", ")} over ${windows.join(", ")} seconds of ${names}`;
}

/** `0 to 15`, `at most 64`, `more than 0 and at most 5`. */
function limitWords({ least, most }: Limits): string {
  if (least !== undefined && most !== undefined && least.exclusive !== true && most.exclusive !== true) {
    return least.value === most.value ? `exactly ${decimalText(least.value)}` : `${decimalText(least.value)} to ${decimalText(most.value)}`;
  }
  return [least && boundWords(least, "at least", "more than"), most && boundWords(most, "at most", "less than")]
    .filter((one) => one !== undefined)
    .join(" and ");
}

function boundWords({ value, exclusive }: Bound, allowed: string, excluded: string): string {
  return `${exclusive === true ? excluded : allowed} ${decimalText(value)}`;
}

/** As a definition would write it, in short: a type of its own by its name. */
function shapeWords(shape: Shape): string {
  switch (shape.is) {
    case "string":
      return [shape.format ?? "string", ...lengthWords(shape.minLength, shape.maxLength)].join(" of ");
    case "number":
      return [shape.format ?? (shape.integer === true ? "integer" : "number"), ...rangeWords(shape)].join(" ");
    case "literals":
      return [...shape.values.map(json), ...(shape.open === true ? ["…"] : [])].join(" or ");
    case "object":
      return shape.fields.length === 0 ? "object" : `object of ${shape.fields.map(({ name }) => name).join(", ")}`;
    case "intersection":
      return shape.parts.map(shapeWords).join(" & ");
    case "union":
      return shape.of.map(shapeWords).join(" or ");
    case "array":
      return `list of ${shapeWords(shape.items)}`;
    case "map":
      return `map of ${shapeWords(shape.values)}`;
    case "reference":
      return shape.to.slice(shape.to.indexOf("#") + 1);
    case "not-shown":
      return `not shown: ${shape.what}`;
    case "any":
      return "any value";
    default:
      return shape.is;
  }
}

function lengthWords(least: number | undefined, most: number | undefined): readonly string[] {
  if (least === undefined && most === undefined) return [];
  return [
    `${limitWords({ ...(least === undefined ? {} : { least: { value: least } }), ...(most === undefined ? {} : { most: { value: most } }) })} characters`,
  ];
}

function rangeWords({ minimum, maximum }: { readonly minimum?: number; readonly maximum?: number }): readonly string[] {
  if (minimum === undefined && maximum === undefined) return [];
  return [limitWords({ ...(minimum === undefined ? {} : { least: { value: minimum } }), ...(maximum === undefined ? {} : { most: { value: maximum } }) })];
}
