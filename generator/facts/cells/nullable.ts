/** Whether a row says that its field can be null, which is no fact of its own: `nullable string`, `string or null`, `May be null.` */
import type { Cell, Row } from "../../documents/document.ts";

export function saysNull({ cells }: Row): boolean {
  return cells.some(isOfNull);
}

/** Whether a cell of a row says it. */
export function isOfNull({ text, column }: Pick<Cell, "text" | "column">): boolean {
  return ofNull.test(text) || (/^null(?:able)?$/i.test(column) && /^(?:yes|y|true|x|✓|✔)$/i.test(text));
}

const ofNull =
  /(?<!\bnot |\bnon-)\bnullable\b|(?<!\b(?:not|never|neither)\b[^.;]{0,40})\b(?:or|may be|can be) null\b|(?<!\b(?:not|never|neither)\b[^.;]{0,40})\bnull (?:where|when|while|if|unless|until|for)\b|^[\p{L}\d]+(?:\[\])?(?: ?[|/] ?[\p{L}\d]+(?:\[\])?)*(?: ?[|/] ?|, )null$|^null(?: or | ?\| ?)|\(null\)/iu;
