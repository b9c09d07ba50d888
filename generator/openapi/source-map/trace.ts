/** Which declarations the nodes of a document come from: filled while the document is made, read by the source map. */
import type { Origin } from "../../model/origin.ts";

export interface Trace {
  readonly origins: readonly Origin[];
  /** The definition file whose part of the source map lists the node; that of the node around it where there is none. */
  readonly module?: string;
}

/** Nodes are told apart by identity: one that stands twice in a document comes from the same declarations. */
export type Traces = Map<object, Trace>;
