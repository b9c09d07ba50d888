/** A member for a row: its name, a type that says what the row states, and what the row says besides. */
import type { Block } from "../../../documents/document.ts";
import { valuesBeside } from "../../../facts/cells/beside-range.ts";
import { saysNull } from "../../../facts/cells/nullable.ts";
import { valueOf, type Fact } from "../../../facts/fact.ts";
import type { StatedBlock, StatedRow, StatedSection } from "../../../facts/stated-section.ts";
import { withinLimits, withValuesBeside } from "../../draft/files/row-types.ts";
import { saidBeside, schemeIn, schemeMember } from "../../draft/files/schemes.ts";
import { headerMember } from "../../draft/files/service/headers.ts";
import { ownRows } from "../../draft/survey/rows/own-rows.ts";
import type { NeededImport } from "../../edit/imports.ts";
import { counterpartBlock, type Pairs } from "../../edition/pairs.ts";
import type { PlacedRow } from "../../edition/row-lookup.ts";
import { sectionAt } from "../../edition/section-at.ts";
import type { PlanningContext } from "../../planning-context.ts";
import { intersectionType, type MemberSyntax, type TypeSyntax } from "../../print/syntax.ts";
import { chooseType, doubtGuess, soughtRow, writtenCandidate, type ChosenType } from "../../words/choose-type.ts";
import { withConvention } from "../../words/conventional.ts";
import { credentialWords } from "../../words/credentials.ts";
import { generalType, isOfList, itemCountType } from "../../words/general-type.ts";
import { proseComment, proseIn } from "../../words/prose.ts";
import type { Candidate } from "../../words/read-candidates.ts";
import { surveyed } from "../surveyed.ts";

export interface PrintedMember {
  readonly member: MemberSyntax;
  readonly needs: readonly NeededImport[];
  readonly says: string;
  readonly guesses: readonly string[];
}

/** @param optional whether it may be left out where the document does not say */
export function memberOf(context: PlanningContext, file: string, row: PlacedRow, optional: boolean): PrintedMember | undefined {
  const section = sectionAt(context.editions.theirs, row.row.at.line);
  if (section === undefined) return undefined;
  return besideFields(context, section, row) ?? printedMember(context, file, section, row, [...(row.block.path ?? []), row.row.name], optional);
}

/** A row of a table of headers, or of schemes: the member is no field of a body. */
function besideFields({ editions: { theirs, pairs } }: PlanningContext, section: StatedSection, stated: PlacedRow): PrintedMember | undefined {
  const { row, facts, block } = stated;
  if (valueOf(facts, "type") !== undefined) return undefined;
  const source = surveyed(theirs.stated).places.row(row);
  const scheme = schemeIn(row.cells.map(({ text }) => text));
  // What is a list there can be a table here.
  const isHeader = [block, ourBlock(pairs, section, block)].some((one) => /^headers?$/i.test(one?.named ?? ""));
  if (scheme === undefined && !isHeader) return undefined;
  const made = isHeader ? headerMember(stated, source) : schemeMember(scheme!, source, { text: saidBeside(row) });
  const { needs, text } = writtenCandidate(made.type);
  const http = [...needs, ...credentialWords.filter((one) => text.startsWith(one)).map((one) => ({ name: one, from: "specwright/http" }))];
  return { member: made, needs: http, says: text, guesses: [] };
}

function ourBlock(pairs: Pairs, section: StatedSection, block: Block): Block | undefined {
  const [own, theirs] = [pairs.section(section), section.blocks.find((one) => one.block === block)];
  return own === undefined || theirs === undefined ? undefined : counterpartBlock(theirs, own)?.block;
}

function printedMember(
  context: PlanningContext,
  file: string,
  section: StatedSection,
  row: StatedRow,
  path: readonly string[],
  optional: boolean,
): PrintedMember | undefined {
  const fields = fieldsOf(context, file, section, path, optional);
  const chosen = fields === undefined ? typeOfRow(context, file, section, row) : undefined;
  const bare = fields === undefined ? plain(chosen, row.facts) : generalType(row.facts, fields.type);
  if (bare === undefined) return undefined;
  const limits = isOfList(row.facts) ? itemCountType(valueOf(row.facts, "items") ?? {}) : undefined;
  const type = limits === undefined ? bare : intersectionType(bare, limits);
  const comment = proseComment(proseIn(row), row.facts);
  const mayBeLeftOut = valueOf(row.facts, "required") === undefined ? optional : valueOf(row.facts, "required") === false;
  return {
    member: {
      name: row.row.name,
      ...(mayBeLeftOut ? { optional: true } : {}),
      type,
      ...(Object.keys(comment).length === 0 ? {} : { comment }),
    },
    needs: [...(chosen?.needs ?? writtenCandidate(bare).needs), ...(limits === undefined ? [] : writtenCandidate(limits).needs), ...(fields?.needs ?? [])],
    says: chosen?.text ?? (fields === undefined ? writtenCandidate(type).text : "an object"),
    guesses: [...(fields?.guesses ?? []), ...guessesOn(row.row.name, chosen, fields)],
  };
}

