/** What a cell or a remark says of a field's type: `number (0 or 1)`, `array of objects`, `strings`. */
import { memoize } from "../../../values/memoize.ts";
import { literalPattern } from "../../../values/pattern.ts";
import type { Wording } from "../../wording.ts";
import { alternativeTypes } from "./alternatives.ts";
import { typeForms } from "./forms.ts";
import { listTypes } from "./lists.ts";
import type { TypeAtStart } from "./type-at-start.ts";
import { typeWords } from "./words.ts";

export interface TypeMatch extends TypeAtStart {
  readonly index: number;
}

/** Finds the words of types in texts. */
export interface Types {
  /** The type that a text begins with. */
  readonly at: (text: string) => TypeMatch | undefined;
  /** Whether a word of a type stands in a text. */
  readonly occurIn: (text: string) => boolean;
  /** Every word of a type in a text. */
  readonly words: (text: string) => readonly TypeMatch[];
}

export function typeFinder(wording: Wording): Types {
  const words = typeWords(wording);
  const listAt = listTypes(words);
  const forms = [alternativeTypes(words, listAt), listAt, ...typeForms(words)];
  const once = new RegExp(words.all.map((word) => literalPattern(word)).join("|"), "i");
  const any = new RegExp(words.noun, "giu");
  return {
    // Cells of types by the thousand say the same few things.
    at: memoize((text) => {
      const rest = text.trimStart().replace(before, "");
      for (const form of forms) {
        const begun = form(rest);
        if (begun !== undefined) return within(text, rest, begun);
      }
      return undefined;
    }),
    occurIn: (text) => once.test(text),
    words: (text) => [...text.matchAll(any)].map((match) => ({ type: words.meaning(match[0]), index: match.index, end: match.index + match[0].length })),
  };
}

/** What can stand before a type and is said of it. */
const before =
  /^(?:null\s*(?:\bor\b|\|)\s*)?(?:(?:an?|the)\s+)?(?:(?:optional|required)\s*,\s*)?(?:(?:positive|negative|non-negative|unsigned|signed|nullable|optional)\s+)?/i;

function within(text: string, rest: string, { index = 0, end, ...begun }: TypeAtStart): TypeMatch {
  const offset = text.length - rest.length;
  return { ...begun, index: offset + index, end: offset + end };
}
