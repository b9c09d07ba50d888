/** Facts that are said to be lost, and stand in words that the reader does not know: their values are there together, where the text speaks of such a fact. */
import { stemsOf } from "../../documents/editions/stems.ts";
import { sentencesOf } from "../../documents/markdown/sentences.ts";
import { factText, type Fact } from "../../facts/fact.ts";
import type { StatedSection } from "../../facts/stated-section.ts";
import type { Place } from "../../model/origin.ts";
import { once } from "../../values/memoize.ts";
import { literalPattern, notWithinWord } from "../../values/pattern.ts";
import type { RawFinding } from "../findings/raw-finding.ts";
import { placeOfRow, type Subject } from "../subject/subject.ts";

export function withoutSaidOtherwise(subject: Subject, raws: readonly RawFinding[]): readonly RawFinding[] {
  const sections = once(() => new Map(subject.stated.sections.map((one) => [subject.names.get(one.section), one] as const)));
  return raws.filter((raw) => {
    const lost = lostIn(raw);
    if (lost === undefined) return true;
    const section = sections().get(raw.place.section);
    return section === undefined || !textsAt(section, raw.place).some((text) => isSaidIn(lost, text));
  });
}

/** A mention in the place of a fact is a part of it that was read alone. */
function lostIn({ change, values: { from, to } = {} }: RawFinding): Fact | undefined {
  return change === "removed" || (change === "changed" && to?.fact === "mention" && from?.fact !== "mention") ? from : undefined;
}

/** Of a row, or of the section itself with the items of its lists. */
function textsAt({ blocks, prose }: StatedSection, place: Place): readonly string[] {
  const rows = blocks.flatMap(({ block, rows: own }) =>
    own.filter(({ row }) =>
      place.row === undefined ? block.is === "list" : placeOfRow("", block, row).row === place.row && placeOfRow("", block).block === place.block,
    ),
  );
  const cells = rows.flatMap((row) => row.cells.map(({ text }) => text));
  return place.row === undefined ? [...prose.slice(1).map(({ text }) => text), ...cells] : cells;
}

function isSaidIn(fact: Fact, text: string): boolean {
  const sentences = (): readonly string[] => sentencesOf(text).map((one) => one.text);
  switch (fact.fact) {
    case "default":
      return sentences().some((one) => !isWithoutDefault.test(one) && (/\bdefaults?\b/i.test(one) || left.test(one)) && holdsWord(one, String(fact.value)));
    case "length":
      return sentences().some((one) => isLimiting(one) && Object.values(fact.value).every((limit) => holdsWord(one, String(limit))));
    case "range":
      return isSpanIn(fact.value.minimum, fact.value.maximum, text);
    case "values":
      return isListIn(fact.value.map(String), text);
    case "known":
      return fact.value.every((value) => holdsWord(text, String(value)));
    case "bits":
      return areCombined.test(text) && !byAnother.test(text) && fact.value.every(({ bit, name }) => areNeighbours(String(bit), name, text));
    case "windows":
      return (
        fact.value.every((seconds) => holdsWord(text, String(seconds))) && /\d\s*s(?:ec(?:ond)?s?)?\b/i.test(text) && !/\b(?:first|next|coming)\b/i.test(text)
      );
    case "holds":
    case "key":
      return sentences().some((one) => fact.value.every((name) => holdsWord(one, name)));
    case "format":
      return (
        text.includes(`(${fact.value})`) ||
        new RegExp(String.raw`\b(?:takes|holds|is|of|from)\s+(?:an?\s+)?${literalPattern(fact.value)}(?![\p{L}\p{N}_-])`, "iu").test(text) ||
        sentences().some((one) => /\bformat\b/i.test(one) && holdsWord(one, fact.value))
      );
    case "methods":
      return fact.value.every((method) => new RegExp(`\\b${method}\\b`).test(text));
    case "request":
    case "response":
      return new RegExp(String.raw`\b${fact.fact}\b[^.;:]*:\s+${literalPattern(fact.value)}(?![\p{L}\p{N}_-])`, "iu").test(text);
    case "reference":
    case "path":
      return holdsWord(text, fact.value);
    case "property":
      return sentences().some((one) => isLabelled(factText(fact), stemsOf(fact.value.name.replaceAll("-", " ")), one));
    case "member":
      return sentences().some((one) => holdsWord(one, fact.value.name) && holdsWord(one, fact.value.type));
    default:
      return false;
  }
}

