/** The definitions that some files of a service lead to: by who has read these, and as texts for everybody else. */
import type { DefinedTogether } from "../../facts/definitions/gather.ts";
import type { Numbered } from "../../facts/definitions/numbers.ts";
import type { SourcedPart } from "../../facts/definitions/sourced.ts";
import { definedIn } from "../../facts/definitions/walk.ts";
import { groupBy } from "../../values/group-by.ts";
import { hashOf } from "../../values/hash.ts";
import { declaredNames, placeholdersOfFiles } from "./definitions.ts";
import { isGeneral, markOf, type FileMark } from "./marks.ts";
import { definitionLines, parseDefinitions, writeDefinitions } from "./written-definitions.ts";

export interface DefinedPart {
  readonly told: ToldPart;
  /** By file, of those that it tells. */
  readonly of: (file: string) => readonly Numbered[] | undefined;
}

export interface ToldPart {
  readonly files: readonly ToldFile[];
  /** The names of its fields, headers and schemes. */
  readonly names: ReadonlySet<string>;
  readonly placeholders: ReadonlySet<string>;
  /** The numbers of definitions that several of its files tell. */
  readonly shared: readonly number[];
  /** By file, what it tells of what others declare. */
  readonly lent: ReadonlyMap<string, readonly Lent[]>;
}

/** Something that is told, with the number under which the file tells of it first, and the hash of what it says, but of where. */
export type Lent = readonly [number: number, hash: string];

/** The definitions that stand in a file. */
export interface ToldFile {
  readonly file: string;
  /** Of each. */
  readonly numbers: Float64Array;
  readonly text: string;
  readonly mark: FileMark;
  /** It says something of the service as a whole. */
  readonly isGeneral: boolean;
  /** All that its definitions say in words of their own; empty where they say nothing. */
  readonly words: string;
}

export function definedPart(part: SourcedPart): DefinedPart {
  const { lent, ...together } = definedIn(part);
  return definedPartOf(together, placeholdersOfFiles(part.files), new Map([...lent].map(([file, own]) => [file, lentBy(own)])));
}

function lentBy(all: readonly Numbered[]): readonly Lent[] {
  const lines = definitionLines(all.map(([, one]) => one));
  return all.map(([number], index) => [number, hashOf(lines[index]!)]);
}

export function definedPartOf({ defined, shared }: DefinedTogether, placeholders: ReadonlySet<string>, lent: ToldPart["lent"]): DefinedPart {
  const files = groupBy(defined, ([, { definition }]) => definition.file);
  return {
    told: { files: [...files].map(([file, own]) => toldFile(file, own)), names: declaredNames(defined.map(([, one]) => one)), placeholders, shared, lent },
    of: (file) => files.get(file),
  };
}

export function toldFile(file: string, own: readonly Numbered[]): ToldFile {
  const lines = writeDefinitions(own.map(([, one]) => one));
  return {
    file,
    numbers: Float64Array.from(own, ([number]) => number),
    text: lines.text,
    mark: markOf(lines),
    isGeneral: own.some(([, one]) => isGeneral(one)),
    words: own.flatMap(([, { says }]) => says).join("\n"),
  };
}

/** What was told of a file. */
export function parseToldFile({ text, numbers }: Pick<ToldFile, "text" | "numbers">): readonly Numbered[] {
  return parseDefinitions(text).map((one, index): Numbered => [numbers[index]!, one]);
}
