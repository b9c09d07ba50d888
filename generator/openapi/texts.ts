/**
 * The text of a document out of texts of its portions: each portion's paths and schemas are written apart, at the depth at
 * which they stand in the whole. Joined, they are byte for byte the text of the whole document.
 */
import { memoize } from "../values/memoize.ts";
import { toUtf8 } from "../values/utf8.ts";
import type { OpenApiDocument } from "./document.ts";
import { laidOut } from "./json.ts";
import type { Portion } from "./parts.ts";
import { yamlEntries } from "./yaml.ts";

/** Entries of `paths` and of `components.schemas`, in UTF-8; empty where there are none. */
export interface Entries {
  readonly paths: Uint8Array;
  readonly schemas: Uint8Array;
}

/** Where entries stand in the text of a document: from which byte on, and how many. */
export interface EntryPlaces {
  readonly paths: Stretch;
  readonly schemas: Stretch;
}

type Stretch = readonly [start: number, length: number];

/** The text of a document, in UTF-8, and where the entries stand that it was joined from, in their order. */
export interface JoinedText {
  readonly text: Uint8Array;
  readonly places: readonly EntryPlaces[];
}

/** The entries that stand at their places in a text. */
export function entriesAt(text: Uint8Array, { paths, schemas }: EntryPlaces): Entries {
  const at = ([start, length]: Stretch): Uint8Array => text.subarray(start, start + length);
  return { paths: at(paths), schemas: at(schemas) };
}

/** How a format writes the entries of objects. */
interface Format {
  /** The entries of the innermost object, at its depth; each object around it has one entry. */
  readonly entries: (value: object, depth: number) => string;
  readonly separator: string;
  /** What stands before and after the entries of an object that is the value of a key. */
  readonly around: (key: string, depth: number) => readonly [before: string, after: string];
  /** The same of a document. */
  readonly whole: readonly [before: string, after: string];
}

const json: Format = {
  entries: (value, depth) => {
    const text = laidOut(nested(value, depth));
    return text.slice(openings(depth), text.length - closings(depth));
  },
  separator: ",\n",
  around: (key, depth) => [`${indent(depth)}${JSON.stringify(key)}: {\n`, `\n${indent(depth)}}`],
  whole: ["{\n", "\n}\n"],
};

const yaml: Format = {
  entries: (value, depth) => yamlEntries(value, depth - 1),
  separator: "\n",
  around: (key, depth) => [`${indent(depth - 1)}${key}:\n`, ""],
  whole: ["", "\n"],
};

const formats = { json, yaml } as const;

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
const openings = memoize((depth: number) => ["{\n", ...levels(depth - 1).map((level) => `${indent(level + 1)}"${KEY}": {\n`)].join("").length);

/** The length of the closing braces, each on a line of its own. */
const closings = memoize(
  (depth: number) =>
    levels(depth)
      .map((level) => `\n${indent(level)}}`)
      .join("").length,
);

function levels(count: number): readonly number[] {
  return Array.from({ length: count }, (_, level) => level);
}

/** The entries of a portion. */
export function portionEntries({ paths, schemas }: Pick<Portion, "paths" | "schemas">, format: FormatName): Entries {
  const { entries } = formats[format];
  return {
    paths: toUtf8(isEmpty(paths) ? "" : entries(paths, 2)),
    schemas: toUtf8(isEmpty(schemas) ? "" : entries(schemas, 3)),
  };
}

/** The text of a document whose paths and schemas are those of the entries, whatever the document itself has there. */
export function joinEntries(document: OpenApiDocument, entries: readonly Entries[], format: FormatName): JoinedText {
  const { separator, around, whole, entries: written } = formats[format];
  const all = (key: keyof Entries): readonly Pieces[] => entries.map((one) => [one[key]]).filter(([bytes]) => bytes!.length > 0);
  const [paths, schemas] = [all("paths"), all("schemas")];
  const inside = (key: string, depth: number, parts: readonly Pieces[]): Pieces => {
    const [before, after] = around(key, depth);
    return [toUtf8(before), ...separated(parts, separator), toUtf8(after)];
  };
  const parts = Object.entries(document).map(([key, value]): Pieces => {
    if (key === "paths" && paths.length > 0) return inside("paths", 1, paths);
    if (key !== "components" || schemas.length === 0) return [toUtf8(written({ [key]: value }, 1))];
    const others = Object.entries(value as object).filter(([name]) => name !== "schemas");
    const rest = others.length > 0 ? [[toUtf8(written(Object.fromEntries(others), 2))]] : [];
    return inside("components", 1, [inside("schemas", 2, schemas), ...rest]);
  });
  const pieces = [toUtf8(whole[0]), ...separated(parts, separator), toUtf8(whole[1])];
  return { text: Buffer.concat(pieces), places: placesIn(pieces, entries) };
}

/** Every entry is a piece of its own; one that is empty stands nowhere. */
function placesIn(pieces: Pieces, entries: readonly Entries[]): readonly EntryPlaces[] {
  const starts = new Map<Uint8Array, number>();
  let length = 0;
  for (const piece of pieces) {
    starts.set(piece, length);
    length += piece.length;
  }
  const placeOf = (piece: Uint8Array): Stretch => [starts.get(piece) ?? 0, piece.length];
  return entries.map(({ paths, schemas }) => ({ paths: placeOf(paths), schemas: placeOf(schemas) }));
}

type Pieces = readonly Uint8Array[];

function separated(parts: readonly Pieces[], separator: string): Pieces {
  const between = toUtf8(separator);
  return parts.flatMap((pieces, index) => (index === 0 ? pieces : [between, ...pieces]));
}

function isEmpty(value: object): boolean {
  return Object.keys(value).length === 0;
}
