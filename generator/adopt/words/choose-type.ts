/**
 * Which type says what a row states. The definitions' own ways come first: how they say the same of another row, then how they
 * say the like, then the tool's words. What a candidate says is tried, not guessed, so the words of a service need no explaining.
 */
import type { PropertySignature, SourceFile, TypeAliasDeclaration, TypeNode, UnionTypeNode } from "ts-morph";
import type { Position } from "../../diagnostics/diagnostic.ts";
import type { Section } from "../../documents/document.ts";
import { sameFact } from "../../drift/subject/fact-differences.ts";
import { factText, type Fact, type Limits } from "../../facts/fact.ts";
import type { StatedSection } from "../../facts/stated-section.ts";
import type { ShapeReading } from "../../read/reading.ts";
import { groupBy } from "../../values/group-by.ts";
import { memoize, memoizeByObject } from "../../values/memoize.ts";
import { fileOf } from "../edit/spans.ts";
import { rowsIn } from "../edition/row-lookup.ts";
import { declarationAt, isProperty, type PlanningContext } from "../planning-context.ts";
import type { TypeSyntax } from "../print/syntax.ts";
import { literalToken } from "../print/token.ts";
import { printType } from "../print/type.ts";
import { asTyped } from "./as-typed.ts";
import { bytesAsCharacters } from "./byte-lengths.ts";
import { generalModule, generalType } from "./general-type.ts";
import { needsOf, typeNamesUsed } from "./needs.ts";
import { hasNull, withNull } from "./nullable.ts";
import { isOfOwnWord, wordOf } from "./own-word.ts";
import { readCandidates, type Candidate, type Surroundings } from "./read-candidates.ts";
import { isOfType, saysExactly } from "./says.ts";
import { innerTypes, parseType, replaceWithin, substitutions } from "./substitute.ts";

/** How many rows that say the same are looked at. */
const most = 6;

/** A type, and whether it says what somebody chose for others and the document does not tell. */
export interface ChosenType extends Candidate {
  readonly inDoubt?: true;
}

/**
 * The first type that says it; undefined where none of the candidates does.
 * @param isNullable whether the row tells of null, which is no fact
 */
export function chooseType(context: PlanningContext, file: string, sought: SoughtRow, stated: readonly Fact[], isNullable: boolean): ChosenType | undefined {
  if (!stated.some(({ fact }) => fact === "type")) return undefined;
  const facts = asTyped(bytesAsCharacters(stated));
  const candidates = [...precedents(context, file, sought, facts), general(facts)];
  return firstThatSays(
    context,
    file,
    facts,
    isNullable ? candidates.map((one) => ({ ...one, text: withNull(one.text) })) : candidates.filter(({ text, lent }) => lent !== true || !hasNull(text)),
  );
}

/** The least change of a type by which it says other facts. */
export function changeType(
  context: PlanningContext,
  property: PropertySignature,
  before: readonly Fact[],
  stated: readonly Fact[],
  sought: SoughtRow = { name: property.getName() },
): ChosenType | undefined {
  const [from, to] = [bytesAsCharacters(before), asTyped(bytesAsCharacters(stated))];
  const node = property.getTypeNode();
  if (node === undefined) return undefined;
  const file = fileOf(property);
  // Of a row that gives neither a type nor values the tool's words would only say that nothing is shown.
  const inWords = to.some(({ fact }) => givingTypes.has(fact)) ? [general(to)] : [];
  const others = [...precedents(context, file, sought, to), ...inWords].filter(({ text, lent }) => lent !== true || hasNull(node.getText()) || !hasNull(text));
  const within = substitutions(node, { from, to })
    .map((text) => nullLike(node, text))
    .map((text) => ({ text, needs: wordsIn(text) }));
  const swapped = innerTypes(node).flatMap((inner) =>
    others.map(({ text, needs, lent }) => ({
      text: inner === node ? nullLike(node, text) : replaceWithin(node, inner, text),
      needs,
      ...(lent === undefined ? {} : { lent }),
    })),
  );
  return firstThatSays(context, file, to, [...within, ...ofOwnWord(context, property, from, to), ...swapped]);
}

