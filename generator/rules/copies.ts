/** Files that define the same resource are one mistake: whatever else the two have in common follows from it. */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";
import type { Resource } from "../model/resource.ts";
import type { Service } from "../model/service.ts";
import { firstPlaceNote } from "./rule.ts";

type Resources = Pick<Service, "resources">;

export function filesAreNoCopies({ resources }: Resources): readonly Diagnostic[] {
  return copiesIn(resources).map(([first, second]) => {
    const holes = { first: first.module, second: second.module, name: aliasOf(second), uri: second.uri.template };
    return report("definition-copied", holes, second.origin.definition, firstPlaceNote(first.origin.definition));
  });
}

/** Whether two files, of which the first comes before the second, define the same resource. */
export function areCopies({ resources }: Resources): (first: string, second: string) => boolean {
  // Most services have nothing to ask of it.
  let copies: ReadonlySet<string> | undefined;
  return (first, second) => (copies ??= new Set(copiesIn(resources).map((pair) => pairOf(pair[0].module, pair[1].module)))).has(pairOf(first, second));
}

/** The first resource that is the same of each two files. */
function copiesIn(resources: readonly Resource[]): readonly (readonly [first: Resource, second: Resource])[] {
  if (resources.every(({ module }) => module === resources[0]!.module)) return [];
  const known = new Map<string, Resource>();
  const pairs = new Set<string>();
  return resources.flatMap((resource): [Resource, Resource][] => {
    if (resource.parent !== undefined) return [];
    const key = `${aliasOf(resource)} ${resource.uri.template}`;
    const first = known.get(key);
    known.set(key, first ?? resource);
    if (first === undefined || first.module === resource.module || pairs.size === pairs.add(pairOf(first.module, resource.module)).size) return [];
    return [[first, resource]];
  });
}

function aliasOf({ id }: Resource): string {
  return id.slice(id.lastIndexOf("#") + 1);
}

function pairOf(first: string, second: string): string {
  return `${first}\n${second}`;
}
