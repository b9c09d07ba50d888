/** What a service knows its caller by. Secrets stay within functions, where neither an inspection nor JSON shows them. */
import type { Credential, Headers, Secret } from "./contract.ts";
import { headersOf } from "./encode.ts";
import { fail } from "./errors.ts";

/** A secret in a header, after the word of its scheme: `token("Authorization", "Bearer", secret)`. Without a word it stands alone. */
export function token(header: string, word: string, secret: Secret): Credential {
  const write = (text: string): Headers => headersOf({ [header]: word ? `${word} ${text}` : text });
  if (typeof secret !== "string") return secret(write);
  const headers = write(secret);
  return { send: (post) => post(headers) };
}

/** User name and password, as HTTP's Basic scheme encodes them. */
export function basic(username: string, password: string): Credential {
  if (username.includes(":")) throw fail("encode", "username has a colon");
  return token("Authorization", "Basic", btoa(String.fromCharCode(...new TextEncoder().encode(`${username}:${password}`))));
}
