/** The definitions of a service file by file: a comparison of some sections of a document asks for those of some files. */
import type { Defined } from "../../facts/definitions/defined.ts";
import { definedTogether } from "../../facts/definitions/gather.ts";
import type { Numbered } from "../../facts/definitions/numbers.ts";
import { asOnePart, type SourcedService } from "../../facts/definitions/sourced.ts";
import type { Wording } from "../../facts/wording.ts";
import { groupBy } from "../../values/group-by.ts";
import { memoize, once } from "../../values/memoize.ts";
import { urisIn } from "../subject/known-paths.ts";
import { prefixesOf } from "../subject/paths.ts";
import { definedPart, parseToldFile, toldFile, type DefinedPart, type ToldFile, type ToldPart } from "./defined-part.ts";
import type { Definitions, SharedDefinitions } from "./definitions.ts";
import { marksOf, type Marks } from "./marks.ts";

export interface DefinitionFiles {
  readonly common: SharedDefinitions;
  /** Files that say something of the service as a whole. */
  readonly general: readonly string[];
  /** Files whose definitions say something in words of their own, with all these words. */
  readonly sayings: readonly (readonly [file: string, words: string])[];
  /** By file. */
  readonly of: (file: string) => readonly Numbered[];
  /** The same as a text. */
  readonly textOf: (file: string) => string;
  /** By file, of each of its definitions. */
  readonly numbers: ReadonlyMap<string, Float64Array>;
  /** The numbers of definitions that several files tell. */
  readonly shared: ReadonlySet<number>;
  /** Which part alone tells the definitions of a file; undefined where several do, or nobody knows. */
  readonly toldBy: (file: string) => number | undefined;
  /** With those of every file. */
  readonly marks: Marks;
}

/**
 * @param parts of the whole service, as they are told
 * @param first the first of them, with its definitions at hand
 */
export function filesInParts(shared: Omit<SharedDefinitions, "names" | "placeholders">, parts: readonly ToldPart[], first: DefinedPart): DefinitionFiles {
  const common = {
    ...shared,
    placeholders: new Set(parts.flatMap(({ placeholders }) => [...placeholders])),
    names: new Set(parts.flatMap(({ names }) => [...names])),
  };
  const tellings = groupBy(
    parts.flatMap(({ files }, part) => files.map((told): Telling => ({ part, told }))),
    ({ told }) => told.file,
  );
  const joined = new Map(
    [...tellings].flatMap(([file, all]) => (all.length === 1 ? [] : [[file, definedTogether(all.map(({ told }) => parseToldFile(told)))] as const])),
  );
  const files = [...tellings]
    .map(([file, [one]]) => (joined.has(file) ? toldFile(file, joined.get(file)!.defined) : one!.told))
    .sort((one, other) => one.numbers[0]! - other.numbers[0]!);
  const byFile = new Map(files.map((told) => [told.file, told]));
  const toldBy = (file: string): number | undefined => (joined.has(file) ? undefined : tellings.get(file)![0]!.part);
  return {
    common,
    general: files.flatMap(({ file, isGeneral }) => (isGeneral ? [file] : [])),
    sayings: files.flatMap(({ file, words }) => (words === "" ? [] : [[file, words] as const])),
    of: memoize((file: string) => joined.get(file)?.defined ?? (toldBy(file) === 0 ? first.of(file)! : parseToldFile(byFile.get(file)!))),
    textOf: (file) => byFile.get(file)!.text,
    numbers: new Map(files.map(({ file, numbers }) => [file, numbers])),
    shared: new Set([...parts.flatMap(({ shared }) => shared), ...[...joined.values()].flatMap(({ shared }) => shared)]),
    toldBy,
    marks: marksOf(common, new Map(files.map(({ file, mark }) => [file, mark]))),
  };
}

/** Those of a whole service, by who has read all of its files. */
export function filesInOnePart(service: SourcedService, wording: Wording): DefinitionFiles {
  const part = definedPart(asOnePart(service));
  return filesInParts({ service: service.name, wording, prefixes: prefixesOf(service.servers) }, [part.told], part);
}

interface Telling {
  readonly part: number;
  readonly told: ToldFile;
}

/** What is the same for another thread, and for another run. */
export type CommonDefinitions = Omit<DefinitionFiles, "of" | "textOf" | "toldBy">;

export function commonDefinitions({ common, general, sayings, numbers, shared, marks }: DefinitionFiles): CommonDefinitions {
  return { common, general, sayings, numbers, shared, marks };
}

/**
 * Those of a file are read when they are asked for.
 * @param held those that need not be read
 */
export function filesInTexts(common: CommonDefinitions, textOf: (file: string) => string, held: DefinedPart["of"] = () => undefined): DefinitionFiles {
  const of = memoize((file: string) => held(file) ?? parseToldFile({ text: textOf(file), numbers: common.numbers.get(file)! }));
  return { ...common, of, textOf, toldBy: () => undefined };
}

/** The files that mention one of some names in words of their own. */
export function filesSaying({ sayings }: DefinitionFiles, names: readonly string[]): readonly string[] {
  return sayings.flatMap(([file, words]) => (names.some((name) => words.includes(name)) ? [file] : []));
}

/** Those of some files, in their order, and of each the same value whenever they are asked for. */
export function definitionsIn({ common, marks: { files }, of }: DefinitionFiles, wanted: Iterable<string> = files.keys()): Definitions {
  const definedOf = (some: Iterable<string>): readonly Numbered[] => [...some].flatMap(of);
  return {
    ...common,
    defined: sortByNumber(definedOf(new Set(wanted))),
    uris: once(() => urisIn(sortByNumber(definedOf(files.keys()).filter(([, { facts }]) => facts.some(({ fact }) => fact === "path"))))),
  };
}

function sortByNumber(some: readonly Numbered[]): readonly Defined[] {
  return some.toSorted(([one], [other]) => one - other).map(([, defined]) => defined);
}
