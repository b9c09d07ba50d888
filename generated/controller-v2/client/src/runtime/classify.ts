/** Which arm of the union something is that was thrown below a call. */
import { type About, ClientError, fail } from "./errors.ts";

/** What codes of OpenSSL, Node and Bun for a certificate or a handshake have in them. */
const distrust = /CERT|SSL|TLS|CRL|EPROTO|UNABLE|^INVALID|PATH_L/;

/** The error for what was thrown: while a request was under way, or before there was one. */
export function failureOf(thrown: unknown, about: About | undefined): ClientError {
  if (thrown instanceof ClientError) return thrown;
  const code = codeOf(thrown);
  if (!about) return fail("encode", `failed: ${code}`);
  return fail(/TIMED?OUT/.test(code) ? "timeout" : distrust.test(code) ? "tls" : "transport", `failed: ${code}`, { code }, about);
}

/** The innermost code of something that was thrown, or its name; Deno has no codes, and tells of a certificate by a text. Its texts could hold anything, a credential among it, and are left out. */
export function codeOf(thrown: unknown): string {
  let found = "";
  for (let deeper = 5; thrown && deeper--; ) {
    const { name, code, message, cause } = thrown as Thrown;
    const known = [code, /peer certificate/.test(`${message}`) ? "CERT_INVALID" : found, name];
    found = known.find((one): one is string => typeof one === "string" && /^\w{1,50}$/.test(one)) ?? "";
    thrown = cause;
  }
  return found;
}

interface Thrown {
  readonly name?: unknown;
  readonly code?: unknown;
  readonly message?: unknown;
  readonly cause?: unknown;
}
