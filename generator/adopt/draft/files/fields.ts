/** Interfaces for the fields that a document lists, block within block, in its order. */
import type { Row } from "../../../documents/document.ts";
import { blockName as nameOfBlock } from "../../../documents/places/lookup.ts";
import { cardinalityIn } from "../../../facts/cells/cardinality.ts";
import { valueOf } from "../../../facts/fact.ts";
import type { StatedBlock, StatedRow, StatedSection } from "../../../facts/stated.ts";
import { requirementIn } from "../../../facts/text/required.ts";
import { grouped } from "../../../values/grouped.ts";
import {
  intersection,
  literal,
  member,
  name,
  object,
  union,
  type CommentSyntax,
  type DeclarationSyntax,
  type MemberSyntax,
  type TypeSyntax,
} from "../../print/syntax.ts";
import { itemsSaid, ofAccess } from "../../words/general.ts";
import { meaningLine } from "../../words/meanings.ts";
import { saysNull } from "../../../facts/cells/nullable.ts";
import { proseIn, saidOf } from "../../words/prose.ts";
import { lowered } from "../conventions.ts";
import { typeName } from "../names.ts";
import type { Enumerations, NamedEnumeration } from "../resources/enumerations.ts";
import { typeNamedBy, type NamedTypes } from "../resources/named-types.ts";
import { blocksByRow, rowsByName } from "../resources/rows-of-section.ts";
import { agreesWith, type Doubts } from "../sound.ts";
import { ownRows, writtenType, isNamed } from "../survey/own-rows.ts";
import { unnumbered } from "../survey/request-lines.ts";
import type { ToldField } from "../survey/request-parts.ts";
import type { Places } from "../survey/survey.ts";
import { doubt, doubted, guessesOf } from "./contradictions.ts";
import { envelopeIn, type Envelope } from "./envelopes.ts";
import { exampleMembers, exampleOf, exampleType } from "./example-types.ts";
import { typeByWord, typeImplied, typeInWords } from "./implied-types.ts";
import { valueOfMap, valuesOfMap } from "./map-types.ts";
import type { Words } from "./words.ts";

export interface Interface {
  readonly name: string;
  readonly section: StatedSection;
  /** Those of the section's own rows that are meant, where these are not all; rows of others have their places. */
  readonly rows?: readonly StatedRow[];
  readonly places: Places;
  /** Fields that sentences name beside the rows. */
  readonly told?: readonly ToldField[];
  /** An object as the document shows it, or a list of such. */
  readonly example?: object;
  /** How the definitions name the section. */
  readonly source: string;
  readonly comment: string;
  /** Names that are always there. */
  readonly required: ReadonlySet<string>;
  /** What was put aside of the rows. */
  readonly doubts: Doubts;
  readonly types: NamedTypes;
  readonly enumerations: Enumerations;
}

/** What is the same for all interfaces of a draft. */
type OfDraft = Pick<Interface, "places" | "doubts" | "types" | "enumerations">;
type Wanted = Omit<Interface, keyof OfDraft | "source">;

/** What a file declares, one after the other. */
export interface Interfaces {
  readonly declare: (wanted: Wanted) => readonly DeclarationSyntax[];
  /** What is declared already and has the same fields. */
  readonly known: (wanted: Wanted) => string | undefined;
}

/** A type that has a section of its own is declared once in a file. @param named the interfaces that the file has for sections anyway */
export function interfacesWith(given: OfDraft, words: Words, named: Iterable<readonly [StatedSection, string]>): Interfaces {
  const known = new Map(named);
  return {
    declare: (wanted) => interfacesOf({ ...given, ...wanted, source: given.places.section(wanted.section) }, words, known),
    known: (wanted) => (isWhole(wanted) ? known.get(wanted.section) : undefined),
  };
}

/** It has all fields that its section lists, and nothing else. */
function isWhole({ section, rows, told, example }: Wanted): boolean {
  const own = ownRows(section);
  const isOwn = rows === undefined || (own.length > 0 && own.length === rows.length && own.every((row) => rows.includes(row)));
  return isOwn && told === undefined && example === undefined;
}

