/** What a value is, in a few words: `list of Seat`, `"up" or "down"`, `number`. */
import type { LiteralsShape, Scalar, Shape } from "../../model/shape.ts";
import { jsonText } from "../../values/decimal.ts";
import type { PhrasePiece } from "../emit/phrase.ts";
import type { Target } from "../links/addresses.ts";
import type { Schemas } from "./shapes.ts";

/** A link to another page is made for the page and the language that it stands in. */
export type Linked = PhrasePiece | { readonly name: string; readonly target: Target; readonly code?: true };

export type TypePhrase = readonly Linked[];

/** More values than these are listed below the field. */
export const FEW = 6;

export function typePhrase(shape: Shape, schemas: Schemas): TypePhrase {
  switch (shape.is) {
    case "string":
      return [formatted("string", shape.format)];
    case "number":
      return [formatted(shape.integer ? "integer" : "number", shape.format)];
    case "literals":
      return literalsPhrase(shape);
    case "object":
      return ["object"];
    case "intersection":
      return intersectionPhrase(shape.parts, schemas);
    case "array":
      return ["list of ", ...grouped(shape.items, schemas)];
    case "map":
      return shape.values.is === "any" ? ["object with any keys"] : ["object with any keys, each value: ", ...grouped(shape.values, schemas)];
    case "union":
      return enumerated(unique(shape.of.flatMap((one) => alternativesIn(one, schemas))));
    case "reference":
      return referencePhrase(shape.to, schemas);
    case "not-shown":
      return ["not shown"];
    case "any":
      return ["any JSON value"];
    default:
      return [shape.is];
  }
}

function formatted(type: string, format: string | undefined): string {
  return format === undefined ? type : `${type}, format ${format}`;
}

/** Fields that stand beside a type are listed below it. */
function intersectionPhrase(parts: readonly Shape[], schemas: Schemas): TypePhrase {
  const others = parts.filter(({ is }) => is !== "object");
  if (others.length === 0) return ["object"];
  const phrase = joined(
    others.map((part) => typePhrase(part, schemas)),
    " with ",
  );
  return others.length === parts.length ? phrase : [...phrase, " and further fields"];
}

function referencePhrase(id: string, schemas: Schemas): TypePhrase {
  const schema = schemas.schema(id);
  return schema === undefined ? ["object"] : [{ name: schema.name, target: schemas.targetOf(schema) }];
}

function grouped(shape: Shape, schemas: Schemas): TypePhrase {
  const phrase = typePhrase(shape, schemas);
  return shape.is === "union" || shape.is === "intersection" ? ["(", ...phrase, ")"] : phrase;
}

function literalsPhrase(shape: LiteralsShape): TypePhrase {
  const phrase = valuesPhrase(shape);
  return shape.format === undefined ? phrase : [...phrase, `, format ${shape.format}`];
}

function valuesPhrase({ values, open }: LiteralsShape): TypePhrase {
  const kind = values.every((value) => typeof value === "number") ? "number" : "string";
  if (values.length > FEW) return [open ? `${kind}, known values below` : `${kind}, one of ${values.length} values`];
  const known = enumerated(values.map((value) => [{ code: valueText(value) }]));
  return open ? [`${kind}, for example `, ...known] : known;
}

function alternativesIn(shape: Shape, schemas: Schemas): readonly TypePhrase[] {
  if (shape.is === "union") return shape.of.flatMap((one) => alternativesIn(one, schemas));
  const few = shape.is === "literals" && !shape.open && shape.values.length <= FEW;
  return few ? shape.values.map((value) => [{ code: valueText(value) }]) : [typePhrase(shape, schemas)];
}

/** A text as it is where that can be seen, otherwise as JSON writes it. */
export function valueText(value: Scalar): string {
  return typeof value === "string" && /^[^\s"](?:.*[^\s"])?$/.test(value) && !/^(?:true|false|null|-?[\d.]+(?:e[+-]?\d+)?)$/i.test(value)
    ? value
    : jsonText(value);
}

function joined(phrases: readonly TypePhrase[], between: string): TypePhrase {
  return phrases.flatMap((phrase, index) => (index === 0 ? phrase : [between, ...phrase]));
}

/** `a, b or c` */
function enumerated(phrases: readonly TypePhrase[]): TypePhrase {
  return phrases.flatMap((phrase, index) => (index === 0 ? phrase : [index === phrases.length - 1 ? " or " : ", ", ...phrase]));
}

function unique(phrases: readonly TypePhrase[]): readonly TypePhrase[] {
  return [...new Map(phrases.map((phrase) => [JSON.stringify(phrase), phrase])).values()];
}

/** As plain text, for those who search. */
export function plainText(phrase: TypePhrase): string {
  return phrase.map(pieceText).join("");
}

/** Of the plain text. */
export function textLength(phrase: TypePhrase): number {
  return phrase.reduce((sum, piece) => sum + pieceText(piece).length, 0);
}

function pieceText(piece: Linked): string {
  if (typeof piece === "string") return piece;
  if ("name" in piece) return piece.name;
  return "strong" in piece ? piece.strong : "link" in piece ? piece.link : piece.code;
}
