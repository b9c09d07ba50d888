/** Which arm of the union something is that was thrown below a call. */
import { type About, type Cause, ClientError, fail } from "./errors.ts";

/** What codes of OpenSSL, Node and Bun for a certificate or a handshake have in them. */
const distrust = /CERT|SSL|TLS|CRL|EPROTO|UNABLE|^INVALID|PATH_L/;

/** The error for what was thrown while a request was under way. */
export function failureOf(thrown: unknown, about: About): ClientError {
  if (thrown instanceof ClientError) return thrown;
  const cause = outline(thrown);
  const { code } = cause;
  return fail(/TIMED?OUT/.test(code) ? "timeout" : distrust.test(code) ? "tls" : "transport", `failed: ${code}`, { code }, about, cause);
}

/** What is kept of something that was thrown. Deno has no codes; its text tells of a certificate. */
export function outline(thrown: unknown): Cause {
  const { name } = Object(thrown) as Thrown;
  let { code, message, cause } = Object(thrown) as Thrown;
  for (let depth = 0; cause && depth < 5; depth++) ({ code = code, message, cause } = cause as Thrown);
  return { name: word(name), code: word(code) || (/peer certificate/.test(`${message}`) ? "CERT_INVALID" : word(name)) };
}

interface Thrown {
  readonly name?: unknown;
  readonly code?: unknown;
  readonly message?: unknown;
  readonly cause?: unknown;
}

function word(text: unknown): string {
  return typeof text === "string" && /^\w{1,50}$/.test(text) ? text : "";
}
