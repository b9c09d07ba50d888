/** Which things the page of unknowns lists. An entry is what a thing and a finding of that page know each other by. */
import type { Service } from "../model/service.ts";
import { find, type Finding, type Owner } from "../views/unknowns/find.ts";

/** @param path the field, header or placeholder of the owner, where it is not the owner itself */
export function entryOf(is: Owner["is"], name: string, path = ""): string {
  return [is, name, path].join("\n");
}

/** The entries of all that the page says something of. */
export function listedIn(service: Service): ReadonlySet<string> {
  return new Set(find(service).flatMap(entriesOf));
}

/** What is open in a part of an operation or of a resource is open in the whole as well. */
function entriesOf(finding: Finding): readonly string[] {
  if ("derived" in finding) return [entryOf("operation", finding.derived.operation.id)];
  const { is, name, path } = "gap" in finding ? finding.gap.owner : finding.conflict.owner;
  const part = entryOf(is, name, path.replace(/\[\]|\{\}/g, ""));
  return is === "operation" || is === "resource" ? [part, entryOf(is, name)] : [part];
}
