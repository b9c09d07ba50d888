/** A block that is said to be a resource of its own leads to one, and a list to the collection of its elements. */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { nearest } from "../diagnostics/nearest.ts";
import { report } from "../diagnostics/report.ts";
import type { GatheredService } from "./rule.ts";
import { eachRemarked, eachShape, subjectPhrase } from "./subjects.ts";

export function addressesLeadToResources({ resources, subjects }: GatheredService): readonly Diagnostic[] {
  const uris = new Set(resources.flatMap(({ uri, operations }) => [uri, ...operations.map((operation) => operation.uri)]).map(({ template }) => template));
  return eachRemarked(subjects, ({ role }, subject) => {
    if (role?.role !== "addressed-at" || uris.has(role.uri)) return [];
    return [report("address-of-nothing", { subject: subjectPhrase(subject), uri: role.uri, nearest: nearest(role.uri, uris) }, subject.origin.definition)];
  });
}

/** Which element of a list is at which address nobody could tell: a collection is one thing, as its list is. */
export function listsAreAddressedAsAWhole({ subjects }: GatheredService): readonly Diagnostic[] {
  return eachShape(subjects, ["array"], ({ role, items }, subject) => {
    const address = items.role?.role === "addressed-at" ? items.role.uri : role?.role === "addressed-at" && isOfElement(role.uri) ? role.uri : undefined;
    if (address === undefined) return [];
    const collection = isOfElement(address) ? address.slice(0, address.lastIndexOf("/")) : address;
    return [report("list-addressed-by-elements", { subject: subjectPhrase(subject), uri: address, collection }, subject.origin.definition)];
  });
}

function isOfElement(uri: string): boolean {
  return uri.slice(uri.lastIndexOf("/")).includes("{");
}
