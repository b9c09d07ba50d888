/** Words of a limit that a text states: that is compared as such, whatever stands around it. */
import { partOf, type StatedText } from "../../../facts/text/prose.ts";

export function isOfLimit(words: string | undefined, stated: StatedText): boolean {
  const limits = words === undefined ? [] : stated.facts.filter(({ fact }) => fact === "range" || fact === "length" || fact === "items");
  return limits.some((fact) => {
    const { index, end } = partOf(stated, fact);
    return stated.text.slice(index, end).toLowerCase().includes(words!.toLowerCase());
  });
}
