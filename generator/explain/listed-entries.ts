/** Which things the page of unknowns lists. An entry is what a thing and a finding of that page know each other by. */
import type { Service } from "../model/service.ts";
import { findUnknowns, type Owner, type UnknownFinding } from "../views/unknowns/find-unknowns.ts";

/** @param path the field, header or placeholder of the owner, where it is not the owner itself */
export function entryKey(is: Owner["is"], name: string, path = ""): string {
  return [is, name, path].join("\n");
}

/** The entries of all that the page says something of. */
export function listedEntries(service: Service): ReadonlySet<string> {
  return new Set(findUnknowns(service).flatMap(entriesOf));
}

/** What is open in a part of an operation or of a resource is open in the whole as well. */
function entriesOf(finding: UnknownFinding): readonly string[] {
  if ("derived" in finding) return [entryKey("operation", finding.derived.operation.id)];
  const { is, name, path } = "gap" in finding ? finding.gap.owner : finding.conflict.owner;
  const part = entryKey(is, name, path.replace(/\[\]|\{\}/g, ""));
  return is === "operation" || is === "resource" ? [part, entryKey(is, name)] : [part];
}
