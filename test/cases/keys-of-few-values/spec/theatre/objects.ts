import type { Integer, Range } from "specwright/words";
import type { Found, Id, List } from "./kinds.ts";

/** @source Curtain */
export type Curtains = List<{ uri: "/curtains"; key: "{side}"; element: Curtain }>;

/** @source Curtain */
export interface Curtain {
  side: "main";
  id?: Id;
}

/** @source Lamp */
export type Lamps = List<{ uri: "/lamps"; key: "{row}"; element: Lamp }>;

/** @source Lamp */
export interface Lamp {
  row: Range<1, 2> & Integer;
  id?: Id;
}

/** @source Theatre */
export type ById = Found<{ uri: "/by-id/{id}" }>;
