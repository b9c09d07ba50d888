/** Members and parameters, as API Blueprint writes them: `+ size: 10 (number, required) - How large.` is `` - `size` (number, required): How large. ``. */
import { itemsAmong, type BlueprintItem } from "./items.ts";

/** The members of named types, by name. */
export type Structures = ReadonlyMap<string, readonly BlueprintItem[]>;

export function memberItems(items: readonly BlueprintItem[], structures: Structures, indent = ""): readonly string[] {
  const members = new Map(
    withIncluded(items, structures)
      .map(memberIn)
      .map((one) => [one.name, one] as const),
  );
  return [...members.values()].flatMap(({ line, inner }) => [`${indent}- ${line}`, ...memberItems(inner, structures, `${indent}  `)]);
}

/** @param taken the types that are being taken over: one that takes over from itself has no end */
function withIncluded(items: readonly BlueprintItem[], structures: Structures, taken: readonly string[] = []): readonly BlueprintItem[] {
  return items.flatMap((item) => {
    const included = /^include\s+`?([^`()]+?)`?\s*(?:\(.*)?$/i.exec(item.text)?.[1];
    if (included === undefined) return [item];
    return taken.includes(included) ? [] : withIncluded(structures.get(included) ?? [], structures, [...taken, included]);
  });
}

interface Member {
  readonly name: string;
  readonly line: string;
  /** What it holds in its turn. */
  readonly inner: readonly BlueprintItem[];
}

/** What is no member stays as it is. */
function memberIn({ text, below }: BlueprintItem): Member {
  const nested = itemsAmong(below).items;
  const [, name, separator = "", value = "", said = "", description = ""] = member.exec(text) ?? [];
  if (name === undefined) return { name: text, line: text, inner: nested };
  const words = said
    .split(/,(?![^[]*\])/)
    .map((word) => word.trim())
    .filter((word) => word !== "");
  const values = valuesIn(nested, words);
  const inner = values.length > 0 ? [] : nested.filter((one) => !ofMember.test(one.text));
  const shown = value.trim().replace(/^`(.*)`$/, "$1");
  const usual = defaultIn(nested) ?? (separator.includes("=") || words.some((word) => /^default$/i.test(word)) ? shown : "");
  const flags = words.filter((word) => /^(?:required|nullable)$/i.test(word));
  const brackets = [typeIn(words, inner.length > 0), ...flags, ...(usual === "" ? [] : [`default ${usual}`])].join(", ");
  const sentences = [ended(description), listOf(values), usual === "" ? exampleOf(shown) : ""].filter((sentence) => sentence !== "");
  return { name, line: `\`${name}\` (${brackets})${sentences.length === 0 ? "" : `: ${sentences.join(" ")}`}`, inner };
}

function defaultIn(nested: readonly BlueprintItem[]): string | undefined {
  return nested.map(({ text }) => /^default:\s*`?(.+?)`?$/i.exec(text)?.[1]).find((one) => one !== undefined);
}

/** What holds members is an object, and all else a string, unless a type is written. */
function typeIn(words: readonly string[], holds: boolean): string {
  const type = words.find((word) => !notType.test(word)) ?? (holds ? "object" : "string");
  const item = /^array\[([^\]]+)\]$/i.exec(type)?.[1]?.split(",")[0]!.trim();
  if (item !== undefined) return plain.test(item) ? `array of ${item}s` : `array of ${item} objects`;
  return /^enum\b/i.test(type) ? (/\[([^\]]+)\]/.exec(type)?.[1] ?? "string") : type;
}

/** The values of an enumeration, or of `Members`. */
function valuesIn(nested: readonly BlueprintItem[], words: readonly string[]): readonly string[] {
  const held = nested.find(({ text }) => /^(?:members|values)\b/i.test(text));
  const all = held === undefined ? (words.some((word) => /^enum\b/i.test(word)) ? nested : []) : itemsAmong(held.below).items;
  return all.flatMap(({ text }) => /^`?([^`\s:()]+)`?/.exec(text.replace(/^(?:default|sample):.*$/i, ""))?.[1] ?? []);
}

function listOf(values: readonly string[]): string {
  return values.length === 0 ? "" : `One of: ${values.map((one) => `\`${one}\``).join(", ")}.`;
}

/** One value; several words are no value that a reader could send. */
function exampleOf(value: string): string {
  return value === "" || /\s/.test(value) ? "" : `Example: \`${value}\`.`;
}

function ended(text: string): string {
  const trimmed = text.trim();
  return trimmed === "" || /[.!?]$/.test(trimmed) ? trimmed : `${trimmed}.`;
}

const plain = /^(?:string|number|integer|boolean|object)$/i;
const notType = /^(?:required|optional|fixed|fixed-type|nullable|default|sample|inherited|`.*)$/i;
/** What an item below a member tells of it, and which is no member. */
const ofMember = /^(?:default|sample|members|values)\b/i;
const member =
  /^`?([\p{L}_$@][\p{L}\p{N}_$@.[\]-]*)`?(?:(\s*[:=])\s*((?:`[^`]*`|[^`()])*?))?(?:\s*\(((?:[^()[\]]|\[[^\]]*\])*)\))?(?:\s+(?:-|\.{3})\s+(.*))?$/u;
