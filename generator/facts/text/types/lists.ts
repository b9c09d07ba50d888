/** Types of lists: `array of strings`, `strings[]`, `list of 1 to 9 numbers`, `array of arrays of numbers`. */
import { letterPattern, notWithinWord } from "../../../values/pattern.ts";
import { listType } from "../../lists.ts";
import { countLimits, countWords } from "../counts.ts";
import type { TypeAt, TypeAtStart } from "./type-at-start.ts";
import type { TypeWords } from "./words.ts";

export function listTypes({ noun, list, meaning }: TypeWords): TypeAt {
  const outerList = new RegExp(String.raw`^${list}\s+of\s+(?=${list}\s+of\s)`, "iu");
  const listOfItems = new RegExp(String.raw`^(${noun}|${notWithinWord("sets?")})\s+of\s+(?:(${countWords})\s+|${letterPattern()}+\s+)?(${noun})`, "iu");
  const bracketed = new RegExp(
    String.raw`^(${noun})(?:\s*\[\s*\])+|^<\s*(${noun})\s*>\s*array\b|^\[\s*\]\s*(${noun})|^\[\s*(${noun})\s*\]|^(?:array|list|set)\s*[<[(]\s*(${noun})\s*[>\])]`,
    "iu",
  );
  const trailing = new RegExp(String.raw`^(${noun})\s+(?:array|collection|list)(?![\p{L}\p{N}_-])(?!\s+of\b)`, "iu");
  const isList = (word: string): boolean => meaning(word) === "array" || /^sets?$/i.test(word);

  const ofLists = (text: string): TypeAtStart | undefined => {
    const outer = outerList.exec(text)?.[0];
    const inner = outer === undefined ? undefined : at(text.slice(outer.length));
    return inner === undefined ? undefined : { type: listType(inner.type), end: outer!.length + inner.end };
  };
  const ofItems = (text: string): TypeAtStart | undefined => {
    const [said = "", word = "", count, item = ""] = listOfItems.exec(text) ?? [];
    return isList(word) ? { type: listType(meaning(item)), end: said.length, ...(count === undefined ? {} : { items: countLimits(count) }) } : undefined;
  };
  const inBrackets = (text: string): TypeAtStart | undefined => {
    const [said, repeated, ...others] = bracketed.exec(text) ?? [];
    if (said === undefined) return undefined;
    const levels = repeated === undefined ? 1 : Math.max(1, said.split("[").length - 1);
    const item = meaning((repeated ?? others.find((one) => one !== undefined))!);
    return { type: Array.from({ length: levels }).reduce<string>(listType, item), end: said.length };
  };
  const behindItem = (text: string): TypeAtStart | undefined => {
    const [said = "", item] = trailing.exec(text) ?? [];
    return item === undefined || meaning(item) === "array" ? undefined : { type: listType(meaning(item)), end: said.length };
  };
  const at: TypeAt = (text) => ofLists(text) ?? ofItems(text) ?? inBrackets(text) ?? behindItem(text);
  return at;
}
