/** What is sent or answered in API Blueprint: types, members, headers and examples. */
import { codeIn, listed, type Item } from "./items.ts";
import { membersAs, type Structures } from "./members.ts";

/** What a document says once for many places. */
export interface Known {
  readonly structures: Structures;
  /** The models of resources, by the names of these: `[Thing][]` stands for that of things. */
  readonly models: ReadonlyMap<string, readonly string[]>;
}

/** What an item begins with that is no text. */
export const keyword = /^(?:parameters?|attributes?|request|response|headers|body|schema|model|relation)\b/i;

export function parametersIn(items: readonly Item[]): readonly Item[] {
  return items.filter(({ text }) => /^parameters?\b/i.test(text)).flatMap(({ below }) => listed(below).items);
}

/** @param named the sentence that calls the type */
export function payloadAs(below: readonly string[], known: Known, named: (type: string) => string): readonly string[] {
  const { items, others } = listed(below, (text) => keyword.test(text));
  const model = others.map((line) => /^\s*\[([^\][]+)\]\[\]\s*$/.exec(line)?.[1]).find((one) => one !== undefined);
  const modelled = model === undefined ? undefined : known.models.get(model);
  if (modelled !== undefined) return payloadAs(modelled, { ...known, models: new Map() }, named);
  const isCode = others.some((line) => /^(?: {4}|\t)\s*\S/.test(line));
  return [
    ...(isCode ? [] : others.filter((line) => line.trim() !== "")),
    ...items.filter(({ text }) => /^attributes?\b/i.test(text)).flatMap((one) => ["", ...attributesAs(one, known, named)]),
    ...items.filter(({ text }) => /^headers\b/i.test(text)).flatMap((one) => ["", "Headers:", ...fenced(codeIn(one.below), "http")]),
    ...items.filter(({ text }) => /^body\b/i.test(text)).flatMap((one) => fenced(codeIn(one.below), "json")),
    ...(isCode ? fenced(codeIn(others), "json") : []),
  ];
}

/** `+ Attributes (Thing)` calls the type; members are told one by one. */
export function attributesAs({ text, below }: Item, { structures }: Known, named: (type: string) => string): readonly string[] {
  const members = membersAs(listed(below).items, structures);
  if (members.length > 0) return members;
  const type = /\(\s*((?:[^(),[\]]|\[[^\]]*\])+)/.exec(text)?.[1]?.trim();
  const item = /^array\[(.+)\]$/i.exec(type ?? "")?.[1];
  return type === undefined || /^object$/i.test(type) ? [] : [named(item === undefined ? type : `array of ${item} objects`)];
}

function fenced(code: readonly string[], language: string): readonly string[] {
  return code.length === 0 ? [] : ["", `\`\`\`${language}`, ...code, "```", ""];
}
