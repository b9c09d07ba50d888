/** What a service knows its caller by. The secrets stay within functions: neither an inspection nor JSON shows them. */
import type { Credential, Secret } from "./contract.ts";

/** A secret in a header, after a scheme's word: `token("Authorization", "Bearer", "…")`. Without a word the secret stands alone. */
export function token(header: string, word: string, secret: Secret, release?: (secret: string) => unknown): Credential {
  const inHeader = (value: string): string => (word === "" ? value : `${word} ${value}`);
  if (typeof secret === "string") return { header, value: () => inHeader(secret), close: async () => {} };
  throw new Error("soon");
}
