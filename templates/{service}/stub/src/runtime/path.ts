/** The path of a request, in segments as they were sent: decoding waits until a pattern has found the key's parts in them. */
import { Refusal } from "./refusal.ts";

/** The segments below the base, each still percent-encoded. */
export function segmentsBelow(base: string, path: string): readonly string[] {
  const start = path.startsWith("/") ? path : path.replace(/^[a-z][a-z\d+.-]*:\/\/[^/]*/i, "");
  if (!start.startsWith(`${base}/`)) throw new Refusal("not-found", { field: "path", fact: `must begin with ${base}/, and is ${start.slice(0, 200)}` });
  const segments = start.slice(base.length + 1).split("/");
  segments.forEach((segment, at) => checkSegment(segment, at === segments.length - 1));
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
  const end = target.search(/[?#]/);
  return end === -1 ? { path: target, query: "" } : { path: target.slice(0, end), query: target.charAt(end) === "?" ? target.slice(end + 1).split("#", 1)[0]! : "" };
}
