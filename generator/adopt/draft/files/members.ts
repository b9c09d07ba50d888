/** The members of an interface: rows of fields, block within block, in their order. */
import { valueOf } from "../../../facts/fact.ts";
import type { StatedBlock, StatedRow } from "../../../facts/stated-section.ts";
import { requirementIn } from "../../../facts/text/required.ts";
import { groupBy } from "../../../values/group-by.ts";
import { literalType, typeReference, type CommentSyntax, type MemberSyntax, type TypeSyntax } from "../../print/syntax.ts";
import { asReadOrWriteOnly } from "../../words/general-type.ts";
import { proseComment, proseIn } from "../../words/prose.ts";
import type { NamedEnumeration } from "../resources/enumerations.ts";
import { typeNamedBy } from "../resources/named-types.ts";
import { ownRows } from "../survey/rows/own-rows.ts";
import { unnumbered } from "../survey/text/request-lines.ts";
import { doubtedType, doubtOfBlock } from "./contradictions.ts";
import { dotBetweenNames, holderNotListed, holderNotListedWithin, holderOf } from "./dotted-names.ts";
import { blockTypeName, interfaceSyntax } from "./interface-syntax.ts";
import type { InterfaceContext } from "./interface.ts";
import { knownNames } from "./known-names.ts";
import { commentOf, guessesOfRow, sourceTagsOfLimits, sourceTagsOfRow, withMeanings, withoutTypeCell } from "./row-comments.ts";
import { enumeratedType, enumerationOf, mapType, saysList, typeGuessed, typeOfWord, withinLimits, withItems, withValuesBeside } from "./row-types.ts";

