/** Fields with their types that a text names beside others. */
import type { FoundFact } from "../fact.ts";
import type { DeclaredNames } from "./remember-facts.ts";
import type { Types } from "./types/types.ts";
import { listItems } from "./values.ts";

/**
 * `due-date (string)`, `due-date as string`, `due-date, a string`, `string field due-date`, `string fields due-date (a day) and title`, `a due-date string`.
 */
export function typedFieldsIn(text: string, types: Types, names: DeclaredNames): readonly FoundFact[] {
  if (!types.occurIn(text)) return [];
  const typed = [...text.matchAll(/(?<![\p{L}\p{N}_-])([\p{L}\p{N}][\p{L}\p{N}_.-]*)(\s+\((?:an?\s+)?|\s+as\s+(?:an?\s+)?|,\s+an?\s+)(?=(\p{L}+))/gu)];
  const after = typed.filter(
    ({ 0: match, 1: name, 2: between, 3: word, index }) => names.has(name!) || (between!.includes("(") && text[index + match.length + word!.length] === ")"),
  );
  const before = [
    ...text.matchAll(
      /(?<![\p{L}\p{N}_-])(\p{L}+)\s+(?:field|property|member|attribute|parameter)\s+(?!(?:with|of|that|which|in|for|is|has|and|or|to|accepts?|takes?|holds?|may|can|must)\b)([\p{L}\p{N}][\p{L}\p{N}_-]*)/gu,
    ),
  ];
  const several = [
    ...text.matchAll(
      /(?<![\p{L}\p{N}_-])(\p{L}+)\s+(?:fields|properties|members|attributes|parameters)\s+([\p{L}\p{N}][\p{L}\p{N}_-]*(?:\s+\([^()]*\))?(?:,\s+[\p{L}\p{N}_-]+(?:\s+\([^()]*\))?)*,?\s+and\s+[\p{L}\p{N}_-]+)/gu,
    ),
  ];
  const beside = [
    ...text.matchAll(/(?<![\p{L}\p{N}_-])(?:an?|the)\s+([\p{L}\p{N}][\p{L}\p{N}_-]*)\s+(string|number|integer|boolean)(?![\p{L}\p{N}_-])/gu),
  ].filter(([, name]) => names.has(name!));
  const member = (name: string, word: string, index: number, end: number): readonly FoundFact[] => {
    const type = types.at(word);
    const named = type !== undefined && type.end === word.length && types.at(name) === undefined && !/^\p{Lu}+$/u.test(name);
    return named ? [{ fact: "member", value: { name, type: type.type }, index, end }] : [];
  };
  return [
    ...after.flatMap((match) => member(match[1]!, match[3]!, match.index, match.index + match[0].length + match[3]!.length)),
    ...beside.flatMap((match) => member(match[1]!, match[2]!, match.index, match.index + match[0].length)),
    ...before.flatMap((match) => member(match[2]!, match[1]!, match.index, match.index + match[0].length)),
    ...several.flatMap((match) =>
      listItems(match[2]!.replace(/\s+\([^()]*\)/g, "")).flatMap((name) =>
        member(name, match[1]!, text.indexOf(name, match.index), text.indexOf(name, match.index) + name.length),
      ),
    ),
  ];
}
