/**
 * Finds operations and resources by a request as it is sent: `GET /servers/a/port/80+tcp`. Of several templates that it
 * could be meant for, the one whose literals reach furthest, as a service would choose.
 */
import type { Method } from "../model/operation.ts";
import type { Uri, UriPart } from "../model/uri.ts";
import { thingOf, type Catalog } from "./catalog.ts";
import type { Thing } from "./thing.ts";

export function byRequest(catalog: Catalog, what: string): readonly Thing[] {
  const request = requestIn(what);
  if (request === undefined) return [];
  const { resources } = catalog.service;
  const { method, path } = request;
  const candidates = method === undefined ? resources : resources.flatMap(({ operations }) => operations.filter((one) => one.method === method));
  const taking = candidates.filter(({ uri }) => takes(uri, path));
  const [best] = taking.map(({ uri }) => openness(uri)).sort();
  return taking.filter(({ uri }) => openness(uri) === best).map((node) => thingOf(catalog, node));
}

/** What is asked for in the words of a definition: one space, the method in capitals, no query and no slash at the end. */
export function normaliseRequest(what: string): string {
  const text = what.trim().replace(/\s+/g, " ");
  const request = requestIn(text);
  if (request === undefined) return text;
  return request.method === undefined ? request.path : `${request.method} ${request.path}`;
}

interface Request {
  readonly method?: Method;
  readonly path: string;
}

function requestIn(what: string): Request | undefined {
  const [, method, path] = /^(?:(get|head|post|put|patch|delete) )?(\/[^?#]*)(?:[?#].*)?$/i.exec(what) ?? [];
  if (path === undefined) return undefined;
  const trimmed = path === "/" ? path : path.replace(/\/+$/, "");
  return { ...(method === undefined ? {} : { method: method.toUpperCase() as Method }), path: trimmed };
}

function takes(uri: Uri, path: string): boolean {
  return new RegExp(`^/${uri.segments.map(patternOf).join("/")}$`, "s").test(path);
}

/** A value ends where the literal after it first begins: one that holds it is percent-encoded. */
function patternOf(parts: readonly UriPart[]): string {
  return parts
    .map((part, index) => {
      if (part.is === "literal") return escaped(part.text);
      const next = parts[index + 1];
      const character = part.spans ? "." : "[^/]";
      const isBounded = next?.is === "literal" && index + 2 < parts.length;
      return isBounded ? `${character}(?:(?!${escaped(next.text)})${character})*` : `${character}+`;
    })
    .join("");
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}

/**
 * Sorts templates by what they leave open: literal segments before mixed ones, those before placeholders. Where a
 * placeholder spans segments, no two templates' segments stand beside each other, so their literals are counted.
 */
function openness({ segments }: Uri): string {
  const open = segments.map(opennessOf);
  return open.includes("d") ? `d${"a".repeat(open.filter((one) => one === "a").length)}e` : open.join("");
}

function opennessOf(parts: readonly UriPart[]): string {
  if (parts.some((part) => part.is === "placeholder" && part.spans)) return "d";
  return parts.every(({ is }) => is === "literal") ? "a" : parts.length > 1 ? "b" : "c";
}
