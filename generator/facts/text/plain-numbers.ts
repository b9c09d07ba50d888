/**
 * Numbers as computers write them: `65,535` and `1 000 000`, whose digits stand in groups of three, with the digits moved together
 * to their end, and with the minus sign that keyboards have; two of these between numbers are a dash, behind one with a sign a dash and
 * another sign. All places of the text stay.
 */

export function withPlainNumbers(text: string): string {
  const dashed = text.includes("--") ? text.replace(longDash, " –") : text;
  const signed = /[−–]\d/.test(dashed) ? dashed.replace(minus, "-") : dashed;
  return worth.test(signed) ? withDigitsTogether(signed) : signed;
}

const longDash = /(?<=\d)(?<!(?:^|[\s([:])-[\d.]*)--(?=\d)/g;

/** The sign for minus, and a dash that no number stands before. */
const minus = /−(?=\d)|(?<=(?:^|[(\s])(?<![\d.,]\s*))–(?=\d)/g;

function withDigitsTogether(text: string): string {
  return text.replace(grouped, (written: string, mark: string, sign: string, number: string, index: number) => {
    if (!isOne(number, text.slice(0, index), text.slice(index + written.length))) return written;
    return (mark + sign + number.replace(separators, "")).padStart(written.length);
  });
}

const worth = /\d[, \u00a0\u2009\u202f]\d{3}(?!\d)/;
const separators = /[, \u00a0\u2009\u202f]/g;
/** A dash before it is a sign where nothing stands before that. */
const grouped = /(?<![\p{L}\p{N}_.,])(`?)([-+]?)(\d{1,3}(?:(?:,\d{3})+|(?: \d{3})+|(?:[\u00a0\u2009\u202f]\d{3})+))(?![\p{L}\p{N}_]|,\d)/gu;

/** `10,100` and `100,200` can be lists as well, and `10 100` two numbers: what stands around them tells. */
function isOne(number: string, before: string, behind: string): boolean {
  if (number.includes(" ")) return isLimit.test(before);
  if (!number.includes(",") || isRound.test(number)) return true;
  return isBound.test(before) || (!isAmongMany.test(before) && (number.indexOf(",") < 3 || isLimit.test(before) || goesOn.test(behind)));
}

/** A word that one number stands behind, whatever is listed. */
const isBound = /\b(?:to|through|most|least|than|exceed|exceeding|max\.?|maximum|min\.?|minimum|between)\s*$/i;

/** No list has an item `000` or `050`. */
const isRound = /,0/;
/** Behind a word for several values. */
const isAmongMany = /\b(?:values|options|codes|statuses|ports|windows|bits)\b[^.;]*$|\b(?:one of|either)\s+$/i;
const isLimit =
  /(?:[-~‐‑‒–—−…<≤=:]|\.{2,3}|\b(?:to|through|most|least|than|exceed|exceeding|max\.?|maximum|min\.?|minimum|between|and|of|is|default|length|range))\s*$/i;
/** `100,000 or more`, `100,000 objects`, `100,000 to 200,000` */
const goesOn = /^`?\s*(?:[-–—…]|(?:or|to|through)\b|(?!and\b|are\b|is\b)\p{L})/iu;
