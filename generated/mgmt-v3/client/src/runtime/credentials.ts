/** What a service knows its caller by. Secrets stay within functions, where neither an inspection nor JSON shows them. */
import type { Credential, Secret } from "./contract.ts";
import { fail } from "./errors.ts";

/** A secret in a header, after the word of its scheme: `token("Authorization", "Bearer", secret)`. Without a word it stands alone. */
export function token(header: string, word: string, secret: Secret): Credential {
  const before = word && `${word} `;
  return { header, ...(typeof secret === "string" ? { value: () => before + secret } : secret(before)) };
}

/** User name and password, as HTTP's Basic scheme encodes them. */
export function basic(username: string, password: string): Credential {
  if (username.includes(":")) throw fail("encode", "A user name of the Basic scheme has no colon.", {});
  return token("Authorization", "Basic", btoa(String.fromCharCode(...new TextEncoder().encode(`${username}:${password}`))));
}
