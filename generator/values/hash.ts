/** SHA-256, in hexadecimal digits: what content is known by from one run to the next. */
import { hash } from "node:crypto";

/** In one call: most contents are short, and an object for each would weigh more than its text. */
export function hashOf(content: string | Uint8Array): string {
  return hash("sha256", content, "hex");
}

/** Of plain data, as JSON has them: the order of members counts. */
export function hashOfJson(value: unknown): string {
  return hashOf(JSON.stringify(value));
}