const givingTypes: ReadonlySet<Fact["fact"]> = new Set<Fact["fact"]>(["type", "values", "known", "bits"]);

/** What a word of the service says beyond the row stays, and a pattern does: the word with what came, else what it stands for with other values. */
function ofOwnWord(context: PlanningContext, property: PropertySignature, from: readonly Fact[], to: readonly Fact[]): readonly Candidate[] {
  const node = property.getTypeNodeOrThrow();
  const isOwn = isOfOwnWord(context, property);
  const added = to.filter((one) => !from.some(({ fact }) => fact === one.fact));
  const limits = added.filter(({ fact }) => fact === "range" || fact === "length");
  const narrowed = limits.length === 1 && (isOwn || /\bPattern</.test(node.getText())) ? [withSaid(node, saysOf(limits[0]!))] : [];
  const [format, ...others] = added;
  // Nothing else came or went: what the word says already stays true.
  const isMore = others.length === 0 && from.every((one) => to.some((other) => sameFact(one, other)));
  const formatted =
    isOwn && isMore && format?.fact === "format" ? [{ ...withSaid(node, `Says<{ format: ${literalToken(format.value)} }>`), proven: true as const }] : [];
  const word = wordOf(context, property);
  const type = word?.getTypeNode();
  const needs = type === undefined ? undefined : needsOf(type, word!.getSourceFile(), fileOf(property));
  const spelled =
    needs === undefined
      ? []
      : [...substitutions(type!, { from, to }), ...withinReplaced(type!, to)].map((text) => ({ text, needs: distinct([...needs, ...wordsIn(text)]) }));
  return [...narrowed, ...formatted, ...spelled];
}

function withSaid(node: TypeNode, says: string): Candidate {
  const text = `${node.getText()} & ${says}`;
  return { text, needs: wordsIn(text) };
}

/** What a word wraps, `Assigned<Text<64>>`, says the facts in the tool's words, and the word around it what it did. */
function withinReplaced(type: TypeNode, facts: readonly Fact[]): readonly string[] {
  return innerTypes(type)
    .filter((inner) => inner.getParent() === type && type.getKindName() === "TypeReference")
    .map((inner) => replaceWithin(type, inner, general(facts).text));
}

/** The least change of a word by which its fields say other facts; undefined where none is known to. */
export function changeWord(context: PlanningContext, alias: TypeAliasDeclaration, before: readonly Fact[], stated: readonly Fact[]): Candidate | undefined {
  const [from, to] = [bytesAsCharacters(before), asTyped(bytesAsCharacters(stated))];
  const type = alias.getTypeNode();
  const file = fileOf(alias);
  const needs = type === undefined ? undefined : needsOf(type, alias.getSourceFile(), file);
  if (type === undefined || needs === undefined) return undefined;
  const swapped = substitutions(type, { from, to });
  const candidates = (swapped.length === 0 ? withinReplaced(type, to) : swapped).map((text) => ({ text, needs: distinct([...needs, ...wordsIn(text)]) }));
  // A word can say more than any row of its fields: where none says just what rows do, the nearest is tried.
  return firstThatSays(context, file, to, candidates) ?? (swapped.length === 0 ? undefined : candidates[0]);
}

function saysOf(limit: Fact): string {
  const [lower, upper] = limit.fact === "range" ? ["minimum", "maximum"] : ["minLength", "maxLength"];
  const { minimum, maximum } = limit.value as Limits;
  const facets = [
    minimum === undefined ? [] : [`${lower}: ${literalToken(minimum)}`],
    maximum === undefined ? [] : [`${upper}: ${literalToken(maximum)}`],
  ].flat();
  return `Says<{ ${facets.join("; ")} }>`;
}

/** Rows tell of null in words of their own, which are no fact: what can be null stays so. */
function nullLike(node: TypeNode, text: string): string {
  const isNullable = node.getKindName() === "UnionType" && (node as UnionTypeNode).getTypeNodes().some((one) => one.getText() === "null");
  return isNullable ? withNull(text) : text;
}

