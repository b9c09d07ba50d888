/** What is sent, checked before anything is. */
import type { ConnectOptions, Headers, Service } from "./contract.ts";
import { fail } from "./errors.ts";

/** What of a service and of its options says where it is. */
type Place = Pick<Service, "path" | "scheme"> & Pick<ConnectOptions, "baseUrl" | "allowLoopbackHttp">;

/** The URL below which the paths of a service stand, without a slash at its end, be its own path given with it or not. */
export function baseOf({ baseUrl, path, scheme, allowLoopbackHttp }: Place): string {
  const given = baseUrl.replace(/\/*$/, "");
  // Behind the scheme: a host can be called as the path.
  const base = given.slice(8).endsWith(path) ? given : given + path;
  const trusted = scheme ?? (allowLoopbackHttp ? /^http:(?=\/\/(localhost|127\.[\d.]+|\[::1])([:/]|$))/ : "https:");
  if (!/^https:\/\/[^\s?#@\\]+$/i.test(base.replace(trusted, "https:"))) throw fail("encode", "baseUrl needs plain https");
  return base;
}

/** Records of headers that can still lack what the caller has to give. */
type Given = { readonly [name: string]: string | null } | undefined;

/**
 * The headers of some records, the last of each name, whatever its case: `fetch` would send both. What is missing or
 * `fetch` would refuse, quoting it, is refused here.
 */
export function headersOf(...records: readonly Given[]): Headers {
  const headers: { [name: string]: string } = {};
  for (const record of records) for (const name in record) headers[name.toLowerCase()] = record[name] ?? "";
  for (const name in headers) if (/[^\t -~\x80-\xff]|^\s*$/.test(headers[name]!)) throw fail("encode", `header ${name} needs a value`);
  return headers;
}
