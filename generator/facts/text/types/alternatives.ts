/** Several types of which a value has one: `string or number`, `string or list of strings`. */
import { alternativesType } from "../../alternatives.ts";
import type { TypeAt } from "./type-at-start.ts";
import type { TypeWords } from "./words.ts";

export function alternativeTypes({ noun, meaning, has }: TypeWords, listAt: TypeAt): TypeAt {
  const term = String.raw`(?:an?\s+)?(?:${noun}\s+of\s+${noun}|${noun}(?:\s*\[\s*\])?)`;
  const either = new RegExp(String.raw`^${term}(?:\s*,\s*${term})*(?:,?\s*(?:\bor\b|[/|])\s*${term})+`, "iu");
  return (text) => {
    const [said = ""] = either.exec(text) ?? [];
    const terms = said.split(/\s*(?:,?\s*\bor\b|[,/|])\s*/i).map((one) => one.replace(/^an?\s+/i, ""));
    const types = new Set(terms.map((one) => listAt(one)?.type ?? meaning(one)));
    // `list of strings or numbers`: these are its items.
    const areItems = terms.slice(1).some((one) => /s$/i.test(one) && !has(one) && listAt(one) === undefined);
    return types.size < 2 || areItems ? undefined : { type: alternativesType(types), end: said.length };
  };
}
