/** Exceptions that only one of two wordings makes. */
import type { Nuance } from "./nuance.ts";

/** `every row but the first`: of a sentence that says nothing of that sort otherwise. */
export function exceptionIn(before: string, now: string): Nuance | undefined {
  const [from, to] = [before, now].map((text) => exception.exec(text)?.[1]);
  if (from === undefined && to !== undefined && !reserve.test(before)) return { to };
  return from !== undefined && to === undefined && !reserve.test(now) ? { from } : undefined;
}

const exception = /\b(?:every|each|all|any)\b[^.,;:]{0,200}\b((?:but|except|excluding|other than|apart from) (?:for )?(?:the |an? |those )?[\p{L}\p{N}]+)/iu;

/** Words by which the same is said another way. */
const reserve = /\b(?:but|except\w*|excluding|other|apart|only|unless|without|not|no)\b/i;
