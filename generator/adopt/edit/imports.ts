/** The imports of a definition file: a name that an edit needs, and names that nothing uses any more. */
import type { ImportDeclaration, SourceFile } from "ts-morph";
import { printImport } from "../print/file.ts";
import type { Edit } from "./opened-files.ts";
import { fileOf, removeNode, replaceNode } from "./spans.ts";

/** A name, and the module that it comes from. */
export interface NeededImport {
  readonly name: string;
  readonly from: string;
}

/**
 * Makes the file import what it needs, and no longer what it did without `used`.
 * @param used the names that the file uses after its other edits
 */
export function setImports(file: SourceFile, needed: readonly NeededImport[], used: (name: string) => boolean): readonly Edit[] {
  const edits: Edit[] = [];
  const declarations = file.getImportDeclarations();
  const modules = new Set([...declarations.map(moduleOf), ...needed.map(({ from }) => from)]);
  for (const module of modules) {
    const declaration = declarations.find((one) => moduleOf(one) === module && one.getNamespaceImport() === undefined);
    const known = declaration?.getNamedImports().map((one) => ({ name: one.getName(), local: one.getAliasNode()?.getText() })) ?? [];
    const kept = known.filter(({ name, local }) => used(local ?? name));
    const added = needed.filter(({ name, from }) => from === module && !known.some((one) => one.name === name));
    if (added.length === 0 && kept.length === known.length) continue;
    if (kept.some(({ local }) => local !== undefined)) continue;
    const names = ordered(
      [...kept.map(({ name }) => name), ...new Set(added.map(({ name }) => name))],
      known.map(({ name }) => name),
    );
    if (declaration === undefined) edits.push(newImport(file, module, names));
    else edits.push(names.length === 0 ? removeNode(declaration) : replaceNode(declaration, printedLike(declaration, names)));
  }
  return edits;
}

/** What somebody wrote on one line, however long, stays on one. */
function printedLike(declaration: ImportDeclaration, names: readonly string[]): string {
  const [text, printed] = [declaration.getText(), printImport({ from: moduleOf(declaration), names })];
  const isOwnWidth =
    !text.includes("\n") && printImport({ from: moduleOf(declaration), names: declaration.getNamedImports().map((one) => one.getName()) }).includes("\n");
  return isOwnWidth
    ? printed
        .replace(/\{\s+/, "{ ")
        .replace(/,\s+\}/, " }")
        .replace(/,\s+/g, ", ")
    : printed;
}

/** Alphabetical where it was; else what is new comes last. */
function ordered(names: readonly string[], before: readonly string[]): readonly string[] {
  const sorted = [...before].sort(byName);
  return before.every((name, index) => name === sorted[index]) ? [...names].sort(byName) : names;
}

function byName(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** Packages come before relative paths, each in the order of their names. */
function newImport(file: SourceFile, module: string, names: readonly string[]): Edit {
  const declarations = file.getImportDeclarations();
  const next = declarations.find((one) => comesBefore(module, moduleOf(one)));
  const text = `${printImport({ from: module, names })}\n`;
  const path = fileOf(file);
  const last = declarations.at(-1);
  if (next !== undefined) return at(path, next.getStart(), text);
  if (last !== undefined) return at(path, last.getEnd(), `\n${text.slice(0, -1)}`);
  return at(path, 0, `${text}\n`);
}

function comesBefore(one: string, other: string): boolean {
  const [own, its] = [one, other].map((module) => [module.startsWith(".") ? 1 : 0, -(module.match(/\.\.\//g)?.length ?? 0), module] as const);
  const index = own!.findIndex((part, place) => part !== its![place]);
  return index !== -1 && own![index]! < its![index]!;
}

function moduleOf(declaration: ImportDeclaration): string {
  return declaration.getModuleSpecifierValue();
}

function at(file: string, offset: number, text: string): Edit {
  return { file, start: offset, end: offset, text };
}
