import type { Counter } from "specwright/http";
import type { Integer, Range, Text } from "specwright/words";
import type { Collection } from "./kinds.ts";

/**
 * What flows between machines.
 * @source Flow
 */
export type Flows = Collection<{
  uri: "/flows";
  key: "{from}+{from-port}+{to}+{to-port}+{protocol}+{vlan}+{queue}+{colour}+{class}+{way}+{n}";
  element: Flow;
}>;

/**
 * A flow.
 * @source Flow
 */
export interface Flow {
  from: string;
  "from-port": Integer;
  to: string;
  "to-port": Integer;
  protocol: "tcp" | "udp" | "other+";
  vlan: Range<0, 4095> & Integer;
  queue: Integer;
  colour: Text<20>;
  class: string;
  way: "there" | "back";
  n: Integer;
  /** Since the flow began. */
  bytes?: Counter & Integer;
}
