/** What the files of a draft are made with, and what each of them imports. */
import { memoizeByObject } from "../../../values/memoize.ts";
import { importsFrom } from "../../print/imports.ts";
import type { DeclarationSyntax, FileSyntax, ImportSyntax } from "../../print/syntax.ts";
import { generalModule } from "../../words/general-type.ts";
import { relativeModule } from "../../words/needs.ts";
import type { Conventions } from "../conventions.ts";
import { typeNamesIn } from "../../print/names-in.ts";
import type { Kinds } from "../kinds/kinds.ts";
import type { ResourceNames, TargetFile } from "../resources/resource-names.ts";
import type { SharedTypes } from "../resources/shared-types.ts";
import type { Limited } from "../limits.ts";
import type { ResourceTarget } from "../resources/targets.ts";
import type { Doubts } from "../separate-doubts.ts";
import type { Survey } from "../survey/survey.ts";
import type { DraftWords } from "./draft-words.ts";

export interface Drafting {
  readonly survey: Survey;
  readonly doubts: Doubts;
  /** By the row of a field, the rows elsewhere that limit it. */
  readonly limits: Limited["limits"];
  readonly conventions: Conventions;
  readonly kinds: Kinds;
  readonly words: DraftWords;
  readonly targets: readonly ResourceTarget[];
  readonly files: readonly TargetFile[];
  readonly names: ResourceNames;
  readonly types: SharedTypes;
}

export interface ResourceFile {
  readonly path: string;
  readonly file: FileSyntax;
  readonly guesses: readonly string[];
}

/** @param fields where each interface of fields is declared that another file may need */
export function importsOfFile(
  { kinds, words, types }: Pick<Drafting, "kinds" | "words" | "types">,
  path: string,
  declarations: readonly DeclarationSyntax[],
  fields: ReadonlyMap<string, string>,
): readonly ImportSyntax[] {
  const own = new Set(declarations.map((one) => one.name));
  const shared = pathsOf(types);
  const ofWords = new Set(words.declarations().map((one) => one.name));
  const moduleOf = (named: string): string | undefined => {
    const file = fields.get(named) ?? shared.get(named);
    if (file !== undefined && file !== path) return relativeModule(file, path);
    if (ofWords.has(named)) return relativeModule("words.ts", path);
    return kinds.has(named) ? relativeModule("kinds.ts", path) : generalModule(named);
  };
  return importsFrom(
    [...typeNamesIn(declarations)].flatMap((name) => {
      const from = own.has(name) ? undefined : moduleOf(name);
      return from === undefined ? [] : [{ name, from }];
    }),
  );
}

/** By the names of types that any file may need, the file that declares each. */
const pathsOf = memoizeByObject(({ all }: SharedTypes): ReadonlyMap<string, string> => new Map([...all.values()].map((one) => [one.name, one.path])));
