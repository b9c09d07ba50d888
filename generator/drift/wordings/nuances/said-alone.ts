/** What one of two wordings says, where the other one has no words by which it could say the same. */
import type { Nuance } from "./nuance.ts";

/**
 * @param pattern with what is said as its first group
 * @param otherwise the words by which the same is said another way
 */
export function saidAloneIn(before: string, now: string, pattern: RegExp, otherwise: RegExp): Nuance | undefined {
  const [from, to] = [before, now].map((text) => pattern.exec(text)?.[1]);
  if (from === undefined && to !== undefined && !otherwise.test(before)) return { to };
  return from !== undefined && to === undefined && !otherwise.test(now) ? { from } : undefined;
}
