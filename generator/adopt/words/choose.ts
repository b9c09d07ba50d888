/**
 * Which type says what a row states. The definitions' own ways come first: how they say the same of another row, then how they
 * say the like, then the tool's words. What a candidate says is tried, not guessed, so the words of a service need no explaining.
 */
import type { PropertySignature, SourceFile, TypeNode } from "ts-morph";
import { textOf, type Fact } from "../../facts/fact.ts";
import { declarationAt, isProperty, type Context } from "../plan/context.ts";
import type { TypeSyntax } from "../print/syntax.ts";
import { printType } from "../print/type.ts";
import { generalModule, generalType } from "./general.ts";
import { namesIn, needsOf } from "./needs.ts";
import { isOfType, saysJust } from "./says.ts";
import { innerTypes, parsed, replaced, substitutions } from "./substitute.ts";
import { shapesOf, type Candidate } from "./trial.ts";
import { rowsIn } from "../edition/edition.ts";

/** How many rows that say the same are looked at. */
const most = 6;

/** A type, and whether it says what somebody chose for others and the document does not tell. */
export interface Chosen extends Candidate {
  readonly inDoubt?: true;
}

/** The first type that says it; undefined where none of the candidates does. */
export function typeFor(context: Context, file: string, name: string, facts: readonly Fact[]): Chosen | undefined {
  if (!facts.some(({ fact }) => fact === "type")) return undefined;
  return firstThatSays(context, file, facts, [...precedents(context, file, name, facts), general(facts)]);
}

/** The least change of a type by which it says other facts. */
export function typeChanged(context: Context, property: PropertySignature, from: readonly Fact[], to: readonly Fact[]): Candidate | undefined {
  const node = property.getTypeNode();
  if (node === undefined) return undefined;
  const file = property.getSourceFile().getFilePath().slice(1);
  const others = [...precedents(context, file, property.getName(), to), general(to)];
  const within = substitutions(node, { from, to }).map((text) => ({ text, needs: wordsIn(text) }));
  const swapped = innerTypes(node).flatMap((inner) => others.map(({ text, needs }) => ({ text: replaced(node, inner, text), needs })));
  return firstThatSays(context, file, to, [...within, ...swapped]);
}

function firstThatSays({ root, files, opened }: Context, file: string, facts: readonly Fact[], candidates: readonly Candidate[]): Chosen | undefined {
  const distinct = [...new Map(candidates.map((one) => [one.text, one])).values()].slice(0, 60);
  const source = opened.open(file);
  const text = source?.getFullText() ?? "";
  const shapes = shapesOf({ root, files }, file, text, source === undefined ? new Set() : importedIn(source), distinct);
  const index = distinct.findIndex(({ proven }, at) => shapes[at] !== undefined && (proven === true || saysJust(shapes[at], facts)));
  const role = shapes[index]?.role;
  return role !== undefined && "chosen" in role ? { ...distinct[index]!, inDoubt: true } : distinct[index];
}

function general(facts: readonly Fact[]): Candidate {
  return written(generalType(facts, undefined));
}

export function written(type: TypeSyntax): Candidate {
  const text = printType(type, "", 0).trim();
  return { text, needs: wordsIn(text) };
}

/** The tool's words in a type. */
function wordsIn(text: string): Candidate["needs"] {
  return [...namesIn(parsed(text))].flatMap((name) => {
    const from = generalModule(name);
    return from === undefined ? [] : [{ name, from }];
  });
}

/** How the definitions say the same of other rows, of the same name and in the same file first; then how they say the like. */
function precedents(context: Context, file: string, name: string, facts: readonly Fact[]): readonly Candidate[] {
  const wanted = facts.filter(isOfType);
  const rows = [...rowsIn(context.editions.ours)].filter((one) => sorts(one.facts) === sorts(wanted));
  const found = rows.flatMap((one) => context.declared(one.row).map(({ at }) => ({ at, facts: one.facts, same: values(one.facts) === values(wanted), named: one.row.name === name, begins: beginning(one.row.name) === beginning(name) })));
  const nearest = found.sort((one, other) => rank(other, file) - rank(one, file)).slice(0, most);
  return nearest.flatMap(({ at, facts: from, same, named }) => {
    const property = declarationAt(context, at);
    const type = isProperty(property) ? property.getTypeNode() : undefined;
    const like = type === undefined ? [] : likeThat(type, property!.getSourceFile(), file, from, wanted);
    return same && named ? like.map((one) => ({ ...one, proven: true as const })) : like;
  });
}

/** What a name has before its first hyphen or underscore: names of one sort often share it. */
function beginning(name: string): string {
  return /^[^_-]*/.exec(name)![0];
}

function likeThat(type: TypeNode, from: SourceFile, file: string, facts: readonly Fact[], wanted: readonly Fact[]): readonly Candidate[] {
  const needs = needsOf(type, from, file);
  if (needs === undefined) return [];
  const texts = values(facts) === values(wanted) ? [type.getText()] : substitutions(type, { from: facts, to: wanted });
  return texts.filter((text) => !text.includes("\n")).map((text) => ({ text, needs: [...needs, ...wordsIn(text)] }));
}

function rank(one: { readonly at: { readonly file: string }; readonly same: boolean; readonly named: boolean; readonly begins: boolean }, file: string): number {
  return (one.same ? 8 : 0) + (one.named ? 4 : 0) + (one.at.file === file ? 2 : 0) + (one.begins ? 1 : 0);
}

function sorts(facts: readonly Fact[]): string {
  return facts.filter(isOfType).map(({ fact }) => fact).sort().join();
}

function values(facts: readonly Fact[]): string {
  return facts.filter(isOfType).map((fact) => `${fact.fact}=${textOf(fact)}`).sort().join("\n");
}

export function importedIn(file: SourceFile): ReadonlySet<string> {
  const imported = file.getImportDeclarations().flatMap((one) => one.getNamedImports().map((named) => named.getAliasNode()?.getText() ?? named.getName()));
  const declared = [...file.getTypeAliases(), ...file.getInterfaces()].map((one) => one.getName());
  return new Set([...imported, ...declared]);
}
