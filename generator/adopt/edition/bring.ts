/**
 * Brings our edition of a document along with another one: what a finding is about changes in it, and nothing else. Rows,
 * cells and lists change; a sentence only where the fact is in it; a section that is new is taken over.
 */
import { beginTogether } from "../../diagnostics/diagnostic.ts";
import type { Block, Row, Sentence } from "../../documents/document.ts";
import { likeness, stemsOf } from "../../documents/editions/words.ts";
import { findPlace, placeNamed } from "../../documents/places/find.ts";
import { separator } from "../../documents/places/place.ts";
import type { Finding } from "../../drift/findings/finding.ts";
import { gapsAmong, textOf, type StatedFact } from "../../facts/fact.ts";
import type { StatedBlock, StatedSection } from "../../facts/stated-section.ts";
import type { Place } from "../../model/origin.ts";
import { grouped } from "../../values/grouped.ts";
import type { Edit } from "../edit/opened.ts";
import { accessBrought } from "./access.ts";
import { factsBrought, phrase } from "./cells.ts";
import { endOf, lineAt, offsetOf, rawAt, rowAt, rowNoted, rowsInSection, rowsOn, sectionAt, sentenceText, type Edition, type RowIn } from "./edition.ts";
import type { Editions } from "./editions.ts";
import { listInPlace, sameBlock, tablesInPlace } from "./pairs.ts";
import { pieceReworded, remarkBrought } from "./remarks.ts";
import { added, labelsRenamed, mates, removed, renamed } from "./rows.ts";
import {
  blockDropped,
  blocksText,
  blockTaken,
  linesReplaced,
  linesTaken,
  listText,
  sectionDropped,
  sectionTaken,
  sentenceAdded,
  sentenceDropped,
  sentenceReplaced,
  sentenceReplacedByBlocks,
} from "./sections.ts";

/** The edits of our edition that a finding asks for; none where it says already what the other one says. */
export function broughtAlong(finding: Finding, editions: Editions): readonly Edit[] {
  if (finding.fact === "section") return sectionEdits(finding, editions);
  const ours = ownRow(finding, editions);
  const theirs = finding.change === "removed" ? undefined : rowAt(editions.theirs, finding.document, theirName(finding));
  if (finding.fact === "access")
    return accessBrought(finding, ours, ours === undefined ? undefined : counterpart(finding, ours, editions), editions, (rows) => together(rows, editions));
  switch (finding.change) {
    case "added":
      if (theirs === undefined || isOfSentence(finding)) return statementEdits(finding, editions);
      return ours === undefined ? rowsAdded(finding, theirs, editions) : addedWithin(finding, ours, editions);
    case "removed":
      return ours === undefined || !isRow(finding) ? factsOf(finding, ours, editions) : rowRemoved(ours, editions, namesIn(finding));
    case "renamed":
      return ours === undefined || theirs === undefined
        ? []
        : [renamed(editions.ours, ours, rawAt(editions.theirs, theirs.row.at)), ...labelsRenamed(editions.ours, ours, theirs.row.name)];
    case "moved":
      return ours === undefined || theirs === undefined ? [] : [...rowRemoved(ours, editions, namesMoved(finding)), ...rowsAdded(finding, theirs, editions)];
    case "changed":
      return headingBrought(finding, editions) ?? listBrought(finding, editions) ?? factsOf(finding, ours, editions);
  }
}

/** A word of a heading that is otherwise the same. */
function headingBrought({ fact, document, from = "", to = "" }: Finding, { ours, theirs, pairs }: Editions): readonly Edit[] | undefined {
  const section = fact === "mention" ? sectionAt(theirs, document.line) : undefined;
  const own = section === undefined || section.section.at.line !== document.line ? undefined : pairs.section(section);
  if (own === undefined || own.section.heading.replace(from, () => to) !== section!.section.heading) return undefined;
  const { start, end } = lineAt(ours, own.section.at.line);
  const index = ours.text.slice(start, end).indexOf(from);
  return index === -1 ? undefined : [{ file: ours.file, start: start + index, end: start + index + from.length, text: to }];
}

