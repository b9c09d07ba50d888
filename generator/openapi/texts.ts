/**
 * The text of a document out of texts of its portions: each portion's paths and schemas are written apart, at the depth at
 * which they stand in the whole. Joined, they are byte for byte the text of the whole document.
 */
import type { OpenApiDocument } from "./document.ts";
import { toJson } from "./json.ts";
import type { Portion } from "./portion.ts";
import { toYaml } from "./yaml.ts";

/** Entries of `paths` and of `components.schemas`; empty where there are none. */
export interface Entries {
  readonly paths: string;
  readonly schemas: string;
}

/** How a format writes the entries of objects. */
interface Format {
  /** The entries of the innermost object, at its depth; each object around it has one entry. */
  readonly entries: (value: object, depth: number) => string;
  readonly separator: string;
  /** The text of an object of one entry around the entries of its value. */
  readonly around: (key: string, entries: string, depth: number) => string;
  readonly whole: (entries: string) => string;
}

const json: Format = {
  entries: (value, depth) => {
    const text = toJson(nested(value, depth));
    const opening = openings(depth);
    return text.slice(opening, text.length - closings(depth));
  },
  separator: ",\n",
  around: (key, entries, depth) => `${indent(depth)}${JSON.stringify(key)}: {\n${entries}\n${indent(depth)}}`,
  whole: (entries) => `{\n${entries}\n}\n`,
};

const yaml: Format = {
  entries: (value, depth) => {
    const text = toYaml(nested(value, depth));
    return text.slice(Array.from({ length: depth - 1 }).reduce((length: number, _, level) => length + 2 * level + KEY.length + 2, 0), -1);
  },
  separator: "\n",
  around: (key, entries, depth) => `${indent(depth).slice(2)}${key}:\n${entries}`,
  whole: (entries) => `${entries}\n`,
};

export const formats = { json, yaml } as const;

export type FormatName = keyof typeof formats;

const KEY = "x";

/** The value as the only entry of objects around it: `nested(value, 2)` is `{ x: value }`. */
function nested(value: object, depth: number): object {
  return depth === 1 ? value : { [KEY]: nested(value, depth - 1) };
}

function indent(depth: number): string {
  return "  ".repeat(depth);
}

/** The length of `{` and of the lines of the keys, down to the first entry. */
function openings(depth: number): number {
  return Array.from({ length: depth - 1 }).reduce((length: number, _, level) => length + indent(level + 1).length + `"${KEY}": {\n`.length, 2);
}

/** The length of the closing braces and of the line break at the end. */
function closings(depth: number): number {
  return Array.from({ length: depth }).reduce((length: number, _, level) => length + 1 + indent(level).length + 1, 1);
}

/** A portion's entries, as text. */
export function entriesOf({ paths, schemas }: Pick<Portion, "paths" | "schemas">, format: FormatName): Entries {
  const { entries } = formats[format];
  return {
    paths: isEmpty(paths) ? "" : entries(paths, 2),
    schemas: isEmpty(schemas) ? "" : entries(schemas, 3),
  };
}

/** The text of a document whose paths and schemas are those of the entries, whatever the document itself has there. */
export function joined(document: OpenApiDocument, entries: readonly Entries[], format: FormatName): string {
  const { separator, around, whole, entries: written } = formats[format];
  const all = (key: keyof Entries): string => entries.map((one) => one[key]).filter((text) => text !== "").join(separator);
  const [paths, schemas] = [all("paths"), all("schemas")];
  const parts = Object.entries(document).map(([key, value]) => {
    if (key === "paths" && paths !== "") return around("paths", paths, 1);
    if (key !== "components" || schemas === "") return written({ [key]: value }, 1);
    const others = Object.entries(value as object).filter(([name]) => name !== "schemas");
    const inner = [around("schemas", schemas, 2), ...(others.length > 0 ? [written(Object.fromEntries(others), 2)] : [])];
    return around("components", inner.join(separator), 1);
  });
  return whole(parts.join(separator));
}

function isEmpty(value: object): boolean {
  return Object.keys(value).length === 0;
}
