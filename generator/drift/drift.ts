/** Holds a document against the definitions of a service, both ways, fact by fact. */
import type { DocumentText } from "../documents/document.ts";
import { outlineOf, type Outline } from "../documents/outline.ts";
import { parsePlace } from "../documents/find.ts";
import { recognised } from "../documents/recognise.ts";
import { readerOf } from "../facts/reader.ts";
import type { Defined } from "../facts/defined.ts";
import { statedIn } from "../facts/stated.ts";
import type { Place } from "../model/origin.ts";
import { once } from "../values/remembered.ts";
import { claimsOn } from "./claims.ts";
import { comings } from "./comings.ts";
import { declaredNames, type Definitions } from "./definitions.ts";
import { followedSince, type Earlier } from "./earlier.ts";
import { editionDifferences } from "./edition-differences.ts";
import { editionOf, type Edition } from "./edition.ts";
import { outlineOfClaims } from "./outline-of-claims.ts";
import type { Finding } from "./finding.ts";
import { gathered } from "./gather.ts";
import { urisIn } from "./known-paths.ts";
import { proseDifferences } from "./prose.ts";
import type { Raw } from "./raw.ts";
import { requirementDifferences } from "./requirements.ts";
import { rowDifferences } from "./rows.ts";
import { factsAtIn, sectionNames, type Subject } from "./subject.ts";
import { valueDifferences } from "./value-lists.ts";

export interface DriftParts {
  readonly definitions: Definitions;
  readonly document: DocumentText;
  /** The service's own edition, where the document is another one. */
  readonly edition?: DocumentText;
  /** What the service's own edition is held against beside the definitions. */
  readonly since?: Earlier;
}

export function driftOf({ definitions, document, edition, since }: DriftParts): readonly Finding[] {
  const { defined, wording, prefixes, placeholders } = definitions;
  const names = declaredNames(defined);
  const outline = edition !== undefined ? outlineOf(edition) : outlineOfOwn(document, defined, since);
  const stated = statedIn(recognised(document, outline), wording, names);
  const other = edition ?? (since === undefined ? undefined : recognised(since.document, outlineOf(stated.document)));
  const own = other === undefined ? undefined : editionOf(statedIn(other, wording, names));
  const subject: Subject = {
    stated,
    claims: claimsOn(stated.document, defined, (source) => placeIn(own, source)),
    defined,
    reader: readerOf(wording),
    prefixes,
    uris: once(() => urisIn(defined)),
    placeholders,
    names: sectionNames(stated),
    factsAt: factsAtIn(stated),
  };
  const raws = [...rowDifferences(subject), ...comings(subject, own), ...valueDifferences(subject), ...proseDifferences(subject)];
  return gathered(definitions.service, own === undefined ? [...raws, ...requirementDifferences(subject)] : withEdition(raws, ofEdition(subject, own, since, raws)));
}

function ofEdition(subject: Subject, own: Edition, since: Earlier | undefined, known: readonly Raw[]): readonly Raw[] {
  const found = editionDifferences(subject, own, known);
  if (since === undefined) return found;
  const isFollowed = followedSince(since, own.stated.document, { document: subject.stated.document, claims: subject.claims });
  const told = new Set(found.map(({ place }) => place.section));
  return [...found.filter((raw) => !isFollowed(raw)), ...requirementDifferences(subject).filter(({ place }) => !told.has(place.section))];
}

/** While definitions name the items that they named, numbers mean those that they meant. */
function outlineOfOwn(own: DocumentText, defined: readonly Defined[], since: Earlier | undefined): Outline {
  const outline = outlineOfClaims(own, defined);
  if (since === undefined) return outline;
  const { definitions, document } = since;
  const itemsNamed = (all: readonly Defined[]): string => [...new Set(all.flatMap(({ declared }) => declared.sources.map(({ text }) => text).filter((text) => /> \d+$/.test(text))))].sort().join("\n");
  if (itemsNamed(defined) !== itemsNamed(definitions.defined)) return outline;
  const items = new Map(outlineOf(document).map((section) => [section.title, section.items]));
  return outline.map((section) => ({ ...section, items: items.get(section.title) ?? section.items }));
}

/** What stands in a section that came is no change of its own. */
function withEdition(raws: readonly Raw[], others: readonly Raw[]): readonly Raw[] {
  const come = new Set(others.filter(({ change, fact }) => change === "added" && fact === "section").map(({ place }) => place.section));
  return [...raws.filter(({ place }) => !come.has(place.section)), ...others];
}

function placeIn(edition: Edition | undefined, source: string): Place | undefined {
  const found = edition === undefined ? undefined : parsePlace(edition.stated.document, source);
  return found?.ok === true ? found.value.place : undefined;
}

