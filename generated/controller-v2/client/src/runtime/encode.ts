/** What is sent, checked before anything is. */
import type { ConnectOptions, Headers } from "./contract.ts";
import { fail } from "./errors.ts";

/** The URL below which the paths of a service stand, without a slash at its end. */
export function baseOf({ baseUrl, allowLoopbackHttp }: ConnectOptions, path: string): string {
  const base = baseUrl.replace(/\/*$/, () => path);
  const [, secure] = /^http(s|(?=:\/\/(localhost|127\.[\d.]+|\[::1])[:/])):\/\/[^?#@\\\s]+$/.exec(`${base}/`) ?? [];
  if (secure || (allowLoopbackHttp && secure === "")) return base;
  throw fail("encode", "baseUrl has to be a plain https URL", {});
}

/** The headers of some records, the last of a name. What is missing or `fetch` would refuse, quoting it, is refused here. */
export function headersOf(...records: readonly ({ readonly [name: string]: string | null } | undefined)[]): Headers {
  const headers = Object.assign({}, ...records) as Headers;
  for (const name in headers) {
    if (/[^\t -~\x80-\xff]|^\s*$/.test(headers[name] ?? "")) throw fail("encode", `header ${name} needs a value`, {});
  }
  return headers;
}
