/** What is sent or answered in API Blueprint: types, members, headers and examples. */
import { codeIn, itemsAmong, type BlueprintItem } from "./items.ts";
import { memberItems, type Structures } from "./members.ts";

/** What a document says once for many places. */
export interface BlueprintContext {
  readonly structures: Structures;
  /** The models of resources, by the names of these: `[Thing][]` stands for that of things. */
  readonly models: ReadonlyMap<string, readonly string[]>;
}

/** What an item begins with that is no text. */
export const itemKeyword = /^(?:parameters?|attributes?|request|response|headers|body|schema|model|relation)\b/i;

export function parametersIn(items: readonly BlueprintItem[]): readonly BlueprintItem[] {
  return items.filter(({ text }) => /^parameters?\b/i.test(text)).flatMap(({ below }) => itemsAmong(below).items);
}

/** @param named the sentence that calls the type */
export function payloadLines(below: readonly string[], known: BlueprintContext, named: (type: string) => string): readonly string[] {
  const { items, others } = itemsAmong(below, (text) => itemKeyword.test(text));
  const model = others.map((line) => /^\s*\[([^\][]+)\]\[\]\s*$/.exec(line)?.[1]).find((one) => one !== undefined);
  const modelled = model === undefined ? undefined : known.models.get(model);
  if (modelled !== undefined) return payloadLines(modelled, { ...known, models: new Map() }, named);
  const isCode = others.some((line) => /^(?: {4}|\t)\s*\S/.test(line));
  return [
    ...(isCode ? [] : others.filter((line) => line.trim() !== "")),
    ...items.filter(({ text }) => /^attributes?\b/i.test(text)).flatMap((one) => ["", ...attributeLines(one, known, named)]),
    ...items.filter(({ text }) => /^headers\b/i.test(text)).flatMap((one) => ["", "Headers:", ...fenced(codeIn(one.below), "http")]),
    ...items.filter(({ text }) => /^body\b/i.test(text)).flatMap((one) => fenced(codeIn(one.below), "json")),
    ...(isCode ? fenced(codeIn(others), "json") : []),
  ];
}

/** `+ Attributes (Thing)` calls the type; members are told one by one. */
export function attributeLines({ text, below }: BlueprintItem, { structures }: BlueprintContext, named: (type: string) => string): readonly string[] {
  const members = memberItems(itemsAmong(below).items, structures);
  if (members.length > 0) return members;
  const type = /\(\s*((?:[^(),[\]]|\[[^\]]*\])+)/.exec(text)?.[1]?.trim();
  const item = /^array\[(.+)\]$/i.exec(type ?? "")?.[1];
  return type === undefined || /^object$/i.test(type) ? [] : [named(item === undefined ? type : `array of ${item} objects`)];
}

function fenced(code: readonly string[], language: string): readonly string[] {
  return code.length === 0 ? [] : ["", `\`\`\`${language}`, ...code, "```", ""];
}
