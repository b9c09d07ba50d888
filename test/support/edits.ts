/**
 * How many random edits a test looks at: a part of those that are worth it, so that all tests together take minutes.
 * `npm run test:large` looks at all.
 */
export function someOf(all: number): number {
  return Math.ceil(all * Number(process.env["SPECWRIGHT_EDITS"] ?? 0.4));
}
