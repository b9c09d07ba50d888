/** Imports of names, a line for each module. */
import { groupBy } from "../../values/group-by.ts";
import type { ImportSyntax } from "./syntax.ts";

/** A name, and the module that it comes from. */
export interface Imported {
  readonly name: string;
  readonly from: string;
}

/** Packages come before relative paths. */
export function importsFrom(names: readonly Imported[]): readonly ImportSyntax[] {
  const imports = [...groupBy(names, ({ from }) => from)].map(([from, own]) => ({ from, names: [...new Set(own.map(({ name }) => name))].sort() }));
  return imports.sort((one, other) => (rank(one.from) < rank(other.from) ? -1 : 1));
}

function rank(module: string): string {
  return `${module.startsWith(".") ? 1 : 0}${module}`;
}
