/** A type that a cell gives by its values, as code or with bars between them: `draft`, `active` or `retired`; `(slow | fast)`. What is one of them is of their type. */
import type { Cell } from "../../../documents/document.ts";
import type { FoundFact } from "../../fact.ts";
import type { Types } from "../../text/types/types.ts";
import { scalarOf } from "../../text/values.ts";
import { codeWords, type CodeWords } from "../code-words.ts";
import { formatAlone } from "../format-words.ts";
import { meaningOfWord } from "../words-of-booleans.ts";

export function typeByValues(cell: Pick<Cell, "text" | "raw">, types: Types): readonly FoundFact[] | undefined {
  const listed = codeWords(cell) ?? barredWords(cell, types);
  const [type, ...others] = [...new Set(listed?.values.map((value) => typeof value))];
  if (listed === undefined || others.length > 0 || listed.end - listed.index < cell.text.trim().length) return undefined;
  const { values, index, end } = listed;
  return type === "string" || type === "number"
    ? [
        { fact: "type", value: type, index, end },
        { fact: "values", value: values, index, end },
        ...(listed.default === undefined ? [] : [{ fact: "default", value: listed.default, index, end } as const]),
      ]
    : undefined;
}

/** Words that begin with a capital can be those of types. */
function barredWords({ text }: Pick<Cell, "text">, types: Types): CodeWords | undefined {
  const words = barred
    .exec(text.trim())
    ?.slice(1)
    .find((list) => list !== undefined)
    ?.split(/\s*\|\s*/);
  const areTypes =
    words?.every((word) => meaningOfWord(word) !== undefined) === true ||
    words?.some((word) => types.at(word) !== undefined || formatAlone(word) !== undefined);
  return words === undefined || areTypes ? undefined : { values: words.map(scalarOf), index: 0, end: text.length };
}

const word = String.raw`(?:[\p{Ll}\p{N}][\p{L}\p{N}_.-]*|\p{Lu}[\p{Lu}\p{N}_-]*)`;
const list = String.raw`(${word}(?:\s*\|\s*${word})+)`;
const barred = new RegExp(String.raw`^(?:${list}|\(\s*${list}\s*\)|\[\s*${list}\s*\]|\{\s*${list}\s*\})$`, "u");
