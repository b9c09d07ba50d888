/** One name and one line for the operations that share a method and a path. */

/** `createPort` and `modifyPort` make `createOrModifyPort`; ids that differ otherwise stand whole. */
export function foldedId(ids: readonly string[]): string {
  const parts = ids.map((id) => /^([a-z]+)(.*)$/s.exec(id) ?? [id, id, ""]);
  const [rest] = parts.map((part) => part[2]!);
  const verbs = [...new Set(parts.map((part) => part[1]!))];
  const isShared = rest !== "" && parts.every((part) => part[2] === rest) && verbs.length === ids.length;
  return isShared ? `${orJoined(verbs)}${rest}` : orJoined(ids);
}

/** "Create the port" and "Modify the port" make "Create or modify the port"; a remark in brackets that all end with stands once. */
export function foldedSummary(summaries: readonly string[]): string {
  if (summaries.length === 1) return summaries[0]!;
  const remarks = new Set(summaries.map((summary) => / \([^()]*\)$/.exec(summary)?.[0] ?? ""));
  const [remark] = remarks.size === 1 ? remarks : [""];
  return `${joined(summaries.map((summary) => summary.slice(0, summary.length - remark!.length)))}${remark}`;
}

function joined(summaries: readonly string[]): string {
  const unique = [...new Set(summaries)];
  const parts = unique.map((summary) => /^(\S+)(.*)$/s.exec(summary) ?? [summary, summary, ""]);
  const [rest] = parts.map((part) => part[2]!);
  if (rest !== "" && parts.every((part) => part[2] === rest)) return `${spoken(parts.map((part) => part[1]!))}${rest}`;
  return spoken(unique);
}

function orJoined(words: readonly string[]): string {
  return words.map((word, index) => (index === 0 ? word : `Or${word.charAt(0).toUpperCase()}${word.slice(1)}`)).join("");
}

function spoken(phrases: readonly string[]): string {
  return phrases.map((phrase, index) => (index === 0 ? phrase : lowered(phrase))).join(" or ");
}

/** Abbreviations and names keep their capitals. */
function lowered(phrase: string): string {
  return /^\p{Lu}\p{Ll}/u.test(phrase) ? `${phrase.charAt(0).toLowerCase()}${phrase.slice(1)}` : phrase;
}
