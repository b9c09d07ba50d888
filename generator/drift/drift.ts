/** Holds a document against the definitions of a service, both ways, fact by fact. */
import type { DocumentText } from "../documents/document.ts";
import { outlineOf } from "../documents/outline.ts";
import { parsePlace } from "../documents/find.ts";
import { recognised } from "../documents/recognise.ts";
import { readerOf } from "../facts/reader.ts";
import { statedIn } from "../facts/stated.ts";
import type { Place } from "../model/origin.ts";
import { once } from "../values/remembered.ts";
import { claimsOn } from "./claims.ts";
import { comings } from "./comings.ts";
import type { Definitions } from "./definitions.ts";
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
}

export function driftOf({ definitions, document, edition }: DriftParts): readonly Finding[] {
  const { defined, wording, prefixes, placeholders } = definitions;
  const names = defined.filter(({ is }) => is === "field" || is === "header" || is === "scheme").map(({ name }) => name);
  const outline = edition === undefined ? outlineOfClaims(document, defined) : outlineOf(edition);
  const stated = statedIn(recognised(document, outline), wording, names);
  const own = edition === undefined ? undefined : editionOf(statedIn(edition, wording, names));
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
  return gathered(definitions.service, own === undefined ? [...raws, ...requirementDifferences(subject)] : withEdition(raws, editionDifferences(subject, own, raws)));
}

/** What stands in a section that came is no change of its own. */
function withEdition(raws: readonly Raw[], ofEdition: readonly Raw[]): readonly Raw[] {
  const come = new Set(ofEdition.filter(({ change, fact }) => change === "added" && fact === "section").map(({ place }) => place.section));
  return [...raws.filter(({ place }) => !come.has(place.section)), ...ofEdition];
}

function placeIn(edition: Edition | undefined, source: string): Place | undefined {
  const found = edition === undefined ? undefined : parsePlace(edition.stated.document, source);
  return found?.ok === true ? found.value.place : undefined;
}

