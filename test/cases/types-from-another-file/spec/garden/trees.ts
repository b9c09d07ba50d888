import type { Integer, Says } from "specwright/words";
import type { Answering } from "./kinds.ts";
import type * as plants from "./plants.ts";
import type { Changes, Pair } from "./shared/living.ts";

/**
 * The trees.
 * @source Tree
 */
export type Trees = Answering<{ uri: "/trees"; answer: Tree[] }>;

/**
 * A tree.
 * @source Tree
 */
export interface Tree extends Omit<plants.Plant, "lights" | "neighbours" | "water"> {
  height: number;
  water: Integer & Says<{ minimum: 10 }>;
  /** The plant that it was. */
  planted?: Required<Pick<plants.Plant, "light" | "name">>;
  /** As a plant says it, in the other order. */
  lights?: ("shade" | "sun")[];
  /** A tree or a plant. */
  near?: Tree | plants.Plant;
  short?: Short;
  changes?: Changes<plants.Plant>;
  pairs?: Pair<plants.Plant>[];
}

/**
 * A plant in short.
 * @source Plant
 */
export type Short = Pick<plants.Plant, "name" | "id">;
