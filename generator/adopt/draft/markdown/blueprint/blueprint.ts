/**
 * A document in API Blueprint, which is Markdown in which items say what is sent and answered: as sections with items and blocks, in the way in which others
 * write them. Each request has the parameters of its resource that stand in its path, and if it reads those of the query.
 */
import { literalPattern } from "../../../../values/pattern.ts";
import type { Rewritten } from "../html-tables.ts";

import { itemsAmong, type BlueprintItem } from "./items.ts";
import { memberItems } from "./members.ts";
import { attributeLines, itemKeyword, parametersIn, payloadLines, type BlueprintContext } from "./payloads.ts";
import { blueprintSectionsIn, type BlueprintSection } from "./sections.ts";

export function withoutBlueprint(text: string): Rewritten {
  if (!/^\uFEFF?FORMAT:[ \t]*1A\b/i.test(text)) return { text, lines: [] };
  const { host, sections } = blueprintSectionsIn(text);
  const known = knownIn(sections);
  let resource: BlueprintSection | undefined;
  const written = sections.flatMap((section, index) => {
    if (resource !== undefined && section.level <= resource.level) resource = undefined;
    const around = section.method === undefined ? undefined : resource;
    if (section.path !== undefined && section.method === undefined) resource = section;
    const address = index === 0 && host !== undefined ? ["", `The base address is ${host}.`, ""] : [];
    return isOnlyTaken(section, sections) ? [] : [...section.heading, ...bodyOf(section, around, known), ...address];
  });
  return { text: written.join("\n").replace(/\n{3,}/g, "\n\n"), lines: [1] };
}

function knownIn(sections: readonly BlueprintSection[]): BlueprintContext {
  const models = sections.flatMap(({ name, lines }) =>
    itemsAmong(lines, (text) => itemKeyword.test(text))
      .items.filter(({ text }) => /^model\b/i.test(text))
      .map((item) => [name, item.below] as const),
  );
  return { structures: new Map(sections.filter(({ holds }) => holds).map((one) => [one.name, membersOf(one, sections)])), models: new Map(models) };
}

/** Those that a type takes over from another one come first. @param taken the types that are being taken over */
function membersOf({ name, base, lines }: BlueprintSection, sections: readonly BlueprintSection[], taken: readonly string[] = []): readonly BlueprintItem[] {
  const own = itemsAmong(lines).items;
  const from = taken.includes(base ?? "") ? undefined : sections.find((one) => one.holds && one.name === base);
  return from === undefined ? own : [...membersOf(from, sections, [...taken, name]), ...own];
}

/** A type that others take members from and nothing has: they are told where they are taken over. */
function isOnlyTaken({ holds, name }: BlueprintSection, sections: readonly BlueprintSection[]): boolean {
  const included = new RegExp(String.raw`^\s*[-+*]\s+include\s+\`?${literalPattern(name)}\`?\s*(?:\(|$)`, "i");
  const has = new RegExp(String.raw`\((?:[^()]*[,[\s])?\`?${literalPattern(name)}\`?[\],)]`);
  const isTaken = sections.some(({ base, lines }) => base === name || lines.some((line) => included.test(line)));
  return holds && isTaken && !sections.some(({ lines }) => lines.some((line) => has.test(line)));
}

function bodyOf(section: BlueprintSection, resource: BlueprintSection | undefined, known: BlueprintContext): readonly string[] {
  if (section.holds) return ["", ...itemsAmong(section.lines).others, "", ...memberItems(known.structures.get(section.name) ?? [], known.structures), ""];
  const { items, others } = itemsAmong(section.lines, (text) => itemKeyword.test(text));
  if (section.method !== undefined) return [...others, "", ...partsOf(section, items, resource, known)];
  const attributes = items.filter(({ text }) => /^attributes?\b/i.test(text));
  return [...others, "", ...attributes.flatMap(({ below }) => memberItems(itemsAmong(below).items, known.structures)), ""];
}

/** What a request takes and answers. */
function partsOf(
  section: BlueprintSection,
  items: readonly BlueprintItem[],
  resource: BlueprintSection | undefined,
  known: BlueprintContext,
): readonly string[] {
  const mark = "#".repeat(Math.min(6, section.level + 1));
  const part = (title: string, lines: readonly string[]): readonly string[] => (lines.length === 0 ? [] : ["", `${mark} ${title}`, "", ...lines, ""]);
  const parameters = [...(resource === undefined ? [] : parametersFor(section, resource)), ...parametersIn(items)];
  const sent = (type: string): string => `Request body: ${type}.`;
  return [
    ...part("URI parameters", memberItems(parameters, known.structures)),
    ...items.flatMap((item): readonly string[] => {
      const [, name = "", status = ""] = /^(request|response|attributes?)\b(?:\s+(\d{3}))?/i.exec(item.text) ?? [];
      if (/^attr/i.test(name)) return part("Request body", attributeLines(item, known, sent));
      if (/^request$/i.test(name)) return part("Request body", payloadLines(item.below, known, sent));
      return name === "" ? [] : ["", `${mark} Response ${status}`.trimEnd(), "", ...payloadLines(item.below, known, answered), ""];
    }),
  ];
}

function answered(type: string): string {
  return `Returns ${/^[aeiou]/i.test(type) ? "an" : "a"} ${type}${/\bobjects$/.test(type) ? "" : " object"}.`;
}

/** Of a resource those that its request has as well. */
function parametersFor({ method, path }: BlueprintSection, resource: BlueprintSection): readonly BlueprintItem[] {
  const all = parametersIn(itemsAmong(resource.lines, (text) => itemKeyword.test(text)).items);
  const uri = path ?? resource.path ?? "";
  return all.filter(({ text }) => method === "GET" || uri.includes(`{${/^`?([\w.-]+)/.exec(text)?.[1]}}`));
}
