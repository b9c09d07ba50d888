/** The names that a type uses, and where another file imports them from. */
import { posix } from "node:path";
import type { SourceFile, TypeNode } from "ts-morph";
import type { NeededImport } from "../edit/imports.ts";
import { fileOf } from "../edit/spans.ts";

/** What the type, which stands in one file, needs in another one; undefined where it needs what only its own file has. */
export function needsOf(type: TypeNode, from: SourceFile, to: string): readonly NeededImport[] | undefined {
  const needs: NeededImport[] = [];
  const own = fileOf(from);
  for (const name of typeNamesUsed(type)) {
    const imported = from
      .getImportDeclarations()
      .find((one) => one.getNamedImports().some((named) => named.getName() === name && named.getAliasNode() === undefined));
    if (imported !== undefined)
      needs.push({ name, from: own === to ? imported.getModuleSpecifierValue() : rebased(imported.getModuleSpecifierValue(), own, to) });
    else if (own !== to) {
      const local = from.getTypeAlias(name) ?? from.getInterface(name);
      if (local !== undefined && !local.isExported()) return undefined;
      if (local !== undefined) needs.push({ name, from: relativeModule(own, to) });
    }
  }
  return needs;
}

export function typeNamesUsed(type: TypeNode): ReadonlySet<string> {
  const nodes = [type, ...type.getDescendants()].filter((node) => node.getKindName() === "TypeReference");
  return new Set(nodes.map((node) => /^[\w$]+/.exec(node.getText())?.[0] ?? ""));
}

function rebased(module: string, from: string, to: string): string {
  return module.startsWith(".") ? relativeModule(posix.join(posix.dirname(from), module), to) : module;
}

/** A file as another one imports it. */
export function relativeModule(file: string, from: string): string {
  const path = posix.relative(posix.dirname(from), file);
  return path.startsWith(".") ? path : `./${path}`;
}
