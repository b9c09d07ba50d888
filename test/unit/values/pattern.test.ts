import { expect, test } from "vitest";
import { letterPattern, notWithinWord, wordCharacterPattern, wordPattern } from "../../../generator/values/pattern.ts";

const characters = Array.from({ length: 0x3_0000 }, (_, code) => String.fromCodePoint(code)).filter((one) => !/\p{Cs}/u.test(one));

test("Every letter and every number of Unicode is a character of a word", () => {
  const word = new RegExp(`^${wordCharacterPattern()}$`, "iu");
  expect(characters.filter((one) => /[\p{L}\p{Nd}\p{Nl}]/u.test(one) && !word.test(one))).toEqual([]);
});

test("Every letter of Unicode is a letter, and no digit is one", () => {
  const single = new RegExp(`^${letterPattern()}$`, "iu");
  expect(characters.filter((one) => /\p{L}/u.test(one) && !single.test(one))).toEqual([]);
  expect([..."0123456789 -_.,"].filter((one) => single.test(one))).toEqual([]);
});

test("No sign, space, punctuation or arrow of Latin texts is a character of a word, nor is what stands in for something else", () => {
  const word = new RegExp(wordCharacterPattern(), "iu");
  const latin = characters.filter((one) => one < "\u0100" || (one >= "\u2000" && one < "\u2070") || (one >= "\u2190" && one < "\u2200") || /\p{Co}/u.test(one));
  expect(latin.filter((one) => /[^\p{L}\p{N}]/u.test(one) && word.test(one))).toEqual([]);
});

test.each(["-", "_-", "_.-", "<>/}.", ":", "]^\\"])("Of the signs only %s are characters of a word where they are given", (signs) => {
  const word = new RegExp(wordCharacterPattern(signs), "iu");
  const all = [..." !\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~"];
  expect(all.filter((one) => word.test(one)).sort()).toEqual([...signs].sort());
});

test("A word is found where it is none of a longer one", () => {
  const found = (text: string): boolean => new RegExp(wordPattern("max"), "u").test(text);
  expect(["max", "the max.", "(max)", "„max“", "max…", "a→max"].filter((text) => !found(text))).toEqual([]);
  expect(["maximum", "max-age", "max_age", "pre-max", "ümax", "maxé", "2max"].filter(found)).toEqual([]);
  expect(new RegExp(notWithinWord("max", ""), "u").test("_max-")).toBe(true);
});
