/** Interfaces for the fields that a document lists, block within block, in its order. */
import { blockName as nameOfBlock } from "../../../documents/places/lookup.ts";
import { valueOf } from "../../../facts/fact.ts";
import type { StatedBlock, StatedRow, StatedSection } from "../../../facts/stated-section.ts";
import { requirementIn } from "../../../facts/text/required.ts";
import { grouped } from "../../../values/grouped.ts";
import { literal, member, name, object, type CommentSyntax, type DeclarationSyntax, type MemberSyntax, type TypeSyntax } from "../../print/syntax.ts";
import { ofAccess } from "../../words/general.ts";
import { proseIn, saidOf } from "../../words/prose.ts";
import { lowered } from "../conventions.ts";
import { typeName } from "../names.ts";
import { typeNamedBy } from "../resources/named-types.ts";
import { blocksByRow, rowsByName } from "../resources/rows-of-section.ts";
import type { SharedTypes } from "../resources/shared-types.ts";
import type { Places } from "../survey/places.ts";
import { isNamed, ownRows } from "../survey/rows/own-rows.ts";
import type { ToldField } from "../survey/rows/request-parts.ts";
import { unnumbered } from "../survey/text/request-lines.ts";
import { doubted, doubtBeside, doubtOfBlock, doubtOfExample, doubtOfHolder, guessesOf } from "./contradictions.ts";
import { dot, holderOf, unlisted } from "./dotted-names.ts";
import { envelopeIn, type Envelope } from "./envelopes.ts";
import { exampleMembers } from "./example-types.ts";
import { typeImplied } from "./implied-types.ts";
import type { Interface, NamesOfSections, OfDraft, Writing } from "./interface.ts";
import { knownNames } from "./known-names.ts";
import { commentOf, doubtsOf, placeOf, withMeanings, withoutTypeCell } from "./row-comments.ts";
import { enumeratedType, enumerationOf, isListed, mapType, orNull, typeGuessed, typeOfWord, withItems } from "./row-types.ts";
import type { Words } from "./words.ts";

