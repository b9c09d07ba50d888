/** What kind of resource something is, what its definition says of it as facts, and what the kinds mean. */
import type { KindUse, Resource } from "../model/resource.ts";
import type { Json } from "../model/shape.ts";
import type { KindExtension } from "./document.ts";
import { code, inline, list, paragraphs, sentence } from "./markdown.ts";
import { put } from "./own.ts";
import { placeText } from "./source.ts";

export function kindExtension({ name, facts }: KindUse): KindExtension {
  const entries = Object.entries(facts);
  if (entries.length === 0) return { name };
  const copy: { [fact: string]: Json } = {};
  for (const [fact, value] of entries) put(copy, fact, value);
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
    texts.push(sentence(`${inline(words.charAt(0).toUpperCase() + words.slice(1))}: ${valueText(value)}`));
  }
  return texts.join(" ");
}

/** Words as they are, anything else as code. */
function valueText(value: string | number | boolean): string {
  const text = String(value);
  return /^[\p{L}\p{N}]+(?:[ -][\p{L}\p{N}]+)*$/u.test(text) ? text : code(text);
}

/** What the kinds mean, for the description of the document: each meaning once. */
export function kindSection(resources: readonly Resource[]): string {
  const items = kindsOf(resources).map(
    ({ name, description, origin }) => `**${inline(name)}:** ${sentence(description)} (${origin.places.map(placeText).join("; ")})`,
  );
  return items.length === 0 ? "" : `## Kinds of resources\n\n${list(items)}`;
}

/** By name; of several with one name those of listed resources come first, then those that stand for any resource. */
function kindsOf(resources: readonly Resource[]): readonly KindUse[] {
  const uses = distinctUses(resources);
  const names = [...new Set([...uses.filter(({ generic }) => !generic), ...uses].map(({ kind }) => kind.name))];
  return names.flatMap((name) => {
    const named = uses.filter(({ kind }) => kind.name === name);
    return [...named.filter(({ generic }) => !generic), ...named.filter(({ generic }) => generic)].map(({ kind }) => kind);
  });
}

interface Use {
  readonly kind: KindUse;
  /** Resources of the kind are generic, all of them. */
  readonly generic: boolean;
}

/** In the order of their declaration where one file declares all, otherwise in the order in which they first occur. */
function distinctUses(resources: readonly Resource[]): readonly Use[] {
  const uses = new Map<string, Use>();
  for (const { kind, generic = false } of resources) {
    if (kind.description === "") continue;
    const key = `${kind.name}\n${kind.description}`;
    const known = uses.get(key);
    if (known === undefined || (known.generic && !generic)) uses.set(key, { kind, generic });
  }
  const all = [...uses.values()];
  const files = new Set(all.map(({ kind }) => kind.origin.definition.file));
  return files.size > 1 ? all : all.toSorted((one, other) => declared(one) - declared(other));
}

function declared({ kind }: Use): number {
  return kind.origin.definition.line;
}