/** The interface of a section's fields; before it those of blocks that are resources of their own. */
function interfacesOf(wanted: Interface, words: Words, named: Map<StatedSection, string>): readonly DeclarationSyntax[] {
  const extra: DeclarationSyntax[] = [];
  if (!named.has(wanted.section) && isWhole(wanted)) named.set(wanted.section, wanted.name);
  const own = membersOf({ ...wanted, words, extra, named }, wanted.rows ?? ownRows(wanted.section), []);
  const envelope =
    wanted.told === undefined
      ? envelopeIn(
          wanted.example,
          own.map((one) => one.name),
        )
      : undefined;
  if (envelope !== undefined)
    return [
      declared(wanted.name, wanted.comment, wanted.source, membersWithin(wanted, envelope, own), {
        guesses: [`that ${envelope.member} holds what is listed, and what stands beside it: only an example shows it`],
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
  return exampleMembers(example!, source).map((one) => {
    if (one.name !== holder) return { ...one, type: name("Doubted", one.type, doubtBeside(one.name, source)) };
    return { ...one, type: name("Doubted", isList ? { is: "array", of: held } : held, doubtOfHolder(holder, source)) };
  });
}

function doubtOfHolder(holder: string, source: string): TypeSyntax {
  return doubt(
    "What holds the fields that are listed",
    [
      [`An example shows them within ${holder}.`, source],
      ["The rows name nothing that they stand in.", source],
    ],
    `They stand within ${holder}.`,
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

function doubtOfExample(field: string, source: string): TypeSyntax {
  return doubtOfShown(field, `Whether there is ${field}`, `The fields that are listed there lack ${field}.`, source);
}

function doubtBeside(field: string, source: string): TypeSyntax {
  return doubtOfShown(field, `Whether ${field} is always there`, "No row lists the fields of which it is one.", source);
}

function doubtOfShown(field: string, about: string, against: string, source: string): TypeSyntax {
  return doubt(
    about,
    [
      [`An example shows ${field}.`, source],
      [against, source],
    ],
    "There can be one; nothing requires it.",
  );
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

interface Writing extends Interface {
  readonly words: Words;
  readonly extra: DeclarationSyntax[];
  /** The interfaces of types that have sections of their own. */
  readonly named: Map<StatedSection, string>;
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

/** The object that a dotted name stands in which no row lists; undefined where an example has the name with its dots. */
function unlisted(dotted: string, example: object | undefined): string | undefined {
  const holder = /^([\p{L}_$@][\p{L}\p{N}_$@-]*)(?:\[[^\]]*\])?\.\S/u.exec(dotted)?.[1];
  return holder === undefined || exampleOf(example, dotted) !== undefined ? undefined : holder;
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

/** A map whose values have a type that is known, by its word or by its section. */
function mapType(writing: Writing, row: StatedRow): TypeSyntax | undefined {
  const values = valuesOfMap(wordOfType(writing.section, row) ?? "");
  if (values === undefined) return undefined;
  const named = writing.types(values);
  const declared = named === undefined || named.isList ? undefined : writing.named.get(named.section);
  const value = declared === undefined ? valueOfMap(values) : name(declared);
  return ofAccess({ is: "map", value }, row.facts);
}

/** The enumeration that the row names as its type, where it does not say itself which values there are. */
function enumerationOf({ section, enumerations }: Writing, row: StatedRow): NamedEnumeration | undefined {
  const said = wordOfType(section, row);
  const found = said === undefined || valueOf(row.facts, "values") !== undefined ? undefined : enumerations(said);
  const value = valueOf(row.facts, "default");
  return value === undefined || found?.values.some((one) => one.value === value) === true ? found : undefined;
}

function enumeratedType({ words }: Writing, field: StatedRow, { values, isList }: NamedEnumeration): TypeSyntax {
  const { row, facts } = field;
  const others = isList || isListed(field) ? [{ fact: "type" as const, value: "array" }, ...facts.filter(({ fact }) => fact !== "type")] : facts;
  return words.typeOf(row.name, [...others, { fact: "values", value: values.map(({ value }) => value) }]);
}

/** What stands for the type is in the definition's type. */
function withoutTypeCell({ row, cells, facts }: StatedRow): StatedRow {
  const isOfType = new Set(cells.filter(({ role }) => role === "type").map(({ column }) => column));
  return { row: { ...row, cells: row.cells.filter(({ column }) => column === "" || !isOfType.has(column)) }, cells, facts };
}

/** What each value means, behind what the row says. */
function withMeanings(said: CommentSyntax, enumeration: NamedEnumeration | undefined): CommentSyntax {
  const told = (enumeration?.values ?? []).filter(({ value, means }) => means !== "" && !String(value).includes("`"));
  if (told.length === 0) return said;
  const list = told.map(({ value, means }) => meaningLine({ value: String(value), means })).join("\n");
  return { ...said, text: said.text === undefined ? list : `${said.text}\n\n${list}` };
}

/** A row can tell that its field can be null, beside its type. */
function orNull({ row, facts }: StatedRow, type: TypeSyntax): TypeSyntax {
  const isListed = valueOf(facts, "default") === null || valueOf(facts, "values")?.includes(null) === true;
  return saysNull(row) && !isListed ? union(type, name("null")) : type;
}

/** The type of a field whose row gives none: what its value in an example has, or what else the row says makes of it. */
function typeGuessed(
  { example, source, words }: Writing,
  { row, facts }: StatedRow,
  path: readonly string[],
): { readonly type: TypeSyntax; readonly why: string } | undefined {
  const value = path.length > 0 ? undefined : exampleOf(example, row.name);
  if (value !== undefined && value !== null) return { type: exampleType(value, source), why: "which an example shows" };
  const type = typeImplied(facts) ?? typeInWords(row);
  return type === undefined ? undefined : { type: words.typeOf(row.name, [{ fact: "type", value: type }, ...facts]), why: "by what else is said of it" };
}

/** The type of a field whose row calls it by a word that is not known. */
function typeOfWord({ section, words }: Writing, row: StatedRow): { readonly type: TypeSyntax; readonly why: string } | undefined {
  const said = wordOfType(section, row);
  if (said === undefined) return undefined;
  const likely = typeByWord(said);
  const type = likely === undefined || agreesWith(likely, row.facts) ? likely : "string";
  const why = `which the document calls "${said}"`;
  const single: TypeSyntax =
    type === undefined ? name("NotShown", literal(`what the type "${said}" is`)) : words.typeOf(row.row.name, [{ fact: "type", value: type }, ...row.facts]);
  return { type: isListed(row) ? { is: "array", of: single } : single, why };
}

/** A type that is not known can stand there several times as well. */
function isListed({ cells }: StatedRow): boolean {
  const count = cardinalityIn(cells);
  return count !== undefined && (count.maximum === undefined || count.maximum > 1);
}

function wordOfType(section: StatedSection, row: StatedRow): string | undefined {
  const block = blocksByRow(section).get(row.row);
  const said = block === undefined ? "" : writtenType(row, block).trim();
  return said === "" ? undefined : said;
}

/** A field finds its row by its name, unless another row of the section has it, or it stands elsewhere. */
function placeOf({ section, source, rows, places }: Writing, { row }: StatedRow, isList: boolean): CommentSyntax["tags"] {
  if (isList) return [{ tag: "source", text: `${source} > ${row.name}` }];
  if (rows === undefined) return isListedAgain(section, row) ? [{ tag: "source", text: isNamedApart(section, row) ? places.row(row) : source }] : undefined;
  const named = rowsByName(section).get(row.name) ?? [];
  return named.length === 1 && named[0] === row ? undefined : [{ tag: "source", text: places.row(row) }];
}

/** What was put aside of a row, what is guessed of it, and other rows of its name that another block has among the same fields. */
function doubtsOf({ section, doubts }: Writing, { row }: StatedRow, guesses: readonly string[], rows: readonly StatedRow[]): readonly string[] | undefined {
  const own = blocksByRow(section).get(row);
  const again = rows.find((other) => other.row !== row && other.row.name === row.name && blocksByRow(section).get(other.row) !== own);
  const all = [
    ...(guessesOf(doubts.get(row) ?? []) ?? []),
    ...guesses,
    ...(again === undefined ? [] : [`that ${row.name} is what line ${row.at.line} says: line ${again.row.at.line} lists it again`]),
  ];
  return all.length === 0 ? undefined : all;
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

/** Between the names of a field and of one that it holds: `address.city`, `items[].price`. */
const dot = /^(?:\[[^\]]*\])?\./;

/** The row whose field holds that of a dotted name, the nearest one. */
function holderOf(dotted: string, names: ReadonlySet<string>): string | undefined {
  for (let end = dotted.lastIndexOf("."); end > 0; end = dotted.lastIndexOf(".", end - 1)) {
    const holder = [dotted.slice(0, end), dotted.slice(0, end).replace(/\[[^\]]*\]$/, "")].find((one) => names.has(one));
    if (holder !== undefined) return holder;
  }
  return undefined;
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

/** @param tags those beside what is said */
function commentOf(
  { text = "", tags: own = [] }: CommentSyntax,
  guesses: readonly string[] | undefined,
  tags: CommentSyntax["tags"] = [],
): Pick<MemberSyntax, "comment"> {
  const all = [...tags, ...own];
  if (text === "" && guesses === undefined && all.length === 0) return {};
  return { comment: { ...(text === "" ? {} : { text }), ...(guesses === undefined ? {} : { guesses }), ...(all.length === 0 ? {} : { tags: all }) } };
}

/** `name` (string, required) */
function saysRequired({ row }: StatedRow): boolean | undefined {
  const remark = row.remark ?? /^[^(:]*\(([^()]*)\)/.exec(row.cells[0]?.column === "" ? row.cells[0].text : "")?.[1] ?? "";
  return requirementIn(remark) ?? (/\boptional\b/i.test(remark) ? false : undefined);
}

/** How many items a list has, where its row says so. */
function withItems(type: TypeSyntax, facts: StatedRow["facts"]): TypeSyntax {
  const said = itemsSaid(valueOf(facts, "items") ?? {});
  return type.is !== "array" || said === undefined ? type : intersection(type, said);
}

function typeIn(writing: Writing, row: StatedRow, path: readonly string[]): TypeSyntax {
  const { section, words } = writing;
  const block = section.blocks.find((one) => one.block.is !== "cell" && one.block.path?.join("\n") === path.join("\n"));
  const isPlain = /^(?:string|number|integer|boolean)$/.test(valueOf(row.facts, "type") ?? "");
  if (isPlain) return words.typeOf(row.row.name, row.facts);
  const inner = block === undefined ? heldIn(writing, row) : [...membersOf(writing, block.rows, path), ...alsoHeld(writing, row, block)];
  if (inner.length === 0) return words.typeOf(row.row.name, row.facts);
  const type: TypeSyntax = { is: "object", members: inner, tall: true };
  if ((valueOf(row.facts, "type") ?? "object").startsWith("array")) return { is: "array", of: type };
  const reference = valueOf(row.facts, "reference");
  return reference === undefined ? type : addressed(writing, path, inner, words.uriOf(reference));
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

/** `Shelf names that appear: a, b.` are the known values of what a row calls `a shelf name`. */
function knownNames({ blocks, facts }: StatedSection, text: string): TypeSyntax | undefined {
  const thing = /\b(?:an?|the) ([\p{L}-]+) name\b/iu.exec(text)?.[1]?.toLowerCase();
  const list =
    thing === undefined
      ? undefined
      : blocks.find(
          ({ block }) =>
            block.is === "names" && new RegExp(`\\b(?:names of (?:the )?${thing}s?|${thing} names)\\b`, "i").test(`${block.lead ?? ""} ${block.label ?? ""}`),
        );
  if (thing === undefined || list === undefined) return undefined;
  const gap = facts.find((fact) => fact.fact === "notShown" && fact.value.toLowerCase().includes(thing));
  const values = name(
    "OpenEnum",
    union(...list.rows.map(({ row }) => literal(row.name))),
    literal(gap === undefined ? "the other names" : lowered(String(gap.value))),
  );
  return thing === "counter" ? name("CounterName", values) : values;
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
    const doubt = doubtOf(held, place, [source, block.path!.join(" ")].join(" > "));
    return { name: held, optional: true, type: name("Doubted", words.typeOf(held, like?.facts ?? []), doubt), comment };
  });
}

function doubtOf(field: string, announced: string, table: string): TypeSyntax {
  return doubt(
    `Whether the block has ${field}`,
    [
      [`Where the block is announced, ${field} is among its fields.`, announced],
      [`The table of the block lacks ${field}.`, table],
    ],
    "It has one, since it is named; nothing requires it.",
  );
}

/** A block that is a resource of its own has a type of its own. */
function addressed({ name: outer, source, extra }: Writing, path: readonly string[], members: readonly MemberSyntax[], uri: string): TypeSyntax {
  const named = blockName(outer, path);
  extra.push(declared(named, `The fields of ${path.join(" ")}.`, `${source} > ${path.join(" ")}`, members));
  return name("AddressedAt", name(named), literal(uri));
}
