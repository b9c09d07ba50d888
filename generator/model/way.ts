/** What is needed together; where it is empty, nothing. */
export type Way = readonly Needed[];

/** A way to authenticate, with the scopes that its token has to have. */
export interface Needed {
  readonly scheme: string;
  readonly scopes: readonly string[];
}