/** Bits that are set together; what another operator makes of them is no sum. */
const areCombined = /\b(?:bit(?:s|wise|mask)?|mask|sum|combin\w+)\b|\bOR\b/;
const byAnother = /\bbitwise\s+(?:and|x?nor|xor|exclusive|not)\b/i;

const isWithoutDefault = /\b(?:no|without(?: an?| any)?) defaults?\b/i;

/** `If it is not given, 5 is taken`, `5 unless set otherwise` */
const left =
  /\b(?:if|when|where)\b[^.;]*\b(?:omitted|absent|missing|unset|not (?:set|given|specified|configured|present))\b|\bunless\b[^.;]*\b(?:otherwise|set|given|specified|configured)\b/i;

function holdsWord(text: string, word: string): boolean {
  return new RegExp(notWithinWord(literalPattern(word), "_/-"), "iu").test(text);
}

/** `Visibility in parts: none`, `Plain is the word for schemes`: all words of the label, one of them close to the value. */
function isLabelled(value: string, label: ReadonlySet<string>, sentence: string): boolean {
  const stems = stemsOf(sentence);
  const [before = "", after = ""] = sentence.split(new RegExp(notWithinWord(literalPattern(value), "_/-"), "iu"), 2);
  const near = stemsOf([...before.trim().split(/\s+/).slice(-3), ...after.trim().split(/\s+/).slice(0, 4)].join(" "));
  return before !== sentence && [...label].every((stem) => stems.has(stem)) && [...label].some((stem) => near.has(stem));
}

/** So many characters; a length of so many is another fact, unless it is the most. */
function isLimiting(sentence: string): boolean {
  return /\b(?:length|long)\b/i.test(sentence)
    ? /\b(?:max\w*|most|up to|limit\w*|exceed\w*|within|longest)\b|[<≤]/i.test(sentence)
    : /\bchar(?:acter)?s?\b/i.test(sentence);
}

/** `[0, 15]`, `0 <= x <= 15`, `0 and at most 15` */
function isSpanIn(minimum: number | undefined, maximum: number | undefined, text: string): boolean {
  if (minimum === undefined || maximum === undefined) return false;
  const between = String.raw`(?:\s*[-‐‑‒–—−]\s*|\s*(?:<=?|≤)\s*(?:\p{L}+\s*(?:<=?|≤)\s*)?|\s+(?:and|to|through|up to)\s+(?:at most\s+)?)`;
  const pair = new RegExp(
    String.raw`(?<![\p{L}\p{N}.-])(?:${minimum}${between}${maximum}|\[\s*${minimum}\s*[,;]\s*${maximum}\s*\])(?![\p{L}\p{N}]|\.\d)`,
    "iu",
  );
  return pair.test(text);
}

/** A list of these values and no others, in any order. */
function isListIn(values: readonly string[], text: string): boolean {
  if (values.length < 2) return false;
  const separator = String.raw`["'”’]?\s*(?:,\s*(?:and\s+|or\s+)?|/|\||\b(?:and|or)\b)\s*["'“‘]?`;
  const one = `(?:${values.map((value) => literalPattern(value)).join("|")})`;
  const list = new RegExp(
    String.raw`(?<![\p{L}\p{N}_-]|${separator})${one}(?:${separator}${one})+(?![\p{L}\p{N}_-]|["'”’]?\s*(?:[,/|]|\b(?:and|or)\b)\s*["'“‘]?[\p{L}\p{N}])`,
    "giu",
  );
  return [...text.matchAll(list)].some(([found]) => values.every((value) => holdsWord(found, value)));
}

/** `1 is set for packets`, `packets = 1` */
function areNeighbours(number: string, name: string, text: string): boolean {
  const gap = String.raw`[^\p{L}\p{N},;.]{0,5}(?:(?:is|for|means|stands for)\s+)?`;
  return [
    [number, name],
    [name, number],
  ].some(([first, last]) => new RegExp(notWithinWord(`${literalPattern(first!)}${gap}${literalPattern(last!)}`, ""), "iu").test(text));
}
