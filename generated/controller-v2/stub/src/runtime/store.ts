/** The state: objects by their paths. Operations read it and give changes; the changes of one request are made all or none. */
import type { Json, JsonObject } from "./data.ts";
import type { Identified } from "./identifiers.ts";
import { PathTree } from "./path-tree.ts";

export interface Stored {
  readonly path: string;
  /** That of the resource which it is. */
  readonly uri: string;
  /** The path of the collection that it is an element of. */
  readonly collection?: string;
  /** What was configured, and what the service assigned. */
  readonly fields: JsonObject;
  /** Somebody created it, rather than that it has always been there with its defaults. */
  readonly configured: boolean;
  /** Milliseconds. */
  readonly created: number;
  /** Tells an object from one that stood at its path before. */
  readonly serial: number;
  /** What a test says that the device observes, each from a moment on. */
  readonly observed: readonly Observation[];
  readonly content?: Content;
}

/** A body that is no JSON, as it came. */
export interface Content {
  readonly mediaType: string;
  /** Each character is a byte. */
  readonly bytes: string;
}

export interface Observation {
  readonly name: string;
  readonly at: number;
  readonly value: Json;
}

export type Change = { readonly put: Stored } | { readonly remove: string };

/** What operations see of the state. */
export interface State {
  get(path: string): Stored | undefined;
  /** In the order of their creation. */
  elements(collection: string): readonly Stored[];
  /** Everything below a path, in no particular order. */
  under(path: string): readonly Stored[];
  find(identifier: string): { readonly stored: Stored; readonly block: readonly string[] } | undefined;
  /** That of the next object. */
  readonly serial: number;
}

export class Store implements State {
  readonly #objects = new Map<string, Stored>();
  readonly #collections = new Map<string, Map<string, Stored>>();
  readonly #paths = new PathTree();
  readonly #identifiers = new Map<string, { readonly path: string; readonly block: readonly string[] }>();
  readonly #identified: (stored: Stored) => readonly Identified[];
  /** Of each stored object, worked out once. */
  readonly #known = new WeakMap<Stored, readonly Identified[]>();
  #serial = 1;

  constructor(identified: (stored: Stored) => readonly Identified[]) {
    this.#identified = identified;
  }

  get serial(): number {
    return this.#serial;
  }

  get(path: string): Stored | undefined {
    return this.#objects.get(path);
  }

  elements(collection: string): readonly Stored[] {
    return [...(this.#collections.get(collection)?.values() ?? [])];
  }

  under(path: string): readonly Stored[] {
    return this.#paths.below(path).flatMap((one) => this.get(one) ?? []);
  }

  find(identifier: string): { readonly stored: Stored; readonly block: readonly string[] } | undefined {
    const found = this.#identifiers.get(identifier);
    const stored = found === undefined ? undefined : this.get(found.path);
    return found === undefined || stored === undefined ? undefined : { stored, block: found.block };
  }

  apply(changes: readonly Change[]): void {
    for (const change of changes) {
      if ("put" in change) this.#put(change.put);
      else this.#remove(change.remove);
    }
  }

  dump(): readonly Stored[] {
    return [...this.#objects.values()];
  }

  restore(objects: readonly Stored[], serial: number): void {
    for (const all of [this.#objects, this.#collections, this.#identifiers, this.#paths]) all.clear();
    this.#serial = serial;
    for (const one of objects) this.#put(one);
  }

  #put(stored: Stored): void {
    this.#identify(this.get(stored.path), stored);
    this.#objects.set(stored.path, stored);
    this.#serial = Math.max(this.#serial, stored.serial + 1);
    this.#paths.add(stored.path);
    if (stored.collection === undefined) return;
    const elements = this.#collections.get(stored.collection) ?? new Map<string, Stored>();
    elements.set(stored.path, stored);
    this.#collections.set(stored.collection, elements);
  }

  /** With everything below it. */
  #remove(path: string): void {
    for (const one of [...this.under(path), this.get(path)]) this.#drop(one);
  }

  #drop(stored: Stored | undefined): void {
    if (stored === undefined) return;
    this.#forget(stored);
    this.#objects.delete(stored.path);
    this.#paths.remove(stored.path, (path) => this.#objects.has(path));
    const elements = this.#collections.get(stored.collection ?? "");
    elements?.delete(stored.path);
    if (elements?.size === 0) this.#collections.delete(stored.collection ?? "");
  }

  #identifiersOf(stored: Stored): readonly Identified[] {
    const known = this.#known.get(stored) ?? this.#identified(stored);
    this.#known.set(stored, known);
    return known;
  }

  /** Those of an object that was there before mostly stay. */
  #identify(before: Stored | undefined, stored: Stored): void {
    const found = this.#identifiersOf(stored);
    const known = before === undefined ? [] : this.#identifiersOf(before);
    if (known.length === found.length && known.every(({ value }, at) => value === found[at]!.value)) return;
    this.#forget(before);
    for (const { value, block } of found) this.#identifiers.set(value, { path: stored.path, block });
  }

  #forget(stored: Stored | undefined): void {
    if (stored === undefined) return;
    for (const { value } of this.#identifiersOf(stored)) this.#identifiers.delete(value);
  }
}
