/** A URI belongs to one resource, and a method on it to one operation, unless the service can tell several apart. */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";
import type { Operation } from "../model/operation.ts";
import type { Resource } from "../model/resource.ts";
import type { Service } from "../model/service.ts";
import { areCopies } from "./copies.ts";
import { firstPlaceNote } from "./rule.ts";
import { uriPattern } from "./segments.ts";

/**
 * Placeholders are compared by their position, since a request does not hold their names. Where a resource shares its URI, those
 * that are nested in it do so as well, which is no further finding.
 */
export function resourcesHaveOwnUris({ resources }: Service): readonly Diagnostic[] {
  const owners = new Map<string, Resource>();
  const sharing = new Set<string>();
  const isCopy = areCopies({ resources });
  return resources.flatMap((resource) => {
    const pattern = kindOfPattern(resource) + uriPattern(resource.uri);
    const first = owners.get(pattern);
    owners.set(pattern, first ?? resource);
    if (first === undefined) return [];
    sharing.add(resource.id);
    const follows = (resource.parent !== undefined && sharing.has(resource.parent)) || isCopy(first.module, resource.module);
    return follows ? [] : [sharedUri(first, resource)];
  });
}

/** Patterns of several kinds may be alike: what a path leads to decides which of them it is. */
export function kindOfPattern({ generic, kind }: Resource): string {
  return generic === true ? `${kind.name} ` : "";
}

function sharedUri(first: Resource, second: Resource): Diagnostic {
  const holes = { first: first.noun, firstUri: first.uri.template, second: second.noun, secondUri: second.uri.template };
  return report("resources-share-uri", holes, second.origin.definition, firstPlaceNote(first.origin.definition));
}

interface Owned {
  readonly resource: Resource;
  readonly operation: Operation;
}

export function operationsAreToldApart({ resources }: Service): readonly Diagnostic[] {
  const byRequest = new Map<string, Owned[]>();
  return resources.flatMap((resource) =>
    resource.operations.flatMap((operation) => {
      const request = `${kindOfPattern(resource)}${operation.method} ${uriPattern(operation.uri)}`;
      const others = byRequest.get(request) ?? [];
      const found = others.length === 0 ? [] : againstOthers(others, { resource, operation });
      byRequest.set(request, others);
      others.push({ resource, operation });
      return found;
    }),
  );
}

function againstOthers(others: readonly Owned[], { resource, operation }: Owned): readonly Diagnostic[] {
  const { method, uri, name, when } = operation;
  const holes = { method, second: name };
  const stranger = others.find((other) => other.resource !== resource);
  if (stranger !== undefined) return ofTwoResources(stranger, resource, { ...holes, uri: uri.template, resource: resource.noun });
  const same = others.find((other) => other.operation.when === when || when === undefined || other.operation.when === undefined)?.operation;
  if (same === undefined) return [];
  const reason = same.when === when ? when : undefined;
  return [
    report("operations-not-told-apart", { ...holes, first: same.name, when: reason }, operation.origin.definition, firstPlaceNote(same.origin.definition)),
  ];
}

/** Two resources on one URI are a finding of their own, which their operations need not repeat. */
function ofTwoResources(first: Owned, second: Resource, holes: { method: string; uri: string; second: string; resource: string }): readonly Diagnostic[] {
  if (uriPattern(first.resource.uri) === uriPattern(second.uri)) return [];
  const all = { ...holes, first: first.operation.name, other: first.resource.noun };
  return [report("operation-of-two-resources", all, second.origin.definition, firstPlaceNote(first.resource.origin.definition))];
}
