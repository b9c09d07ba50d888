/** Texts within patterns. */

/** A pattern, with or without the flag `u`, that matches the text and nothing else. */
export function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
}
