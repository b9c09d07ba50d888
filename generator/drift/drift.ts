/** Holds a document against the definitions of a service, both ways, fact by fact. */
import type { DocumentText } from "../documents/document.ts";
import { outlineOf } from "../documents/outline.ts";
import { parsePlace } from "../documents/find.ts";
import { recognised } from "../documents/recognise.ts";
import { definedIn } from "../facts/defined.ts";
import { readerOf } from "../facts/reader.ts";
import { statedIn } from "../facts/stated.ts";
import type { Wording } from "../facts/wording.ts";
import type { Place } from "../model/origin.ts";
import type { Service } from "../model/service.ts";
import { claimsOn } from "./claims.ts";
import { comings } from "./comings.ts";
import { editionDifferences } from "./edition-differences.ts";
import { editionOf, type Edition } from "./edition.ts";
import { outlineOfClaims } from "./outline-of-claims.ts";
import type { Finding } from "./finding.ts";
import { gathered } from "./gather.ts";
import { plainName, prefixesOf } from "./paths.ts";
import { proseDifferences } from "./prose.ts";
import type { Raw } from "./raw.ts";
import { requirementDifferences } from "./requirements.ts";
import { rowDifferences } from "./rows.ts";
import { factsByPlace, sectionNames, type Subject } from "./subject.ts";
import { valueDifferences } from "./value-lists.ts";

export interface DriftParts {
  /** Linked by `sourcedService`. */
  readonly service: Service;
  readonly document: DocumentText;
  /** The service's own edition, where the document is another one. */
  readonly edition?: DocumentText;
  readonly wording: Wording;
}

export function driftOf({ service, document, edition, wording }: DriftParts): readonly Finding[] {
  const defined = definedIn(service);
  const names = defined.filter(({ is }) => is === "field" || is === "header" || is === "scheme").map(({ name }) => name);
  const outline = edition === undefined ? outlineOfClaims(document, defined) : outlineOf(edition);
  const stated = statedIn(recognised(document, outline), wording, names);
  const own = edition === undefined ? undefined : editionOf(statedIn(edition, wording, names));
  const subject: Subject = {
    stated,
    claims: claimsOn(stated.document, defined, (source) => placeIn(own, source)),
    defined,
    reader: readerOf(wording),
    prefixes: prefixesOf(service.servers),
    placeholders: placeholdersOf(service),
    names: sectionNames(stated),
    factsAt: factsByPlace(stated),
  };
  const raws = [...rowDifferences(subject), ...comings(subject, own), ...valueDifferences(subject), ...proseDifferences(subject)];
  return gathered(service.name, own === undefined ? [...raws, ...requirementDifferences(subject)] : withEdition(raws, editionDifferences(subject, own, raws)));
}

/** What stands in a section that came is no change of its own. */
function withEdition(raws: readonly Raw[], ofEdition: readonly Raw[]): readonly Raw[] {
  const come = new Set(ofEdition.filter(({ change, fact }) => change === "added" && fact === "section").map(({ place }) => place.section));
  return [...raws.filter(({ place }) => !come.has(place.section)), ...ofEdition];
}

function placeholdersOf({ resources }: Service): ReadonlySet<string> {
  const uris = resources.flatMap(({ uri, operations }) => [uri, ...operations.map((operation) => operation.uri)]);
  return new Set(uris.flatMap(({ segments }) => segments.flatMap((segment) => segment.flatMap((part) => (part.is === "placeholder" ? [plainName(part.name)] : [])))));
}

function placeIn(edition: Edition | undefined, source: string): Place | undefined {
  const found = edition === undefined ? undefined : parsePlace(edition.stated.document, source);
  return found?.ok === true ? found.value.place : undefined;
}

