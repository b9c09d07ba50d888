/** Names that are each used once: one that is taken gets a `_` after it. */

export class NameSet {
  readonly #taken: Set<string>;

  constructor(taken: Iterable<string> = []) {
    this.#taken = new Set(taken);
  }

  has(name: string): boolean {
    return this.#taken.has(name);
  }

  /** The name itself where it is free, otherwise the nearest one that is. */
  add(name: string): string {
    let free = name;
    while (this.#taken.has(free)) free += "_";
    this.#taken.add(free);
    return free;
  }
}
