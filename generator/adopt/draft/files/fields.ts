/** Interfaces for the fields that a document lists, block within block, in its order. */
import { blockName as nameOfBlock } from "../../../documents/places/lookup.ts";
import { valueOf } from "../../../facts/fact.ts";
import type { StatedSection } from "../../../facts/stated-section.ts";
import type { CommentSyntax, DeclarationSyntax, MemberSyntax } from "../../print/syntax.ts";
import { lowerFirst } from "../conventions.ts";
import { blocksByRow, rowsByName } from "../resources/rows-of-section.ts";
import type { SharedTypes } from "../resources/shared-types.ts";
import { ownRows } from "../survey/rows/own-rows.ts";
import type { ToldField } from "../survey/rows/request-parts.ts";
import type { SourceNames } from "../survey/source-names.ts";
import { doubtedType, guessesOfDoubts } from "./contradictions.ts";
import type { DraftWords } from "./draft-words.ts";
import { envelopeIn, type Envelope } from "./envelopes.ts";
import { envelopeMembers, membersBesideRows } from "./example-members.ts";
import { exampleMembers } from "./example-types.ts";
import { typeImplied } from "./implied-types.ts";
import { interfaceSyntax } from "./interface-syntax.ts";
import type { Interface, NamesOfSections, SharedByInterfaces } from "./interface.ts";
import { firstOfEachName, membersOf } from "./members.ts";
import { commentOf } from "./row-comments.ts";

type Wanted = Omit<Interface, keyof SharedByInterfaces | "source">;

/** What a file declares, one after the other. */
export interface Interfaces {
  readonly declare: (wanted: Wanted) => readonly DeclarationSyntax[];
  /** What is declared already and has the same fields. */
  readonly known: (wanted: Wanted) => string | undefined;
}

/**
 * A type that has a section of its own is declared once in a file.
 *
 * @param shared those of sections whose interface any file can import
 * @param own the interfaces that the file has for sections besides
 */
export function interfacesWith(
  sharedMembers: SharedByInterfaces,
  words: DraftWords,
  shared: SharedTypes["all"],
  own: Iterable<readonly [StatedSection, string]> = [],
): Interfaces {
  const declared = new Map(own);
  const known: NamesOfSections = {
    get: (section) => declared.get(section) ?? shared.get(section)?.name,
    set: (section, named) => void declared.set(section, named),
  };
  return {
    declare: (wanted) => interfacesOf({ ...sharedMembers, ...wanted, source: sharedMembers.places.section(wanted.section) }, words, known),
    known: (wanted) => (isWhole(wanted) ? known.get(wanted.section) : undefined),
  };
}

/** It has all fields that its section lists, and nothing else. */
function isWhole({ section, rows, told, example, heldUnder }: Wanted): boolean {
  const own = ownRows(section);
  const isOwn = rows === undefined || (own.length > 0 && own.length === rows.length && own.every((row) => rows.includes(row)));
  return isOwn && told === undefined && example === undefined && heldUnder === undefined;
}

/** The interface of a section's fields; before it those of blocks that are resources of their own. */
function interfacesOf(wanted: Interface, words: DraftWords, named: NamesOfSections): readonly DeclarationSyntax[] {
  const extra: DeclarationSyntax[] = [];
  if (named.get(wanted.section) === undefined && isWhole(wanted)) named.set(wanted.section, wanted.name);
  const own = membersOf({ ...wanted, words, extra, named }, wanted.rows ?? ownRows(wanted.section), []);
  const envelope = envelopeOf(wanted, own);
  return [envelope === undefined ? plainInterface(wanted, own, words) : envelopeInterface(wanted, own, envelope), ...extra];
}

function envelopeOf({ told, heldUnder, example }: Interface, own: readonly MemberSyntax[]): Envelope | undefined {
  if (told !== undefined) return undefined;
  return (
    heldUnder ??
    envelopeIn(
      example,
      own.map((one) => one.name),
    )
  );
}

/** One member holds what is listed. */
function envelopeInterface(wanted: Interface, own: readonly MemberSyntax[], envelope: Envelope): DeclarationSyntax {
  const { name: named, comment, source, heldUnder, example } = wanted;
  const guesses =
    heldUnder === undefined
      ? [`that ${envelope.member} holds what is listed, and what stands beside it: only an example shows it`]
      : example === undefined
        ? []
        : [`what stands beside ${envelope.member}: only an example shows it`];
  return interfaceSyntax(named, comment, source, envelopeMembers(wanted, envelope, own), { guesses });
}