function firstThatSays(
  { root, files, opened }: PlanningContext,
  file: string,
  facts: readonly Fact[],
  candidates: readonly Candidate[],
): ChosenType | undefined {
  const distinct = candidates.filter(({ text }, index) => candidates.findIndex((one) => one.text === text) === index).slice(0, 60);
  const shapes = readCandidates(root, files, surroundingsOf(file, opened.open(file)), distinct);
  const index = distinct.findIndex(
    ({ proven, lent }, at) =>
      shapes[at] !== undefined && (proven === true || (saysExactly(shapes[at], facts) && !(lent === true && saysMore(shapes[at], facts)))),
  );
  const role = shapes[index]?.role;
  return role !== undefined && "chosen" in role ? { ...distinct[index]!, inDoubt: true } : distinct[index];
}

/** What no row states, or this one does not: it is the other field's alone. */
function saysMore(reading: ShapeReading, facts: readonly Fact[]): boolean {
  return (
    ("pattern" in reading && reading.pattern !== undefined) ||
    (["readOnly", "writeOnly"] as const).some((access) => reading[access] === true && !facts.some(({ fact }) => fact === access))
  );
}

function general(facts: readonly Fact[]): Candidate {
  return writtenCandidate(generalType(facts, undefined));
}

/** @param needs of what the type is written with, beside the tool's words */
export function writtenCandidate(type: TypeSyntax, needs: Candidate["needs"] = []): Candidate {
  const text = printType(type, "", 0).trim();
  return { text, needs: distinct([...needs, ...wordsIn(text)]) };
}

/** The tool's words in a type. */
const wordsIn = memoize((text: string): Candidate["needs"] =>
  [...typeNamesUsed(parseType(text))].flatMap((name) => {
    const from = generalModule(name);
    return from === undefined ? [] : [{ name, from }];
  }),
);

/** The row that a type is sought for. */
export interface SoughtRow {
  readonly name: string;
  /** Of our edition, where it has the section of the row. */
  readonly section?: Section;
}

/** What is guessed of a field with such a type. */
export function doubtGuess(name: string, { text }: ChosenType): string {
  return `${name}: that it is ${text}, as others are whose names are like it`;
}

/** A row of the other edition, in the section of ours that has it. */
export function soughtRow({ editions: { pairs } }: PlanningContext, section: StatedSection, name: string): SoughtRow {
  const own = pairs.section(section)?.section;
  return { name, ...(own === undefined ? {} : { section: own }) };
}

/**
 * How the definitions say the same of other rows, of the same name and in the same file first, and of names that begin alike in the same section; then how they
 * say the like.
 */
function precedents(context: PlanningContext, file: string, { name, section }: SoughtRow, facts: readonly Fact[]): readonly Candidate[] {
  const wanted = facts.filter(isOfType);
  const [wantedValues, begins] = [values(wanted), beginning(name)];
  const rank = (one: Precedent): number =>
    (one.values === wantedValues ? 16 : 0) +
    (one.name === name ? 8 : 0) +
    (one.at.file === file ? 4 : 0) +
    (one.begins === begins ? (one.section === section ? 2 : 1) : 0);
  const ranked = [...groupBy(likeliest(precedentsIn(context)(sorts(wanted)), wantedValues, name), rank)].sort(([one], [other]) => other - one);
  const nearest = ranked.flatMap(([, alike]) => alike.slice(0, most)).slice(0, most);
  return nearest.flatMap(({ at, facts: from, ...one }) => {
    const [same, named] = [one.values === wantedValues, one.name === name];
    const property = declarationAt(context, at);
    const type = isProperty(property) ? property.getTypeNode() : undefined;
    const like = type === undefined ? [] : likeThat(type, property!.getSourceFile(), file, from, wanted);
    return like.map((one) => ({ ...one, ...(same && named ? { proven: true as const } : { lent: true as const }) }));
  });
}

