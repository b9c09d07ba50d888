/** Text with names in it, as views put it together: plain text, code, words that stand out, links. Each language writes it in its own way. */

export type PhrasePiece =
  | string
  | { readonly code: string }
  | { readonly strong: string }
  /** `code` says that the text of the link is a name. */
  | { readonly link: string; readonly to: string; readonly code?: true };

export type Phrase = readonly PhrasePiece[];

/** A sentence in which `backticks` mark names, as definitions write it. To restore it, put the backticks back around code. */
export function phraseOf(prose: string): Phrase {
  if (!prose.includes("`")) return [prose];
  const parts = prose.split(/(?<!`)`(?!`)([^`|\n]*[^`|\s][^`|\n]*)`(?!`)/);
  return parts.map((part, index) => (index % 2 === 1 ? { code: part } : part)).filter((piece) => piece !== "");
}
