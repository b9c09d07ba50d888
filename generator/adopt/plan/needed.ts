/** What declarations that come need from elsewhere. */
import { namesIn } from "../draft/kinds.ts";
import type { DeclarationSyntax, ImportSyntax } from "../print/syntax.ts";
import { moduleOf } from "../words/general.ts";
import type { Needed } from "../edit/imports.ts";
import type { Step } from "./step.ts";

/** The tool's words in declarations of a file. */
export function needed(declarations: readonly DeclarationSyntax[], file: string): Step["needs"] {
  return [...namesIn(declarations)].flatMap((one) => {
    const from = moduleOf(one);
    return from === undefined ? [] : [{ name: one, from, file }];
  });
}

/** Packages come before relative paths. */
export function importsFrom(needs: readonly Needed[]): readonly ImportSyntax[] {
  const from = new Map<string, Set<string>>();
  for (const need of needs) void (from.get(need.from)?.add(need.name) ?? from.set(need.from, new Set([need.name])));
  const rank = (one: string): string => `${one.startsWith(".") ? 1 : 0}${one}`;
  return [...from].map(([path, names]) => ({ from: path, names: [...names].sort() })).sort((one, other) => (rank(one.from) < rank(other.from) ? -1 : 1));
}
