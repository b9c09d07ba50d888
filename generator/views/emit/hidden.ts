/**
 * Characters that a person cannot see or a text file cannot hold: controls, line separators, marks that turn the reading
 * direction, lone surrogates, noncharacters. No output holds one raw; tab and line feed are no such characters.
 */

const HIDDEN = /(?![\t\n])[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;

/** What most texts are: nothing in them can be hidden, nor reads as if it were. */
const PLAIN = /^[\n -~\u00a0-\u02ff\u2010-\u2027\u2030-\u205e]*$/;

export function hasHidden(text: string): boolean {
  return !PLAIN.test(text) && text.search(HIDDEN) >= 0;
}

/** For code: `\u202E`, and a pair of them beyond the basic plane. */
export function escapeHidden(text: string): string {
  return PLAIN.test(text)
    ? text
    : text.replace(HIDDEN, (character) =>
        units(character)
          .map((unit) => `\\u${hex(unit)}`)
          .join(""),
      );
}

/**
 * For prose: `⟨U+202E⟩`. A `⟨U+` of the text itself is written `⟨U+27E8⟩U+`, so that `⟨U+…⟩` in an output always stands for
 * the character with that number and the text can be restored.
 */
export function showHidden(text: string): string {
  return PLAIN.test(text) ? text : text.replace(/⟨(?=U\+)/gu, showCharacter).replace(HIDDEN, showCharacter);
}

/** One character in the way of `showHidden`, where a position cannot hold it for reasons of its own. */
export function showCharacter(character: string): string {
  return `⟨U+${hex(character.codePointAt(0) ?? 0)}⟩`;
}

function hex(code: number): string {
  return code.toString(16).toUpperCase().padStart(4, "0");
}

function units(character: string): number[] {
  return Array.from({ length: character.length }, (_, index) => character.charCodeAt(index));
}
