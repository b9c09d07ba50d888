/**
 * How much a page has room for. Of a page whose fields weigh more than that, large blocks go to pages of their own; where a type alone
 * weighs too much, all its fields do, in their order. What goes leaves behind where it went, field by field as far as there is room.
 */
import type { FieldBlock, FieldEntry, FieldsPage } from "./fields.ts";
import type { TypeEntry } from "./type-entry.ts";
import { textLength, type TypePhrase } from "./type-phrase.ts";

/** Of what a page may weigh as it is sent, in bytes: that of its fields. Styles and operations have the rest. */
const ROOM = 45_000;

/** A block that weighs less stays where it is. */
const LARGE = 5_000;

/** What a field weighs that says nothing, and a character of what it says, compressed as texts of people are. */
const FIELD = 12;
const CHARACTER = 0.4;

/** What a character of an anchor weighs that leads on to where a field went, and all that those of one block may. */
const ANCHOR = 0.2;
const ANCHORS = 36_000;

/** The same types, within the room of their page. @param page without its ending */
export function withinRoom(types: readonly TypeEntry[], page: string): readonly TypeEntry[] {
  if (weightOfTypes(types) <= ROOM) return types;
  const apart = placing(page);
  const roomier = types.map((type) => ({ ...type, blocks: type.blocks.map((block) => withoutLarge(block, apart)) }));
  const left = largestFirst(roomier).reduce(
    (left, type) => (weightOfTypes(left) <= ROOM ? left : left.map((one) => (one === type ? wholeApart(one, apart) : one))),
    roomier as readonly TypeEntry[],
  );
  return weightOfTypes(left) <= ROOM ? left : left.map((type) => ({ ...type, blocks: type.blocks.map(unlisted) }));
}

/** Nothing says of each field where it went, in blocks within this one neither. */
function unlisted(block: FieldBlock): FieldBlock {
  const fields = block.fields.map((field): FieldEntry => (field.blocks.length === 0 ? field : { ...field, blocks: field.blocks.map(unlisted) }));
  return { ...block, fields, ...(block.apart && { unlisted: true }) };
}

function largestFirst(types: readonly TypeEntry[]): readonly TypeEntry[] {
  return types.toSorted((one, other) => weightIn(other.blocks) - weightIn(one.blocks));
}

function wholeApart(type: TypeEntry, apart: Placing): TypeEntry {
  return { ...type, blocks: type.blocks.map((block) => apart(block, type.schema.name)) };
}

function weightOfTypes(types: readonly TypeEntry[]): number {
  return types.reduce((sum, { blocks }) => sum + weightIn(blocks), 0);
}

/** Of fields and those within them, as far as they stand on the page. */
function weightIn(blocks: readonly FieldBlock[]): number {
  return blocks.reduce((sum, { fields, apart = [], unlisted }) => sum + weightOf(fields) + (unlisted ? 0 : weightOfAnchors(apart)), 0);
}

function weightOfAnchors(pages: readonly FieldsPage[]): number {
  return pages.reduce((sum, { fields }) => sum + ANCHOR * lengthOfAll(anchorsIn(fields)), 0);
}

function weightOf(fields: readonly FieldEntry[]): number {
  return fields.reduce((sum, field) => sum + FIELD + CHARACTER * lengthOf(field) + weightIn(field.blocks), 0);
}

function lengthOf({ name, type, facts, description, gaps, doubts }: FieldEntry): number {
  const ofDoubts = doubts.map(({ about, choice, readings }) => lengthOfAll([about, choice, ...readings.map(({ says }) => says)]));
  return name.length + description.length + lengthOfAll(gaps) + lengthOfPhrases([type, ...facts]) + ofDoubts.reduce((sum, length) => sum + length, 0);
}

function lengthOfAll(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + text.length, 0);
}

function lengthOfPhrases(phrases: readonly TypePhrase[]): number {
  return phrases.reduce((sum, phrase) => sum + textLength(phrase), 0);
}

/** Puts the fields of a block on further pages. @param of what they are in */
type Placing = (block: FieldBlock, of: string) => FieldBlock;

function placing(page: string): Placing {
  let count = 0;
  const placeApart: Placing = (block, of) => {
    if (block.apart !== undefined) return block;
    const fields = weightOf(block.fields) <= ROOM ? block.fields : withoutLarge(block, placeApart).fields;
    const pages = inShares(fields).map((share): FieldsPage => ({ page: `${page}~${(count += 1)}`, of, fields: share }));
    return { ...block, fields: [], apart: pages, ...(weightOfAnchors(pages) > ANCHORS && { unlisted: true }) };
  };
  return placeApart;
}

function withoutLarge(block: FieldBlock, apart: Placing): FieldBlock {
  const fields = block.fields.map((field): FieldEntry => {
    const blocks = weightIn(field.blocks) < LARGE ? field.blocks : field.blocks.map((inner) => apart(inner, field.path));
    return { ...field, blocks };
  });
  return { ...block, fields };
}

/** As many of the fields in a row as a page has room for, then the next. */
function inShares(fields: readonly FieldEntry[]): readonly (readonly FieldEntry[])[] {
  const shares: FieldEntry[][] = [[]];
  let weight = 0;
  for (const field of fields) {
    const own = weightOf([field]);
    if (weight > 0 && weight + own > ROOM) {
      shares.push([]);
      weight = 0;
    }
    shares.at(-1)!.push(field);
    weight += own;
  }
  return shares;
}

/** The further pages of types, those that these lead to with them. */
export function furtherPages(types: readonly Pick<TypeEntry, "blocks">[]): readonly FieldsPage[] {
  return types.flatMap(({ blocks }) => pagesBelow(blocks));
}

function pagesBelow(blocks: readonly FieldBlock[]): readonly FieldsPage[] {
  return blocks.flatMap(({ fields, apart = [] }) => [
    ...fields.flatMap((field) => pagesBelow(field.blocks)),
    ...apart.flatMap((one) => [one, ...one.fields.flatMap((field) => pagesBelow(field.blocks))]),
  ]);
}

/** The anchors of fields and of all that is within them, wherever it stands. */
export function anchorsIn(fields: readonly FieldEntry[]): readonly string[] {
  return fields.flatMap(({ anchor, blocks }) => [
    anchor,
    ...blocks.flatMap((block) => [block.fields, ...(block.apart ?? []).map((one) => one.fields)].flatMap(anchorsIn)),
  ]);
}
