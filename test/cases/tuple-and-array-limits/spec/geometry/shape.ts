import type { Says, Text } from "specwright/words";
import type { Answering } from "./kinds.ts";

/**
 * The shape.
 * @source Geometry
 */
export type TheShape = Answering<{ uri: "/shape"; answer: Shape }>;

/**
 * A shape.
 * @source Geometry
 */
export interface Shape {
  point: Point;
  labelled: [name: "y" | "x", value: number];
  many?: Text<3>[] & Says<{ minItems: 1; maxItems: 9 }>;
  rows?: readonly (readonly number[])[];
  none?: [];
  corners?: Point[] & Says<{ minItems: 3 }>;
  tail?: [name: string, ...values: number[]];
  maybe?: [number, number?];
}

type Point = [x: number, y: number];
