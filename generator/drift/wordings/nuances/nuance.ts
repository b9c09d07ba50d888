/** What one of two wordings of a sentence says otherwise. */

/** A word or item that another one replaced, or that only one wording has. */
export interface Nuance {
  readonly from?: string;
  readonly to?: string;
}

/** What stands beside a sentence: what moved from there or to there neither came nor is lost. */
export interface Surroundings {
  /** Whether the other sentences have a stem oftener on that side than on the other one. */
  readonly before: (stem: string) => boolean;
  readonly now: (stem: string) => boolean;
}
