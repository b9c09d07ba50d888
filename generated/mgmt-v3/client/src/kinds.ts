/** Types that several resources share. Generated from spec-src/mgmt-v3/kinds.ts. */

/**
 * What a counter did over the last 30 seconds.
 *
 * Source: Baseline and rate entries › baseline; What the service does › Baseline data resource.
 *
 * Docs: `docs/reference/kinds.html#baseline-entry`.
 */
export interface BaselineEntry {
  /**
   * The name of the counter.
   *
   * Source: Baseline and rate entries › baseline › counter_name; Baseline and rate entries › baseline.
   */
  counter_name: string;
  /**
   * The least value of the last 30 seconds.
   *
   * Source: Baseline and rate entries › baseline › min; Baseline and rate entries › baseline.
   */
  min: number;
  /**
   * The greatest value of the last 30 seconds.
   *
   * Source: Baseline and rate entries › baseline › max; Baseline and rate entries › baseline.
   */
  max: number;
  /**
   * The average of the last 30 seconds.
   *
   * Source: Baseline and rate entries › baseline › avg; Baseline and rate entries › baseline.
   */
  avg: number;
}

/**
 * The averages of a counter.
 *
 * Source: Baseline and rate entries › rate; What the service does › Rate data resource.
 *
 * Docs: `docs/reference/kinds.html#rate-entry`.
 */
export interface RateEntry {
  /**
   * The name of the counter.
   *
   * Source: Baseline and rate entries › rate › counter_name; Baseline and rate entries › rate.
   */
  counter_name: string;
  /**
   * The average of the last second.
   *
   * Source: Baseline and rate entries › rate › 1sec_rate; Baseline and rate entries › rate.
   */
  "1sec_rate": number;
  /**
   * The average of the last 5 seconds.
   *
   * Source: Baseline and rate entries › rate › 5sec_rate; Baseline and rate entries › rate.
   */
  "5sec_rate": number;
  /**
   * The average of the last 10 seconds.
   *
   * Source: Baseline and rate entries › rate › 10sec_rate; Baseline and rate entries › rate.
   */
  "10sec_rate": number;
  /**
   * The average of the last 30 seconds.
   *
   * Source: Baseline and rate entries › rate › 30sec_rate; Baseline and rate entries › rate.
   */
  "30sec_rate": number;
}
