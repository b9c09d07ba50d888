/** A segment can be taken apart again: each placeholder once, a literal between two, one that spans alone; and what it holds is a scalar. */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";
import type { Shape } from "../model/shape.ts";
import type { Placeholder } from "../model/uri.ts";
import type { GatheredService } from "./rule.ts";
import { uriPosition, type Segment } from "./segments.ts";

export function segmentsCanBeTakenApart({ segments }: GatheredService): readonly Diagnostic[] {
  return segments
    .filter(({ parts }) => parts.some(({ is }) => is === "placeholder"))
    .flatMap((segment) => [...repeated(segment), ...adjacent(segment), ...misplacedSpans(segment), ...structured(segment)]);
}

function placeholdersOf({ parts }: Segment): readonly Placeholder[] {
  return parts.filter((part) => part.is === "placeholder");
}

function repeated(segment: Segment): readonly Diagnostic[] {
  const names = placeholdersOf(segment).map(({ name }) => name);
  const twice = new Set(names.filter((name, index) => names.indexOf(name) !== index));
  return [...twice].map((name) => report("placeholder-twice", { name, segment: segment.text }, uriPosition(segment.resource)));
}

function adjacent({ parts, text, resource }: Segment): readonly Diagnostic[] {
  return parts.flatMap((part, index) => {
    const next = parts[index + 1];
    if (part.is !== "placeholder" || next?.is !== "placeholder") return [];
    return [report("placeholders-adjacent", { one: part.name, other: next.name, segment: text }, uriPosition(resource))];
  });
}

function misplacedSpans(segment: Segment): readonly Diagnostic[] {
  const { parts, text, resource } = segment;
  return placeholdersOf(segment).flatMap(({ name, spans }) => {
    if (!spans) return [];
    if (resource.generic !== true) return [report("span-outside-generic", { name, uri: resource.uri.template }, uriPosition(resource))];
    return parts.length === 1 ? [] : [report("span-not-alone", { name, segment: text }, uriPosition(resource))];
  });
}

function structured(segment: Segment): readonly Diagnostic[] {
  return placeholdersOf(segment)
    .filter(({ shape }) => !isScalar(shape))
    .map(({ name, origin }) => report("placeholder-is-no-scalar", { name, segment: segment.text }, origin.definition));
}

/** What is not shown may turn out to be one. */
function isScalar(shape: Shape): boolean {
  switch (shape.is) {
    case "object":
    case "intersection":
    case "array":
    case "map":
    case "reference":
    case "null":
      return false;
    case "union":
      return shape.of.every(isScalar);
    default:
      return true;
  }
}
