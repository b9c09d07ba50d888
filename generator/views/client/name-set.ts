/** Names that are each used once: one that is taken gets a `_` after it. */

export class NameSet {
  readonly #taken: Set<string>;
  readonly #given = new Set<string>();
  readonly #asked = new Set<string>();

  constructor(taken: Iterable<string> = []) {
    this.#taken = new Set(taken);
  }

  /** In the order in which they were given. */
  get given(): readonly string[] {
    return [...this.#given];
  }

  /** Those that were asked for when they had been given. */
  get askedAgain(): readonly string[] {
    return [...this.#asked];
  }

  has(name: string): boolean {
    return this.#taken.has(name);
  }

  /** The name itself where it is free, otherwise the nearest one that is. */
  add(name: string): string {
    if (this.#given.has(name)) this.#asked.add(name);
    let free = name;
    while (this.#taken.has(free)) free += "_";
    this.#taken.add(free);
    this.#given.add(free);
    return free;
  }
}
