/**
 * Answers of other media types than JSON. Only programs whose modules ask for one carry this.
 * There is nothing to read where a body was too large, or is missing where an answer may come without.
 */

/** The answer as a text. */
export function asText(bytes: Uint8Array | ArrayBuffer | undefined, empty = false): readonly [text: string] | undefined {
  return bytes && (bytes.byteLength || !empty) ? [new TextDecoder().decode(bytes)] : undefined;
}

/** The answer byte for byte. */
export function asBytes(bytes: Uint8Array | ArrayBuffer | undefined, empty = false): readonly [bytes: Uint8Array] | undefined {
  if (!bytes || (!bytes.byteLength && empty)) return undefined;
  return [bytes instanceof Uint8Array ? bytes : new Uint8Array(bytes)];
}
