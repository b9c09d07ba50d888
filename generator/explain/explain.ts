/**
 * Where a thing comes from, and where it went: rows of the document, declaration, places in the outputs. Of the ways to
 * read what was asked for, the first that finds anything in any of the services counts.
 */
import type { Service } from "../model/service.ts";
import type { Explanation, Match } from "../contract.ts";
import { byName, byNameInAnyCase } from "./by-name.ts";
import { beginsAsPointer, byPointer } from "./by-pointer.ts";
import { byRequest, normaliseRequest } from "./by-request.ts";
import { catalogOf, type Catalog } from "./catalog.ts";
import { byDeclaration, matchOf, type ServiceTexts } from "./match.ts";
import { nearestName } from "./nearest-name.ts";
import { outputsOf, placesIn, type Outputs } from "./outputs.ts";
import type { Thing } from "./thing.ts";

/** A service that can be asked about. */
export interface Explainable extends ServiceTexts {
  readonly service: Service;
  /** The folder of its outputs, relative to the project's root. */
  readonly folder: string;
}

interface Subject {
  readonly explainable: Explainable;
  readonly catalog: Catalog;
  /** Made when they are asked for, once. */
  readonly outputs: () => Outputs;
}

type Way = (subject: Subject, what: string) => readonly Thing[];

const ways: readonly Way[] = [
  ({ catalog }, what) => byName(catalog, normaliseRequest(what)),
  ({ catalog }, what) => byNameInAnyCase(catalog, normaliseRequest(what)),
  ({ catalog, outputs }, what) => byPointer(catalog, outputs, what),
  ({ catalog, outputs }, what) => (beginsAsPointer(outputs, what) ? [] : byRequest(catalog, normaliseRequest(what))),
];

export function explainIn(explainables: readonly Explainable[], asked: string): Explanation {
  const what = asked.trim();
  const subjects = explainables.map(subjectOf);
  for (const way of ways) {
    const found = subjects.map((subject) => ({ subject, things: way(subject, what) })).filter(({ things }) => things.length > 0);
    if (found.length > 0) return explained(found);
  }
  const nearest = nearestName(what, subjects);
  return { diagnostics: [], matches: [], ...(nearest === undefined ? {} : { nearest }) };
}

function explained(found: readonly { readonly subject: Subject; readonly things: readonly Thing[] }[]): Explanation {
  return {
    diagnostics: found.flatMap(({ subject }) => subject.outputs().diagnostics),
    matches: found.flatMap(({ subject, things }) => matchesOf(subject, things)),
  };
}

function subjectOf(explainable: Explainable): Subject {
  let outputs: Outputs | undefined;
  return { explainable, catalog: catalogOf(explainable.service), outputs: () => (outputs ??= outputsOf(explainable.service)) };
}

function matchesOf({ explainable, outputs }: Subject, things: readonly Thing[]): readonly Match[] {
  const { service, folder } = explainable;
  const groups = byDeclaration(things);
  const places = placesIn(outputs(), groups);
  return groups.map((group, index) => {
    const own = places[index]!.map((place) => ({ ...place, file: `${folder}/${place.file}` }));
    return matchOf(service.name, group, own, explainable);
  });
}
