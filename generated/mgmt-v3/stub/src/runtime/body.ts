/** The body of a request: where it is JSON, in UTF-8, and not so deep that it could exhaust whoever walks through it. */
import type { Json } from "./data.ts";
import { isTextual } from "./media-types.ts";
import { Refusal } from "./refusal.ts";

const utf8 = new TextDecoder("utf-8", { fatal: true });
const utf8Leniently = new TextDecoder();
const latin1 = new TextDecoder("latin1");

export function parseBody(bytes: Uint8Array, depth: number): Json {
  const text = decode(bytes);
  if (text.length > depth && nesting(text) > depth) throw new Refusal("bad-request", { field: "body", fact: `nests deeper than ${depth} levels` });
  try {
    return JSON.parse(text) as Json;
  } catch (error) {
    throw new Refusal("bad-request", { field: "body", fact: `is no JSON: ${error instanceof Error ? error.message : "it cannot be read"}` });
  }
}

/** A body that is no JSON; what is no UTF-8 in a text is none that anybody sees, and of what is no text each byte is a character. */
export function textOf(bytes: Uint8Array, mediaType: string): string {
  return (isTextual(mediaType) ? utf8Leniently : latin1).decode(bytes);
}

/** Each byte as a character. */
export function charactersOf(bytes: Uint8Array): string {
  let characters = "";
  for (const byte of bytes) characters += String.fromCharCode(byte);
  return characters;
}

function decode(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new Refusal("bad-request", { field: "body", fact: "is no UTF-8" });
  }
}

/** The most brackets that are open at once, strings left out. */
function nesting(text: string): number {
  let open = 0;
  let most = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const char = text.charCodeAt(at);
    if (char === 0x22) quoted = !quoted;
    else if (quoted) at += char === 0x5c ? 1 : 0;
    else if (char === 0x5b || char === 0x7b) most = Math.max(most, ++open);
    else if (char === 0x5d || char === 0x7d) open--;
  }
  return most;
}
