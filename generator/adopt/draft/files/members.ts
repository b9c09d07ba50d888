/** The members of an interface: rows of fields, block within block, in their order. */
import { valueOf } from "../../../facts/fact.ts";
import type { StatedBlock, StatedRow } from "../../../facts/stated-section.ts";
import { requirementIn } from "../../../facts/text/required.ts";
import { grouped } from "../../../values/grouped.ts";
import { literal, name, type CommentSyntax, type MemberSyntax, type TypeSyntax } from "../../print/syntax.ts";
import { ofAccess } from "../../words/general.ts";
import { proseIn, saidOf } from "../../words/prose.ts";
import type { NamedEnumeration } from "../resources/enumerations.ts";
import { typeNamedBy } from "../resources/named-types.ts";
import { ownRows } from "../survey/rows/own-rows.ts";
import { unnumbered } from "../survey/text/request-lines.ts";
import { doubted, doubtOfBlock } from "./contradictions.ts";
import { blockName, declared } from "./declared.ts";
import { dot, holderOf, unlisted, unlistedWithin } from "./dotted-names.ts";
import type { Writing } from "./interface.ts";
import { knownNames } from "./known-names.ts";
import { commentOf, doubtsOf, placeOf, withMeanings, withoutTypeCell } from "./row-comments.ts";
import { enumeratedType, enumerationOf, isListed, mapType, orBeside, typeGuessed, typeOfWord, withinLimits, withItems } from "./row-types.ts";

export function membersOf(writing: Writing, rows: readonly StatedRow[], path: readonly string[]): readonly MemberSyntax[] {
  const once = onceEach(rows);
  const names = new Set(once.map(({ row }) => row.name));
  const inner = grouped(once, ({ row }) => holderOf(row.name, names) ?? (path.length === 0 ? unlisted(row.name, writing.example) : undefined) ?? "");
  const among: Among = { rows, names, inner, path };
  return once.flatMap((row): readonly MemberSyntax[] => {
    if (inner.get("")?.includes(row) === true) return [memberOf(writing, row, among)];
    const holder = holderOf(row.row.name, names) ?? unlisted(row.row.name, writing.example);
    return holder !== undefined && !names.has(holder) && inner.get(holder)?.[0] === row ? [unlistedHolder(writing, holder, among)] : [];
  });
}

/** The rows of one table or list that a row stands among. */
interface Among {
  readonly rows: readonly StatedRow[];
  readonly names: ReadonlySet<string>;
  /** By the name of what holds them; those that nothing holds by the empty name. */
  readonly inner: ReadonlyMap<string, readonly StatedRow[]>;
  /** Of the block. */
  readonly path: readonly string[];
}

function memberOf(writing: Writing, row: StatedRow, among: Among): MemberSyntax {
  const { rows, names, inner, path } = among;
  const { name: whole } = row.row;
  const isRequired = valueOf(row.facts, "required") ?? saysRequired(row) ?? (path.length === 0 && writing.required.has(whole));
  const isHolder = inner.has(whole);
  const enumeration = isHolder ? undefined : enumerationOf(writing, row);
  const named = isHolder ? undefined : typeByName(writing, row, enumeration);
  const guess = named !== undefined || valueOf(row.facts, "type") !== undefined ? undefined : (typeGuessed(writing, row, path) ?? typeOfWord(writing, row));
  const type = isHolder ? holding(writing, row, among) : (named ?? guess?.type ?? typeIn(writing, withinLimits(row), [...path, whole]));
  return {
    name: whole.slice(holderOf(whole, names)?.length ?? 0).replace(dot, ""),
    ...(isRequired ? {} : { optional: true }),
    type: doubted(orBeside(row, withItems(type, row.facts)), writing.doubts.get(row.row) ?? [], writing.places.row(row.row)),
    ...commentOf(
      withMeanings(saidOf(proseIn(enumeration === undefined ? row : withoutTypeCell(row)), row.facts), enumeration),
      doubtsOf(writing, row, guess === undefined ? [] : [`the type of ${whole}, ${guess.why}`], rows),
      placeOf(writing, row, whole.includes("[")),
    ),
  };
}

function typeByName(writing: Writing, row: StatedRow, enumeration: NamedEnumeration | undefined): TypeSyntax | undefined {
  return enumeration === undefined ? (namedType(writing, row) ?? mapType(writing, row)) : enumeratedType(writing, row, enumeration);
}

/** An object that the names of its fields alone tell of, be it within another such. */
function unlistedHolder(writing: Writing, holder: string, among: Among, within = ""): MemberSyntax {
  const held = among.inner.get(holder)!;
  const sourced = ({ row }: StatedRow): CommentSyntax["tags"] & {} => [{ tag: "source", text: writing.places.row(row) }];
  const inner = grouped(held, ({ row }) => unlistedWithin(row.name, holder) ?? "");
  const members = held.flatMap((row): readonly MemberSyntax[] => {
    const further = unlistedWithin(row.row.name, holder);
    if (further !== undefined) return inner.get(further)![0] === row ? [unlistedHolder(writing, further, { ...among, inner }, holder)] : [];
    const own = memberOf(writing, row, among);
    return [{ ...own, name: row.row.name.slice(holder.length).replace(dot, ""), comment: { ...own.comment, tags: sourced(row) } }];
  });
  const type: TypeSyntax = { is: "object", members, tall: true };
  const isList = held.some(({ row }) => row.name.startsWith(`${holder}[`));
  const guess = `${holder}, which only the names of ${held.map(({ row }) => row.name).join(", ")} tell of`;
  const name = holder.slice(within.length).replace(dot, "");
  return { name, optional: true, type: isList ? { is: "array", of: type } : type, ...commentOf({}, within === "" ? [guess] : undefined, sourced(held[0]!)) };
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

function holding(writing: Writing, { row, facts }: StatedRow, among: Among): TypeSyntax {
  const inner = among.inner.get(row.name)!;
  const type: TypeSyntax = { is: "object", members: inner.map((one) => memberOf(writing, one, among)), tall: true };
  const isList = (valueOf(facts, "type") ?? "").startsWith("array") || inner.some((one) => one.row.name.startsWith(`${row.name}[`));
  return ofAccess(isList ? { is: "array", of: type } : type, facts);
}

/** The first row of each name. */
export function onceEach(rows: readonly StatedRow[]): readonly StatedRow[] {
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
