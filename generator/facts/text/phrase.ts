/** A phrase such as `Range {minimum}-{maximum}` as an expression: its words in any case, its holes as groups. */
import { memoize, once } from "../../values/memoize.ts";
import { letterPattern, literalPattern, wordCharacterPattern } from "../../values/pattern.ts";
import { sortShort } from "../../values/sort-short.ts";
import { matchesOf } from "./matches.ts";
import { numeral } from "./numerals.ts";

export type Hole = "value" | "values" | "names" | "numbers" | "unit" | "bits" | "path" | "minimum" | "maximum" | "exact";

/** What stands in the holes of a phrase that was found, and where the phrase begins and ends in the text. */
export interface PhraseMatch {
  readonly holes: { readonly [Name in Hole]?: string };
  readonly index: number;
  readonly end: number;
}

/** The first two numbers of `239.0.0.0` are none. */
const number = String.raw`(?:0x[\da-f]+|[-+]?\d+(?:\.\d+)?(?:e[-+]?\d+)?(?!\.?\d))`;
const inBrackets = String.raw`\[[^\s[\]]*\]`;
/** One word; a bracket that closes without having opened belongs to what is around it. */
const bare = String.raw`(?:[^\s,;:.()[\]"'“”]+|${inBrackets})(?:${inBrackets}[^\s,;:.()[\]"'“”]*)*`;
/** `::1`, `2001:db8::/32`: two colons in a row end no word. */
const address = String.raw`(?:[\da-f]{0,4}:){2,7}[\da-f]{0,4}(?:\/\d{1,3})?(?!${wordCharacterPattern(":")})`;
const token = String.raw`(?:"[^"]*"|'[^']*'|“[^”]*”|‘[^’]*’|${address}|${bare}(?:[.:]${bare})*)`;
/** Where a word ends that is not the beginning of a longer one, as `in` is of `in-band`. */
const wordEnd = String.raw`(?!${wordCharacterPattern("_")}|\p{Co}|[-+/.:@]${wordCharacterPattern()})`;
const item = String.raw`(?!(?:and|or|of|to|the|an?|is|are|in|for|with|then|values?)${wordEnd}|[-–—](?!\S)|default[:=]? [^\s,;])${token}`;
/** What follows a comma may be a clause about the list before it. */
const clause = String.raw`(?:as|if|when|where|which|while|unless|depending|see|listed|described|shown|given)\s+[a-z]`;
const separator = String.raw`(?:\s*,\s*(?!${clause})(?:and\s+|or\s+)?|\s+(?:and|or|&)\s+|\s+[/|]\s+)`;

/** After a colon a value may be of several words or a small one, where nothing else stands before the end of its sentence or bracket. */
const word = String.raw`(?!(?:and|or)\b|default[:=]? [^\s,;])${token}`;
const furtherWord = String.raw`(?: (?!(?:only|if|when|where|while|unless|otherwise|by|for|is|are|the|that|which|default|others?|reserved|see|with)\b)${word})`;
const labelled = `${word}${furtherWord}{0,3}`;
const sentenceEnd = String.raw`(?=\s*(?:[.;)](?![^\s.;)])|$))`;
const labelledValue = String.raw`(?<=:\s*)(?!\d)${labelled}${sentenceEnd}`;

/** Behind a value may stand that it is the default, or what it means. */
const marked = (one: string): string => `${one}(?:\\s+\\([^()]*\\))?`;
const list = (one: string): string => `${one}(?:${separator}${one})*`;
/** `a; b`, `a – the first; b – the second`: to the end of the sentence, and each with a meaning or none. */
const meaning = String.raw`\s+[-–—]\s+[^.;–—]+`;
const apartBySemicolons = (one: string): string =>
  String.raw`(?:${one}(?:\s*;\s*(?!${clause}|default\b)${one})+${sentenceEnd}|${one}${meaning}(?:\s*;\s*(?:and\s+|or\s+)?${one}${meaning})+${sentenceEnd})`;
const labelledValues = String.raw`(?<=:\s*)${marked(labelled)}(?:${separator}${marked(labelled)})+${sentenceEnd}`;
/** `one of Open, Shut, Half Open`: some of several words, to the end of the sentence. */
const oneOfWords = String.raw`(?<=\b(?:one of|values are)\s+)${marked(`${item}${furtherWord}{0,2}`)}(?:${separator}${marked(`${item}${furtherWord}{0,2}`)})+${sentenceEnd}`;
/** `Open, Shut and Half Open`, where a sentence ends in that these appear. */
const severalWords = `${item}(?: ${item}){0,2}`;
const ofWords = String.raw`${severalWords}(?:${separator}${severalWords})+(?=\s+(?:appear|occur|are\s+seen)\b)`;
const bitNumber = String.raw`(?:0x[\da-f]+|\d+)`;
const bitName = String.raw`(?!(?:and|or)\b)[^\s,;.()]+(?: (?!(?:and|or)\b)[^\s,;.()]+){0,3}`;
/** `4 (packets)`, `4: packets`, `4 packets`, `packets (4)`. */
const bit = String.raw`(?:${bitNumber}(?:\s*\([^()]*\)|\s*[=:–—-]\s*${bitName}|\s+${bitName})|(?!\d)${bitName}\s+\(${bitNumber}\))`;

