/** The definitions of a service file by file: a comparison of some sections of a document asks for those of some files. */
import type { Defined } from "../../facts/definitions/defined.ts";
import { flatMapped } from "../../values/flat-mapped.ts";
import { grouped } from "../../values/grouped.ts";
import { once, remembered } from "../../values/remembered.ts";
import { urisIn } from "../subject/known-paths.ts";
import type { Definitions, Shared } from "./definitions.ts";
import { marksOf, type Marks } from "./marks.ts";
import { definitionsFrom, written } from "./written.ts";

export interface DefinitionFiles {
  readonly common: Shared;
  /** Files that say something of the service as a whole. */
  readonly general: readonly string[];
  /** Files whose definitions say something in words of their own, with all these words. */
  readonly sayings: readonly (readonly [file: string, words: string])[];
  /** By file. */
  readonly of: (file: string) => readonly Numbered[];
  /** The same as a text. */
  readonly textOf: (file: string) => string;
  /** With those of every file. */
  readonly marks: Marks;
}

/** A definition with its number among all of the service. */
export type Numbered = readonly [number: number, defined: Defined];

export function inFiles({ defined, uris: _, ...common }: Definitions): DefinitionFiles {
  const numbered = defined.map((one, number): Numbered => [number, one]);
  const files = grouped(numbered, ([, { definition }]) => definition.file);
  const lines = new Map([...files].map(([file, own]) => [file, written(own.map(([, one]) => one))] as const));
  const texts = new Map([...lines].map(([file, { text }]) => [file, text] as const));
  const filesWith = (isMeant: (one: Defined) => boolean): readonly string[] => [...files].filter(([, own]) => own.some(([, one]) => isMeant(one))).map(([file]) => file);
  return {
    common,
    general: filesWith(isGeneral),
    sayings: filesWith(({ says }) => says.length > 0).map((file) => [file, files.get(file)!.flatMap(([, { says }]) => says).join("\n")]),
    of: (file) => files.get(file) ?? [],
    textOf: (file) => texts.get(file)!,
    marks: marksOf(common, lines, isGeneral),
  };
}

/** What is the same for another thread, and for another run. */
export interface CommonDefinitions extends Omit<DefinitionFiles, "of" | "textOf"> {
  /** By file, of each of its definitions: they change wherever another file has one more. */
  readonly numbers: ReadonlyMap<string, readonly number[]>;
}

export function commonOf({ of, textOf: _, ...common }: DefinitionFiles): CommonDefinitions {
  return { ...common, numbers: new Map([...common.marks.files.keys()].map((file) => [file, of(file).map(([number]) => number)])) };
}

/** Those of a file are read when they are asked for. */
export function inTexts({ numbers, ...common }: CommonDefinitions, textOf: (file: string) => string): DefinitionFiles {
  const of = remembered((file: string) => {
    const own = numbers.get(file)!;
    return definitionsFrom(textOf(file)).map((one, index): Numbered => [own[index]!, one]);
  });
  return { ...common, of, textOf };
}

/** The files that mention one of some names in words of their own. */
export function filesSaying({ sayings }: DefinitionFiles, names: readonly string[]): readonly string[] {
  return sayings.flatMap(([file, words]) => (names.some((name) => words.includes(name)) ? [file] : []));
}

function isGeneral({ is }: Defined): boolean {
  return general.has(is);
}

const general: ReadonlySet<Defined["is"]> = new Set<Defined["is"]>(["service", "server", "scheme", "header", "kind"]);

/** Those of some files, in their order, and of each the same value whenever they are asked for. */
export function definitionsIn({ common, marks: { files }, of }: DefinitionFiles, wanted: Iterable<string> = files.keys()): Definitions {
  const inOrder = (some: Iterable<string>): readonly Defined[] => flatMapped([...some], of).toSorted(([one], [other]) => one - other).map(([, defined]) => defined);
  return { ...common, defined: inOrder(new Set(wanted)), uris: once(() => urisIn(inOrder(files.keys()))) };
}
