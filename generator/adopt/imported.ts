/**
 * What files import after steps: names that came are imported, names that went are no longer; an import that nothing used before is left alone. That
 * follows from a file's text and from what it needs, and most files are the same in one trial after the other.
 */
import type { Node, SourceFile } from "ts-morph";
import { memoize, memoizeByObject } from "../values/memoize.ts";
import { setImports, type NeededImport } from "./edit/imports.ts";
import { loadTsMorph } from "./edit/load-ts-morph.ts";
import { applyEdits, openedFiles } from "./edit/opened-files.ts";
import type { Texts } from "./measured.ts";
import type { Step } from "./step.ts";

/** @param paths of the files that steps have edited */
export function withImports(changed: ReadonlyMap<string, string>, before: Texts, steps: readonly Step[], paths: ReadonlySet<string>): Texts {
  const needs = steps.flatMap((step) => step.needs);
  const texts = new Map(changed);
  for (const path of paths) {
    const text = changed.get(path);
    if (text === undefined || !path.endsWith(".ts")) continue;
    const own = needs.filter(({ file }) => file === path).map(({ name, from }): NeededImport => ({ name, from }));
    texts.set(path, importEdits(before)(JSON.stringify([path, text, own] satisfies ImportRequest)));
  }
  return texts;
}

type ImportRequest = readonly [path: string, text: string, needs: readonly NeededImport[]];

const importEdits = memoizeByObject((before: Texts) => {
  const unusedBefore = memoize((path: string) => unusedIn(before, path));
  return memoize((key: string): string => {
    const [path, text, needs] = JSON.parse(key) as ImportRequest;
    const file = openedFiles(() => text).open(path)!;
    const used = namesUsed(file);
    const wanted = needs.filter(({ name }) => used.has(name) && !isDeclared(file, name));
    return (
      applyEdits(
        text,
        setImports(file, wanted, (name) => used.has(name) || unusedBefore(path).has(name)),
      ) ?? text
    );
  });
});

function unusedIn(texts: Texts, path: string): ReadonlySet<string> {
  const file = openedFiles((one) => texts.get(one)).open(path);
  if (file === undefined) return new Set();
  const used = namesUsed(file);
  return new Set(importedNames(file).filter((name) => !used.has(name)));
}

function importedNames(file: SourceFile): readonly string[] {
  return file.getImportDeclarations().flatMap((one) => one.getNamedImports().map((named) => named.getAliasNode()?.getText() ?? named.getName()));
}

function isDeclared(file: SourceFile, name: string): boolean {
  return file.getTypeAlias(name) !== undefined || file.getInterface(name) !== undefined;
}

/** The names of types that the file refers to, without its imports. */
function namesUsed(file: SourceFile): ReadonlySet<string> {
  const used = new Set<string>();
  const { Identifier } = loadTsMorph().SyntaxKind;
  const collect = (node: Node["compilerNode"]): void => {
    if (node.kind === Identifier) used.add(node.getText(file.compilerNode));
    for (const child of node.getChildren(file.compilerNode)) collect(child);
  };
  for (const statement of file.getStatements()) if (statement.getKindName() !== "ImportDeclaration") collect(statement.compilerNode);
  return used;
}