const patterns: { readonly [Name in Hole]: string } = {
  value: `(?:${labelledValue}|${item})`,
  values: `(?:${apartBySemicolons(marked(item))}|${labelledValues}|${oneOfWords}|${ofWords}|${list(marked(item))})`,
  names: list(String.raw`(?!(?:and|or|of|to|the|an?|is|are|in|for|with|which|that)\b)[^\s,;:.()"'<>]+(?:\.[^\s,;:.()"'<>]+)*`),
  numbers: list(String.raw`(?:${number}|${numeral}|one(?=${separator}))(?:\s+${letterPattern()}{1,7}(?=${separator}\d))?`),
  unit: `${letterPattern()}+`,
  bits: String.raw`${bit}(?:(?:${separator}|\s*;\s*(?:and\s+)?|(?<=\))\s+(?=\d))${bit})*`,
  path: String.raw`\/[^\s,;]*[^\s,;.:)]`,
  minimum: number,
  maximum: number,
  exact: number,
};

/** What may stand where a phrase has a space. */
const link = String.raw`(?:\s*[:=]\s*|\s+[–—]\s+|\s+(?:(?:is|are)(?:\s*:)?\s+)?)`;
const dash = String.raw`\s*(?:[-~‐‑‒–—−]|\.{2,3}|…|to|through)\s*`;

/** Finds the places of a text in which phrases stand, group by group; groups of which none does may be left out. */
export type PhraseSearch<Group> = (text: string) => readonly (readonly [Group, readonly PhraseMatch[]])[];

/** A phrase as it is looked for: only texts that hold all its words are worth the search. */
interface Expression {
  /** Made when the first such text is met: few phrases of all stand in any. */
  readonly pattern: () => RegExp;
  /** Where its words stand among those of all phrases. */
  readonly needs: readonly number[];
}

/**
 * Phrases share their words, and each word is looked for once in a text. @param groups phrases are words and holes; a hyphen between two holes stands for any
 * dash
 */
export function searchFor<Group>(groups: readonly (readonly [Group, readonly string[]])[]): PhraseSearch<Group> {
  const words = new Map([...new Set(groups.flatMap(([, phrases]) => phrases.flatMap(wordsOf)))].map((word, number) => [word, number] as const));
  const made = groups.map(
    ([group, phrases]) =>
      [
        group,
        phrases.map((phrase): Expression => ({ pattern: once(() => patternOf(phrase)), needs: wordsOf(phrase).map((word) => words.get(word)!) })),
      ] as const,
  );
  // Texts by the thousand hold the same few of the words, and those decide what is worth the search.
  const worthSearching = memoize((held: string) => {
    const holds = new Set(held === "" ? [] : held.split(",").map(Number));
    return made
      .map(([group, expressions]) => [group, expressions.filter(({ needs }) => needs.every((word) => holds.has(word)))] as const)
      .filter(([, expressions]) => expressions.length > 0);
  });
  return (text) => {
    const held: number[] = [];
    for (const word of text.toLowerCase().match(anyWord) ?? []) {
      const number = words.get(word);
      if (number !== undefined && !held.includes(number)) held.push(number);
    }
    return worthSearching(sortShort(held, (one, other) => one - other).join()).map(([group, expressions]) => [group, matchesIn(text, expressions)] as const);
  };
}

/** In small letters; without what is joined to a hole, which is a part of a word. */
function wordsOf(phrase: string): readonly string[] {
  return (
    phrase
      .toLowerCase()
      .replace(/[\p{L}\p{N}]*\{\w+\}[\p{L}\p{N}]*/gu, " ")
      .match(anyWord) ?? []
  );
}

const anyWord = /[\p{L}\p{N}]+/gu;

function patternOf(phrase: string): RegExp {
  const parts = phrase.split(/(\{\w+\}|\s+|(?<=\})-(?=\{))/).filter((part) => part !== "");
  const source = parts.map((part) => partOf(part)).join("");
  const before = /^[\p{L}\p{N}]/u.test(phrase) ? "_-" : "_.-/";
  return new RegExp(`(?<!${wordCharacterPattern(before)})${source}(?!${wordCharacterPattern("_")})`, "giu");
}

function partOf(part: string): string {
  const hole = /^\{(\w+)\}$/.exec(part)?.[1] as Hole | undefined;
  if (hole !== undefined) return `(?<${hole}>${patterns[hole]})`;
  if (part.trim() === "") return link;
  return part === "-" ? dash : literalPattern(part);
}

/** Where one of the phrases stands, the leftmost first; of those that begin together the longest. */
function matchesIn(text: string, expressions: readonly Expression[]): readonly PhraseMatch[] {
  const found: PhraseMatch[] = [];
  for (const { pattern } of expressions) {
    for (const match of matchesOf(pattern(), text)) found.push({ holes: match.groups ?? {}, index: match.index, end: match.index + match[0].length });
  }
  return found.length < 2 ? found : withoutOverlaps(found.sort((one, other) => one.index - other.index || other.end - one.end));
}

/** Without those that begin within an earlier one. */
function withoutOverlaps(matches: readonly PhraseMatch[]): readonly PhraseMatch[] {
  let end = 0;
  return matches.filter((match) => {
    if (match.index < end) return false;
    end = match.end;
    return true;
  });
}
