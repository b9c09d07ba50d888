/**
 * What tells later which definitions say something else than before: those of the places that they name concern these alone;
 * where other places are named, or something else is said of the service as a whole, the whole document is concerned.
 */
import type { Defined } from "../../facts/definitions/defined.ts";
import { hashOf, hashOfJson } from "../../values/hash.ts";
import { getOrInsert } from "../../values/memoize.ts";
import { urisOfDefinition } from "../subject/known-paths.ts";
import type { SharedDefinitions } from "./definitions.ts";
import type { WrittenDefinitions } from "./written-definitions.ts";

export interface Marks {
  /** The hash of what all definitions have in common, but the names. */
  readonly common: string;
  readonly names: ReadonlySet<string>;
  /** In the order of the files. */
  readonly files: ReadonlyMap<string, FileMark>;
}

export interface FileMark {
  /** Of all that its definitions are. */
  readonly hash: string;
  /** Of what every section follows from: the URIs, what is said of the service as a whole, and who may call. */
  readonly general: string;
  /** By source, of what is said there, wherever in the file. */
  readonly said: ReadonlyMap<string, string>;
}

export function marksOf({ names, placeholders, ...common }: SharedDefinitions, files: Marks["files"]): Marks {
  return { common: hashOfJson([common, [...placeholders].sort()]), names, files };
}

export function markOf({ defined, said, text }: WrittenDefinitions): FileMark {
  const bySource = new Map<string, string[]>();
  defined.forEach((one, index) => {
    for (const source of sourcesOfDefinition(one)) getOrInsert(bySource, source, () => []).push(said[index]!);
  });
  return {
    hash: hashOf(text),
    general: hashOfJson([defined.flatMap(urisOfDefinition), said.filter((_, index) => isGeneral(defined[index]!) || saysAccess(defined[index]!))]),
    said: new Map([...bySource].map(([source, own]) => [source, hashOf(own.join("\n"))])),
  };
}

export function isGeneral({ is }: Defined): boolean {
  return general.has(is);
}

const general: ReadonlySet<Defined["is"]> = new Set<Defined["is"]>(["service", "server", "scheme", "header", "kind"]);

/** Any sentence can tell who may call. */
function saysAccess({ facts }: Defined): boolean {
  return facts.some(({ fact }) => fact === "access");
}

/** The sources that each file names. */
export function* sourcesIn({ files }: Marks): Iterable<readonly [file: string, sources: Iterable<string>]> {
  for (const [file, { said }] of files) yield [file, said.keys()];
}

/** All that it names, for itself or around it. */
export function sourcesOfDefinition({ declared: { sources, within } }: Defined): Iterable<string> {
  const texts = [...sources, ...(within?.sources ?? [])].map(({ text }) => text);
  return texts.length < 2 ? texts : new Set(texts);
}

export interface ChangedSources {
  /** At which something else is said than before. */
  readonly sources: ReadonlySet<string>;
  /** Names that are declared now and were not, or were and are no longer. */
  readonly names: readonly string[];
}

/** Undefined where every section may be concerned. */
export function changedSince(before: Marks, now: Marks): ChangedSources | undefined {
  if (before.common !== now.common || before.files.size !== now.files.size) return undefined;
  const sources = new Set<string>();
  for (const [file, mark] of now.files) {
    const then = before.files.get(file);
    if (then?.general !== mark.general || then.said.size !== mark.said.size) return undefined;
    for (const [source, hash] of mark.said) {
      if (!then.said.has(source)) return undefined;
      if (then.said.get(source) !== hash) sources.add(source);
    }
  }
  return { sources, names: [...differingNames(now.names, before.names), ...differingNames(before.names, now.names)] };
}

function differingNames(names: ReadonlySet<string>, others: ReadonlySet<string>): readonly string[] {
  return [...names].filter((name) => !others.has(name));
}
