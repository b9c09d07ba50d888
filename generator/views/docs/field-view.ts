/** Fields, notes and bodies as templates of pages name them. */
import type { Contradiction, Notes } from "../../model/origin.ts";
import type { Emit, Optional } from "../emit/value.ts";
import { placeText } from "../unknowns/fold-unknowns.ts";
import type { Dress } from "./dress.ts";
import { placeTexts, type FieldBlock, type FieldEntry, type FieldsPage } from "./fields.ts";
import { linkView, type LinkView } from "./frame.ts";
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

export function fieldViews(fields: readonly FieldEntry[], dress: Dress): readonly FieldView[] {
  return fields.map((field) => fieldView(field, dress));
}

function fieldView(field: FieldEntry, dress: Dress): FieldView {
  const { name, path, anchor, required, readOnly, writeOnly, deprecated, type, facts, description, gaps, doubts, places, blocks } = field;
  return {
    open: dress.anchored("li", anchor),
    link: dress.linked({ page: dress.page, anchor }),
    name: dress.code(name.trim() === "" ? JSON.stringify(name) : name),
    path: dress.code(path),
    type: dress.phrase(type),
    required,
    readOnly,
    writeOnly,
    deprecated,
    facts: factsView(facts, dress),
    description: description !== "" && dress.block(description),
    gaps: gaps.length === 0 ? none : gaps.map((what) => dress.prose(asSentence(what))),
    doubts: doubts.length === 0 ? none : doubts.map((doubt) => doubtView(doubt, dress)),
    places: placesView(places, dress),
    blocks: blockViews(blocks, path, dress),
  };
}

/** @param of what the fields are in */
export function blockViews(blocks: readonly FieldBlock[], of: string, dress: Dress): readonly BlockView[] {
  if (blocks.length === 0) return none;
  return dress.arranged(blocks).map(({ is, fields, apart, unlisted = false }) => ({
    of: dress.code(of),
    count: dress.text(fields.length === 1 ? "1 field" : `${fields.length} fields`),
    sent: is === "sent",
    fields: fieldViews(fields, dress),
    apart: apart === undefined ? none : apart.map((page) => apartView(page, unlisted, dress)),
    unlisted,
  }));
}

function apartView({ page, of, fields }: FieldsPage, unlisted: boolean, dress: Dress): ApartView {
  return {
    ...linkView(page, `${of}: ${rangeText(fields)}`, dress),
    anchors: unlisted ? none : anchorsIn(fields).flatMap((anchor) => dress.anchored("span", anchor) || []),
  };
}

/** `600 fields, from name to weight` */
export function rangeText(fields: readonly FieldEntry[]): string {
  const [first, last] = [fields[0]?.name, fields.at(-1)?.name];
  return fields.length === 1 ? String(first) : `${fields.length} fields, from ${first} to ${last}`;
}

/** One after the other. */
export function factsView(facts: readonly TypePhrase[], dress: Dress): Optional {
  if (facts.length < 2) return facts[0] !== undefined && dress.phrase(facts[0]);
  return dress.phrase(facts.flatMap((fact, index) => (index === 0 ? fact : [" ", ...fact])));
}

export function placesView(places: readonly string[], dress: Dress): Optional {
  return places.length > 0 && dress.text(places.length === 1 ? places[0]! : places.join("; "));
}

export function notesView({ statements, gaps, contradictions }: Notes, dress: Dress): NotesView | false {
  if (statements.length + gaps.length + contradictions.length === 0) return false;
  return {
    statements: statements.map(({ says, origin }) => ({ says: dress.prose(asSentence(says)), places: placesView(placeTexts(origin.places), dress) })),
    gaps: gaps.map(({ what, origin }) => ({ says: dress.prose(asSentence(what)), places: placesView(placeTexts(origin.places), dress) })),
    doubts: contradictions.map((doubt) => doubtView(doubt, dress)),
  };
}

export function doubtView({ about, choice, readings, origin }: Contradiction, dress: Dress): DoubtView {
  return {
    about: dress.prose(asSentence(about)),
    choice: dress.prose(asSentence(choice)),
    readings: readings.map(({ says, place }) => ({ says: dress.prose(asSentence(says)), places: placesView([placeText(place)], dress) })),
    places: placesView(placeTexts(origin.places), dress),
  };
}
