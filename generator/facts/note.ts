/** What stands beside a row and says of it what its cells could say. */
import type { Block, Row, Sentence } from "../documents/document.ts";
import type { StatedFact } from "./fact.ts";
import type { StatedText } from "./text/prose.ts";

export interface Note {
  readonly of: Sentence | Block;
  readonly row: Row;
  readonly facts: readonly StatedFact[];
  /** What else they say of the row. */
  readonly cells?: readonly StatedText[];
}