export function membersOf(writing: InterfaceContext, rows: readonly StatedRow[], path: readonly string[]): readonly MemberSyntax[] {
  const once = firstOfEachName(rows);
  const names = new Set(once.map(({ row }) => row.name));
  const inner = groupBy(once, ({ row }) => holderOf(row.name, names) ?? (path.length === 0 ? holderNotListed(row.name, writing.example) : undefined) ?? "");
  const among: Among = { rows, names, inner, path };
  return once.flatMap((row): readonly MemberSyntax[] => {
    if (inner.get("")?.includes(row) === true) return [memberOf(writing, row, among)];
    const holder = holderOf(row.row.name, names) ?? holderNotListed(row.row.name, writing.example);
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

function memberOf(writing: InterfaceContext, row: StatedRow, among: Among): MemberSyntax {
  const { rows, names, inner, path } = among;
  const { name: whole } = row.row;
  const isRequired = valueOf(row.facts, "required") ?? saysRequired(row) ?? (path.length === 0 && writing.required.has(whole));
  const isHolder = inner.has(whole);
  const enumeration = isHolder ? undefined : enumerationOf(writing, row);
  const named = isHolder ? undefined : typeByName(writing, row, enumeration);
  const guess = named !== undefined || valueOf(row.facts, "type") !== undefined ? undefined : (typeGuessed(writing, row, path) ?? typeOfWord(writing, row));
  const type = isHolder ? holding(writing, row, among) : (named ?? guess?.type ?? typeIn(writing, withinLimits(row), [...path, whole]));
  return {
    name: whole.slice(holderOf(whole, names)?.length ?? 0).replace(dotBetweenNames, ""),
    ...(isRequired ? {} : { optional: true }),
    type: doubtedType(withValuesBeside(row, withItems(type, row.facts)), writing.doubts.get(row.row) ?? [], writing.places.row(row.row)),
    ...commentOf(
      withMeanings(proseComment(proseIn(enumeration === undefined ? row : withoutTypeCell(row)), row.facts), enumeration),
      guessesOfRow(writing, row, guess === undefined ? [] : [`the type of ${whole}, ${guess.why}`], rows),
      [...(sourceTagsOfRow(writing, row, whole.includes("[")) ?? []), ...sourceTagsOfLimits(writing, row)],
    ),
  };
}

function typeByName(writing: InterfaceContext, row: StatedRow, enumeration: NamedEnumeration | undefined): TypeSyntax | undefined {
  return enumeration === undefined ? (namedType(writing, row) ?? mapType(writing, row)) : enumeratedType(writing, row, enumeration);
}

/** An object that the names of its fields alone tell of, be it within another such. */
function unlistedHolder(writing: InterfaceContext, holder: string, among: Among, within = ""): MemberSyntax {
  const held = among.inner.get(holder)!;
  const sourced = ({ row }: StatedRow): CommentSyntax["tags"] & {} => [{ tag: "source", text: writing.places.row(row) }];
  const inner = groupBy(held, ({ row }) => holderNotListedWithin(row.name, holder) ?? "");
  const members = held.flatMap((row): readonly MemberSyntax[] => {
    const further = holderNotListedWithin(row.row.name, holder);
    if (further !== undefined) return inner.get(further)![0] === row ? [unlistedHolder(writing, further, { ...among, inner }, holder)] : [];
    const own = memberOf(writing, row, among);
    return [{ ...own, name: row.row.name.slice(holder.length).replace(dotBetweenNames, ""), comment: { ...own.comment, tags: sourced(row) } }];
  });
  const type: TypeSyntax = { is: "object", members, tall: true };
  const isList = held.some(({ row }) => row.name.startsWith(`${holder}[`));
  const guess = `${holder}, which only the names of ${held.map(({ row }) => row.name).join(", ")} tell of`;
  const name = holder.slice(within.length).replace(dotBetweenNames, "");
  return { name, optional: true, type: isList ? { is: "array", of: type } : type, ...commentOf({}, within === "" ? [guess] : undefined, sourced(held[0]!)) };
}

/** The type that the row names, where a section lists its fields: declared for the first that needs it. */
function namedType(writing: InterfaceContext, row: StatedRow): TypeSyntax | undefined {
  const { name: outer, section: around, words, extra, named, types, places } = writing;
  const type = typeNamedBy(row, around, types);
  if (type === undefined) return undefined;
  const { section } = type;
  const isList = type.isList || saysList(row);
  const known = named.get(section);
  const own = known ?? blockTypeName(outer, [row.row.name]);
  if (known === undefined) {
    const source = places.section(section);
    named.set(section, own);
    extra.push(
      interfaceSyntax(
        own,
        `The fields of ${unnumbered(section.section.title)}.`,
        source,
        membersOf({ ...writing, name: own, section, source, required: new Set(), words }, ownRows(section), []),
      ),
    );
  }
  return isList ? { is: "array", of: typeReference(own) } : typeReference(own);
}

function holding(writing: InterfaceContext, { row, facts }: StatedRow, among: Among): TypeSyntax {
  const inner = among.inner.get(row.name)!;
  const type: TypeSyntax = { is: "object", members: inner.map((one) => memberOf(writing, one, among)), tall: true };
  const isList = (valueOf(facts, "type") ?? "").startsWith("array") || inner.some((one) => one.row.name.startsWith(`${row.name}[`));
  return asReadOrWriteOnly(isList ? { is: "array", of: type } : type, facts);
}

/** The first row of each name. */
export function firstOfEachName(rows: readonly StatedRow[]): readonly StatedRow[] {
  return [...new Map(rows.toReversed().map((row) => [row.row.name, row])).values()].reverse();
}

/** `name` (string, required) */
function saysRequired({ row }: StatedRow): boolean | undefined {
  const remark = row.remark ?? /^[^(:]*\(([^()]*)\)/.exec(row.cells[0]?.column === "" ? row.cells[0].text : "")?.[1] ?? "";
  return requirementIn(remark) ?? (/\boptional\b/i.test(remark) ? false : undefined);
}

function typeIn(writing: InterfaceContext, row: StatedRow, path: readonly string[]): TypeSyntax {
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
function heldIn({ section, source, words }: InterfaceContext, { row, facts }: StatedRow): readonly MemberSyntax[] {
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
function alsoHeld({ section, source, words }: InterfaceContext, row: StatedRow, { block, rows }: StatedBlock): readonly MemberSyntax[] {
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
    return { name: held, optional: true, type: typeReference("Doubted", words.typeOf(held, like?.facts ?? []), doubt), comment };
  });
}

/** A block that is a resource of its own has a type of its own. */
function addressed({ name: outer, source, extra }: InterfaceContext, path: readonly string[], members: readonly MemberSyntax[], uri: string): TypeSyntax {
  const named = blockTypeName(outer, path);
  extra.push(interfaceSyntax(named, `The fields of ${path.join(" ")}.`, `${source} > ${path.join(" ")}`, members));
  return typeReference("AddressedAt", typeReference(named), literalType(uri));
}
