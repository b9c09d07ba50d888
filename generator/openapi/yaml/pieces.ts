/** A text that grows by small pieces. They are joined in parts of some length, so that millions of them are never alive at once. */
export class Pieces {
  readonly #parts: string[] = [];
  readonly #pieces: string[] = [];

  add(piece: string): void {
    if (this.#pieces.push(piece) >= partLength) this.#join();
  }

  joined(): string {
    this.#join();
    return this.#parts.join("");
  }

  #join(): void {
    this.#parts.push(this.#pieces.join(""));
    this.#pieces.length = 0;
  }
}

const partLength = 8192;
