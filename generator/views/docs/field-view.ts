/** Fields, notes and bodies as templates of pages name them. */
import type { Contradiction, Notes } from "../../model/origin.ts";
import type { Emit, Optional } from "../emit/value.ts";
import { placeText } from "../unknowns/fold-unknowns.ts";
import { placeTexts, type FieldBlock, type FieldEntry, type FieldsPage } from "./fields.ts";
import { linkView, type LinkView } from "./frame.ts";
import type { PageWriter } from "./page-writer.ts";
import { asSentence } from "./prose.ts";
import { anchorsIn } from "./room.ts";
import type { TypePhrase } from "./type-phrase.ts";

export interface FieldView {
  readonly open: Optional;
  readonly link: Optional;
  readonly name: Emit;
  readonly path: Emit;
  readonly type: Emit;
  readonly required: boolean;
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
  readonly deprecated: boolean;
  readonly facts: Optional;
  readonly description: Optional;
  readonly gaps: readonly Emit[];
  readonly doubts: readonly DoubtView[];
  readonly places: Optional;
  readonly blocks: readonly BlockView[];
}

export interface BlockView {
  readonly of: Emit;
  readonly count: Emit;
  readonly sent: boolean;
  readonly fields: readonly FieldView[];
  readonly apart: readonly ApartView[];
  /** Nothing there leads links to these fields on. */
  readonly unlisted: boolean;
}

/** A link to the page that fields are on instead. */
export interface ApartView extends LinkView {
  /** The starts of elements that links to these fields lead to. */
  readonly anchors: readonly Emit[];
}

export interface DoubtView {
  readonly about: Emit;
  readonly choice: Emit;
  readonly readings: readonly { readonly says: Emit; readonly places: Optional }[];
  readonly places: Optional;
}

export interface NoteView {
  readonly says: Emit;
  readonly places: Optional;
}

export interface NotesView {
  readonly statements: readonly NoteView[];
  readonly gaps: readonly NoteView[];
  readonly doubts: readonly DoubtView[];
}

const none: readonly never[] = [];

export function fieldViews(fields: readonly FieldEntry[], writer: PageWriter): readonly FieldView[] {
  return fields.map((field) => fieldView(field, writer));
}

function fieldView(field: FieldEntry, writer: PageWriter): FieldView {
  const { name, path, anchor, required, readOnly, writeOnly, deprecated, type, facts, description, gaps, doubts, places, blocks } = field;
  return {
    open: writer.anchored("li", anchor),
    link: writer.linked({ page: writer.page, anchor }),
    name: writer.code(name.trim() === "" ? JSON.stringify(name) : name),
    path: writer.code(path),
    type: writer.phrase(type),
    required,
    readOnly,
    writeOnly,
    deprecated,
    facts: factsView(facts, writer),
    description: description !== "" && writer.block(description),
    gaps: gaps.length === 0 ? none : gaps.map((what) => writer.prose(asSentence(what))),
    doubts: doubts.length === 0 ? none : doubts.map((doubt) => doubtView(doubt, writer)),
    places: placesView(places, writer),
    blocks: blockViews(blocks, path, writer),
  };
}

/** @param of what the fields are in */
export function blockViews(blocks: readonly FieldBlock[], of: string, writer: PageWriter): readonly BlockView[] {
  if (blocks.length === 0) return none;
  return writer.arranged(blocks).map(({ is, fields, apart, unlisted = false }) => ({
    of: writer.code(of),
    count: writer.text(fields.length === 1 ? "1 field" : `${fields.length} fields`),
    sent: is === "sent",
    fields: fieldViews(fields, writer),
    apart: apart === undefined ? none : apart.map((page) => apartView(page, unlisted, writer)),
    unlisted,
  }));
}

function apartView({ page, of, fields }: FieldsPage, unlisted: boolean, writer: PageWriter): ApartView {
  return {
    ...linkView(page, `${of}: ${rangeText(fields)}`, writer),
    anchors: unlisted ? none : anchorsIn(fields).flatMap((anchor) => writer.anchored("span", anchor) || []),
  };
}

/** `600 fields, from name to weight` */
export function rangeText(fields: readonly FieldEntry[]): string {
  const [first, last] = [fields[0]?.name, fields.at(-1)?.name];
  return fields.length === 1 ? String(first) : `${fields.length} fields, from ${first} to ${last}`;
}

/** One after the other. */
export function factsView(facts: readonly TypePhrase[], writer: PageWriter): Optional {
  if (facts.length < 2) return facts[0] !== undefined && writer.phrase(facts[0]);
  return writer.phrase(facts.flatMap((fact, index) => (index === 0 ? fact : [" ", ...fact])));
}

export function placesView(places: readonly string[], writer: PageWriter): Optional {
  return places.length > 0 && writer.text(places.length === 1 ? places[0]! : places.join("; "));
}

export function notesView({ statements, gaps, contradictions }: Notes, writer: PageWriter): NotesView | false {
  if (statements.length + gaps.length + contradictions.length === 0) return false;
  return {
    statements: statements.map(({ says, origin }) => ({ says: writer.prose(asSentence(says)), places: placesView(placeTexts(origin.places), writer) })),
    gaps: gaps.map(({ what, origin }) => ({ says: writer.prose(asSentence(what)), places: placesView(placeTexts(origin.places), writer) })),
    doubts: contradictions.map((doubt) => doubtView(doubt, writer)),
  };
}

export function doubtView({ about, choice, readings, origin }: Contradiction, writer: PageWriter): DoubtView {
  return {
    about: writer.prose(asSentence(about)),
    choice: writer.prose(asSentence(choice)),
    readings: readings.map(({ says, place }) => ({ says: writer.prose(asSentence(says)), places: placesView([placeText(place)], writer) })),
    places: placesView(placeTexts(origin.places), writer),
  };
}
