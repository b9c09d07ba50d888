/** Definitions as they were told before, but for some files, which tell theirs anew. */
import { filePositionOf, type Numbered } from "../../facts/definitions/numbers.ts";
import { memoize } from "../../values/memoize.ts";
import { toldFile, type DefinedPart, type Lent, type ToldFile, type ToldPart } from "./defined-part.ts";
import type { DefinitionFiles } from "./definition-files.ts";
import { declaredNames, declaring } from "./definitions.ts";

export interface RetoldFiles {
  /** What these files tell, and nothing of the service as a whole. */
  readonly part: DefinedPart;
  /** The files by their positions. */
  readonly files: ReadonlyMap<number, string>;
  /** What `ToldPart` calls so, as it was before. */
  readonly lent: ToldPart["lent"];
}

/** Undefined where only all files together can tell: these files say otherwise than before what others say as well. */
export function amendDefinitions(before: DefinitionFiles, retold: RetoldFiles): DefinitionFiles | undefined {
  if (!tellApart(before, retold)) return undefined;
  const own = new Set(retold.files.values());
  const changed = new Map<string, ToldFile>();
  const nodes = new Map<string, readonly Numbered[]>();
  for (const told of retold.part.told.files) {
    const of = retold.part.of(told.file)!;
    const all = own.has(told.file) ? of : withReplaced(before.of(told.file), of, before.shared);
    if (all === undefined) continue;
    nodes.set(told.file, all);
    changed.set(told.file, own.has(told.file) ? told : toldFile(told.file, all));
  }
  const now = <Of>(known: ReadonlyMap<string, Of>, of: (told: ToldFile) => Of): ReadonlyMap<string, Of> =>
    new Map([...known].map(([file, one]) => [file, changed.has(file) ? of(changed.get(file)!) : one]));
  const files = [...before.marks.files.keys()];
  const [general, sayings] = [new Set(before.general), new Map(before.sayings)];
  const names = namesNow(before, retold, own);
  return {
    common: { ...before.common, names },
    general: files.filter((file) => changed.get(file)?.isGeneral ?? general.has(file)),
    sayings: files.flatMap((file) => {
      const words = changed.get(file)?.words ?? sayings.get(file) ?? "";
      return words === "" ? [] : [[file, words] as const];
    }),
    of: memoize((file: string) => nodes.get(file) ?? before.of(file)),
    textOf: (file) => changed.get(file)?.text ?? before.textOf(file),
    numbers: now(before.numbers, ({ numbers }) => numbers),
    shared: new Set([...before.shared, ...retold.part.told.shared]),
    toldBy: () => undefined,
    marks: { ...before.marks, names, files: now(before.marks.files, ({ mark }) => mark) },
  };
}

/**
 * Whether what these files tell can be told from what others do: each alone tells its own definitions, and says what it said of those of which others say
 * something as well.
 */
function tellApart({ numbers, shared }: DefinitionFiles, { part: { told }, files, lent }: RetoldFiles): boolean {
  const known = new Set(told.files.flatMap(({ file }) => [...(numbers.get(file) ?? [])]));
  const telling = new Set(told.files.map(({ file }) => file));
  return (
    [...files].every(([position, file]) => {
      const own = numbers.get(file);
      const isAlone = own === undefined || own.every((number) => filePositionOf(number) === position && !shared.has(number));
      return (
        isAlone &&
        telling.has(file) === (own !== undefined) &&
        lendsTheSame(lent.get(file) ?? [], told.lent.get(file) ?? [], (number) => known.has(number) && !shared.has(number))
      );
    }) && told.files.every(({ file }) => numbers.has(file))
  );
}

function lendsTheSame(before: readonly Lent[], now: readonly Lent[], isAlone: (number: number) => boolean): boolean {
  return before.length === now.length && now.every(([number, hash], index) => before[index]![0] === number && (before[index]![1] === hash || isAlone(number)));
}

/**
 * What these files tell of the declarations of others; undefined where all of it is as it was. Of what others say as well, where it stands can be another
 * place.
 */
function withReplaced(before: readonly Numbered[], retold: readonly Numbered[], shared: ReadonlySet<number>): readonly Numbered[] | undefined {
  const byNumber = new Map(retold);
  const replaced = before.map(([number, one]): Numbered => {
    const now = byNumber.get(number);
    return [number, now === undefined ? one : shared.has(number) ? { ...now, facts: one.facts } : now];
  });
  const isAsBefore = ([, one]: Numbered, index: number): boolean => one === before[index]![1] || JSON.stringify(one) === JSON.stringify(before[index]![1]);
  return replaced.every(isAsBefore) ? undefined : replaced;
}

/** A name that these files declare no longer can be one that others do. */
function namesNow({ common, marks, of, textOf }: DefinitionFiles, { part }: RetoldFiles, own: ReadonlySet<string>): ReadonlySet<string> {
  const then = declaredNames([...own].filter((file) => marks.files.has(file)).flatMap((file) => of(file).map(([, one]) => one)));
  const removed = [...then].filter((name) => !part.told.names.has(name));
  const others = removed.length === 0 ? [] : [...marks.files.keys()].filter((file) => !own.has(file)).map(textOf);
  const lost = new Set(removed.filter((name) => !others.some((text) => declares(text, name))));
  return new Set([...[...common.names].filter((name) => !lost.has(name)), ...part.told.names]);
}

function declares(text: string, name: string): boolean {
  return [...declaring].some((is) => text.includes(`{"is":"${is}","name":${JSON.stringify(name)},`));
}
