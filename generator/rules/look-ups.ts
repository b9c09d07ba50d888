/** What an operation names is there: the placeholder that it looks up by. */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { nearest } from "../diagnostics/nearest.ts";
import { report } from "../diagnostics/report.ts";
import type { Operation } from "../model/operation.ts";
import { placeholdersOf } from "../model/placeholders.ts";
import type { GatheredService } from "./rule.ts";

export function lookUpsNamePlaceholders({ operations }: GatheredService): readonly Diagnostic[] {
  return operations.flatMap(ofOperation);
}

function ofOperation({ name, looksUp, uri, origin }: Operation): readonly Diagnostic[] {
  if (looksUp === undefined) return [];
  const placeholders = placeholdersOf(uri).map(({ name }) => name);
  if (placeholders.includes(looksUp)) return [];
  const holes = { operation: name, placeholder: looksUp, uri: uri.template, nearest: nearest(looksUp, placeholders) };
  return [report("looks-up-nothing", holes, origin.definition)];
}
