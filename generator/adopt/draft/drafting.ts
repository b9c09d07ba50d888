/** What the files of a draft are made with, and what each of them imports. */
import { posix } from "node:path";
import type { DeclarationSyntax, FileSyntax, ImportSyntax } from "../print/syntax.ts";
import { generalModule } from "../words/general.ts";
import type { Conventions } from "./conventions.ts";
import { namesIn, type Kinds } from "./kinds.ts";
import type { Doubts } from "./sound.ts";
import type { Placed, ResourceNames } from "./resource-names.ts";
import type { Survey } from "./survey.ts";
import type { Target } from "./targets.ts";
import type { Words } from "./words.ts";

export interface Drafting {
  readonly survey: Survey;
  readonly doubts: Doubts;
  readonly conventions: Conventions;
  readonly kinds: Kinds;
  readonly words: Words;
  readonly targets: readonly Target[];
  readonly files: readonly Placed[];
  readonly names: ResourceNames;
}

export interface ResourceFile {
  readonly path: string;
  readonly file: FileSyntax;
  readonly guesses: readonly string[];
}

/** @param fields where each interface of fields is declared that another file may need */
export function importsOf({ kinds, words }: Pick<Drafting, "kinds" | "words">, path: string, declarations: readonly DeclarationSyntax[], fields: ReadonlyMap<string, string>): readonly ImportSyntax[] {
  const needed = [...namesIn(declarations)];
  const own = new Set(declarations.map((one) => one.name));
  const from = new Map<string, Set<string>>();
  const add = (module: string, named: string): void => void (from.get(module)?.add(named) ?? from.set(module, new Set([named])));
  const ofWords = new Set(words.declarations().map((one) => one.name));
  for (const named of needed.filter((one) => !own.has(one))) {
    const file = fields.get(named);
    if (file !== undefined && file !== path) add(relativePath(file, path), named);
    else if (ofWords.has(named)) add(relativePath("words.ts", path), named);
    else if (kinds.has(named)) add(relativePath("kinds.ts", path), named);
    else if (generalModule(named) !== undefined) add(generalModule(named)!, named);
  }
  return [...from].map(([module, names]) => ({ from: module, names: [...names].sort() })).sort((one, other) => (rank(one.from) < rank(other.from) ? -1 : 1));
}

function rank(module: string): string {
  return `${module.startsWith(".") ? 1 : 0}${module}`;
}

function relativePath(file: string, from: string): string {
  const path = posix.relative(posix.dirname(from), file);
  return path.startsWith(".") ? path : `./${path}`;
}
