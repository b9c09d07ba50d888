/** URIs in segments: whether they are the same path, and what stands in the keys of one. */
import type { Placeholder, Uri, UriPart } from "../../model/uri.ts";
import { change, type ChangeLocation, type ChangeOf, type Differences } from "../change.ts";
import { compareShapes } from "./shapes.ts";
import { compareTexts } from "./texts.ts";
import type { ComparedTypes } from "./types.ts";
import { compareValue } from "./values.ts";

type Segment = readonly UriPart[];

/** A path without the names of its placeholders: on the wire they do not stand. */
export function skeletonOf(segments: readonly Segment[]): string {
  return segments.map((segment) => `/${segment.map((part) => (part.is === "literal" ? part.text : part.spans ? "{+}" : "{}")).join("")}`).join("");
}

/** The segments after those of another URI; all where it does not begin with that. */
export function segmentsBelow(uri: Uri, above: Uri): readonly Segment[] {
  const length = above.segments.length;
  const begins = skeletonOf(uri.segments.slice(0, length)) === skeletonOf(above.segments);
  return begins ? uri.segments.slice(length) : uri.segments;
}

type UriAspect = Pick<ChangeOf<"uri" | "operation-uri">, "aspect" | "from" | "to">;

export function* compareUris(before: readonly Segment[], after: readonly Segment[], uris: UriAspect, here: ChangeLocation, types: ComparedTypes): Differences {
  const alike = before.length === after.length && before.every((segment, index) => isOneKey(segment, after[index]!));
  if (!alike) return yield change(uris.aspect, uris.from, uris.to, here);
  for (const [index, segment] of before.entries()) yield* compareKeys(segment, after[index]!, here, types);
}

/** Whether two segments are the same text, or keys whose parts are joined by the same text. */
function isOneKey(before: Segment, after: Segment): boolean {
  if (skeletonOf([before]) === skeletonOf([after])) return true;
  const [one, other] = [before, after].map(placeholdersIn) as [readonly Placeholder[], readonly Placeholder[]];
  if (one.length === 0 || other.length === 0 || [...one, ...other].some(({ spans }) => spans)) return false;
  const joins = new Set([...joinsOf(before), ...joinsOf(after)]);
  return joins.size === 1 && [before, after].every((segment) => segment.at(0)?.is === "placeholder" && segment.at(-1)?.is === "placeholder");
}

function joinsOf(segment: Segment): readonly string[] {
  return segment.flatMap((part) => (part.is === "literal" ? [part.text] : []));
}

function placeholdersIn(segment: Segment): readonly Placeholder[] {
  return segment.flatMap((part) => (part.is === "placeholder" ? [part] : []));
}

function* compareKeys(before: Segment, after: Segment, here: ChangeLocation, types: ComparedTypes): Differences {
  const [ones, others] = [placeholdersIn(before), placeholdersIn(after)];
  const [names, now] = [ones.map(({ name }) => name), others.map(({ name }) => name)];
  const [removed, added] = [names.filter((name) => !now.includes(name)), now.filter((name) => !names.includes(name))];
  const renamed = names.length === now.length && removed.every((name) => added.includes(now[names.indexOf(name)]!)) ? removed : [];
  const nameNow = (name: string): string => (renamed.includes(name) ? now[names.indexOf(name)]! : name);
  for (const name of renamed) yield change("key-name", name, nameNow(name), here);
  for (const name of removed) if (!renamed.includes(name)) yield change("key-part", name, undefined, here);
  for (const name of added) if (renamed.length === 0) yield change("key-part", undefined, name, here);
  const kept = names.map(nameNow).filter((name) => now.includes(name));
  yield* compareValue(
    "key-order",
    kept,
    now.filter((name) => kept.includes(name)),
    here,
  );
  for (const one of ones) {
    const other = others.find(({ name }) => name === nameNow(one.name));
    if (other !== undefined) yield* comparePlaceholder(one, other, here, types);
  }
}

function* comparePlaceholder(before: Placeholder, after: Placeholder, here: ChangeLocation, types: ComparedTypes): Differences {
  const subject = { is: "placeholder", name: `{${after.name}} of ${here.subject.name}` } as const;
  const within: ChangeLocation = { ...here, subject, direction: "request", before: before.origin, after: after.origin };
  yield* compareTexts(before, after, within);
  yield* compareShapes(before.shape, after.shape, within, types);
}
