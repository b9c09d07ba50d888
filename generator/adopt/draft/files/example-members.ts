/** What only an example shows beside the rows of fields. */
import type { StatedRow, StatedSection } from "../../../facts/stated-section.ts";
import { typeReference, type MemberSyntax, type TypeSyntax } from "../../print/syntax.ts";
import { namesParameter, ownRows } from "../survey/rows/own-rows.ts";
import { doubtBeside, doubtOfExample, doubtOfHolder } from "./contradictions.ts";
import type { Envelope } from "./envelopes.ts";
import { exampleMembers } from "./example-types.ts";
import type { Interface } from "./interface.ts";

/** The members of an example, one of which holds the rows. They have none themselves, which would be missed if no doubt told of it. */
export function envelopeMembers(
  { example, source, section, rows = ownRows(section), places }: Interface,
  { member: holder, isList }: Envelope,
  own: readonly MemberSyntax[],
): readonly MemberSyntax[] {
  const rowOf = (named: string): StatedRow | undefined => rows.find(({ row }) => row.name === named);
  const members = own.map((one): MemberSyntax => {
    const row = rowOf(one.name);
    return row === undefined || one.comment?.tags !== undefined
      ? one
      : { ...one, comment: { ...one.comment, tags: [{ tag: "source", text: places.row(row.row) }] } };
  });
  const held: TypeSyntax = { is: "object", members, tall: true };
  return exampleMembers({ ...example, [holder]: isList ? [] : {} }, source).map((one) => {
    if (one.name !== holder) return { ...one, type: typeReference("Doubted", one.type, doubtBeside(one.name, source)) };
    return { ...one, type: typeReference("Doubted", isList ? { is: "array", of: held } : held, doubtOfHolder(holder, source)) };
  });
}

/**
 * Where the section lists fields, one that only an example shows is in doubt: those that are listed lack it. Fields of another part of the request say nothing
 * of it.
 */
export function membersBesideRows({ section, rows, source }: Interface, members: readonly MemberSyntax[]): readonly MemberSyntax[] {
  const listed = [...ownRows(section), ...announcedRows(section)];
  if (listed.length === 0 || rows?.length === 0) return members;
  const names = new Set(listed.map(({ row }) => row.name));
  return members.map((one) => (names.has(one.name) ? one : { ...one, type: typeReference("Doubted", one.type, doubtOfExample(one.name, source)) }));
}

/** Items without types below `Input:`, which are fields of what is sent. */
function announcedRows({ blocks }: StatedSection): readonly StatedRow[] {
  return blocks
    .filter(({ block }) => /\b(?:input|body|payload)\b/i.test(block.label ?? block.lead ?? ""))
    .flatMap((block) => block.rows.filter((row) => namesParameter(row, block)));
}
