/** What a document states besides, does not show and says twice: each as an extension and as text. */
import type { Contradiction, Gap, Notes, Statement } from "../../model/origin.ts";
import type { ContradictionNote, GapNote, NoteExtensions, StatementNote } from "../document.ts";
import { asSentence, bulletList, inline, paragraphs } from "./markdown.ts";
import { placeInMarkdown, sourcesOf } from "./source.ts";

export interface NoteLists {
  statements?: StatementNote[];
  "not-shown"?: GapNote[];
  contradictions?: ContradictionNote[];
}

/** The lists that have an entry. */
export function noteLists(notes: Notes): NoteLists {
  const lists: NoteLists = {};
  if (notes.statements.length > 0) lists.statements = notes.statements.map(statementNote);
  if (notes.gaps.length > 0) lists["not-shown"] = notes.gaps.map(gapNote);
  if (notes.contradictions.length > 0) lists.contradictions = notes.contradictions.map(contradictionNote);
  return lists;
}

/** The same as the extensions of an object of OpenAPI. */
export function noteExtensions(notes: Notes): NoteExtensions {
  const lists = noteLists(notes);
  const extensions: NoteExtensions = {};
  if (lists.statements) extensions["x-statements"] = lists.statements;
  if (lists["not-shown"]) extensions["x-not-shown"] = lists["not-shown"];
  if (lists.contradictions) extensions["x-contradictions"] = lists.contradictions;
  return extensions;
}

export function contradictionNote(one: Contradiction): ContradictionNote {
  return {
    name: one.name,
    about: one.about,
    readings: one.readings.map((reading) => ({ says: reading.says, source: reading.place })),
    choice: one.choice,
    source: sourcesOf(one.origin),
  };
}

/** A paragraph for each list of notes. */
export function noteText(notes: Notes): string {
  if (!hasNotes(notes)) return "";
  return paragraphs(statementText(notes), gapText(notes), ...notes.contradictions.map(contradictionText));
}

/** The notes of a whole service, under headings. */
export function noteSections(notes: Notes): string {
  return paragraphs(
    notes.statements.length === 0 ? "" : `## Further statements\n\n${bulletList(notes.statements.map((one) => asSentence(one.says)))}`,
    notes.gaps.length === 0 ? "" : `## Not shown by the document\n\n${bulletList(notes.gaps.map(gapItem))}`,
    notes.contradictions.length === 0 ? "" : `## Contradictions in the document\n\n${notes.contradictions.map(contradictionText).join("\n\n")}`,
  );
}

export function contradictionText(one: Contradiction): string {
  const readings = one.readings.map((reading) => `${asSentence(reading.says)} (${placeInMarkdown(reading.place)})`);
  return `**In doubt:** ${asSentence(one.about)}\n\n${bulletList(readings)}\n\nFollowed here: ${asSentence(one.choice)}`;
}

export function notShownText(what: string): string {
  return `**Not shown:** ${asSentence(what)}`;
}

function statementText(notes: Notes): string {
  return notes.statements.map((one) => asSentence(one.says)).join(" ");
}

function gapText(notes: Notes): string {
  const [first, ...others] = notes.gaps;
  if (first === undefined) return "";
  return others.length === 0 ? notShownText(first.what) : `**Not shown:**\n\n${bulletList(notes.gaps.map((one) => asSentence(one.what)))}`;
}

function gapItem(one: Gap): string {
  return `${inline(one.what)} (${one.origin.places.map(placeInMarkdown).join("; ")})`;
}

function statementNote(one: Statement): StatementNote {
  return { name: one.name, says: one.says, source: sourcesOf(one.origin) };
}

function gapNote(one: Gap): GapNote {
  return { name: one.name, what: one.what, source: sourcesOf(one.origin) };
}

/** The notes of several owners: one that two of them share counts once. */
export function joinedNotes(all: readonly Notes[]): Notes {
  const [only, another] = all;
  if (only !== undefined && another === undefined) return only;
  return {
    statements: once(all.flatMap((notes) => notes.statements)),
    gaps: once(all.flatMap((notes) => notes.gaps)),
    contradictions: once(all.flatMap((notes) => notes.contradictions)),
  };
}

/** Without those that say the same, wherever they are declared. */
function once<Note extends Statement | Gap | Contradiction>(notes: readonly Note[]): readonly Note[] {
  if (new Set(notes.map(({ name }) => name)).size === notes.length) return notes;
  return [...new Map(notes.map((note) => [JSON.stringify({ ...note, origin: note.origin.places }), note])).values()];
}

export function hasNotes(notes: Notes): boolean {
  return notes.statements.length + notes.gaps.length + notes.contradictions.length > 0;
}
