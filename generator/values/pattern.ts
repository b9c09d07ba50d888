/** Texts within patterns. */

/** A pattern, with the flag `u`, that matches the text where it is no part of a longer word; dashes join words. */
export function asWord(text: string): string {
  return String.raw`(?<![\p{L}\p{N}_-])${literally(text)}(?![\p{L}\p{N}_-])`;
}

/** A pattern, with or without the flag `u`, that matches the text and nothing else. */
export function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
}
