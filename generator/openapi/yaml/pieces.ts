/**
 * A text that grows by small pieces. Engines hold those as a tree until somebody reads the text, and joining several such texts
 * makes a flat one: so millions of pieces are never alive at once.
 */
export class Pieces {
  readonly #parts: string[] = [];
  readonly #texts: string[] = [];
  #text = "";

  add(piece: string): void {
    this.#text += piece;
    if (this.#text.length >= textLength) this.#end();
  }

  joined(): string {
    return [...this.#parts, ...this.#texts, this.#text].join("");
  }

  #end(): void {
    this.#texts.push(this.#text);
    this.#text = "";
    if (this.#texts.length < textsOfPart) return;
    this.#parts.push(this.#texts.join(""));
    this.#texts.length = 0;
  }
}

const textLength = 65536;
const textsOfPart = 8;
