/** A fact that the document states, where definitions have another one or none. */
import type { Position } from "../../diagnostics/diagnostic.ts";
import type { Defined } from "../../facts/definitions/defined.ts";
import { textOf, type Fact, type StatedFact } from "../../facts/fact.ts";
import type { Place } from "../../model/origin.ts";
import type { Raw } from "./raw.ts";

export interface Difference {
  /** What the definitions have. */
  readonly from?: Fact;
  readonly at?: Position;
  readonly by?: Defined;
}

export function statedOtherwise(place: Place, stated: StatedFact, { from, at, by }: Difference): Raw {
  return {
    change: from === undefined ? "added" : "changed",
    place,
    fact: stated.fact,
    ...(from === undefined ? {} : { from: textOf(from) }),
    to: textOf(stated),
    values: { ...(from === undefined ? {} : { from }), to: stated },
    document: stated.at,
    ...(at === undefined ? {} : { definition: at }),
    ...(by === undefined ? {} : { by }),
  };
}