/** A field whose row says something of its type. */
interface Precedent {
  /** In the order of the document. */
  readonly index: number;
  readonly at: Position;
  readonly facts: readonly Fact[];
  /** What these say, as a text. */
  readonly values: string;
  /** Of the row. */
  readonly name: string;
  readonly section: Section;
  readonly begins: string;
}

/** Where enough of them say the same or have the name, none of the others comes before those. */
function likeliest({ all, byValues, byName }: Precedents, values: string, name: string): readonly Precedent[] {
  const near = new Set([...(byValues.get(values) ?? []), ...(byName.get(name) ?? [])]);
  return near.size < most ? all : [...near].sort((one, other) => one.index - other.index);
}

interface Precedents {
  readonly all: readonly Precedent[];
  readonly byValues: ReadonlyMap<string, readonly Precedent[]>;
  readonly byName: ReadonlyMap<string, readonly Precedent[]>;
}

/** By the sorts of their facts. Every change looks for some, and there are as many as rows: what is the same for all changes is found out once. */
const precedentsIn = memoizeByObject(({ editions: { ours }, declared }: PlanningContext) => {
  const rows = groupBy([...rowsIn(ours)], ({ facts }) => sorts(facts));
  return memoize((sort: string): Precedents => {
    const found = (rows.get(sort) ?? []).flatMap(({ section, row, facts }) => {
      const fields = declared(row);
      if (fields.length === 0) return [];
      const own = { facts, values: values(facts), name: row.name, section, begins: beginning(row.name) };
      return fields.map(({ at }) => ({ at, ...own }));
    });
    const all = found.map((one, index): Precedent => ({ index, ...one }));
    return { all, byValues: groupBy(all, (one) => one.values), byName: groupBy(all, (one) => one.name) };
  });
});

/** Where fields are declared whose rows say just this of their types, in the order of the document. */
export function fieldsSaying(context: PlanningContext, facts: readonly Fact[]): readonly Position[] {
  const wanted = facts.filter(isOfType);
  return (precedentsIn(context)(sorts(wanted)).byValues.get(values(wanted)) ?? []).map(({ at }) => at);
}

/** What a name has before its first hyphen or underscore: names of one sort often share it. */
function beginning(name: string): string {
  return /^[^_-]*/.exec(name)![0];
}

/** Beside values that occur a type says what is not shown of them, and of no others. */
function likeThat(type: TypeNode, from: SourceFile, file: string, facts: readonly Fact[], wanted: readonly Fact[]): readonly Candidate[] {
  const needs = needsOf(type, from, file);
  const isSame = values(facts) === values(wanted);
  if (needs === undefined || (!isSame && wanted.some(({ fact }) => fact === "known"))) return [];
  const texts = isSame ? [type.getText()] : substitutions(type, { from: facts, to: wanted });
  return texts.filter((text) => !text.includes("\n")).map((text) => ({ text, needs: distinct([...needs, ...wordsIn(text)]) }));
}

function distinct(needs: Candidate["needs"]): Candidate["needs"] {
  return [...new Map(needs.map((need) => [need.name, need])).values()];
}

function sorts(facts: readonly Fact[]): string {
  return facts
    .filter(isOfType)
    .map(({ fact }) => fact)
    .sort()
    .join();
}

function values(facts: readonly Fact[]): string {
  return facts
    .filter(isOfType)
    .map((fact) => `${fact.fact}=${factText(fact)}`)
    .sort()
    .join("\n");
}

function surroundingsOf(file: string, source: SourceFile | undefined): Surroundings {
  const imports = source?.getImportDeclarations() ?? [];
  const named = imports.flatMap((one) => one.getNamedImports());
  return {
    file,
    text: source?.getFullText() ?? "",
    imports: imports.map((one) => one.getText()).join("\n"),
    imported: new Set(named.map((one) => one.getAliasNode()?.getText() ?? one.getName())),
    declared: new Set([...(source?.getTypeAliases() ?? []), ...(source?.getInterfaces() ?? [])].map((one) => one.getName())),
  };
}
