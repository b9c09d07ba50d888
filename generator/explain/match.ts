/** Things of one declaration as an answer: the document's lines, the declaration's lines, the places in the outputs. */
import type { DocumentText } from "../documents/document.ts";
import { findPlace } from "../documents/places/find.ts";
import type { Place } from "../model/origin.ts";
import type { DefinitionLines, DocumentLine, Match, OutputPlace } from "../contract.ts";
import { declarationLines } from "./declaration.ts";
import type { Thing } from "./thing.ts";

/** The texts that a service is made of. */
export interface ServiceTexts {
  readonly document: () => DocumentText;
  /** The lines of the document or of a definition file; none where it cannot be read. */
  readonly linesOf: (file: string) => readonly string[];
}

/** Things that one declaration makes. */
export type DeclaredThings = readonly [Thing, ...Thing[]];

/** Things by their declaration, in the order of the first ones. */
export function byDeclaration(things: readonly Thing[]): readonly DeclaredThings[] {
  const groups = new Map<string, [Thing, ...Thing[]]>();
  for (const thing of things) {
    const group = groups.get(thing.declared);
    if (group === undefined) groups.set(thing.declared, [thing]);
    else group.push(thing);
  }
  return [...groups.values()];
}

export function matchOf(service: string, things: DeclaredThings, outputs: readonly OutputPlace[], texts: ServiceTexts): Match {
  const [{ is, origin }] = things;
  const { file, line, column } = origin.definition;
  const definition: DefinitionLines = { file, line, lines: declarationLines(texts.linesOf(file), line, column) };
  const places = things.flatMap((thing) => thing.origin.places);
  const access = [...new Set(things.flatMap((thing) => thing.access ?? []))].join("; ");
  return { service, is, name: nameOf(things), ...(access === "" ? {} : { access }), document: linesAtPlaces(places, texts), definition, outputs };
}

/** By the shortest path to it, and in how many more places it stands. */
function nameOf(things: DeclaredThings): string {
  const [first] = things.toSorted((one, other) => one.called.length - other.called.length) as [Thing, ...Thing[]];
  if (first.of === undefined) return first.called;
  if (first.is === "resource" || first.is === "operation") return `${first.called}, ${first.of}`;
  const owners = new Set(things.map(({ of }) => of)).size;
  return `${first.called} of ${first.of}${owners === 1 ? "" : ` and ${owners - 1} more`}`;
}

/** Each line once, however many things or places name it. */
function linesAtPlaces(places: readonly Place[], { document, linesOf }: ServiceTexts): readonly DocumentLine[] {
  const text = document();
  const found = places.flatMap((place) => {
    return findPlace(text, place)?.at ?? [];
  });
  const lines = linesOf(text.file);
  return [...new Map(found.map(({ file, line }) => [line, { file, line, text: lines[line - 1] ?? "" }])).values()];
}
