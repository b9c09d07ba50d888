/** What stands where a text stood that is gone. */
import type { StatedText } from "../facts/prose.ts";

/** The text that came after it, else the one before, else the first, which is the heading of a section. */
export function neighbourOf(text: StatedText, before: readonly StatedText[], now: readonly StatedText[]): StatedText | undefined {
  const index = before.indexOf(text);
  return now[Math.min(Math.max(index, 0), now.length - 1)];
}
