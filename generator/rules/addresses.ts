/** A block that is said to be a resource of its own leads to one. */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { nearest } from "../diagnostics/nearest.ts";
import { report } from "../diagnostics/report.ts";
import type { Gathered } from "./rule.ts";
import { called, eachRemarked } from "./subjects.ts";

export function addressesLeadToResources({ resources, subjects }: Gathered): readonly Diagnostic[] {
  const uris = new Set(resources.flatMap(({ uri, operations }) => [uri, ...operations.map((operation) => operation.uri)]).map(({ template }) => template));
  return eachRemarked(subjects, ({ role }, subject) => {
    if (role?.role !== "addressed-at" || uris.has(role.uri)) return [];
    return [report("address-of-nothing", { subject: called(subject), uri: role.uri, nearest: nearest(role.uri, uris) }, subject.origin.definition)];
  });
}
