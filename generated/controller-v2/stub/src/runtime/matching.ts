/**
 * Texts that match a regular expression: literal characters, classes, groups, alternatives and quantifiers. What looks around,
 * or back at what was matched before, is not followed.
 */

export interface Length {
  readonly least?: number;
  readonly most?: number;
}

/**
 * A text that matches, of a length within the limits, in characters; nothing where none is known. Each number from 0 on has its
 * own, as long as there are so many.
 */
export function matchingText(pattern: string, number: number, { least = 0, most = Infinity }: Length = {}): string | undefined {
  const expression = new RegExp(pattern, "u");
  // An expression that goes back again and again is not asked of texts that could not be taken.
  const fits = (text: string): boolean => [...text].length >= least && [...text].length <= most && expression.test(text);
  let spare: string | undefined;
  try {
    const tree = treeOf(pattern);
    for (const [more, once] of [...[...repeats, least].map((times) => [times, 0] as const), ...upTo(least)]) {
      const choice = new Choice(number, more, once);
      const text = padded(written(tree, choice), pattern, least).find(fits);
      if (text === undefined) continue;
      if (choice.isMade) return text;
      spare ??= text;
    }
  } catch (error) {
    if (!(error instanceof NotFollowed)) throw error;
  }
  return spare;
}

/** How often what may be repeated without end, or within limits, is repeated beyond the least. */
const repeats: readonly number[] = [0, 1, 2, 3, 4, 6, 8, 12, 16];

/** So that a long text has just the length that is asked for: how often each, and how many of them once more. */
function upTo(least: number): readonly (readonly [number, number])[] {
  const most = Math.min(least, MOST);
  return Array.from({ length: most * ONCE }, (_, at) => [most - Math.floor(at / ONCE), at % ONCE] as const);
}

const [MOST, ONCE] = [500, 4] as const;

/** Where an expression has no end or no beginning, anything may stand there. */
function padded(text: string, pattern: string, least: number): readonly string[] {
  return [text, ...(pattern.endsWith("$") ? [] : [text.padEnd(least, "x")]), ...(pattern.startsWith("^") ? [] : [text.padStart(least, "x")])];
}

/** Steps that one text may take: a few more than the longest that anybody wants. */
const STEPS = 20_000;

type Tree =
  | { readonly is: "one"; readonly of: readonly string[] }
  | { readonly is: "all"; readonly of: readonly Tree[] }
  | { readonly is: "any"; readonly of: readonly Tree[] }
  | { readonly is: "repeated"; readonly of: Tree; readonly least: number; readonly most: number };

/** A number, taken apart from choice to choice. */
class Choice {
  #rest: number;
  #steps = 0;
  readonly #more: number;
  #once: number;

  /** @param once how many of those that may be repeated are repeated once more than the others */
  constructor(number: number, more: number, once: number) {
    this.#rest = number;
    this.#more = more;
    this.#once = once;
  }

  more(): number {
    if (this.#once === 0) return this.#more;
    this.#once -= 1;
    return this.#more + 1;
  }

  /** Nothing of the number is left: another one would have led to another text. */
  get isMade(): boolean {
    return this.#rest === 0;
  }

  among<Item>(items: readonly Item[]): Item {
    const item = items[this.#rest % items.length]!;
    this.#rest = Math.floor(this.#rest / items.length);
    return item;
  }

  step(): void {
    this.#steps += 1;
    if (this.#steps > STEPS) throw new NotFollowed();
  }
}

function written(tree: Tree, choice: Choice): string {
  choice.step();
  switch (tree.is) {
    case "one":
      return choice.among(tree.of);
    case "all":
      return tree.of.map((one) => written(one, choice)).join("");
    case "any":
      return written(choice.among(tree.of), choice);
    case "repeated":
      return Array.from({ length: Math.min(tree.most, tree.least + choice.more(), STEPS) }, () => written(tree.of, choice)).join("");
  }
}

function treeOf(pattern: string): Tree {
  return alternatives({ tokens: pattern.match(token) ?? [], at: 0 });
}

/** The expression holds what is not followed. */
class NotFollowed extends Error {}

interface Reader {
  readonly tokens: readonly string[];
  at: number;
}

/** A class, what a backslash escapes or refers to, the beginning of a group, a quantifier, or one character. */
const token = /\[(?:\\[^]|[^\]\\])*\]|\\(?:u\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|[pP]\{[^}]*\}|c[a-z]|k<[^>]*>|[^])|\((?:\?(?:<[\p{L}_$][^>]*>|<?.))?|\{\d+(?:,\d*)?\}\??|[*+?]\??|[^]/giu;

function alternatives(reader: Reader): Tree {
  const of = [sequence(reader)];
  while (reader.tokens[reader.at] === "|") {
    reader.at += 1;
    of.push(sequence(reader));
  }
  return of.length === 1 ? of[0]! : { is: "any", of };
}

function sequence(reader: Reader): Tree {
  const of: Tree[] = [];
  for (let one = reader.tokens[reader.at]; one !== undefined && one !== "|" && one !== ")"; one = reader.tokens[reader.at]) {
    reader.at += 1;
    // Whether they stand where they can hold is told by the expression itself.
    if (one === "^" || one === "$") continue;
    of.push(quantified(one.startsWith("(") ? group(one, reader) : character(one), reader));
  }
  return { is: "all", of };
}

function group(opening: string, reader: Reader): Tree {
  if (opening !== "(" && opening !== "(?:" && !/^\(\?<[^=!]/.test(opening)) throw new NotFollowed();
  const tree = alternatives(reader);
  reader.at += 1;
  return tree;
}

function quantified(of: Tree, reader: Reader): Tree {
  const [, one, low, comma, high] = /^(?:([*+?])|\{(\d+)(,)?(\d*)\})\??$/.exec(reader.tokens[reader.at] ?? "") ?? [];
  if (one === undefined && low === undefined) return of;
  reader.at += 1;
  if (one !== undefined) return { is: "repeated", of, least: one === "+" ? 1 : 0, most: one === "?" ? 1 : Infinity };
  const least = Number(low);
  return { is: "repeated", of, least, most: comma === undefined ? least : high === "" ? Infinity : Number(high) };
}

/** What it takes of the usual characters, and of those that it names itself. */
function character(source: string): Tree {
  // A reference back is no expression of its own.
  if (/^\\[1-9k]/.test(source)) throw new NotFollowed();
  const expression = new RegExp(`^${source}$`, "u");
  const of = [...new Set([...usual, ...source, ...escaped(source)])].filter((one) => expression.test(one));
  if (of.length === 0) throw new NotFollowed();
  return { is: "one", of };
}

/** The characters that escapes name by their numbers. */
function escaped(source: string): readonly string[] {
  return [...source.matchAll(/\\(?:u\{([\da-f]+)\}|u([\da-f]{4})|x([\da-f]{2}))/gi)].map(([, ...numbers]) => String.fromCodePoint(parseInt(numbers.find((one) => one !== undefined)!, 16)));
}

/** Digits, letters and signs of ASCII, those that need the least care first. */
const usual = [..."0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_.~ !\"#$%&'()*+,/:;<=>?@[\\]^`{|}"];
