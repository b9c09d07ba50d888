/** Fields as a reader finds them: what each is, what is known of it and where, and the block of fields that it holds. */
import { declaringFile } from "../../model/declaring-file.ts";
import type { Contradiction, Place } from "../../model/origin.ts";
import type { Field, Shape } from "../../model/shape.ts";
import { unnamedShapesWithin } from "../../model/shapes-within.ts";
import { fieldAnchor } from "../links/anchors.ts";
import { placeText } from "../unknowns/fold-unknowns.ts";
import type { Anchors } from "./anchor-set.ts";
import { examplePhrases, factPhrases } from "./fact-phrases.ts";
import type { Schemas } from "./shapes.ts";
import { typePhrase, type TypePhrase } from "./type-phrase.ts";

export interface FieldEntry {
  readonly name: string;
  /** From what the field is in: `samples[].name`. */
  readonly path: string;
  readonly anchor: string;
  readonly required: boolean;
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
  readonly deprecated: boolean;
  readonly type: TypePhrase;
  readonly facts: readonly TypePhrase[];
  readonly shape: Shape;
  readonly description: string;
  /** What of it the document does not show. */
  readonly gaps: readonly string[];
  readonly doubts: readonly Contradiction[];
  readonly places: readonly string[];
  readonly blocks: readonly FieldBlock[];
}

/** Fields within a field. */
export interface FieldBlock {
  readonly is: "fields" | "sent";
  /** The schema of another page that the block is a copy of. */
  readonly copied: boolean;
  readonly fields: readonly FieldEntry[];
  /** Where the fields are instead, when there are too many for the page. */
  readonly apart?: readonly FieldsPage[];
  /** There are too many even to say of each where it went: who follows a link to one needs the search. */
  readonly unlisted?: true;
}

/** A page of fields for which that of their definition file has no room. */
export interface FieldsPage {
  readonly page: string;
  /** What they are in: a type, or the path of a field. */
  readonly of: string;
  readonly fields: readonly FieldEntry[];
}

/** What fields are read with. */
export interface FieldReader {
  readonly schemas: Schemas;
  /** The definition file of the page. */
  readonly file: string;
  readonly anchors: Anchors;
}

/** Where fields stand: the anchor and the path of what they are in, and the schemas around them. */
export interface FieldSurroundings {
  readonly anchor: string;
  readonly path: string;
  readonly through: readonly string[];
}

/** A schema of another page is written out where it has no more fields than these. */
const WRITTEN_OUT = 40;

export function fieldEntries(fields: readonly Field[], around: FieldSurroundings, reader: FieldReader): readonly FieldEntry[] {
  return fields.map((field) => fieldEntry(field, around, reader));
}

function fieldEntry({ name, required, deprecated, shape, description, example, origin }: Field, around: FieldSurroundings, reader: FieldReader): FieldEntry {
  const path = around.path === "" ? name : `${around.path}.${name}`;
  const anchor = reader.anchors.take(fieldAnchor(around.anchor, [name]));
  return {
    name,
    path,
    anchor,
    required,
    readOnly: shape.readOnly === true,
    writeOnly: shape.writeOnly === true,
    deprecated: deprecated === true,
    type: typePhrase(shape, reader.schemas),
    facts: example === undefined ? factPhrases(shape, reader.schemas) : [...factPhrases(shape, reader.schemas), ...examplePhrases(example)],
    shape,
    description,
    gaps: gapsOfShape(shape),
    doubts: doubtsOfShape(shape),
    places: placeTexts(origin.places),
    blocks: fieldBlocks(shape, { anchor, path, through: around.through }, reader),
  };
}

/** The fields that a value holds, in lists and maps as well, and those that it has in requests alone. */
export function fieldBlocks(shape: Shape, around: FieldSurroundings, reader: FieldReader): readonly FieldBlock[] {
  const inside = insideOf(shape, around, reader);
  if (shape.sent === undefined) return inside;
  const sent = fieldBlocks(shape.sent, { ...around, anchor: `${around.anchor}/request` }, reader);
  return [...inside, ...sent.map((block): FieldBlock => ({ ...block, is: "sent" }))];
}