/** Values that rows of their own list: the rows that came and went. */
function listBrought({ values, document }: Finding, editions: Editions): readonly Edit[] | undefined {
  const { theirs, pairs } = editions;
  const wanted = values?.to?.fact === "values" || values?.to?.fact === "known" ? values.to.value.map(String) : [];
  const [row] = wanted.length > 1 ? rowsOn(theirs, document.line) : [];
  const section = row === undefined ? undefined : sectionAt(theirs, document.line)!;
  const list = section?.blocks.find(({ block }) => block === row!.block);
  const own = section === undefined ? undefined : pairs.section(section);
  const same = own === undefined || list === undefined ? undefined : sameBlock(list, own);
  if (section === undefined || list === undefined || own === undefined || same === undefined) return undefined;
  const namesIn = ({ rows }: StatedBlock): ReadonlySet<string> => new Set(rows.map((one) => one.row.name));
  const [names, known] = [namesIn(list), namesIn(same)];
  // A table of values is not one of fields, be it the only one there.
  if (!wanted.every((value) => names.has(value)) || ![...names].some((name) => known.has(name))) return undefined;
  const come = list.rows.filter((one) => !known.has(one.row.name)).map((one): RowIn => ({ ...one, block: list.block, section: section.section }));
  const gone = same.rows.filter((one) => !names.has(one.row.name)).map((one): RowIn => ({ ...one, block: same.block, section: own.section }));
  return [...gone.flatMap((one) => rowRemoved(one, editions)), ...together(come, editions)];
}

/** Said otherwise in a sentence, be it one of a list: no item came with it. */
function isOfSentence({ fact, place }: Finding): boolean {
  return fact === "mention" && place.row === undefined;
}

/** A value that a list names has a row of the list. */
function isRow({ fact, values }: Finding): boolean {
  return fact === "row" || (fact === "known" && values === undefined);
}

function sectionEdits({ change, document, place }: Finding, { ours, theirs, pairs }: Editions): readonly Edit[] {
  const gone = change === "removed" ? findPlace(ours.contents, { section: place.section }) : undefined;
  const own = ours.stated.sections.find(({ section }) => section === gone?.section);
  if (own !== undefined) return pairs.sectionBack(own) === undefined ? [sectionDropped(ours, own)] : [];
  const section = change === "added" ? sectionAt(theirs, document.line) : undefined;
  return section === undefined || pairs.section(section) !== undefined ? [] : [sectionTaken(ours, theirs, section, pairs)];
}

function theirName({ change, to, place }: Finding): string | undefined {
  return change === "renamed" ? to : place.row;
}

/** Our row of a finding: by the name that the definitions know. */
function ownRow(finding: Finding, editions: Editions): RowIn | undefined {
  const name = finding.change === "renamed" ? finding.from : finding.place.row;
  if (name === undefined) return undefined;
  const place: Place = { ...finding.place, row: name };
  return movedFrom(finding, editions) ?? rowOf(editions.ours, place) ?? besideTheirs(finding, name, editions);
}

/** A row that stands elsewhere now, where it stood. */
function movedFrom({ change, from }: Finding, { ours }: Editions): RowIn | undefined {
  const found = change === "moved" && from !== undefined ? placeNamed(ours.contents, from) : undefined;
  return found?.row !== undefined ? rowOf(ours, found.place) : undefined;
}

function rowOf(edition: Edition, place: Place): RowIn | undefined {
  const found = findPlace(edition.contents, place);
  if (found?.row === undefined) return undefined;
  const section = edition.stated.sections.find((one) => one.section === found.section);
  return section === undefined ? undefined : [...rowsInSection(section)].find(({ row }) => row === found.row);
}

/** Where a section has another heading in our edition, its row stands in the section that it is paired with. */
function besideTheirs(finding: Finding, name: string, { theirs, pairs }: Editions): RowIn | undefined {
  const section = sectionAt(theirs, finding.document.line);
  const own = section === undefined ? undefined : pairs.section(section);
  const other = rowAt(theirs, finding.document, undefined);
  if (own === undefined) return undefined;
  // What a cell names stands in no row of its own.
  const rows = [...rowsInSection(own)].filter((one) => one.row.name === name && (one.block.is === "cell") === (other?.block.is === "cell"));
  const same = rows.find(({ block }) => block.path?.join(" ") === other?.block.path?.join(" "));
  // Beside a row that came, one of its name in another block is another row.
  return same ?? (finding.change === "added" && finding.fact === "row" ? undefined : rows[0]);
}

/** Those of a line that stands elsewhere now. */
export function namesMoved({ from = "" }: Pick<Finding, "from">): ReadonlySet<string> {
  return new Set(from.slice(from.lastIndexOf(separator) + separator.length).split(", "));
}

