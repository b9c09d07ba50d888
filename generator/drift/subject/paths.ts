/** Paths as documents write them, held against URI templates: `/api/v1/<parent path>/<list>` is `/{+parent}/{list}`. */
import { withoutTypes } from "../../facts/text/typed-placeholders.ts";

/** What stands before every URI of a service, in the ways in which a document may write it. */
export interface Prefixes {
  /** Server addresses as they are written: `{base}/api/v1`. */
  readonly servers: readonly string[];
  /** Their paths: `/api/v1`. */
  readonly bases: readonly string[];
}

/** @param urls with their variables' stand-ins */
export function prefixesOf(
  urls: readonly { readonly url: string; readonly variables: readonly { readonly name: string; readonly default: string }[] }[],
): Prefixes {
  const filled = urls.map(({ url, variables }) => variables.reduce((text, one) => text.replace(`{${one.name}}`, one.default), url));
  const bases = filled.map((url) => url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i, "").replace(/\/$/, ""));
  return {
    servers: urls.map(({ url }) => url.replace(/\/$/, "")),
    bases: [...new Set(bases)].filter((base) => base !== "").sort((one, other) => other.length - one.length),
  };
}

/** A path as URIs are written: without what stands before every one of them, `:id` and `[id]` as `{id}`. Undefined where it is itself no more than that. */
export function uriIn(written: string, { servers, bases }: Prefixes): string | undefined {
  const path = asTemplate(written);
  const prefix = [...servers, ...bases].find((one) => path === one || path.startsWith(`${one}/`));
  const rest = prefix === undefined ? path : path.slice(prefix.length);
  return rest === "" || /^\/<[^<>]*>$/.test(rest) ? undefined : rest;
}

/** A path as it is; behind the address of a server also what it is without the host, and without all that the server's address has. */
export function withoutAddress(path: string, { servers }: Prefixes): readonly string[] {
  const behind = servers.flatMap((server) => {
    const host = address.exec(server)?.[0] ?? "";
    return host === "" ? [] : [host, server].flatMap((one) => (path.startsWith(`${one}/`) ? [path.slice(one.length)] : []));
  });
  return [path, ...behind];
}

/** Without a slash at its end. */
export function withoutSlash(path: string): string {
  return path.replace(/(?<=[^/])\/$/, "");
}

/** With `:id`, `[id]` and `(int:id)` as `{id}`. */
export function asTemplate(path: string): string {
  return withoutTypes(path).replace(/\/(?::([A-Za-z_][\w-]*)|\[([\w-]+)\])/g, (_, colon?: string, square?: string) => `/{${colon ?? square}}`);
}

/** What tells paths apart: a request does not hold the names of placeholders. */
export function pathShape(uri: string): string {
  return uri.replace(/\{(\+?)[^{}]*\}/g, "{$1}");
}

/** Whether a written path can stand for a URI template. @param names of the placeholders of the service, which words in angle brackets may be */
export function matchesTemplate(path: string, template: string, names: ReadonlySet<string>): boolean {
  if (path === template) return true;
  const segments = segmentsOf(path);
  const compared = segments.some((segment) => isForeign(segment, names)) ? segments.map((segment) => segment.replace(/^\{\w+\}$/, "{}")) : segments;
  return segmentsMatch(compared, segmentsOf(template), names);
}

/** Whether it can stand for templates of several forms. */
export function isPathPattern(path: string, names: ReadonlySet<string>): boolean {
  return segmentsOf(path).some((segment) => segment === "{}" || isForeign(segment, names));
}

/** A word in angle brackets that is the name of no placeholder: what stands beside it is a pattern as well. */
function isForeign(segment: string, names: ReadonlySet<string>): boolean {
  const word = /^<([^<>]*)>$/.exec(segment)?.[1];
  return word !== undefined && !names.has(plainPlaceholder(word));
}

/** As words in angle brackets are compared. */
export function plainPlaceholder(name: string): string {
  return name.toLowerCase().replace(/[\s_-]+/g, "");
}

function segmentsOf(path: string): readonly string[] {
  return path.split(/\/(?![^<]*>)/).filter((segment, index) => segment !== "" || index > 0);
}

/** Words in angle brackets stand for the placeholder of that name; where there is none, for any number of segments. */
function segmentsMatch([first, ...rest]: readonly string[], template: readonly string[], names: ReadonlySet<string>): boolean {
  if (first === undefined) return template.length === 0;
  if (template.length === 0) return false;
  if (isForeign(first, names)) return template.some((_, index) => segmentsMatch(rest, template.slice(index + 1), names));
  return segmentMeans(first, template[0]!) && segmentsMatch(rest, template.slice(1), names);
}

function segmentMeans(written: string, segment: string): boolean {
  if (!written.includes("<")) return written === segment || (written === "{}" && /^\{\w+\}$/.test(segment));
  const name = (_: string, one: string): string => `{${plainPlaceholder(one)}}`;
  return written.replace(/<([^<>]*)>/g, name) === segment.replace(/\{\+?([^{}]*)\}/g, name);
}

/** `{base}/api/v1` and `https://host/api/v1` end in a path; undefined where neither a variable nor a host stands before it. */
export function pathBehindAddress(written: string): string | undefined {
  const path = written.replace(address, "");
  return path !== written && path.startsWith("/") ? path : undefined;
}

/** What stands before the path. */
const address = /^(?:\{[^{}/]*\}|[a-z][a-z0-9+.-]*:\/\/[^/]*)/i;
