/** The anchors of one page, each once. */
export class Anchors {
  readonly #taken = new Set<string>();

  /** The anchor itself; a further one for the same thing, such as a field of two alternatives, gets a number. */
  take(anchor: string, count = 1): string {
    const wanted = count === 1 ? anchor : `${anchor}~${count}`;
    if (this.#taken.has(wanted)) return this.take(anchor, count + 1);
    this.#taken.add(wanted);
    return wanted;
  }
}