/** A finding on names that came into a cell has all of them. */
function rowsAdded({ to, document }: Finding, row: RowIn, editions: Editions): readonly Edit[] {
  const others = (to ?? "").split(", ").flatMap((name) => (name === row.row.name ? [] : (rowAt(editions.theirs, document, name) ?? [])));
  return together([row, ...others.filter((one) => one.block === row.block)], editions);
}

/** Rows that come with each other, and those of one line once. @param moved names that leave another line for theirs */
function together(rows: readonly RowIn[], editions: Editions, moved: ReadonlySet<string> = new Set()): readonly Edit[] {
  const edits = rows.flatMap((one) => rowAdded(one, editions, moved));
  const distinct = edits.filter((edit, index) => edits.findIndex((one) => one.start === edit.start && one.text === edit.text) === index);
  return [...grouped(distinct, ({ start }) => start).values()].map((same) => ({ ...same[0]!, text: same.map(({ text }) => text).join("") }));
}

function rowAdded(row: RowIn, { ours, theirs, pairs }: Editions, moved: ReadonlySet<string> = new Set()): readonly Edit[] {
  const section = theirs.stated.sections.find((one) => one.section === row.section)!;
  const siblings = section.blocks.find((one) => one.block === row.block)!;
  const own = pairs.section(section);
  if (own === undefined) return [sectionTaken(ours, theirs, section, pairs)];
  // It comes with its list in the place of what was not shown.
  if (gapsAmong(own.facts).some((gap) => listInPlace(gap, section) === siblings)) return [];
  const into = sameBlock(siblings, own);
  if (into === undefined) return [blockTaken(ours, own, theirs, section, siblings)];
  const edit = added(ours, into, theirs, row, siblings, moved);
  return edit === undefined ? [] : [edit];
}

/** A finding on rows that went has all names of a line. */
function namesIn({ from }: Finding): ReadonlySet<string> {
  return new Set(from?.split(", "));
}

function rowRemoved(row: RowIn, { ours, theirs, pairs }: Editions, names: ReadonlySet<string> = new Set()): readonly Edit[] {
  const section = ours.stated.sections.find((one) => one.section === row.section)!;
  const block = section.blocks.find((one) => one.block === row.block)!;
  const other = pairs.sectionBack(section);
  if (other === undefined && !theirs.stated.sections.some((one) => one.section.title === section.section.title)) return [sectionDropped(ours, section)];
  const isKept = other?.blocks.some(({ rows }) => rows.some((one) => block.rows.some((own) => own !== row && own.row.name === one.row.name))) === true;
  const isGone = other !== undefined && block.block.is === "table" && sameBlock(block, other) === undefined && !isKept;
  return isGone ? [blockDropped(ours, block)] : removed(ours, row, names);
}

/** A fact that came into a row that we have, else a sentence. */
function addedWithin(finding: Finding, ours: RowIn, editions: Editions): readonly Edit[] {
  const edits = factsOf(finding, ours, editions);
  return edits.length > 0 ? edits : statementEdits(finding, editions);
}

/** What changed within a row, or within the sentences of a section. */
function factsOf(finding: Finding, own: RowIn | undefined, editions: Editions): readonly Edit[] {
  const { ours, theirs } = editions;
  const other = own === undefined ? undefined : counterpart(finding, own, editions);
  if (own === undefined || other === undefined) return statementEdits(finding, editions);
  if (own.row.cells.length === 0 && own.row.remark !== other.row.remark) return [nameRemark(ours, own.row, other.row.remark)];
  if (finding.fact === "statement" && own.block.is === "table") return remarkBrought(finding, ours, own, theirs, other);
  if (finding.fact === "statement") return statementEdits(finding, editions);
  const staysBehind = mates(ours, own).filter((mate) => !mates(theirs, other).some((one) => one.row.name === mate.row.name));
  if (staysBehind.length > 0) return movedToLine(own, other, editions);
  const facts = factsBrought(ours, own, theirs, other);
  // What is not shown is named by the whole of its sentence.
  if (finding.fact === "notShown" && facts.every((edit) => ours.text.slice(edit.start, edit.end) === edit.text)) return statementEdits(finding, editions);
  if (rowNoted(theirs, finding.document.line, other.row.name)?.row === other.row)
    return [...facts, ...(listNoted(finding, own, editions) ?? statementEdits(finding, editions))];
  const isOfWords =
    finding.change === "changed" &&
    finding.fact === "mention" &&
    (/\s/.test(`${finding.from}${finding.to}`) || !other.facts.some((fact) => textOf(fact) === finding.to));
  const piece = own.block.is === "table" && (facts.length === 0 || isOfWords) ? pieceReworded(finding, ours, own, theirs, other) : [];
  return piece.length > 0 ? piece : facts;
}

