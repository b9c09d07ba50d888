/**
 * Items that show a parameter as a query has it: `` - `size=<integer>`: how large `` is `` - `size` (integer): how large ``, and `` - `mode=fast|slow` ``
 * has these values, as others write it; `` - `short` to have names alone `` only lacks the colon.
 */
import { generalWording } from "../../../facts/wording.ts";
import type { Rewritten } from "./html-tables.ts";
import { lineByLine } from "./line-by-line.ts";

export function withoutAssignments(text: string): Rewritten {
  return lineByLine(text, (line) =>
    line.replace(withPurpose, "$1: $2").replace(item, (whole, bullet: string, name: string, value: string, said: string) => {
      const words = said.replace(/^\s*(?:[:–—-]\s+)?/, "");
      const named = `${bullet}\`${name}\``;
      const type = /^<(\w+)>$/.exec(value)?.[1]?.toLowerCase() ?? "";
      if (isType.has(type)) return `${named} (${type}): ${words}`;
      if (/^<[^<>]+>$/.test(value) || value === "") return `${named}: ${words}`;
      return /^[\w.-]+(?:\|[\w.-]+)+$/.test(value) ? `${named} (one of ${value.split("|").join(", ")}): ${words}` : whole;
    }),
  );
}

const withPurpose = /^(\s*[-*+]\s+`[\p{L}_$][\p{L}\p{N}_$.-]*`)\s+(to\s+\p{Ll})/u;
const item = /^(\s*[-*+]\s+)`[?&]?([\p{L}_$][\p{L}\p{N}_$.-]*(?:\[\])?)=([^`]*)`(.*)$/u;
const isType: ReadonlySet<string> = new Set(Object.values(generalWording.types).flat());
