import type { Edition } from "./edition.ts";
import type { Pairs } from "./pairs.ts";

export interface Editions {
  readonly ours: Edition;
  readonly theirs: Edition;
  readonly pairs: Pairs;
}
