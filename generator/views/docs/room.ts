/**
 * How much a page has room for. Of a page with more fields than that, large blocks go to pages of their own; where a type alone
 * has too many, all its fields do, in their order. What goes leaves behind where it went.
 */
import type { Block, FieldEntry, FieldsPage } from "./fields.ts";
import type { TypeEntry } from "./page-entry.ts";

/** So many fields weigh about 50 kB, compressed. */
const ROOM = 2500;

/** A block of fewer fields stays where it is. */
const LARGE = 250;

/** The same types, within the room of their page. @param page without its ending */
export function withinRoom(types: readonly TypeEntry[], page: string): readonly TypeEntry[] {
  if (rowsOfTypes(types) <= ROOM) return types;
  const apart = placing(page);
  const roomier = types.map((type) => ({ ...type, blocks: type.blocks.map((block) => withoutLarge(block, apart)) }));
  return largestFirst(roomier).reduce((left, type) => (rowsOfTypes(left) <= ROOM ? left : left.map((one) => (one === type ? wholeApart(one, apart) : one))), roomier as readonly TypeEntry[]);
}

function largestFirst(types: readonly TypeEntry[]): readonly TypeEntry[] {
  return types.toSorted((one, other) => rowsIn(other.blocks) - rowsIn(one.blocks));
}

function wholeApart(type: TypeEntry, apart: Placing): TypeEntry {
  return { ...type, blocks: type.blocks.map((block) => apart(block, type.schema.name)) };
}

function rowsOfTypes(types: readonly TypeEntry[]): number {
  return types.reduce((sum, { blocks }) => sum + rowsIn(blocks), 0);
}

/** Fields and those within them, as far as they stand on the page. */
export function rowsIn(blocks: readonly Block[]): number {
  return blocks.reduce((sum, { fields }) => sum + rowsOf(fields), 0);
}

function rowsOf(fields: readonly FieldEntry[]): number {
  return fields.reduce((sum, { blocks }) => sum + 1 + rowsIn(blocks), 0);
}

/** Puts the fields of a block on further pages. @param of what they are in */
type Placing = (block: Block, of: string) => Block;

function placing(page: string): Placing {
  let count = 0;
  const apart: Placing = (block, of) => {
    const fields = rowsOf(block.fields) <= ROOM ? block.fields : withoutLarge(block, apart).fields;
    return { ...block, fields: [], apart: inShares(fields).map((share): FieldsPage => ({ page: `${page}~${(count += 1)}`, of, fields: share })) };
  };
  return apart;
}

function withoutLarge(block: Block, apart: Placing): Block {
  const fields = block.fields.map((field): FieldEntry => {
    const blocks = rowsIn(field.blocks) < LARGE ? field.blocks : field.blocks.map((inner) => apart(inner, field.path));
    return { ...field, blocks };
  });
  return { ...block, fields };
}

/** As many of the fields in a row as a page has room for, then the next. */
function inShares(fields: readonly FieldEntry[]): readonly (readonly FieldEntry[])[] {
  const shares: FieldEntry[][] = [[]];
  let rows = 0;
  for (const field of fields) {
    const own = rowsOf([field]);
    if (rows > 0 && rows + own > ROOM) {
      shares.push([]);
      rows = 0;
    }
    shares.at(-1)!.push(field);
    rows += own;
  }
  return shares;
}

/** The further pages of types, those that these lead to with them. */
export function furtherPages(types: readonly Pick<TypeEntry, "blocks">[]): readonly FieldsPage[] {
  return types.flatMap(({ blocks }) => pagesBelow(blocks));
}

function pagesBelow(blocks: readonly Block[]): readonly FieldsPage[] {
  return blocks.flatMap(({ fields, apart = [] }) => [...fields.flatMap((field) => pagesBelow(field.blocks)), ...apart.flatMap((one) => [one, ...one.fields.flatMap((field) => pagesBelow(field.blocks))])]);
}

/** The anchors of fields and of all that is within them, wherever it stands. */
export function anchorsIn(fields: readonly FieldEntry[]): readonly string[] {
  return fields.flatMap(({ anchor, blocks }) => [anchor, ...blocks.flatMap((block) => [block.fields, ...(block.apart ?? []).map((one) => one.fields)].flatMap(anchorsIn))]);
}
