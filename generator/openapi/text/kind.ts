/** What kind of resource something is, what its definition says of it as facts, and what the kinds mean. */
import type { KindUse, Resource } from "../../model/resource.ts";
import type { Json } from "../../model/shape.ts";
import type { KindExtension } from "../document.ts";
import { setOwn } from "../own-properties.ts";
import { asSentence, inline, inlineCode, nestedList, paragraphs } from "./markdown.ts";
import { placeInMarkdown } from "./source.ts";

export function kindExtension({ name, facts }: KindUse): KindExtension {
  const entries = Object.entries(facts);
  if (entries.length === 0) return { name };
  const copy: { [fact: string]: Json } = {};
  for (const [fact, value] of entries) setOwn(copy, fact, value);
  return { name, facts: copy };
}

/** What a definition says of a resource: its description, and its scalar facts in words. */
export function resourceText({ description, kind }: Resource): string {
  return paragraphs(description, factsText(kind));
}

/** `Cache lifetime: none.` for the fact `cache-lifetime`. */
export function factsText({ facts }: KindUse): string {
  const texts: string[] = [];
  for (const [fact, value] of Object.entries(facts)) {
    if (value === null || typeof value === "object") continue;
    const words = fact.replaceAll("-", " ").trim();
    texts.push(asSentence(`${inline(words.charAt(0).toUpperCase() + words.slice(1))}: ${valueText(value)}`));
  }
  return texts.join(" ");
}

/** Words as they are, anything else as code. */
function valueText(value: string | number | boolean): string {
  const text = String(value);
  return /^[\p{L}\p{N}]+(?:[ -][\p{L}\p{N}]+)*$/u.test(text) ? text : inlineCode(text);
}

/** A resource as far as the description of the document tells of its kind. */
export type KindUsed = Pick<Resource, "kind" | "generic">;

/** What the kinds mean, for the description of the document: each meaning once, and below the first of a name what else it means. */
export function kindSection(resources: readonly KindUsed[]): string {
  const items = kindsOf(resources).map(([first, ...further]) => {
    const below = further.map((kind) => (placesText(kind) === placesText(first) ? asSentence(kind.description) : meaning(kind)));
    return { item: `**${inline(first.name)}:** ${meaning(first)}`, below };
  });
  return items.length === 0 ? "" : `## Kinds of resources\n\n${nestedList(items)}`;
}

function meaning(kind: KindUse): string {
  return `${asSentence(kind.description)} (${placesText(kind)})`;
}

function placesText({ origin }: KindUse): string {
  return origin.places.map(placeInMarkdown).join("; ");
}

/** By name; of several with one name those of listed resources come first, then those that stand for any resource. */
function kindsOf(resources: readonly KindUsed[]): readonly (readonly [KindUse, ...KindUse[]])[] {
  const uses = inOrder(distinctUses(resources));
  const names = [...new Set([...uses.filter(({ generic }) => !generic), ...uses].map(({ kind }) => kind.name))];
  return names.map((name) => {
    const named = uses.filter(({ kind }) => kind.name === name);
    const [first, ...further] = [...named.filter(({ generic }) => !generic), ...named.filter(({ generic }) => generic)].map(({ kind }) => kind);
    return [first!, ...further];
  });
}

/** Each meaning once, of a listed resource before one that stands for any; in the order in which they first occur. */
export function distinctUses(resources: readonly KindUsed[]): readonly KindUsed[] {
  const uses = new Map<string, KindUsed>();
  for (const { kind, generic } of resources) {
    if (kind.description === "") continue;
    const key = `${kind.name}\n${kind.description}`;
    const known = uses.get(key);
    if (known === undefined || (known.generic && !generic)) uses.set(key, { kind, ...(generic && { generic }) });
  }
  return [...uses.values()];
}

/** In the order of their declaration where one file declares all, otherwise as they are. */
function inOrder(uses: readonly KindUsed[]): readonly KindUsed[] {
  const files = new Set(uses.map(({ kind }) => kind.origin.definition.file));
  return files.size > 1 ? uses : uses.toSorted((one, other) => declared(one) - declared(other));
}

function declared({ kind }: KindUsed): number {
  return kind.origin.definition.line;
}
