/** Which declarations say what stands in a row: of fields, headers and schemes. */
import type { Position } from "../../diagnostics/diagnostic.ts";
import type { Row } from "../../documents/document.ts";
import type { Claims } from "../../drift/claims.ts";

export interface Declaration {
  readonly name: string;
  readonly at: Position;
}

export type Declared = (row: Row) => readonly Declaration[];

/** Those whose own row it is come before those that name it among their sources. */
export function declaredBy(claims: Claims): Declared {
  return (row) => {
    const members = claims.on(row).filter(({ by, via }) => via !== "word" && ["field", "header", "scheme", "server"].includes(by.is));
    return members.toSorted((one, other) => rank(one.via) - rank(other.via)).map(({ by: { name, definition } }) => ({ name, at: definition }));
  };
}

function rank(via: string): number {
  return via === "row" ? 0 : 1;
}
