/** Answers of other media types than JSON. Only programs whose modules ask for one carry this. */

/** The answer as a text. */
export function asText(bytes: Uint8Array | ArrayBuffer): string {
  return new TextDecoder().decode(bytes);
}

/** The answer byte for byte. */
export function asBytes(bytes: Uint8Array | ArrayBuffer): Uint8Array {
  return bytes instanceof Uint8Array ? bytes : new Uint8Array(bytes);
}
