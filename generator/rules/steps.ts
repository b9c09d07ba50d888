/** A segment on the way to resources is a step of a program, called by its text: whoever writes one hears of two that an identifier does not tell apart. */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";
import { camelCase } from "../link/case.ts";
import type { Resource } from "../model/resource.ts";
import { firstAt, type Gathered } from "./rule.ts";
import { patternOf } from "./segments.ts";

interface Step {
  /** The pattern of what the segment stands below. */
  readonly above: string;
  readonly text: string;
}

export function stepsHaveOwnNames({ resources }: Gathered): readonly Diagnostic[] {
  const places = new Set(resources.map(({ uri }) => patternOf(uri)));
  const byName = new Map<string, Map<string, Resource>>();
  return resources.flatMap((resource) =>
    stepsTo(resource, places).flatMap(({ above, text }) => {
      const name = camelCase(text);
      const alike = byName.get(`${above}/${name}`) ?? new Map<string, Resource>();
      byName.set(`${above}/${name}`, alike);
      const [first] = alike;
      const isNew = alike.size < alike.set(text, alike.get(text) ?? resource).size;
      if (first === undefined || !isNew) return [];
      const [other, { origin }] = first;
      return [report("steps-share-name", { name, above, text, other }, resource.origin.definition, firstAt(origin.definition))];
    }),
  );
}

/** Where a resource is, the step is called as that is; before a key it is the key that is the step. What is generic has neither. */
function stepsTo({ uri, generic }: Resource, places: ReadonlySet<string>): readonly Step[] {
  if (generic === true) return [];
  return uri.segments.slice(0, -1).flatMap((segment, index) => {
    const [part] = segment;
    if (part?.is !== "literal" || segment.length > 1 || uri.segments[index + 1]!.some(({ is }) => is !== "literal")) return [];
    const above = patternOf({ ...uri, segments: uri.segments.slice(0, index) });
    return places.has(`${above}/${part.text}`) ? [] : [{ above, text: part.text }];
  });
}
