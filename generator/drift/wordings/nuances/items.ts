/** Items of lists that only one of two wordings has. */
import { stemsOf } from "../../../documents/editions/stems.ts";
import { literalPattern } from "../../../values/pattern.ts";
import type { Nuance, Surroundings } from "./nuance.ts";
import { baseForm } from "./word-forms.ts";

/** `x, y and z` whose `y` stands nowhere on the other side, while the others do. */
export function itemIn(before: string, now: string, around: Surroundings): Nuance | undefined {
  const from = itemAlone(before, stemsOf(now), around.now);
  if (from !== undefined) return { from };
  const to = itemAlone(now, stemsOf(before), around.before);
  if (to !== undefined) return { to };
  const half = halfAlone(before, now, around.now) ?? phraseAlone(before, now, around.now);
  if (half !== undefined) return { from: half };
  const more = halfAlone(now, before, around.before);
  return more === undefined ? undefined : { to: more };
}

/** `x or y` of which one is left, and nothing beside it. */
function halfAlone(text: string, other: string, isMoved: Surroundings["now"]): string | undefined {
  const stems = stemsOf(other);
  const isKnown = (word: string): boolean => [...stemsOf(word)].some((stem) => stems.has(stem));
  const isGone = (word: string): boolean => stemsOf(word).size > 0 && ![...stemsOf(word)].some((stem) => stems.has(stem) || isMoved(stem));
  const lists = other.replace(forExample, "");
  const isPaired = (word: string): boolean =>
    new RegExp(String.raw`(?:\b(?:and|or) (?:an? |the )?|, )${baseForm(word)}|${baseForm(word)}\p{L}*(?:, | (?:and|or) )`, "iu").test(lists);
  for (const { 1: one, 2: two } of text.matchAll(
    /(?<![\p{L}-])(\p{L}{4,}) (?:and|or) (?:(?:of|in|to|by|for|from|on) )?(?:an? |the |its |their |each |every |all |any )?(\p{L}{4,})(?![\p{L}-])/gu,
  )) {
    const lost = (
      [
        [one!, two!],
        [two!, one!],
      ] as const
    ).find(([word, partner]) => isGone(word) && !comparative.test(word) && !isVerbOf(partner, word) && isKnown(partner) && !isPaired(partner))?.[0];
    if (lost !== undefined) return lost;
  }
  return undefined;
}

/** `(shelves, for example)`: behind the comma stands no further thing. */
const forExample = /,\s+(?:for (?:example|instance)|e\.g\.)/gi;

/** `64 characters or fewer`: a limit, and no further thing. */
const comparative = /^(?:more|less|fewer|greater|higher|lower|larger|smaller|longer|shorter|earlier|later)$/i;

/** `a row and holds`: what the thing does, and no other thing. */
function isVerbOf(thing: string, word: string): boolean {
  return /[^s]s$/.test(word) && !/s$/.test(thing);
}

/** `the x of y and z` of which `z` is left: all words of the other one are gone. */
function phraseAlone(text: string, other: string, isMoved: Surroundings["now"]): string | undefined {
  const stems = stemsOf(other);
  for (const { 1: phrase, 2: partner } of text.matchAll(/\b(?:the|its|their) ((?:[\p{L}-]+ ){1,2}[\p{L}-]+) (?:and|or) (?:the )?([\p{L}-]{4,})/gu)) {
    const words = [...stemsOf(phrase!)];
    const isGone = words.length > 1 && words.every((stem) => !stems.has(stem) && !isMoved(stem));
    const isAlone = !new RegExp(String.raw`(?:\b(?:and|or)|,) (?:the )?${literalPattern(partner!)}|${literalPattern(partner!)}(?:,| and| or)`, "iu").test(
      other,
    );
    if (isGone && isAlone && [...stemsOf(partner!)].some((stem) => stems.has(stem))) return phrase;
  }
  return undefined;
}

function itemAlone(text: string, other: ReadonlySet<string>, isMoved: Surroundings["now"]): string | undefined {
  for (const [list] of text.matchAll(lists)) {
    const items = itemsOf(list, other)
      .map((item) => ({ item, stems: [...stemsOf(item)] }))
      .filter(({ stems }) => stems.length > 0);
    const alone = items
      .filter(({ item: words }) => !opening.test(words))
      .filter(({ stems }) => !stems.some((stem) => other.has(stem)) && !stems.every(isMoved));
    const shared = items.filter(({ stems }) => stems.some((stem) => other.has(stem)));
    if (alone.length === 1 && items.length > 2 && shared.length === items.length - 1) return alone[0]!.item;
  }
  return undefined;
}

/**
 * Where those between are of one word, so are the first and the last: what stands before the one leads to them, and what stands behind the other is of them
 * all, as the other wording has it where it does: `read, write and erase the disk`.
 */
function itemsOf(list: string, other: ReadonlySet<string>): readonly string[] {
  const [first = "", ...others] = list.split(/,\s+(?:(?:and|or)\s+)?|\s+(?:and|or)\s+/);
  const [last = "", between] = [others.at(-1), others.slice(0, -1)];
  const isOfOne = (words: readonly string[]): boolean => words.length > 0 && words.every((one) => !one.includes(" "));
  const object = [...stemsOf(last.replace(/^\S+\s*/, ""))];
  const isObject =
    between.length > 1 &&
    [first, ...between, last].every((one) => !/\d/.test(one)) &&
    isOfOne(between) &&
    object.length > 0 &&
    object.every((stem) => other.has(stem));
  const isOfAll = isObject || (isOfOne(between.slice(-1)) && /^\S+ (?:of|in|for|from|over|at|on|by|with|to)\b/.test(last));
  return [isOfOne(between) ? first.split(" ").at(-1)! : first, ...between, isOfAll ? last.split(" ", 1)[0]! : last];
}

/** `As a rule, …`, `In a list, …`: what a sentence or a clause opens with is no item. */
const opening =
  /^(?:as|in|for|on|at|by|with|when|if|once|after|before|over|which|that|who|where|through|via|from|to|under|within|among|during|throughout|besides|per|using|because|since|while|unless|instead|also|then|there)\b/i;

/** Items of few words, so that no clauses are taken for them. */
const item = String.raw`[\p{L}\p{N}-]+(?: [\p{L}\p{N}-]+){0,3}`;
const lists = new RegExp(String.raw`(?<![\p{L}\p{N}-])${item}(?:, ${item}){1,12},? (?:and|or) ${item}`, "gu");
