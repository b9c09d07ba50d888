/** What stands above a drafted field: what its row says, where that is, and what is guessed of it. */
import type { Row } from "../../../documents/document.ts";
import { blockName as nameOfBlock } from "../../../documents/places/lookup.ts";
import type { StatedBlock, StatedRow, StatedSection } from "../../../facts/stated-section.ts";
import type { CommentSyntax, MemberSyntax } from "../../print/syntax.ts";
import { meaningLine } from "../../words/meanings.ts";
import type { NamedEnumeration } from "../resources/enumerations.ts";
import { blocksByRow, rowsByName } from "../resources/rows-of-section.ts";
import { guessesOfDoubts } from "./contradictions.ts";
import type { InterfaceContext } from "./interface.ts";

/** @param tags those beside what is said */
export function commentOf(
  { text = "", tags: own = [] }: CommentSyntax,
  guesses: readonly string[] | undefined,
  tags: CommentSyntax["tags"] = [],
): Pick<MemberSyntax, "comment"> {
  const all = [...tags, ...own];
  if (text === "" && guesses === undefined && all.length === 0) return {};
  return { comment: { ...(text === "" ? {} : { text }), ...(guesses === undefined ? {} : { guesses }), ...(all.length === 0 ? {} : { tags: all }) } };
}

/** A field finds its row by its name, unless another row of the section has it, or it stands elsewhere. */
export function sourceTagsOfRow({ section, source, rows, places }: InterfaceContext, { row }: StatedRow, isList: boolean): CommentSyntax["tags"] {
  const isOwn = rowsByName(section).get(row.name)?.includes(row) === true;
  if (isList) return [{ tag: "source", text: isOwn ? `${source} > ${row.name}` : places.row(row) }];
  if (rows === undefined) return isListedAgain(section, row) ? [{ tag: "source", text: isNamedApart(section, row) ? places.row(row) : source }] : undefined;
  const named = rowsByName(section).get(row.name) ?? [];
  return named.length === 1 && named[0] === row ? undefined : [{ tag: "source", text: places.row(row) }];
}

/** The rows elsewhere that limit the field. */
export function sourceTagsOfLimits({ limits, places }: InterfaceContext, { row }: StatedRow): NonNullable<CommentSyntax["tags"]> {
  return (limits.get(row) ?? []).map((limit) => ({ tag: "source", text: places.row(limit) }));
}

/** What was put aside of a row, what is guessed of it, and other rows of its name that another block has among the same fields. */
export function guessesOfRow(
  { section, doubts }: InterfaceContext,
  { row }: StatedRow,
  guesses: readonly string[],
  rows: readonly StatedRow[],
): readonly string[] | undefined {
  const own = blocksByRow(section).get(row);
  const again = rows.find((other) => other.row !== row && other.row.name === row.name && blocksByRow(section).get(other.row) !== own);
  const all = [
    ...(guessesOfDoubts(doubts.get(row) ?? []) ?? []),
    ...guesses,
    ...(again === undefined ? [] : [`that ${row.name} is what line ${row.at.line} says: line ${again.row.at.line} lists it again`]),
  ];
  return all.length === 0 ? undefined : all;
}

/** What each value means, behind what the row says. */
export function withMeanings(said: CommentSyntax, enumeration: NamedEnumeration | undefined): CommentSyntax {
  const explained = (enumeration?.values ?? []).filter(({ value, means }) => means !== "" && !String(value).includes("`"));
  if (explained.length === 0) return said;
  const list = explained.map(({ value, means }) => meaningLine({ value: String(value), means })).join("\n");
  return { ...said, text: said.text === undefined ? list : `${said.text}\n\n${list}` };
}

/** What stands for the type is in the definition's type. */
export function withoutTypeCell({ row, cells, facts }: StatedRow): StatedRow {
  const isOfType = new Set(cells.filter(({ role }) => role === "type").map(({ column }) => column));
  return { row: { ...row, cells: row.cells.filter(({ column }) => column === "" || !isOfType.has(column)) }, cells, facts };
}

/** Whether another block of the section lists a field of this name: by the name alone nobody knows which row is meant. */
function isListedAgain(section: StatedSection, row: Row): boolean {
  const own = blocksByRow(section).get(row);
  return (
    own !== undefined &&
    isOfSection(own) &&
    section.blocks.some((other) => other !== own && isOfSection(other) && other.rows.some((one) => one.row.name === row.name))
  );
}

function isOfSection({ block }: StatedBlock): boolean {
  return block.path === undefined && block.is !== "cell";
}

/** Whether the words before its block tell the row from others of its name. */
function isNamedApart(section: StatedSection, row: Row): boolean {
  const called = nameOfBlock(blocksByRow(section).get(row)!.block);
  return (
    called !== undefined &&
    section.blocks.filter(({ block, rows }) => nameOfBlock(block) === called && rows.some((one) => one.row.name === row.name)).length === 1
  );
}
