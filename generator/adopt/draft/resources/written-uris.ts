/** The URIs that a document writes out, by what sections can say of theirs. */
import { groupBy } from "../../../values/group-by.ts";
import { nounStems, singularNouns } from "../noun-number.ts";

export interface WrittenUris {
  readonly has: (uri: string) => boolean;
  /** Those that end in a key of these names. */
  readonly withKey: (names: readonly string[]) => readonly string[];
  /** Those that end in no key, all of whose segments are among the words. */
  readonly ofWords: (words: ReadonlySet<string>) => readonly string[];
  /** Those that end in no key, or whose collection is not written out, the words of whose type are all among the nouns. */
  readonly ofNouns: (nouns: ReadonlySet<string>) => readonly string[];
  /** The same for the stems of these words, but for those that a title names in full. */
  readonly ofStems: (stems: ReadonlySet<string>) => readonly string[];
}

/** @param titles of the sections that can be about one of them */
export function writtenUris(uris: readonly string[], titles: readonly string[]): WrittenUris {
  const byKey = groupBy(uris, (uri) => keyNamesIn(uri).join());
  const plain = uris.filter((uri) => keyNamesIn(uri).length === 0);
  const byEnd = groupBy(plain, typeSegmentOf);
  const all = new Set(uris);
  const alone = uris.filter((uri) => keyNamesIn(uri).length > 0 && !all.has(uri.slice(0, uri.lastIndexOf("/"))));
  const typed = [...plain, ...alone].map((uri) => ({ uri, type: typeSegmentOf(uri) }));
  const [ofNouns, ofStems] = [byWords(typed, singularNouns), byWords(typed, nounStems)];
  const named = new Set(titles.flatMap((title) => ofNouns(singularNouns(title))));
  return {
    has: (uri) => all.has(uri),
    withKey: (names) => byKey.get(names.join()) ?? [],
    ofWords: (words) =>
      [...words]
        .flatMap((word) => byEnd.get(word) ?? [])
        .filter((uri) =>
          uri
            .split("/")
            .slice(1)
            .every((segment) => words.has(segment)),
        ),
    ofNouns,
    ofStems: (stems) => ofStems(stems).filter((uri) => !named.has(uri)),
  };
}

/** Found by the word that tells most, as thousands may be called `kind-1`, `kind-2`. A type without words, a mere sign, is named by every section. */
function byWords(
  typed: readonly { readonly uri: string; readonly type: string }[],
  wordsOf: (text: string) => ReadonlySet<string>,
): (among: ReadonlySet<string>) => readonly string[] {
  const worded = typed.map(({ uri, type }) => ({ uri, words: [...wordsOf(type)] }));
  const count = countOf(worded.flatMap(({ words }) => words));
  const byRarest = groupBy(worded, ({ words }) => words.toSorted((one, other) => count(one) - count(other))[0] ?? "");
  return (among) =>
    ["", ...among]
      .flatMap((word) => byRarest.get(word) ?? [])
      .filter(({ words }) => words.every((word) => among.has(word)))
      .map(({ uri }) => uri);
}

function countOf(all: readonly string[]): (one: string) => number {
  const counts = new Map<string, number>();
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
  return (one) => counts.get(one) ?? 0;
}

/** The names in the last segment of a URI. */
export function keyNamesIn(uri: string): readonly string[] {
  return [...uri.slice(uri.lastIndexOf("/")).matchAll(/\{\+?([^{}]+)\}/g)].map(([, name]) => name!);
}

/** The last segment that holds no name. */
export function typeSegmentOf(uri: string): string {
  return uri.split("/").findLast((segment) => segment !== "" && !segment.includes("{")) ?? uri.split("/").at(-1)!.replace(/[{}+]/g, "");
}
