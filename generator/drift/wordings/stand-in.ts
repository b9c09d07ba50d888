/** What stands in the place of a mention, though it is no mention itself. */
import { partAt, positionWithin } from "../../documents/placed-text.ts";
import type { StatedFact } from "../../facts/fact.ts";
import type { StatedText } from "../../facts/text/prose.ts";
import type { Reader } from "../../facts/text/reader.ts";
import { wordPattern } from "../../values/pattern.ts";
import type { Subject } from "../subject/subject.ts";
import type { FactDifference } from "./replaced-facts.ts";
import { replacementOf, type TextPart } from "./replacement.ts";
import type { Side, Unit } from "./units.ts";
import type { Wordings } from "./wordings.ts";

/** With what took the place of a mention, or gave it up, though it is no mention itself. */
export function withStandIn({ reader, declared }: Subject, difference: FactDifference, { before, now }: Unit, wordings: Wordings): FactDifference {
  const [from, to] = difference;
  const lost = from ?? to;
  if (typeof lost !== "object" || (from !== undefined && to !== undefined) || !inWords.has(lost.fact)) return difference;
  const [side, other] = from === undefined ? [now, before] : [before, now];
  const sentence = side.around(lost);
  const wording = sentence === undefined ? undefined : wordingOf(sentence, side, other, wordings);
  const part =
    wording === undefined
      ? undefined
      : (amountInPlace(lost, sentence!.text, wording.text) ??
        replacementOf(partAt(sentence!, lost), sentence!.text, wording.text, from === undefined ? sure : likely));
  if (part === undefined) return difference;
  const standIn = mentionAt(wording!, part, reader, declared);
  return from === undefined ? [standIn, lost, lost.at] : [from, standIn, standIn.at];
}

/** `only some`, `every`; `exactly one`, `at most one`: words for how many stand in the place of such words alone, wherever that is. */
function amountInPlace({ value }: StatedFact, sentence: string, wording: string): TextPart | undefined {
  if (typeof value !== "string" || !new RegExp(`^(?:only )?(?:some|${amount})$`, "iu").test(value)) return undefined;
  const [only, ...others] = [...wording.matchAll(new RegExp(String.raw`\b(?:${amount})\b`, "giu"))].filter(
    ([words]) => !new RegExp(wordPattern(words), "iu").test(sentence),
  );
  return only === undefined || others.length > 0 ? undefined : { index: only.index, end: only.index + only[0].length };
}

const amount = String.raw`every|each|all|any|no|none|most|several|many|(?:exactly|just|only|up to|at (?:most|least)|(?:no )?(?:more|fewer|less) than) (?:one|two|three|four|five|\d+)`;

/** What the words around a stand-in weigh: what came may take no place at all. */
const [likely, sure] = [2, 3];

/** How the other side words a sentence. */
function wordingOf(sentence: StatedText, side: Side, other: Side, { all }: Wordings): StatedText | undefined {
  const [pair] = [...all].flatMap(([old, now]) => (sentence === old ? [now] : sentence === now ? [old] : []));
  if (pair !== undefined) return pair;
  if (side.isProse && sentence === side.texts[0]) return other.texts[0];
  const ofColumn = ({ texts }: Side): readonly StatedText[] => (sentence.column === undefined ? [] : texts.filter(({ column }) => column === sentence.column));
  const [only, ...others] = ofColumn(other);
  return only !== undefined && others.length === 0 && ofColumn(side).length === 1 ? only : undefined;
}

/** As a mention, read as others are: `three` as 3. */
function mentionAt(text: StatedText, { index, end }: TextPart, { factsIn }: Reader, names: ReadonlySet<string>): StatedFact {
  const words = text.text.slice(index, end);
  const [read] = factsIn(words, names);
  const value = read?.fact === "mention" && read.end - read.index === words.length ? read.value : words;
  return { fact: "mention", value, at: positionWithin(text, index, end - index) };
}

/** Facts that are told by their words alone. */
const inWords: ReadonlySet<string> = new Set(["mention", "format"]);
