/** The path of a request, in segments as they were sent: decoding waits until a pattern has found the key's parts in them. */
import { Refusal } from "./refusal.ts";

/** The segments below the base, each still percent-encoded. */
export function segmentsBelow(base: string, path: string): readonly string[] {
  const start = path.charCodeAt(0) === 0x2f ? path : path.replace(/^[a-z][a-z\d+.-]*:\/\/[^/]*/i, "");
  if (!start.startsWith(base) || start.charCodeAt(base.length) !== 0x2f) throw new Refusal("not-found", { field: "path", fact: `must begin with ${base}/, and is ${start.slice(0, 200)}` });
  const segments = start.slice(base.length + 1).split("/");
  for (let at = 0; at < segments.length; at++) checkSegment(segments[at]!, at === segments.length - 1);
  return segments;
}

function checkSegment(segment: string, last: boolean): void {
  if (segment === "") throw new Refusal("not-found", { field: "path", fact: last ? "ends in a slash, which no URI of the service does" : "has an empty segment" });
  if (segment === "." || segment === "..") throw new Refusal("bad-request", { field: "path", fact: `has the segment ${segment}` });
}

/** A part of a segment, decoded once; `%252B` is `%2B`. */
export function decoded(part: string): string {
  if (!part.includes("%")) return part;
  try {
    return decodeURIComponent(part);
  } catch {
    throw new Refusal("bad-request", { field: "path", fact: `has ${part.slice(0, 200)}, which is not percent-encoded UTF-8` });
  }
}

/** As the service writes it: whatever could end the part or the segment is encoded, and so are dots that would lead elsewhere. */
export function encoded(part: string): string {
  if (part === "." || part === "..") return part.replaceAll(".", "%2E");
  return encodeURIComponent(part.isWellFormed() ? part : part.toWellFormed());
}

/** The path and the query of a request's target. */
export function splitQuery(target: string): { readonly path: string; readonly query: string } {
  const [whole = ""] = target.includes("#") ? target.split("#", 1) : [target];
  const end = whole.indexOf("?");
  return end === -1 ? { path: whole, query: "" } : { path: whole.slice(0, end), query: whole.slice(end + 1) };
}

export function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/"));
}
