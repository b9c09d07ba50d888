/** SHA-256, in hexadecimal digits: what content is known by from one run to the next. */
import { createHash } from "node:crypto";

export function hashOf(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}

/** Of plain data, as JSON has them: the order of members counts. */
export function hashOfJson(value: unknown): string {
  return hashOf(JSON.stringify(value));
}