function insideOf(shape: Shape, around: FieldSurroundings, reader: FieldReader): readonly FieldBlock[] {
  if (shape.is === "reference") return writtenOut(shape.to, around, reader);
  if (shape.is === "object") return shape.fields.length === 0 ? [] : [{ is: "fields", copied: false, fields: fieldEntries(shape.fields, around, reader) }];
  const parts = unnamedShapesWithin(shape);
  if (parts.length === 0) return none;
  const path = shape.is === "array" ? `${around.path}[]` : shape.is === "map" ? `${around.path}{}` : around.path;
  return merged(parts.flatMap((inner) => fieldBlocks(inner, { ...around, path }, reader)));
}

/** Several parts of one value are one block. */
function merged(blocks: readonly FieldBlock[]): readonly FieldBlock[] {
  const own = blocks.filter(({ is, copied }) => is === "fields" && !copied);
  if (own.length < 2) return blocks;
  return [{ is: "fields", copied: false, fields: own.flatMap(({ fields }) => fields) }, ...blocks.filter((block) => !own.includes(block))];
}

function writtenOut(id: string, around: FieldSurroundings, reader: FieldReader): readonly FieldBlock[] {
  const schema = reader.schemas.schema(id);
  if (schema === undefined || declaringFile(id) === reader.file || around.through.includes(id)) return [];
  if (fieldCount(schema.shape, reader.schemas, [id]) > WRITTEN_OUT) return [];
  const blocks = fieldBlocks(schema.shape, { ...around, through: [...around.through, id] }, reader);
  return blocks.map((block) => ({ ...block, copied: true }));
}

/** All that would be written out, schemas that these fields refer to with them. */
function fieldCount(shape: Shape, schemas: Schemas, through: readonly string[]): number {
  if (shape.is === "object") return shape.fields.reduce((sum, field) => sum + 1 + fieldCount(field.shape, schemas, through), 0);
  if (shape.is !== "reference") return unnamedShapesWithin(shape).reduce((sum, inner) => sum + fieldCount(inner, schemas, through), 0);
  const schema = through.includes(shape.to) ? undefined : schemas.schema(shape.to);
  return schema === undefined ? 0 : fieldCount(schema.shape, schemas, [...through, shape.to]);
}

/** Of a value and of what it is a list or a choice of. */
export function gapsOfShape(shape: Shape): readonly string[] {
  const inner = unnamedShapesWithin(shape);
  if (inner.length === 0 && shape.is !== "not-shown" && shape.notShown === undefined && shape.sent === undefined) return none;
  const own = [...(shape.is === "not-shown" ? [shape.what] : []), ...(shape.notShown === undefined ? [] : [shape.notShown])];
  return distinct([...own, ...inner.flatMap(gapsOfShape), ...(shape.sent === undefined ? [] : gapsOfShape(shape.sent))]);
}

export function doubtsOfShape(shape: Shape): readonly Contradiction[] {
  const inner = unnamedShapesWithin(shape);
  if (inner.length === 0 && shape.contradiction === undefined && shape.sent === undefined) return none;
  const own = shape.contradiction === undefined ? [] : [shape.contradiction];
  return distinct([...own, ...inner.flatMap(doubtsOfShape), ...(shape.sent === undefined ? [] : doubtsOfShape(shape.sent))]);
}

export function placeTexts(places: readonly Place[]): readonly string[] {
  return places.length === 0 ? none : distinct(places.map(placeText));
}

/** What most fields have of gaps, doubts and blocks. */
const none: readonly never[] = [];

function distinct<Value>(values: readonly Value[]): readonly Value[] {
  return values.length < 2 ? values : [...new Set(values)];
}
