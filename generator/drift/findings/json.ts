/** Findings for a program, as `schema.json` beside this file describes them. Fields may be added, none changes its meaning. */
import type { Position } from "../../diagnostics/diagnostic.ts";
import type { Finding } from "./finding.ts";

/** Field by field, so that the shape and its order don't hang on whoever made the value. */
export function plainFinding({ change, service, place, fact, from, to, document, definition, also, fingerprint }: Finding): object {
  return {
    change,
    service,
    section: place.section,
    block: place.block ?? null,
    row: place.row ?? null,
    fact,
    from: from ?? null,
    to: to ?? null,
    document: placeOf(document),
    definition: definition === undefined ? null : placeOf(definition),
    also: also.map((one) => ({ document: placeOf(one.document), definition: one.definition === undefined ? null : placeOf(one.definition) })),
    fingerprint,
  };
}

function placeOf({ file, line, column }: Position): object {
  return { file, line, column };
}
