/** The least and the greatest of what is allowed. */
export interface Limits {
  readonly least?: Bound;
  readonly most?: Bound;
}

export interface Bound {
  readonly value: number;
  /** The bound itself is not allowed. */
  readonly exclusive?: true;
}
