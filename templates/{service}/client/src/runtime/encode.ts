/** What is sent, checked before anything is. */
import type { ConnectOptions } from "./contract.ts";
import { fail } from "./errors.ts";

/** The URL below which the paths of a service stand, without a slash at its end. */
export function baseOf({ baseUrl, allowLoopbackHttp }: ConnectOptions, path: string): string {
  const base = baseUrl.replace(/\/*$/, () => path);
  const url = /^http(s:\/\/[^/?#@\\\s]+|:\/\/(localhost|127\.[\d.]+|\[::1])(:\d+)?)(\/[^?#\\\s]*)?$/.exec(base);
  if (url && (allowLoopbackHttp || url[2] === undefined)) return base;
  throw fail("encode", "baseUrl has to be https, without credentials, query and fragment", {});
}

/** The headers, if all of them can be sent and are there. What `fetch` refuses it would quote. */
export function checkHeaders(headers: { readonly [name: string]: string }): { [name: string]: string } {
  for (const name in headers) {
    if (/[^\t -~\x80-\xff]|^\s*$/.test(headers[name] ?? "")) throw fail("encode", `header ${name} needs a value`, {});
  }
  return headers;
}
