/** What a wording has in the place of words that it lost: between the same words as they stood. */

/** A part of a text. */
export interface TextPart {
  readonly index: number;
  readonly end: number;
}

interface Token extends TextPart {
  /** Equal for the forms of one word. */
  readonly stem: string;
  readonly word: string;
  /** Whether a bracket, a colon or a semicolon parts it from the word before. */
  readonly isApart: boolean;
}

/**
 * Undefined where nothing that is new in `now` stands between words that stood around it.
 * @param lost a part of `before`
 * @param least what the words around it have to weigh
 */
export function replacementOf(lost: TextPart, before: string, now: string, least: number): TextPart | undefined {
  const [old, own] = [tokensOf(before), tokensOf(now)];
  const first = old.findIndex(({ end }) => end > lost.index);
  const last = old.findLastIndex(({ index }) => index < lost.end);
  if (first === -1 || last < first || last - first >= longestLost) return undefined;
  if (first === 0 && last === old.length - 1) return partOf(own, 0, own.length - 1);
  const strange = strangeIn(own, old);
  return acronymIn(old.slice(first, last + 1), before, own, strange, now) ?? betweenTheSame(old, [first, last], own, strange, least);
}

type Run = readonly [first: number, last: number];

function betweenTheSame(old: readonly Token[], lost: Run, own: readonly Token[], strange: readonly boolean[], least: number): TextPart | undefined {
  const fillers = fillersFor(old.slice(lost[0], lost[1] + 1));
  const runs = runsOf(own, strange).filter(([first, last]) => own.slice(first, last + 1).some(({ word }) => !fillers.has(word)));
  const candidates = runs.flatMap((run) => gapsIn(lost).map((gap) => ({ run, score: contextOf(old, gap, own, run), size: gap[1] - gap[0] })));
  const [best] = candidates.filter(({ score }) => score >= least).sort((one, other) => other.score - one.score || other.size - one.size);
  return best === undefined ? undefined : partOf(own, ...withoutLight(own, best.run));
}

function partOf(tokens: readonly Token[], first: number, last: number): TextPart | undefined {
  return last < first || last - first >= longest ? undefined : { index: tokens[first]!.index, end: tokens[last]!.end };
}

/** So many words are a list or a clause of their own; each part of what was lost is looked for. */
const longestLost = 40;

/** What is longer is a clause and takes the place of no word. */
const longest = 5;

function tokensOf(text: string): readonly Token[] {
  const words = [...text.matchAll(/\{[^{}\s]+\}|<[^<>]+>|[\p{L}\p{N}_]+(?:[-.+/][\p{L}\p{N}_]+)*\+?/gu)];
  const ends = words.map(({ index, 0: word }) => index + word.length);
  return words.map(({ index, 0: word }, position) => ({
    index,
    end: ends[position]!,
    word: word.toLowerCase(),
    stem: stemOf(word.toLowerCase()),
    isApart: /[();]|:\s/.test(text.slice(ends[position - 1] ?? 0, index)),
  }));
}

function stemOf(word: string): string {
  return word.replace(/(?<=\p{L}{2})s$/u, "");
}

/** Whether a word stands here more often than there. */
function strangeIn(own: readonly Token[], old: readonly Token[]): readonly boolean[] {
  const left = new Map<string, number>();
  for (const { word } of old) left.set(word, (left.get(word) ?? 0) + 1);
  return own.map(({ word }) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
}

/** Words that came, each with those beside it in its clause that came as well. */
function runsOf(own: readonly Token[], strange: readonly boolean[]): readonly Run[] {
  const runs: [number, number][] = [];
  strange.forEach((isStrange, index) => {
    if (!isStrange) return;
    const run = runs.at(-1);
    if (run !== undefined && run[1] === index - 1 && !own[index]!.isApart) run[1] = index;
    else runs.push([index, index]);
  });
  return runs;
}

/** What a run begins and ends with only leads from word to word; a run of nothing else says something by it. */
function withoutLight(own: readonly Token[], [first, last]: Run): Run {
  const isLight = ({ word }: Token): boolean => small.has(word) && !denying.has(word);
  const says = own.map((token, index) => (index >= first && index <= last && !isLight(token) ? index : -1)).filter((index) => index !== -1);
  return says.length === 0 ? [first, last] : [says[0]!, says.at(-1)!];
}

/** What is lost of several words may be lost in part. */
function gapsIn([first, last]: Run): readonly Run[] {
  const gaps: Run[] = [];
  for (let from = first; from <= last; from += 1) for (let to = from; to <= last; to += 1) gaps.push([from, to]);
  return gaps;
}

/** How many words before and after are the same: one that says little counts for one, any other for two. */
function contextOf(old: readonly Token[], [a, b]: Run, own: readonly Token[], [from, to]: Run): number {
  let score = 0;
  for (let step = 1; isSame(old[a - step], own[from - step]); step += 1) score += weightOf(old[a - step]!);
  for (let step = 1; isSame(old[b + step], own[to + step]); step += 1) score += weightOf(old[b + step]!);
  return score;
}

function isSame(one: Token | undefined, other: Token | undefined): boolean {
  return one !== undefined && one.stem === other?.stem;
}

function weightOf({ stem }: Token): number {
  return small.has(stem) ? 1 : 2;
}

const small: ReadonlySet<string> = new Set(
  "a an and any are as at be by for from have ha in into is it no not of on one or than that the their then thi to wa were which with".split(" "),
);

const denying: ReadonlySet<string> = new Set(["any", "no", "not", "one", "than"]);

/** Words that fill the place of nothing: those before the last item of a list, and of a number whatever only leads from word to word. */
function fillersFor(lost: readonly Token[]): ReadonlySet<string> {
  return lost.every(({ word }) => /^\d+$/.test(word)) ? leading : joining;
}

const joining: ReadonlySet<string> = new Set(["and", "or"]);

const leading: ReadonlySet<string> = new Set([...small].filter((word) => !denying.has(word)));

/** One acronym for another, wherever it stands. */
function acronymIn(lost: readonly Token[], before: string, own: readonly Token[], strange: readonly boolean[], now: string): TextPart | undefined {
  const isAcronym = (text: string, { index, end }: TextPart): boolean => /^[A-Z][A-Z0-9]+\+?$/.test(text.slice(index, end));
  if (lost.length !== 1 || !isAcronym(before, lost[0]!)) return undefined;
  const [only, ...others] = own.filter((token, index) => strange[index] === true && isAcronym(now, token));
  return others.length === 0 ? only : undefined;
}