/** A list or a table of its own that says of our row what it had nowhere, or had in one like it: behind the block of that, or in the place of that one. */
function listNoted({ change, document: { line } }: Finding, own: RowIn, { ours, theirs }: Editions): readonly Edit[] | undefined {
  const list = sectionAt(theirs, line)?.section.blocks.find(({ is, labelAt, at, rows }) =>
    is === "table" ? [labelAt, at, ...rows.map((row) => row.at)].some((one) => one?.line === line) : change === "added" && labelAt?.line === line,
  );
  if (list === undefined) return undefined;
  const names = new Set(list.rows.map(({ name }) => name));
  const same = own.section.blocks.find(
    (block) => block !== own.block && block.is === list.is && block.named === list.named && block.rows.some(({ name }) => names.has(name)),
  );
  const lines = linesOfBlock(list);
  if (same !== undefined) return [linesReplaced(ours, linesOfBlock(same), theirs, lines)];
  const taken = linesTaken(ours, own.block, theirs, lines);
  // Words of theirs that lead to it need not stand in our row.
  return [list.label === undefined ? { ...taken, text: `\n\n${list.named ?? "Value"}s of ${own.row.name}:${taken.text}` } : taken];
}

function linesOfBlock({ labelAt, at, rows }: Block): readonly [number, number] {
  return [(labelAt ?? at).line, rows.at(-1)!.at.line];
}

/** Names that leave their line for another one do so together, with the first of them. */
function movedToLine(own: RowIn, other: RowIn, editions: Editions): readonly Edit[] {
  const line = new Set(mates(editions.ours, own).map(({ row }) => row.name));
  const rows = mates(editions.theirs, other).filter(({ row }) => line.has(row.name));
  const moved = new Set(rows.map(({ row }) => row.name));
  return rows[0]?.row.name === own.row.name ? [...rowRemoved(own, editions, moved), ...together(rows, editions, moved)] : [];
}

/** What stands in brackets behind a name that a sentence lists. */
function nameRemark(ours: Edition, { name, remark, at }: Row, to: string | undefined): Edit {
  const start = offsetOf(ours, at) + name.length;
  const end = remark === undefined ? start : ours.text.indexOf(")", start) + 1;
  return { file: ours.file, start, end, text: to === undefined ? "" : ` (${to})` };
}

function counterpart(finding: Finding, own: RowIn, { ours, theirs, pairs }: Editions): RowIn | undefined {
  const at = rowAt(theirs, finding.document, own.row.name);
  if (at !== undefined) return at;
  const section = ours.stated.sections.find((one) => one.section === own.section)!;
  const block = section.blocks.find((one) => one.block === own.block)!;
  const other = pairs.sectionBack(section);
  const same = other === undefined ? undefined : sameBlock(block, other);
  const row = same?.rows.find((one) => one.row.name === own.row.name);
  return row === undefined ? undefined : { section: other!.section, block: same!.block, ...row };
}

