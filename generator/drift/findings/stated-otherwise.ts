/** A fact that the document states, where definitions have another one or none. */
import type { Position } from "../../diagnostics/diagnostic.ts";
import type { Defined } from "../../facts/definitions/defined.ts";
import { factText, type Fact, type StatedFact } from "../../facts/fact.ts";
import type { Place } from "../../model/origin.ts";
import type { RawFinding } from "./raw-finding.ts";

export interface DefinedDifference {
  /** What the definitions have. */
  readonly from?: Fact;
  readonly at?: Position;
  readonly by?: Defined;
}

export function statedOtherwiseFinding(place: Place, stated: StatedFact, { from, at, by }: DefinedDifference): RawFinding {
  return {
    change: from === undefined ? "added" : "changed",
    place,
    fact: stated.fact,
    ...(from === undefined ? {} : { from: factText(from) }),
    to: factText(stated),
    values: { ...(from === undefined ? {} : { from }), to: stated },
    document: stated.at,
    ...(at === undefined ? {} : { definition: at }),
    ...(by === undefined ? {} : { by }),
  };
}
