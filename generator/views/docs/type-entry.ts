import type { Contradiction } from "../../model/origin.ts";
import type { Schema } from "../../model/shape.ts";
import type { FieldBlock } from "./fields.ts";
import type { TypePhrase } from "./type-phrase.ts";

export interface TypeEntry {
  readonly schema: Schema;
  readonly anchor: string;
  readonly type: TypePhrase;
  readonly facts: readonly TypePhrase[];
  readonly gaps: readonly string[];
  readonly doubts: readonly Contradiction[];
  readonly blocks: readonly FieldBlock[];
  readonly places: readonly string[];
}
