/** Another concept in the place of one: `created`, `deleted`; `an object`, `an array`. */
import type { Nuance } from "./nuance.ts";
import { baseForm } from "./word-forms.ts";

/** Words of one row mean the same; those of two rows of one family never do. */
const families: readonly (readonly ReadonlySet<string>[])[] = (
  [
    [
      "create creates created creating creation add adds added",
      "update updates updated updating modify modifies modified",
      "replace replaces replaced replacing overwrite overwritten",
      "delete deletes deleted deleting deletion remove removes removed",
      "reset resets clear cleared",
      "save saves saved saving",
      "load loads loaded loading",
    ],
    ["absolute full", "relative path paths"],
    ["path paths uri uris url urls address", "name names", "identifier identifiers id ids"],
    ["end ends trailing last", "begin begins start starts leading"],
    ["after behind follow follows followed following next subsequent", "before precede precedes preceded preceding previous"],
    ["request requests", "response responses answer answers"],
    ["boolean booleans", "number numbers", "string strings"],
    ["header headers", "query parameter parameters", "cookie cookies"],
    ["collection collections", "element elements"],
    ["observed seen", "all every complete"],
  ] as const
).map((rows) => rows.map((row) => new Set(row.split(" "))));

/** Another concept of the same family in the place of the one that is lost. */
export function conceptIn(lost: readonly string[], gained: readonly string[]): Nuance | undefined {
  for (const family of families) {
    const one = (words: readonly string[]): string | undefined => words.find((word) => family.some((row) => row.has(word)));
    const rowOf = (word: string): ReadonlySet<string> => family.find((row) => row.has(word))!;
    const [from, to] = [one(lost), one(gained)];
    if (from !== undefined && to !== undefined && rowOf(from) !== rowOf(to)) return { from, to };
  }
  return undefined;
}

/** `is an object`, `is an array`: of a thing that the sentence also names elsewhere. */
export function objectOrArrayIn(old: readonly string[], own: readonly string[]): Nuance | undefined {
  const count = (words: readonly string[], one: string): number => words.filter((word) => baseForm(word) === baseForm(one)).length;
  for (const [from, to] of [
    ["object", "array"],
    ["array", "object"],
    ["object", "string"],
  ] as const) {
    if (count(old, to) === 0 && count(own, to) > 0 && count(own, from) < count(old, from)) return { from, to };
  }
  return undefined;
}

/** `an array of row objects`, `an array of row names`: of what a list is. */
export function listContentIn(before: string, now: string): Nuance | undefined {
  const [from, to] = [before, now].map((text) => listed.exec(text)?.[1]?.toLowerCase());
  return from === undefined || to === undefined || from === to ? undefined : { from, to };
}

const listed = /\b(?:arrays?|lists?) of (?:\p{L}+ ){0,2}(objects|names|identifiers|ids|keys|paths|uris|urls|strings|numbers|booleans)\b/iu;