function plainInterface(wanted: Interface, own: readonly MemberSyntax[], words: DraftWords): DeclarationSyntax {
  const { name: interfaceName, comment, told, rows, section, places } = wanted;
  const shown = membersShown(wanted, own);
  const guesses =
    shown.length === 0
      ? {}
      : { guesses: [`${shown.map((one) => one.name).join(", ")}: only an example shows ${shown.length === 1 ? "it, and its type" : "them, and their types"}`] };
  if (told === undefined)
    return interfaceSyntax(interfaceName, comment, placeOfRows(wanted), [...own, ...shown], guesses, rows === undefined ? fieldsNotShown(section) : undefined);
  const members = [...own.map((one) => withPlace(one, wanted)), ...told.map((one) => toldMember(one, places, words)), ...shown];
  return interfaceSyntax(interfaceName, comment, undefined, members, guesses);
}

/** Of the example, what no row lists. */
function membersShown(wanted: Interface, own: readonly MemberSyntax[]): readonly MemberSyntax[] {
  if (wanted.example === undefined) return [];
  const listed = new Set(own.map((one) => one.name));
  return membersBesideRows(
    wanted,
    exampleMembers(wanted.example, wanted.source, (named) => listed.has(named)),
  );
}

/** Where another block of the section lists one of the names, the place is that of the block, if it has a name. */
function placeOfRows({ section, source, rows = [] }: Interface): string {
  const isListedTwice = rows.some(({ row }) => (rowsByName(section).get(row.name) ?? []).length > 1);
  const [block, ...others] = isListedTwice ? new Set(rows.map(({ row }) => blocksByRow(section).get(row))) : [];
  const called = block === undefined || others.length > 0 ? undefined : nameOfBlock(block.block);
  return called === undefined ? source : `${source} > ${called}`;
}

/** One place for all would make rows of what has none. */
function withPlace(member: MemberSyntax, { rows = [], places }: Interface): MemberSyntax {
  const row = member.comment?.tags === undefined ? rows.find(({ row: { name: called } }) => called === member.name) : undefined;
  return row === undefined ? member : { ...member, comment: { ...member.comment, tags: [{ tag: "source", text: places.row(row.row) }] } };
}

function toldMember({ name: called, facts, clause, section }: ToldField, places: SourceNames, words: DraftWords): MemberSyntax {
  const implied = valueOf(facts, "type") === undefined ? typeImplied(facts) : undefined;
  const guesses =
    implied === undefined || facts.some(({ fact }) => fact === "values") ? {} : { guesses: [`the type of ${called}, by what else is said of it`] };
  const comment: CommentSyntax = { text: clause, tags: [{ tag: "source", text: places.section(section) }], ...guesses };
  return {
    name: called,
    ...(valueOf(facts, "required") === true ? {} : { optional: true }),
    type: words.typeOf(called, implied === undefined ? facts : [{ fact: "type", value: implied }, ...facts]),
    comment,
  };
}

/** What the section says of fields that it does not list. */
export function fieldsNotShown({ facts }: StatedSection): string | undefined {
  const gap = facts.find((fact) => fact.fact === "notShown" && /^(?:(?:the|all|any|other|further|more|remaining) )*fields\b/i.test(fact.value));
  return gap === undefined ? undefined : lowerFirst(String(gap.value));
}

/** The fields of an entry that a row of the section lists. */
export function entryInterface(
  { name: named, section, source, comment, doubts }: Pick<Interface, "name" | "section" | "source" | "comment" | "doubts">,
  entry: string,
  words: DraftWords,
): DeclarationSyntax {
  const rows = section.blocks.filter(({ block }) => block.is === "cell" && block.path?.join(" ") === entry).flatMap((block) => block.rows);
  const members = firstOfEachName(rows).map(({ row, facts }): MemberSyntax => {
    const own = doubts.get(row) ?? [];
    const { comment: guessComment } = commentOf({}, guessesOfDoubts(own));
    return {
      name: row.name,
      type: doubtedType(words.typeOf(row.name, facts), own, source),
      comment: { ...guessComment, tags: [{ tag: "source", text: source }] },
    };
  });
  return interfaceSyntax(named, comment, source, members);
}
