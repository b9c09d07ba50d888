/** What a text begins with. */
import type { Limits } from "../../fact.ts";

export interface TypeAtStart {
  readonly type: string;
  /** Where the word for it stands; without it, at the beginning. */
  readonly index?: number;
  readonly end: number;
  /** How many items there are: `list of 1 to 9 strings`. */
  readonly items?: Limits;
}

export type TypeAt = (text: string) => TypeAtStart | undefined;
