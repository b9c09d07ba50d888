import type { Integer, Range } from "specwright/words";
import type { Id, List } from "./kinds.ts";

/** @source Switch */
export type Switches = List<{ uri: "/switches"; key: "{lit}"; element: Switch }>;

/** @source Switch */
export interface Switch {
  lit: boolean | 0 | 1;
  id?: Id;
}

/** @source Wire */
export type Wires = List<{ uri: "/switches/{lit}/wires"; key: "{number}"; element: Wire }>;

/** @source Wire */
export interface Wire {
  number: Range<1, 3> & Integer;
  id?: Id;
}
