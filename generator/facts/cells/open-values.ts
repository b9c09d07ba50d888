/** `red, green; others are possible`, `up, down. Further states are not shown.`: values that a row lists, and says that there are others. */
import { gapsAmong, isOfRest, subjectOfGap, type StatedFact } from "../fact.ts";
import type { StatedText } from "../text/prose.ts";

/**
 * @param name of the row
 * @param cells those of the row
 */
export function withOpenValues(facts: readonly StatedFact[], name: string, cells: readonly StatedText[]): readonly StatedFact[] {
  if (!facts.some(({ fact }) => fact === "values")) return facts;
  const isOpen = gapsAmong(facts).some((gap) => hidesValues(gap, name)) || cells.some(({ text }) => tellsOfOthers(text, name));
  return isOpen ? facts.map((fact): StatedFact => (fact.fact === "values" ? { ...fact, fact: "known" } : fact)) : facts;
}

/** `Further values`, `All values`, of a state `other states`. */
function hidesValues(gap: string, name: string): boolean {
  const subject = subjectOfGap(gap).replace(/\s+(?:is|are)$/, "");
  return (isOfRest(gap) || /^(?:all|the)\b/i.test(gap)) && (subject === "" || areValues(subject, name));
}

function tellsOfOthers(text: string, name: string): boolean {
  return [...text.matchAll(others)].some(([, what]) => what === undefined || areValues(what, name));
}

const others =
  /(?:^|[.;,(]\s*)(?:but |and )?(?:others?|(?:other|further|additional|more|new)\s+(\p{L}+))\s+(?:(?:is|are)\s+(?:possible|allowed|permitted)|(?:can|may|might|could)\s+(?:be\s+(?:added|returned|reported|seen|used|present)|appear|occur|exist|follow|come))\b/giu;

/** Whether a noun means what the field has: a value, or one of what the field is called. */
function areValues(noun: string, name: string): boolean {
  return /^(?:values?|options?|choices?|words?|settings?|ones?|others?)$/i.test(noun) || singular(noun) === singular(lastWord(name));
}

function lastWord(name: string): string {
  return /\p{L}\p{Ll}*$/u.exec(name)?.[0] ?? name;
}

function singular(noun: string): string {
  return noun.toLowerCase().replace(/s$/, "");
}
