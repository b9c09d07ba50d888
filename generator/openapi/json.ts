/**
 * JSON as a person would lay it out, which readers of YAML read alike. Lone surrogates come out escaped, so that the text is valid
 * in UTF-8; numbers have all their digits.
 */
import { decimal } from "../values/decimal.ts";
import { escapeUnprintable } from "./unprintable.ts";

export function toJson(document: object): string {
  return `${escapeUnprintable(inAllDigits(JSON.stringify(document, null, 2)))}\n`;
}

/** A line holds one scalar at most, and a line break within a text is escaped: what ends a line outside quotes is a number. */
const largeNumber = /^( *(?:"(?:[^"\\]|\\.)*": )?)(-?\d{17,21})(?=,?$)/gm;

function inAllDigits(json: string): string {
  return /\d{17}/.test(json) ? json.replace(largeNumber, (_, before: string, number: string) => before + decimal(Number(number))) : json;
}
