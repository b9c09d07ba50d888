/**
 * Scalars on one line: plain where YAML 1.1 and 1.2 both read the text as the same string, otherwise in double quotes,
 * whose escapes are those of JSON and a few more.
 */
import type { Scalar } from "../../model/shape.ts";
import { decimalText } from "../../values/decimal.ts";
import { escapeUnprintable } from "../unprintable.ts";

/**
 * Printable characters that begin with a letter or a harmless sign, hold no `: ` and no ` #`, and end with no space.
 * What a reader could take for a number begins with a digit, a sign or a dot, and is quoted.
 */
const plain =
  /^[A-Za-z_/($^\u00c0-\u1fff\u3040-\ud7ff](?:[!-"$-9;-~\u00a0-\u200a\u2010-\u2027\u202f-\u205f\u2070-\ud7ff\uf900-\ufefe\uff00-\ufffd]|[\ud800-\udbff][\udc00-\udfff]|:(?!\s|$)|(?<! )#| (?! *$))*$/;

/** What YAML 1.1 or 1.2 reads as a truth value or as nothing. */
const reserved = /^(?:y|n|yes|no|on|off|true|false|null)$/i;
const longestReserved = 5;

export function scalar(value: Scalar): string {
  if (typeof value === "string") return plain.test(value) && !isReserved(value) ? value : quoted(value);
  return typeof value === "number" ? number(value) : String(value);
}

function isReserved(text: string): boolean {
  return text.length <= longestReserved && reserved.test(text);
}

export function quoted(text: string): string {
  return escapeUnprintable(JSON.stringify(text));
}

/** YAML 1.1 takes an exponent for one after a fraction alone. */
function number(value: number): string {
  const text = decimalText(value);
  return text.includes("e") ? text.replace(/^(-?\d+)e/, "$1.0e") : text;
}
