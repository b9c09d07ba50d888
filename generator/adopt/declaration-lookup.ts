/** Which declarations say what stands in a row, a block or a section. */
import type { Position } from "../diagnostics/diagnostic.ts";
import type { Block, Row, Section } from "../documents/document.ts";
import type { Claims } from "../drift/subject/claims.ts";
import type { Defined } from "../facts/definitions/defined.ts";

export interface Declaration {
  readonly is: Defined["is"];
  readonly name: string;
  readonly at: Position;
}

export type DeclarationLookup = (target: Row | Block | Section) => readonly Declaration[];

/** What is sent, received or given with a request, and with what is answered. */
export const dataSorts: readonly Defined["is"][] = ["field", "header", "scheme", "server", "failure"];

/** What resources are and do. */
export const behaviourSorts: readonly Defined["is"][] = ["kind", "operation"];

/** Those whose own row it is come before those that name it among their sources. */
export function declarationLookup(claims: Claims, sorts: readonly Defined["is"][]): DeclarationLookup {
  return (target) => {
    const own = claims.on(target).filter(({ by, via }) => via !== "word" && sorts.includes(by.is));
    return own.toSorted((one, other) => rank(one.via) - rank(other.via)).map(({ by: { is, name, definition } }) => ({ is, name, at: definition }));
  };
}

function rank(via: string): number {
  return via === "row" ? 0 : 1;
}
