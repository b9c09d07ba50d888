/**
 * JSON as a person would lay it out, which readers of YAML read alike. Lone surrogates come out escaped, so that the text is valid
 * in UTF-8; numbers have all their digits.
 */
import { decimalText } from "../values/decimal.ts";
import { escapeUnprintable } from "./unprintable.ts";

export function toJson(document: object): string {
  return `${laidOut(document)}\n`;
}

/** The same without the line break at the end. */
export function laidOut(document: object): string {
  return escapeUnprintable(inAllDigits(JSON.stringify(document, null, 2)));
}

/** A line holds one scalar at most, and a line break within a text is escaped: what ends a line outside quotes is a number. */
const largeNumber = /^( *(?:"(?:[^"\\]|\\.)*": )?)(-?\d{17,21})(?=,?$)/gm;

/** Spelled out, since engines look for digits in a row faster than for a count of them. */
const manyDigits = /\d\d\d\d\d\d\d\d\d\d\d\d\d\d\d\d\d/;

function inAllDigits(json: string): string {
  return manyDigits.test(json) ? json.replace(largeNumber, (_, before: string, number: string) => before + decimalText(Number(number))) : json;
}
