/**
 * Text of a stranger, made safe for a terminal: what would move the cursor, hide itself or turn the direction
 * of reading is shown as a sign of its own, so that what is printed is what is there.
 */

const hidden = /(?!\t)[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu;

/** Control characters as `␛`, other invisible ones as `<U+202E>`. Tabs stay, and joiners within an emoji. */
export function makeVisible(text: string): string {
  return text.replace(hidden, (sign, at: number) => (joinsPictures(text, sign, at) ? sign : nameOf(sign)));
}

/** The lines of a text, each made visible; breaks at its end count for nothing. */
export function visibleLines(text: string): readonly string[] {
  return text
    .trimEnd()
    .split(/\r\n|\r|\n/u)
    .map(makeVisible);
}

function nameOf(sign: string): string {
  const code = sign.codePointAt(0)!;
  if (code < 0x20) return String.fromCodePoint(0x2400 + code);
  if (code === 0x7f) return "␡";
  return `<U+${code.toString(16).toUpperCase().padStart(4, "0")}>`;
}

/** Choices rather than a class: at the end of a text, V8 of Node 26 finds no sign of two units by a class. */
function joinsPictures(text: string, sign: string, at: number): boolean {
  return (
    sign === "\u200D" &&
    /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)$/u.test(text.slice(0, at)) &&
    /^\p{Extended_Pictographic}/u.test(text.slice(at + 1))
  );
}
