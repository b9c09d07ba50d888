/**
 * Texts as bytes in UTF-8. They lie in memory that threads share: none is copied on its way to another. V8 counts other bytes
 * towards its garbage, and goes through all that there is each time that 64 MB of them have come together.
 */

const encoder = new TextEncoder();

export function toUtf8(text: string): Uint8Array {
  const bytes = new Uint8Array(new SharedArrayBuffer(Buffer.byteLength(text)));
  encoder.encodeInto(text, bytes);
  return bytes;
}
