/**
 * Where a link leads within a page. An anchor follows from names alone, so that it stays while the rest of a service changes;
 * it is all small letters, and two names never meet in one, however alike they are.
 */
import { camelCase, pascalCase } from "../../link/case.ts";
import { memoize } from "../../values/memoize.ts";
import { fileSegment, wordsSegment } from "../emit/file-segment.ts";

/** `operation:create-port` */
export function operationAnchor(id: string): string {
  return `operation:${wordsSegment(id, camelCase)}`;
}

/** `resource:hall-seats` */
export function resourceAnchor(noun: string): string {
  return `resource:${wordsSegment(noun, pascalCase)}`;
}

/** `seat` for the type `Seat`. */
export function typeAnchor(name: string): string {
  return wordsSegment(name, pascalCase);
}

/** `seat/price/currency`: the block path below the anchor of what it is in. */
export function fieldAnchor(owner: string, path: readonly string[]): string {
  let anchor = owner;
  for (const name of path) anchor += `/${fileSegment(name)}`;
  return anchor;
}

/** `kind:collection`, `doubt:…`, `section:in-doubt`: of what has a name of any sort. */
export function namedAnchor(sort: "kind" | "gap" | "doubt" | "status" | "section", name: string): string {
  return `${sort}:${fileSegment(name)}`;
}

/** Kinds are few, and each is named by many resources. */
export const kindAnchor = memoize((name: string) => namedAnchor("kind", name));
