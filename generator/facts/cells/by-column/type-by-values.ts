/** A type that a cell gives by its values, as code: `draft`, `active` or `retired`. What is one of them is of their type. */
import type { Cell } from "../../../documents/document.ts";
import type { Found } from "../../fact.ts";
import { codeWords } from "../code-words.ts";

export function typeByValues(cell: Pick<Cell, "text" | "raw">): readonly Found[] | undefined {
  const listed = codeWords(cell);
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
