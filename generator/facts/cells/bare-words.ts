/** Values that a sentence lists without marks: "Can be active, passive or off." */
import type { Scalar } from "../../model/shape.ts";
import { listItems, scalarOf } from "../text/values.ts";
import type { CodeWords } from "./code-words.ts";

/** @param usual the default, where the text gives one: of two words, and of those that nothing leads to, it tells that they are values */
export function bareWords(text: string, usual: Scalar | undefined): CodeWords | undefined {
  const [whole, before = "", list = ""] = sentence.exec(text) ?? [];
  if (whole === undefined) return listedIn(text);
  const items = listItems(list.replace(/\s*\|\s*/g, ", "));
  const marked = items.find((item) => isDefault.test(item))?.replace(isDefault, "");
  const values = items.map((item) => scalarOf(item.replace(isDefault, "")));
  const isCertain = values.includes((marked === undefined ? usual : scalarOf(marked)) ?? NaN);
  if (
    values.every((value) => /^(?:true|false)$/i.test(String(value))) ||
    values.some((value) => typeof value === "string" && ofActions.test(value)) ||
    ((values.length < 3 || before === "") && !isCertain)
  )
    return undefined;
  const index = text.indexOf(whole) + before.length;
  return { values, ...(marked === undefined ? {} : { default: scalarOf(marked) }), index, end: index + list.length };
}

/** `[active, passive]`, where a sentence is nothing else, or ends in it behind a colon; two numbers can be the ends of a range. */
function listedIn(text: string): CodeWords | undefined {
  const found = listed.exec(text);
  const values = listItems(found?.[1] ?? "").map(scalarOf);
  if (found === null || values.length < 2 || (values.length === 2 && values.every((value) => typeof value === "number"))) return undefined;
  return { values, index: found.index, end: found.index + found[0].length };
}

const isDefault = /\s*\((?:the )?default\)$/i;

const word = String.raw`(?!(?:an?|the|any|all|both|not|in|of|to|on the|up)\b)[\p{L}\p{N}](?:[\p{L}\p{N}_+./-]*[\p{L}\p{N}_+-])?`;
const item = String.raw`${word}(?:\s*\((?:the )?default\))?`;
const leads = String.raw`(?:(?:it|this|the value|value)\s+)?(?:(?:can|may|must|should) be\s+(?:either\s+|one of\s+|set to\s+)?|accepts\s+(?:either\s+)?)|either\s+`;
const sentence = new RegExp(String.raw`(?<=^|[.;]\s+)(${leads}|)(${item}(?:,\s*${item})*,?\s+or\s+${item}|${item}(?:\s*\|\s*${item})+)(?=\s*(?:[.;]|$))`, "iu");

const listed = new RegExp(String.raw`(?<=^|[.;:]\s+)\[\s*(${word}(?:,\s*${word})+)\s*\](?=\s*(?:[.;]|$))`, "iu");

/** `can be read or written`: what can be done, and no values. */
const ofActions =
  /^(?:read|set|reset|cleared|used|left|written|sent|created|added|given|found|changed|modified|updated|replaced|edited|deleted|removed|ignored|repeated|skipped|omitted|specified|configured|empty|null|blank|missing|positive|negative|absent)$/iu;
