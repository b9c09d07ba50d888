/** Looks the sources of declarations up in the service's document. Every node ends with at least one place. */
import type { Diagnostic, Position } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";
import type { DocumentText } from "../documents/document.ts";
import { findField, parsePlace, placeNamed, whyNoRow } from "../documents/places/find.ts";
import type { Origin, Place } from "../model/origin.ts";
import type { Field, Shape } from "../model/shape.ts";
import type { Declared, FieldReading, ShapeReading, SourceTag } from "../read/reading.ts";
import { memoizeByObject, once } from "../values/memoize.ts";

export interface Places {
  /** The origin of a declaration that is no field: its own sources, or those around it. */
  readonly originOf: (declared: Declared) => Origin;
  /** The same as an object of the node's own, for nodes of which one declaration makes several: it tells them apart. */
  readonly ownOriginOf: (declared: Declared) => Origin;
  /** The origin of a field: its row under the sources around it, and its own sources. */
  readonly originOfField: (declared: Declared, name: string) => Origin;
  readonly placeOf: (source: SourceTag) => Place;
  readonly found: (diagnostic: Diagnostic) => void;
  /** Shapes and fields already linked: what a kind says of its envelopes is met at every resource. */
  readonly shapes: WeakMap<ShapeReading, Shape>;
  readonly fields: WeakMap<FieldReading, Field>;
}

/** Looks up in one document; `found` hears of each source once, however many nodes name it. */
export function placesInDocument(document: DocumentText, found: (diagnostic: Diagnostic) => void): Places {
  const placeOf = placeLookup(document, found);

  const originOf = memoizeByObject((declared: Declared): Origin => {
    const sources = declared.sources.length > 0 ? declared.sources : (declared.within?.sources ?? []);
    const places = distinct(sources.map(placeOf));
    if (sources.length === 0) notStated(declared.unstated ?? declared.definition);
    return { places, definition: declared.definition };
  });

  const originOfField = (declared: Declared, name: string): Origin => {
    const row = declared.within === undefined ? undefined : findRow(document, declared.within, placeOf);
    const places = distinct([row, ...declared.sources.map(placeOf)]);
    if (row === undefined && !hasSourceOfItsOwn(declared)) missing(declared, name);
    return { places, definition: declared.definition };
  };

  /** Where a surrounding source is not found, that is the finding. */
  const missing = ({ within, definition, unstated: around }: Declared, field: string): void => {
    if (around !== undefined) notStated(around);
    else if (within === undefined) found(report("field-without-source", { field }, definition));
    else if (within.sources.every((source) => placeOf(source) !== undefined)) foundOnce(within, withoutRow(within, field, definition));
  };

  /** A declaration without a source is one finding, however many members it leaves without one. */
  const unstated = new Set<string>();
  const notStated = (at: Position): void => {
    const key = `${at.file}:${at.line}:${at.column}`;
    if (!unstated.has(key)) found(report("no-source", {}, at));
    unstated.add(key);
  };

  /** That a section has no rows at all is one finding, whatever the fields are. */
  const rowless = new Set<string>();
  const foundOnce = ({ sources: [first] }: Within, diagnostic: Diagnostic): void => {
    const key = diagnostic.code === "section-without-rows" ? `${first!.at.file}:${first!.at.line}` : undefined;
    if (key === undefined || !rowless.has(key)) found(diagnostic);
    if (key !== undefined) rowless.add(key);
  };

  const withoutRow = ({ sources, path }: Within, field: string, at: Declared["definition"]): Diagnostic => {
    const [reason] = sources.flatMap((source) => whyNoRow(document, placeOf(source)!, path, at) ?? []);
    return reason ?? report("field-without-row", { field, nearest: undefined }, at);
  };

  return {
    originOf,
    ownOriginOf: (declared) => ({ ...originOf(declared) }),
    originOfField,
    placeOf: (source) => placeOf(source) ?? { section: source.text },
    found,
    shapes: new WeakMap(),
    fields: new WeakMap(),
  };
}

/** For a service of which each file has been found sound by itself: the rows of fields are looked up where somebody tells them. */
export function placesOnDemand(document: DocumentText, found: (diagnostic: Diagnostic) => void): Places {
  const places = placesInDocument(document, found);
  return {
    ...places,
    originOfField: (declared, name) => {
      const origin = once(() => places.originOfField(declared, name));
      return {
        definition: declared.definition,
        get places() {
          return origin().places;
        },
      };
    },
  };
}

function hasSourceOfItsOwn({ sources, ofWord = [] }: Declared): boolean {
  return sources.length > ofWord.length;
}

type Within = NonNullable<Declared["within"]>;

type PlaceLookup = (source: SourceTag) => Place | undefined;

/** A text is looked up once, wherever it stands, unless there is something to say of it: then once for each place that it stands at. */
function placeLookup(document: DocumentText, found: (diagnostic: Diagnostic) => void): PlaceLookup {
  const sound = new Map<string, Place>();
  const questionable = new Map<string, Place | undefined>();
  return (source) => {
    const known = sound.get(source.text);
    if (known !== undefined) return known;
    const key = `${source.text}\n${source.at.file}\n${source.at.line}`;
    if (questionable.has(key)) return questionable.get(key);
    const { place, findings } = lookUp(document, source);
    findings.forEach(found);
    if (place !== undefined && findings.length === 0) sound.set(source.text, place);
    else questionable.set(key, place);
    return place;
  };
}

function lookUp(document: DocumentText, source: SourceTag): { readonly place: Place | undefined; readonly findings: readonly Diagnostic[] } {
  const result = parsePlace(document, source.text, source.at);
  if (result.ok) return { place: result.value.place, findings: result.diagnostics };
  return { place: undefined, findings: runsOn(document, source) ? [runningOn(source)] : result.diagnostics };
}

/** Whether the first line is a source by itself: then somebody wrote a description below it. */
function runsOn(document: DocumentText, { text }: SourceTag): boolean {
  return text.includes("\n") && placeNamed(document, text.slice(0, text.indexOf("\n"))) !== undefined;
}

function runningOn({ text, at }: SourceTag): Diagnostic {
  const [source = "", ...rest] = text.split("\n").map((line) => line.trim());
  return report("source-runs-on", { source, rest: rest.filter((line) => line !== "").join(" ") }, at);
}

/** The first of the surrounding sources under which the field has a row. */
function findRow(document: DocumentText, within: Within, placeOf: PlaceLookup): Place | undefined {
  for (const source of within.sources) {
    const place = placeOf(source);
    const row = place === undefined ? undefined : findField(document, place, within.path);
    if (row !== undefined) return row.place;
  }
  return undefined;
}

function distinct(places: readonly (Place | undefined)[]): readonly Place[] {
  const known = places.filter((place) => place !== undefined);
  if (known.length < 2) return known;
  return known.filter((place, index) => known.findIndex((other) => samePlace(place, other)) === index);
}

function samePlace(one: Place, other: Place): boolean {
  return one === other || (one.section === other.section && one.block === other.block && one.row === other.row);
}