/** Facts in sentences: the words of the fact where both editions have it, else the sentence. */
function statementEdits(finding: Finding, editions: Editions): readonly Edit[] {
  const { ours, theirs, pairs } = editions;
  const section = sectionAt(theirs, finding.document.line);
  if (section === undefined) return [];
  const own = pairs.section(section);
  if (own === undefined) return finding.change === "removed" ? [] : [sectionTaken(ours, theirs, section, pairs)];
  const mine = statedOnce(ours, own, section, finding);
  const other = finding.change === "removed" ? undefined : statedAs(section, finding, finding.to)[0];
  const said = sentenceOf(ours, own, mine) ?? sentenceSaying(own, section, finding);
  const now = sentenceOf(theirs, section, other);
  // What is not shown is named by the whole of its sentence.
  if (mine?.fact === "notShown" && said !== undefined && now !== undefined) return [sentenceReplaced(ours, said, sentenceText(theirs, now))];
  if (mine !== undefined && other !== undefined) return [phraseOrSentence(phrase(ours, mine, theirs, other), mine, said, now, editions)];
  const list = finding.change === "removed" && mine?.fact === "notShown" ? listInPlace(mine.value, section) : undefined;
  if (said !== undefined && list !== undefined) return [sentenceReplaced(ours, said, listText(theirs, list))];
  const to =
    finding.change === "removed"
      ? reworded(said, section, own)
      : (sentenceOf(theirs, section, other) ?? sentenceAt(theirs, section, offsetOf(theirs, finding.document)));
  const from = said ?? (finding.fact === "statement" ? undefined : reworded(to, own, section));
  const tables = mine?.fact === "notShown" ? blocksText(theirs, tablesInPlace(mine.value, section, own)) : "";
  if (from !== undefined && tables !== "")
    return [to === undefined ? sentenceReplacedByBlocks(ours, from, tables) : sentenceReplaced(ours, from, `${sentenceText(theirs, to)}\n\n${tables}`)];
  const isOfWords = finding.fact === "mention" && other === undefined;
  if (from !== undefined && (to === undefined || (finding.change !== "removed" && !isOfWords && isKnown(section, own, to, from))))
    return [sentenceDropped(ours, from)];
  if (from !== undefined && to !== undefined) return [sentenceReplaced(ours, from, sentenceText(theirs, to))];
  if (to !== undefined) return [sentenceAdded(ours, own, sentenceText(theirs, to), sentenceBefore(ours, own, theirs, section, to))];
  const note = finding.change === "added" && finding.place.row !== undefined ? rowNoted(theirs, finding.document.line, finding.place.row) : undefined;
  const table = section.blocks.find(({ block }) => block === note?.block);
  const beside = table === undefined ? undefined : sameBlock(table, own);
  return beside === undefined ? [] : [linesTaken(ours, beside.block, theirs, [finding.document.line, finding.document.line])];
}

/** Several words in the place of others make a sentence only where those around them are as before. */
function phraseOrSentence(edit: Edit, { fact }: StatedFact, said: Sentence | undefined, now: Sentence | undefined, { ours, theirs }: Editions): Edit {
  if (fact !== "mention" || said === undefined || now === undefined || !/\s/.test(ours.text.slice(edit.start, edit.end) + edit.text)) return edit;
  const raw = rawAt(ours, said.at);
  const start = edit.start - offsetOf(ours, said.at);
  const isAsThere = raw.slice(0, start) + edit.text + raw.slice(start + edit.end - edit.start) === rawAt(theirs, now.at);
  return isAsThere ? edit : sentenceReplaced(ours, said, sentenceText(theirs, now));
}

/**
 * Whether our edition states already what a sentence of the other one does.
 * @param instead the sentence of ours that it would take the place of
 */
export function isKnown({ prose }: StatedSection, own: StatedSection, sentence: Sentence, instead?: Sentence): boolean {
  const isAt = ({ at }: Pick<Sentence, "at">, other: Sentence | undefined): boolean => other !== undefined && beginTogether(at, other.at);
  const facts = prose.find((one) => isAt(one, sentence))?.facts ?? [];
  const known = own.prose.filter((one) => !isAt(one, instead)).flatMap((one) => one.facts);
  return facts.length > 0 && facts.every((fact) => known.some((one) => one.fact === fact.fact && textOf(one) === textOf(fact)));
}

/** Where our section says it; of several places the first one whose sentence the other section lacks. */
function statedOnce(ours: Edition, own: StatedSection, { section }: StatedSection, finding: Finding): StatedFact | undefined {
  const stated = statedAs(own, finding, finding.from);
  const known = new Set([section.heading, ...section.sentences.map(({ text }) => text)]);
  return stated.find((fact) => !known.has(sentenceOf(ours, own, fact)?.text ?? own.section.heading)) ?? stated[0];
}

/** What the other section has a sentence as, in words of its own; undefined where it has none like it. */
function reworded(from: Sentence | undefined, { section }: StatedSection, { section: home }: StatedSection): Sentence | undefined {
  if (from === undefined) return undefined;
  const stems = stemsOf(from.text);
  const known = new Set(home.sentences.map(({ text }) => text));
  const scored = section.sentences.filter(({ text }) => !known.has(text)).map((sentence) => ({ sentence, score: likeness(stems, stemsOf(sentence.text)) }));
  return scored.filter(({ score }) => score >= 0.6).sort((one, other) => other.score - one.score)[0]?.sentence;
}

function statedAs({ facts }: StatedSection, { fact }: Finding, text: string | undefined): readonly StatedFact[] {
  return text === undefined ? [] : facts.filter((one) => one.fact === fact && (textOf(one) === text || `not shown: ${textOf(one)}` === text));
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
