/**
 * The line on which an output has what a JSON pointer points to: where its key begins, or its dash, or in JSON its item.
 * Counted from the value and the layout of its text, so that the text need not be made. Lines count from 1.
 */
import type { Json } from "../model/shape.ts";
import { pointerKeys } from "../openapi/source-map/pointer.ts";
import { toYaml } from "../openapi/yaml.ts";
import { memoize } from "../values/memoize.ts";

/** How a value lies in its text. */
export interface TextLayout {
  /** The lines by which a value that is no filled collection begins below its key. */
  readonly before: (key: string | number) => number;
  /** The lines by which a filled collection's first entry begins below the collection's own key; the document has none. */
  readonly inside: (key: string | number | undefined) => number;
  /** The lines after a filled collection's last entry. */
  readonly after: number;
  /** The lines of a text. */
  readonly height: (text: string) => number;
}

/** As `toJson` writes. */
export const jsonLayout: TextLayout = { before: () => 0, inside: () => 1, after: 1, height: () => 1 };

/** As `toYaml` writes: a long key has a line of its own, a text of several lines can stand as it is. */
export const yamlLayout: TextLayout = {
  before: (key) => (typeof key === "string" ? linesOf({ [key]: null }) - 1 : 0),
  inside: (key) => (typeof key === "string" ? 1 : 0),
  after: 0,
  height: (text) => (text.includes("\n") ? linesOf([text]) : 1),
};

function linesOf(document: object): number {
  return toYaml(document).split("\n").length - 1;
}

/** The lines of those pointers that the document has. */
export function linesAt(document: object, pointers: Iterable<string>, layout: TextLayout): ReadonlyMap<string, number> {
  const lines = new Map<string, number>();
  // Documents have few keys, each many times.
  const walk: Walk = { layout, before: memoize(layout.before), found: (pointer, line) => lines.set(pointer, line) };
  const wanted = wantedBelow(pointers);
  if (wanted.pointer !== undefined) lines.set(wanted.pointer, 1);
  pass(document as Json, undefined, 1, wanted, walk);
  return lines;
}

/** Keys by which wanted pointers go on from here, and the pointer that ends here. */
interface Wanted {
  pointer?: string;
  readonly next: Map<string, Wanted>;
}

function wantedBelow(pointers: Iterable<string>): Wanted {
  const root: Wanted = { next: new Map() };
  for (const pointer of pointers) {
    let at = root;
    for (const step of pointerKeys(pointer).slice(1)) {
      const next = at.next.get(step) ?? { next: new Map() };
      at.next.set(step, next);
      at = next;
    }
    at.pointer = pointer;
  }
  return root;
}

interface Walk {
  readonly layout: TextLayout;
  readonly before: (key: string | number) => number;
  readonly found: (pointer: string, line: number) => void;
}

/** Passes over a value whose key stands on `line`; the line that comes after it. */
function pass(value: Json, key: string | number | undefined, line: number, wanted: Wanted | undefined, walk: Walk): number {
  const { layout, before } = walk;
  const keys = value === null || typeof value !== "object" ? [] : Object.keys(value);
  if (keys.length === 0) return line + (key === undefined ? 0 : before(key)) + (typeof value === "string" ? layout.height(value) : 1);
  const isList = Array.isArray(value);
  let next = line + layout.inside(key);
  for (const name of keys) {
    const own = wanted?.next.get(name);
    if (own?.pointer !== undefined) walk.found(own.pointer, next);
    next = pass((value as { readonly [name: string]: Json })[name]!, isList ? Number(name) : name, next, own, walk);
  }
  return next + layout.after;
}
