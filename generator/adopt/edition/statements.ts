/** Facts in sentences: the words of the fact where both editions have it, else the sentence. */
import { beginTogether } from "../../diagnostics/diagnostic.ts";
import type { Sentence } from "../../documents/document.ts";
import { likeness, stemsOf } from "../../documents/editions/stems.ts";
import type { Finding } from "../../drift/findings/finding.ts";
import { factText, type StatedFact } from "../../facts/fact.ts";
import type { StatedSection } from "../../facts/stated-section.ts";
import type { Edit } from "../edit/opened-files.ts";
import { factWordsEdit } from "./cells.ts";
import type { Edition } from "./edition.ts";
import type { Editions } from "./editions.ts";
import { offsetOf } from "./line-spans.ts";
import { counterpartBlock, listInPlace, tablesInPlace } from "./pairs.ts";
import { endOf, rawTextAt, sentenceText } from "./raw-text.ts";
import { rowWithNote } from "./row-lookup.ts";
import { sectionAt } from "./section-at.ts";
import { addSentence, blocksText, dropSentence, listText, replaceSentence, replaceSentenceByBlocks, takeLines, takeSection } from "./sections.ts";

/** Facts in sentences: the words of the fact where both editions have it, else the sentence. */
export function statementEdits(finding: Finding, editions: Editions): readonly Edit[] {
  const { ours, theirs, pairs } = editions;
  const section = sectionAt(theirs, finding.document.line);
  if (section === undefined) return [];
  const own = pairs.section(section);
  if (own === undefined) return finding.change === "removed" ? [] : [takeSection(ours, theirs, section, pairs)];
  const mine = statedOnce(ours, own, section, finding);
  const other = finding.change === "removed" ? undefined : statedAs(section, finding, finding.to)[0];
  const sentence = sentenceOf(ours, own, mine) ?? sentenceSaying(own, section, finding);
  const now = sentenceOf(theirs, section, other);
  // What is not shown is named by the whole of its sentence.
  if (mine?.fact === "notShown" && sentence !== undefined && now !== undefined) return [replaceSentence(ours, sentence, sentenceText(theirs, now))];
  if (mine !== undefined && other !== undefined) return [phraseOrSentence(factWordsEdit(ours, mine, theirs, other), mine, sentence, now, editions)];
  const list = finding.change === "removed" && mine?.fact === "notShown" ? listInPlace(mine.value, section) : undefined;
  if (sentence !== undefined && list !== undefined) return [replaceSentence(ours, sentence, listText(theirs, list))];
  const to =
    finding.change === "removed"
      ? reworded(sentence, section, own)
      : (sentenceOf(theirs, section, other) ?? sentenceAt(theirs, section, offsetOf(theirs, finding.document)));
  const from = sentence ?? (finding.fact === "statement" ? undefined : reworded(to, own, section));
  const tables = mine?.fact === "notShown" ? blocksText(theirs, tablesInPlace(mine.value, section, own)) : "";
  if (from !== undefined && tables !== "")
    return [to === undefined ? replaceSentenceByBlocks(ours, from, tables) : replaceSentence(ours, from, `${sentenceText(theirs, to)}\n\n${tables}`)];
  const isOfWords = finding.fact === "mention" && other === undefined;
  if (from !== undefined && (to === undefined || (finding.change !== "removed" && !isOfWords && isStatedAlready(section, own, to, from))))
    return [dropSentence(ours, from)];
  if (from !== undefined && to !== undefined) return [replaceSentence(ours, from, sentenceText(theirs, to))];
  if (to !== undefined) return [addSentence(ours, own, sentenceText(theirs, to), sentenceBefore(ours, own, theirs, section, to))];
  const note = finding.change === "added" && finding.place.row !== undefined ? rowWithNote(theirs, finding.document.line, finding.place.row) : undefined;
  const table = section.blocks.find(({ block }) => block === note?.block);
  const beside = table === undefined ? undefined : counterpartBlock(table, own);
  return beside === undefined ? [] : [takeLines(ours, beside.block, theirs, [finding.document.line, finding.document.line])];
}

