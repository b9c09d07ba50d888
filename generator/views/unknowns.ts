/**
 * The page that lists whatever a service's document leaves open: what it does not show, where it contradicts itself, which
 * operations follow from a general statement. Each entry says where it applies, where the document has it and where it is
 * defined; what is the same for all that it applies to is said once.
 */
import type { Operation } from "../model/operation.ts";
import type { Place } from "../model/origin.ts";
import type { Service } from "../model/service.ts";
import { markdownCellCode, markdownCode, markdownProse, markdownText } from "./emit/markdown.ts";
import type { Emit } from "./emit/value.ts";
import { findUnknowns, type Owner, type Topic } from "./unknowns/find-unknowns.ts";
import {
  foldUnknowns,
  placeText,
  positionText,
  type ConflictEntry,
  type DerivedEntry,
  type FoldedUnknowns,
  type GapEntry,
  type UnknownUse,
} from "./unknowns/fold-unknowns.ts";

type Optional = Emit | false;

export interface UnknownsView {
  readonly title: Emit;
  readonly service: Emit;
  readonly document: Emit;
  readonly counts: { readonly gaps: Emit; readonly conflicts: Emit; readonly derived: Emit };
  readonly topics: readonly { readonly heading: Emit; readonly gaps: readonly GapView[] }[];
  readonly conflicts: readonly ConflictView[];
  readonly derived: readonly { readonly place: Emit; readonly operations: readonly OperationView[] }[];
}

/** What applies to one thing says so in its line; what applies to several lists them. */
interface UsesView {
  readonly only: OwnerView | false;
  readonly many: { readonly count: Emit; readonly owners: readonly OwnerView[] } | false;
  /** Where it is the same for all. */
  readonly places: Optional;
  readonly definition: Optional;
}

interface GapView extends UsesView {
  readonly what: Emit;
  readonly name: Optional;
  readonly known: readonly Emit[];
}

interface ConflictView extends UsesView {
  readonly about: Emit;
  readonly name: Emit;
  readonly choice: Emit;
  readonly readings: readonly { readonly says: Emit; readonly place: Emit }[];
}

interface OwnerView {
  readonly is: Emit;
  readonly name: Emit;
  readonly request: Optional;
  readonly part: Optional;
  readonly field: Optional;
  readonly places: Optional;
  readonly definition: Optional;
}

interface OperationView {
  readonly name: Emit;
  readonly request: Emit;
  readonly definition: Emit;
}

const TOPICS: readonly (readonly [Topic, heading: string])[] = [
  ["service", "The service as a whole"],
  ["resources", "Resources and operations"],
  ["payloads", "Requests and answers"],
  ["values", "Fields and values"],
];

export function unknownsView(service: Service): UnknownsView {
  const { gaps, conflicts, derived } = foldUnknowns(findUnknowns(service));
  return {
    title: markdownText(service.title),
    service: markdownCode(service.name),
    document: markdownCode(service.document),
    counts: countsView({ gaps, conflicts, derived }),
    topics: TOPICS.map(([topic, heading]) => ({
      heading: markdownText(heading),
      gaps: gaps.filter((gap) => gap.topic === topic).map(gapView),
    })).filter((topic) => topic.gaps.length > 0),
    conflicts: conflicts.map(conflictView),
    derived: derived.map(derivedView),
  };
}

function countsView({ gaps, conflicts, derived }: FoldedUnknowns): UnknownsView["counts"] {
  const operations = derived.reduce((sum, { operations }) => sum + operations.length, 0);
  return { gaps: markdownText(String(gaps.length)), conflicts: markdownText(String(conflicts.length)), derived: markdownText(String(operations)) };
}

function gapView({ what, name, known = [], uses }: GapEntry): GapView {
  return {
    what: markdownProse(what),
    name: name === undefined ? false : markdownCode(name),
    known: known.map((value) => markdownCode(String(value))),
    ...usesView(uses),
  };
}

function conflictView({ contradiction, uses }: ConflictEntry): ConflictView {
  const { name, about, choice, readings } = contradiction;
  return {
    about: markdownProse(about),
    name: markdownCode(name),
    choice: markdownProse(choice),
    readings: readings.map(({ says, place }) => ({ says: markdownProse(says), place: markdownText(placeText(place)) })),
    ...usesView(uses),
  };
}

function derivedView({ place, operations }: DerivedEntry): UnknownsView["derived"][number] {
  return { place: markdownText(placeText(place)), operations: operations.map(operationView) };
}

function operationView({ id, method, uri, origin }: Operation): OperationView {
  return { name: markdownCellCode(id), request: markdownCellCode(`${method} ${uri.template}`), definition: markdownCellCode(positionText(origin.definition)) };
}

function usesView(uses: readonly UnknownUse[]): UsesView {
  const places = shared(uses.map(({ origin }) => placesText(origin.places)));
  const definition = shared(uses.map(({ origin }) => positionText(origin.definition)));
  const owners = uses.map((use) => ownerView(use, places === undefined, definition === undefined));
  const [first] = uses;
  const only = uses.length === 1 && first?.owner.is === "service" && first.owner.part === undefined ? false : (owners.length === 1 && owners[0]) || false;
  return {
    only,
    many: owners.length > 1 ? { count: markdownText(String(owners.length)), owners } : false,
    places: places === undefined ? false : markdownText(places),
    definition: definition === undefined ? false : markdownCode(definition),
  };
}

function ownerView({ owner, origin }: UnknownUse, withPlaces: boolean, withDefinition: boolean): OwnerView {
  return {
    is: markdownText(owner.is),
    name: markdownCode(owner.name),
    request: owner.request === undefined ? false : markdownCode(owner.request),
    part: partText(owner),
    field: owner.path === "" ? false : markdownCode(owner.path),
    places: withPlaces ? markdownText(placesText(origin.places)) : false,
    definition: withDefinition ? markdownCode(positionText(origin.definition)) : false,
  };
}

function partText({ part, path }: Owner): Optional {
  const field = path === "" || part === "parameter" || part === "header" ? "" : part === "query" ? "parameter" : "field";
  const text = [part, field]
    .filter((word) => word !== undefined && word !== "")
    .join(", ")
    .replace("query, parameter", "query parameter");
  return text === "" ? false : markdownText(text);
}

function placesText(places: readonly Place[]): string {
  return places.map(placeText).join("; ");
}

/** What all have in common, nothing where they differ. */
function shared(texts: readonly string[]): string | undefined {
  return new Set(texts).size === 1 ? texts[0] : undefined;
}