function typeOfRow(context: PlanningContext, file: string, section: StatedSection, row: StatedRow): ChosenType | undefined {
  return typeBeside(row) ?? chooseType(context, file, soughtRow(context, section, row.row.name), withConvention(context, row.facts), saysNull(row.row));
}

/** That of a row which allows values outside of its limits: these are no fact by which another type could be held against it. */
function typeBeside(row: StatedRow): ChosenType | undefined {
  if (valuesBeside(row).length === 0) return undefined;
  const { needs, text } = writtenCandidate(withValuesBeside(row, generalType(withinLimits(row).facts, undefined)));
  return { needs, text };
}

function guessesOn(name: string, chosen: ChosenType | undefined, fields: Fields | undefined): readonly string[] {
  if (fields !== undefined) return [];
  if (chosen === undefined) return [`${name}: its type`];
  return chosen.inDoubt === true ? [doubtGuess(name, chosen)] : [];
}

function plain(chosen: Candidate | undefined, facts: readonly Fact[]): TypeSyntax | undefined {
  if (chosen !== undefined) return { is: "written", text: chosen.text };
  return valueOf(facts, "type") === undefined ? undefined : generalType(facts, undefined);
}

interface Fields {
  readonly type: TypeSyntax;
  readonly needs: readonly NeededImport[];
  readonly guesses: readonly string[];
}

/** The fields of a block that the document announces for a nested field, in its order. */
function fieldsOf(context: PlanningContext, file: string, section: StatedSection, path: readonly string[], optional: boolean): Fields | undefined {
  const block = section.blocks.find((one) => one.block.is !== "cell" && one.block.path?.join("\n") === path.join("\n"));
  if (block === undefined) return heldFields(context, section, path.at(-1)!);
  const members = block.rows.map((row) => printedMember(context, file, section, row, [...path, row.row.name], optional));
  const known = members.filter((one) => one !== undefined);
  return {
    type: { is: "object", members: known.map(({ member }) => member), tall: true },
    needs: known.flatMap(({ needs }) => needs),
    guesses: known.flatMap(({ guesses }) => guesses),
  };
}

/** The fields that a row names itself: `each with string field name`. */
function heldFields({ editions: { theirs } }: PlanningContext, { blocks }: StatedSection, field: string): Fields | undefined {
  const row = blocks
    .filter(({ block }) => block.path === undefined)
    .flatMap(({ rows }) => rows)
    .find((one) => one.row.name === field);
  const held = row?.facts.flatMap((fact) => (fact.fact === "member" && fact.value.name !== field ? [fact.value] : [])) ?? [];
  if (row === undefined || held.length === 0) return undefined;
  const tags = [{ tag: "source" as const, text: surveyed(theirs.stated).places.row(row.row) }];
  const members = held.map(({ name, type }): MemberSyntax => ({ name, type: generalType([{ fact: "type", value: type }], undefined), comment: { tags } }));
  return { type: { is: "object", members, tall: true }, needs: [], guesses: [] };
}

export interface SectionMembers {
  readonly members: readonly MemberSyntax[];
  readonly needs: readonly NeededImport[];
  readonly guesses: readonly string[];
}

/** The fields of one table of a section. */
export function blockMembers(context: PlanningContext, file: string, section: StatedSection, { rows }: StatedBlock): SectionMembers | undefined {
  return membersOf(rows.flatMap((row) => printedMember(context, file, section, row, [row.row.name], true) ?? []));
}

/** The fields of a section that came; undefined where it has none. */
export function sectionMembers(
  context: PlanningContext,
  file: string,
  section: StatedSection,
  required: ReadonlySet<string>,
  rows: readonly StatedRow[] = ownRows(section),
): SectionMembers | undefined {
  const printed = rows.flatMap((row) => printedMember(context, file, section, row, [row.row.name], !required.has(row.row.name)) ?? []);
  return membersOf(printed);
}

function membersOf(printed: readonly PrintedMember[]): SectionMembers | undefined {
  if (printed.length === 0) return undefined;
  return { members: printed.map(({ member: one }) => one), needs: printed.flatMap(({ needs }) => needs), guesses: printed.flatMap(({ guesses }) => guesses) };
}
