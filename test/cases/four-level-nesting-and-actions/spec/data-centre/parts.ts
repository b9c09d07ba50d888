/**
 * A part, which can have parts itself.
 * @source Part
 */
export interface Part {
  number: string;
  parts?: Part[];
  /** What the part belongs to. */
  assembly?: Assembly;
}

/**
 * Parts that belong together.
 * @source Assembly
 */
export interface Assembly {
  main: Part;
  others?: Part[];
}
