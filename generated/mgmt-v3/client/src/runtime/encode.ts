/** What is sent, checked before anything is. */
import type { ConnectOptions } from "./contract.ts";
import { fail } from "./errors.ts";

/** The URL below which the paths of a service stand, without a slash at its end. */
export function baseOf({ baseUrl, allowLoopbackHttp }: ConnectOptions, path: string): string {
  const base = baseUrl.replace(/\/*$/, () => path);
  const [, secure] = /^http(s|(?=:\/\/(localhost|127\.[\d.]+|\[::1])(:|\/|$))):\/\/[^?#@\\\s]+$/.exec(base) ?? [];
  if (secure || (allowLoopbackHttp && secure === "")) return base;
  throw fail("encode", "baseUrl has to be a plain https URL", {});
}

/** The headers, if all of them can be sent and are there. What `fetch` refuses it would quote. */
export function checkHeaders(headers: { readonly [name: string]: string | null }): Record<string, string> {
  for (const name in headers) {
    if (/[^\t -~\x80-\xff]|^\s*$/.test(headers[name] ?? "")) throw fail("encode", `header ${name} needs a value`, {});
  }
  return headers as Record<string, string>;
}