type Wanted = Omit<Interface, keyof OfDraft | "source">;

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
export function interfacesWith(given: OfDraft, words: Words, shared: SharedTypes["all"], own: Iterable<readonly [StatedSection, string]> = []): Interfaces {
  const declared = new Map(own);
  const known: NamesOfSections = {
    get: (section) => declared.get(section) ?? shared.get(section)?.name,
    set: (section, named) => void declared.set(section, named),
  };
  return {
    declare: (wanted) => interfacesOf({ ...given, ...wanted, source: given.places.section(wanted.section) }, words, known),
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
function interfacesOf(wanted: Interface, words: Words, named: NamesOfSections): readonly DeclarationSyntax[] {
  const extra: DeclarationSyntax[] = [];
  if (named.get(wanted.section) === undefined && isWhole(wanted)) named.set(wanted.section, wanted.name);
  const own = membersOf({ ...wanted, words, extra, named }, wanted.rows ?? ownRows(wanted.section), []);
  const envelope =
    wanted.told === undefined
      ? (wanted.heldUnder ??
        envelopeIn(
          wanted.example,
          own.map((one) => one.name),
        ))
      : undefined;
  if (envelope !== undefined)
    return [
      declared(wanted.name, wanted.comment, wanted.source, membersWithin(wanted, envelope, own), {
        guesses:
          wanted.heldUnder === undefined
            ? [`that ${envelope.member} holds what is listed, and what stands beside it: only an example shows it`]
            : wanted.example === undefined
              ? []
              : [`what stands beside ${envelope.member}: only an example shows it`],
      }),
      ...extra,
    ];
  const listed = new Set(own.map((one) => one.name));
  const shown =
    wanted.example === undefined
      ? []
      : besideRows(
          wanted,
          exampleMembers(wanted.example, wanted.source, (named) => listed.has(named)),
        );
  const guesses =
    shown.length === 0
      ? {}
      : { guesses: [`${shown.map((one) => one.name).join(", ")}: only an example shows ${shown.length === 1 ? "it, and its type" : "them, and their types"}`] };
  if (wanted.told !== undefined)
    return [
      declared(
        wanted.name,
        wanted.comment,
        undefined,
        [...own.map((one) => withPlace(one, wanted)), ...wanted.told.map((one) => toldMember(one, wanted.places, words)), ...shown],
        guesses,
      ),
      ...extra,
    ];
  return [
    declared(
      wanted.name,
      wanted.comment,
      placeOfRows(wanted),
      [...own, ...shown],
      guesses,
      wanted.rows === undefined ? fieldsNotShown(wanted.section) : undefined,
    ),
    ...extra,
  ];
}

/** The members of an example, one of which holds the rows. They have none themselves, which would be missed if no doubt told of it. */
function membersWithin(
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
    if (one.name !== holder) return { ...one, type: name("Doubted", one.type, doubtBeside(one.name, source)) };
    return { ...one, type: name("Doubted", isList ? { is: "array", of: held } : held, doubtOfHolder(holder, source)) };
  });
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

function toldMember({ name: called, facts, clause, section }: ToldField, places: Places, words: Words): MemberSyntax {
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
  return gap === undefined ? undefined : lowered(String(gap.value));
}

/**
 * Where the section lists fields, one that only an example shows is in doubt: those that are listed lack it. Fields of another part of the request say nothing
 * of it.
 */
function besideRows({ section, rows, source }: Interface, members: readonly MemberSyntax[]): readonly MemberSyntax[] {
  const listed = [...ownRows(section), ...announcedRows(section)];
  if (listed.length === 0 || rows?.length === 0) return members;
  const names = new Set(listed.map(({ row }) => row.name));
  return members.map((one) => (names.has(one.name) ? one : { ...one, type: name("Doubted", one.type, doubtOfExample(one.name, source)) }));
}

/** Items without types below `Input:`, which are fields of what is sent. */
function announcedRows({ blocks }: StatedSection): readonly StatedRow[] {
  return blocks
    .filter(({ block }) => /\b(?:input|body|payload)\b/i.test(block.label ?? block.lead ?? ""))
    .flatMap((block) => block.rows.filter((row) => isNamed(row, block)));
}

/** The fields of an entry that a row of the section lists. */
export function entryInterface(
  { name: named, section, source, comment, doubts }: Pick<Interface, "name" | "section" | "source" | "comment" | "doubts">,
  entry: string,
  words: Words,
): DeclarationSyntax {
  const rows = section.blocks.filter(({ block }) => block.is === "cell" && block.path?.join(" ") === entry).flatMap((block) => block.rows);
  const members = onceEach(rows).map(({ row, facts }): MemberSyntax => {
    const own = doubts.get(row) ?? [];
    const { comment: told } = commentOf({}, guessesOf(own));
    return { name: row.name, type: doubted(words.typeOf(row.name, facts), own, source), comment: { ...told, tags: [{ tag: "source", text: source }] } };
  });
  return declared(named, comment, source, members);
}

/** What a block is called that is a resource of its own. */
export function blockName(named: string, path: readonly string[]): string {
  return typeName(named, ...path);
}

function declared(
  named: string,
  text: string,
  source: string | undefined,
  members: readonly MemberSyntax[],
  guesses: Pick<CommentSyntax, "guesses"> = {},
  gap?: string,
): DeclarationSyntax {
  const above = gap === undefined ? {} : { extends: [name("Says", object(member("notShown", literal(gap))))] };
  return {
    is: "interface",
    exported: true,
    name: named,
    ...above,
    members,
    comment: { text, ...(source === undefined ? {} : { tags: [{ tag: "source", text: source }] }), ...guesses },
  };
}

function membersOf(writing: Writing, rows: readonly StatedRow[], path: readonly string[]): readonly MemberSyntax[] {
  const once = onceEach(rows);
  const names = new Set(once.map(({ row }) => row.name));
  const inner = grouped(once, ({ row }) => holderOf(row.name, names) ?? (path.length === 0 ? unlisted(row.name, writing.example) : undefined) ?? "");
  const member = (row: StatedRow): MemberSyntax => {
    const { name: whole } = row.row;
    const isRequired = valueOf(row.facts, "required") ?? saysRequired(row) ?? (path.length === 0 && writing.required.has(whole));
    const held = (inner.get(whole) ?? []).map(member);
    const isList = whole.includes("[");
    const enumeration = held.length > 0 ? undefined : enumerationOf(writing, row);
    const ofNamed =
      held.length > 0 ? undefined : enumeration === undefined ? (namedType(writing, row) ?? mapType(writing, row)) : enumeratedType(writing, row, enumeration);
    const guess = ofNamed !== undefined || valueOf(row.facts, "type") !== undefined ? undefined : (typeGuessed(writing, row, path) ?? typeOfWord(writing, row));
    return {
      name: whole.slice(holderOf(whole, names)?.length ?? 0).replace(dot, ""),
      ...(isRequired ? {} : { optional: true }),
      type: doubted(
        orNull(
          row,
          withItems(
            held.length > 0 ? ofAccess(holding(row, inner.get(whole)!, held), row.facts) : (ofNamed ?? guess?.type ?? typeIn(writing, row, [...path, whole])),
            row.facts,
          ),
        ),
        writing.doubts.get(row.row) ?? [],
        writing.places.row(row.row),
      ),
      ...commentOf(
        withMeanings(saidOf(proseIn(enumeration === undefined ? row : withoutTypeCell(row)), row.facts), enumeration),
        doubtsOf(writing, row, guess === undefined ? [] : [`the type of ${whole}, ${guess.why}`], rows),
        placeOf(writing, row, isList),
      ),
    };
  };
  const ofHolder = (holder: string): MemberSyntax => {
    const held = inner.get(holder)!;
    const isList = held.some(({ row }) => row.name.startsWith(`${holder}[`));
    const members = held.map((row): MemberSyntax => {
      const own = member(row);
      return {
        ...own,
        name: row.row.name.slice(holder.length).replace(dot, ""),
        comment: { ...own.comment, tags: [{ tag: "source", text: writing.places.row(row.row) }] },
      };
    });
    const type: TypeSyntax = { is: "object", members, tall: true };
    return {
      name: holder,
      optional: true,
      type: isList ? { is: "array", of: type } : type,
      ...commentOf(
        {},
        [`${holder}, which only the names of ${held.map(({ row }) => row.name).join(", ")} tell of`],
        [{ tag: "source", text: writing.places.row(held[0]!.row) }],
      ),
    };
  };
  const outer = once.flatMap((row): readonly (StatedRow | string)[] => {
    const holder = holderOf(row.row.name, names) ?? unlisted(row.row.name, writing.example);
    return inner.get("")?.includes(row) === true ? [row] : holder !== undefined && !names.has(holder) && inner.get(holder)?.[0] === row ? [holder] : [];
  });
  return outer.map((one) => (typeof one === "string" ? ofHolder(one) : member(one)));
}

/** The type that the row names, where a section lists its fields: declared for the first that needs it. */
function namedType(writing: Writing, row: StatedRow): TypeSyntax | undefined {
  const { name: outer, section: around, words, extra, named, types, places } = writing;
  const type = typeNamedBy(row, around, types);
  if (type === undefined) return undefined;
  const { section } = type;
  const isList = type.isList || isListed(row);
  const known = named.get(section);
  const own = known ?? blockName(outer, [row.row.name]);
  if (known === undefined) {
    const source = places.section(section);
    named.set(section, own);
    extra.push(
      declared(
        own,
        `The fields of ${unnumbered(section.section.title)}.`,
        source,
        membersOf({ ...writing, name: own, section, source, required: new Set(), words }, ownRows(section), []),
      ),
    );
  }
  return isList ? { is: "array", of: name(own) } : name(own);
}

function holding({ row, facts }: StatedRow, inner: readonly StatedRow[], members: readonly MemberSyntax[]): TypeSyntax {
  const type: TypeSyntax = { is: "object", members, tall: true };
  const isList = (valueOf(facts, "type") ?? "").startsWith("array") || inner.some((one) => one.row.name.startsWith(`${row.name}[`));
  return isList ? { is: "array", of: type } : type;
}

/** The first row of each name. */
function onceEach(rows: readonly StatedRow[]): readonly StatedRow[] {
  return [...new Map(rows.toReversed().map((row) => [row.row.name, row])).values()].reverse();
}

/** `name` (string, required) */
function saysRequired({ row }: StatedRow): boolean | undefined {
  const remark = row.remark ?? /^[^(:]*\(([^()]*)\)/.exec(row.cells[0]?.column === "" ? row.cells[0].text : "")?.[1] ?? "";
  return requirementIn(remark) ?? (/\boptional\b/i.test(remark) ? false : undefined);
}

function typeIn(writing: Writing, row: StatedRow, path: readonly string[]): TypeSyntax {
  const { section, words } = writing;
  const block = section.blocks.find((one) => one.block.is !== "cell" && one.block.path?.join("\n") === path.join("\n") && !isUnnamed(one));
  const isPlain = /^(?:string|number|integer|boolean)$/.test(valueOf(row.facts, "type") ?? "");
  if (isPlain) return words.typeOf(row.row.name, row.facts);
  const inner = block === undefined ? heldIn(writing, row) : [...membersOf(writing, block.rows, path), ...alsoHeld(writing, row, block)];
  if (inner.length === 0) return words.typeOf(row.row.name, row.facts);
  const type: TypeSyntax = { is: "object", members: inner, tall: true };
  if ((valueOf(row.facts, "type") ?? "object").startsWith("array")) return { is: "array", of: type };
  const reference = valueOf(row.facts, "reference");
  return reference === undefined ? type : addressed(writing, path, inner, words.uriOf(reference));
}

/** Items that begin with no names, which are called by their numbers. */
function isUnnamed({ block, rows }: StatedBlock): boolean {
  return block.is === "list" && rows.every(({ row }) => /^\d+$/.test(row.name));
}

/** Members that the row names itself: `each with string field name`; it is what states them. A plain value holds none. */
function heldIn({ section, source, words }: Writing, { row, facts }: StatedRow): readonly MemberSyntax[] {
  if (!/^(?:object|array)/.test(valueOf(facts, "type") ?? "object")) return [];
  const place = { tags: [{ tag: "source" as const, text: `${source} > ${row.name}` }] };
  const known = knownNames(section, row.cells.map(({ text }) => text).join(" "));
  return facts.flatMap((fact) =>
    fact.fact === "member"
      ? [{ name: fact.value.name, type: known ?? words.typeOf(fact.value.name, [{ fact: "type", value: fact.value.type }]), comment: place }]
      : [],
  );
}

/** Fields that the row names and the table of its block does not: of the type that fields of their names have in the section. */
function alsoHeld({ section, source, words }: Writing, row: StatedRow, { block, rows }: StatedBlock): readonly MemberSyntax[] {
  const missing = (valueOf(row.facts, "holds") ?? []).filter((held) => !rows.some((one) => one.row.name === held));
  const path = block.path!.slice(0, -1).join(" ");
  const place = [source, ...(path === "" ? [] : [path]), row.row.name].join(" > ");
  return missing.map((held): MemberSyntax => {
    const like = section.blocks.flatMap((one) => one.rows).find((one) => one.row.name === held);
    const comment = {
      tags: [{ tag: "source" as const, text: place }],
      guesses: [`whether there is ${held}: where the block is announced it is named, and the table of the block lacks it`],
    };
    const doubt = doubtOfBlock(held, place, [source, block.path!.join(" ")].join(" > "));
    return { name: held, optional: true, type: name("Doubted", words.typeOf(held, like?.facts ?? []), doubt), comment };
  });
}

/** A block that is a resource of its own has a type of its own. */
function addressed({ name: outer, source, extra }: Writing, path: readonly string[], members: readonly MemberSyntax[], uri: string): TypeSyntax {
  const named = blockName(outer, path);
  extra.push(declared(named, `The fields of ${path.join(" ")}.`, `${source} > ${path.join(" ")}`, members));
  return name("AddressedAt", name(named), literal(uri));
}