/** Several words in the place of others make a sentence only where those around them are as before. */
function phraseOrSentence(edit: Edit, { fact }: StatedFact, before: Sentence | undefined, now: Sentence | undefined, { ours, theirs }: Editions): Edit {
  if (fact !== "mention" || before === undefined || now === undefined || !/\s/.test(ours.text.slice(edit.start, edit.end) + edit.text)) return edit;
  const raw = rawTextAt(ours, before.at);
  const start = edit.start - offsetOf(ours, before.at);
  const isAsThere = raw.slice(0, start) + edit.text + raw.slice(start + edit.end - edit.start) === rawTextAt(theirs, now.at);
  return isAsThere ? edit : replaceSentence(ours, before, sentenceText(theirs, now));
}

/**
 * Whether our edition states already what a sentence of the other one does.
 * @param instead the sentence of ours that it would take the place of
 */
export function isStatedAlready({ prose }: StatedSection, own: StatedSection, sentence: Sentence, instead?: Sentence): boolean {
  const isAt = ({ at }: Pick<Sentence, "at">, other: Sentence | undefined): boolean => other !== undefined && beginTogether(at, other.at);
  const facts = prose.find((one) => isAt(one, sentence))?.facts ?? [];
  const known = own.prose.filter((one) => !isAt(one, instead)).flatMap((one) => one.facts);
  return facts.length > 0 && facts.every((fact) => known.some((one) => one.fact === fact.fact && factText(one) === factText(fact)));
}

/** Where our section says it; of several places the first one whose sentence the other section lacks. */
function statedOnce(ours: Edition, own: StatedSection, { section }: StatedSection, finding: Finding): StatedFact | undefined {
  const stated = statedAs(own, finding, finding.from);
  const known = new Set([section.heading, ...section.sentences.map(({ text }) => text)]);
  return stated.find((fact) => !known.has(sentenceOf(ours, own, fact)?.text ?? own.section.heading)) ?? stated[0];
}

/** What the other section has a sentence as, in words of its own; undefined where it has none like it, or only what another sentence is more like. */
function reworded(from: Sentence | undefined, { section }: StatedSection, { section: home }: StatedSection): Sentence | undefined {
  if (from === undefined) return undefined;
  const stems = stemsOf(from.text);
  const [known, there] = [home, section].map(({ sentences }) => new Set(sentences.map(({ text }) => text)));
  const rivals = home.sentences.filter((one) => one !== from && !there!.has(one.text)).map(({ text }) => stemsOf(text));
  const scored = section.sentences
    .filter(({ text }) => !known!.has(text))
    .map((sentence) => ({ sentence, own: stemsOf(sentence.text) }))
    .map(({ sentence, own }) => ({ sentence, score: likeness(stems, own), others: rivals.map((rival) => likeness(rival, own)) }));
  const alike = scored.filter(({ score, others }) => score >= 0.6 && others.every((other) => other <= score));
  return alike.sort((one, other) => other.score - one.score)[0]?.sentence;
}

function statedAs({ facts }: StatedSection, { fact }: Finding, text: string | undefined): readonly StatedFact[] {
  return text === undefined ? [] : facts.filter((one) => one.fact === fact && (factText(one) === text || `not shown: ${factText(one)}` === text));
}

function sentenceOf(edition: Edition, section: StatedSection, fact: StatedFact | undefined): Sentence | undefined {
  return fact === undefined ? undefined : sentenceAt(edition, section, offsetOf(edition, fact.at));
}

/** The sentence that went, or the one of which words did. */
function sentenceSaying({ section: { sentences } }: StatedSection, other: StatedSection, { fact, from }: Finding): Sentence | undefined {
  if (fact === "statement") return sentences.find(({ text }) => text === from);
  const known = new Set(other.section.sentences.map(({ text }) => text));
  return fact === "mention" && from !== undefined ? sentences.find(({ text }) => !known.has(text) && text.includes(from)) : undefined;
}

function sentenceAt(edition: Edition, { section }: StatedSection, at: number): Sentence | undefined {
  return section.sentences.find((sentence) => offsetOf(edition, sentence.at) <= at && at <= endOf(edition, sentence));
}

/** The sentence on the same line of thought: as many sentences into the section as there. */
function sentenceBefore(ours: Edition, own: StatedSection, theirs: Edition, section: StatedSection, to: Sentence): Sentence | undefined {
  const index = section.section.sentences.indexOf(to);
  const before = section.section.sentences[index - 1];
  const sameParagraph = before !== undefined && !/\n\s*\n/.test(theirs.text.slice(offsetOf(theirs, before.at), offsetOf(theirs, to.at)));
  return sameParagraph && ours.text !== "" ? own.section.sentences[Math.min(index - 1, own.section.sentences.length - 1)] : undefined;
}
