/** The pages on what the document does not show and where it says two things, with a link to each thing concerned. */
import type { Service } from "../../model/service.ts";
import type { Emit, Optional } from "../emit/value.ts";
import type { Target } from "../links/addresses.ts";
import { namedAnchor } from "../links/anchors.ts";
import type { Owner, Topic, UnknownFinding } from "../unknowns/find-unknowns.ts";
import { findUnknowns } from "../unknowns/find-unknowns.ts";
import {
  foldUnknowns,
  placeText,
  type ConflictEntry,
  type DerivedEntry,
  type FoldedUnknowns,
  type GapEntry,
  type UnknownUse,
} from "../unknowns/fold-unknowns.ts";
import { Anchors } from "./anchor-set.ts";
import type { PageOutline } from "./digest.ts";
import { doubtView, placesView, type DoubtView } from "./field-view.ts";
import { placeTexts } from "./fields.ts";
import { frameView, linkView, type FrameView, type LinkView } from "./frame.ts";
import type { PageWriter } from "./page-writer.ts";
import { asHeading, asSentence } from "./prose.ts";
import { sectionView, type SectionLink, type SectionView } from "./section.ts";
import { valueText } from "./type-phrase.ts";

export interface UnknownsPageView {
  readonly frame: FrameView;
  readonly contents: readonly SectionLink[];
  readonly topics: readonly (SectionView & { readonly gaps: readonly GapView[] })[];
  readonly derived: (SectionView & { readonly statements: readonly DerivedView[] }) | false;
}

interface DerivedView {
  readonly place: Emit;
  readonly operations: readonly (LinkView & { readonly request: Emit })[];
  readonly more: Optional;
}

interface UsesView {
  readonly uses: readonly UseView[];
  readonly more: Optional;
}

interface GapView extends UsesView {
  readonly open: Optional;
  readonly says: Emit;
  readonly known: Optional;
  readonly places: Optional;
}

/** Where something applies: a link, and the part of what it leads to. */
export interface UseView extends LinkView {
  readonly part: Optional;
}

export interface ContradictionsView {
  readonly frame: FrameView;
  readonly contents: readonly SectionLink[];
  readonly doubts: readonly (DoubtView & UsesView & { readonly open: Optional; readonly link: Optional; readonly name: Emit })[];
}

/** So many of the things that one entry applies to are listed. */
const USES = 20;

const TOPICS = [
  ["service", "The service as a whole"],
  ["resources", "Resources and operations"],
  ["payloads", "Requests and answers"],
  ["values", "Fields and values"],
] as const;

/** Where what is found applies. */
export type TargetOf = (owner: Owner) => Target | undefined;

/** Of the service as a whole, then page by page. */
export function openEndsOf(service: Service, ofPages: readonly UnknownFinding[]): FoldedUnknowns {
  return foldUnknowns([...findUnknowns({ ...service, resources: [], schemas: [] }), ...ofPages]);
}

/** By the names that findings give to what they are about. */
export function ownerTargets(digests: readonly PageOutline[]): TargetOf {
  const targets = new Map<string, Target>();
  for (const { page, resources, types } of digests) {
    for (const { noun, anchor, operations } of resources) {
      targets.set(`resource ${noun}`, { page, anchor });
      for (const operation of operations) targets.set(`operation ${operation.id}`, { page, anchor: operation.anchor });
    }
    for (const { name, anchor } of types) targets.set(`schema ${name}`, { page, anchor });
  }
  return ({ is, name }) => targets.get(`${is} ${name}`);
}

export function unknownsPageView(service: Service, { gaps, derived }: FoldedUnknowns, targetOf: TargetOf, writer: PageWriter): UnknownsPageView {
  const anchors = new Anchors();
  const gapsOf = (topic: Topic): readonly GapView[] =>
    gaps.filter((gap) => gap.topic === topic).map((gap) => gapView(gap, anchors.take(namedAnchor("gap", gap.what)), targetOf, writer));
  const topics = TOPICS.map(([topic, heading]) => ({ ...sectionView(topic, heading, writer), gaps: gapsOf(topic) })).filter((topic) => topic.gaps.length > 0);
  const statements = derived.map((entry) => derivedView(entry, targetOf, writer));
  const ofDerived = statements.length > 0 && { ...sectionView("derived", "Operations that follow from a general statement", writer), statements };
  return { frame: frameView(service, "Not shown", writer), contents: [...topics, ...(ofDerived ? [ofDerived] : [])], topics, derived: ofDerived };
}

function gapView({ what, known = [], uses }: GapEntry, anchor: string, targetOf: TargetOf, writer: PageWriter): GapView {
  return {
    open: writer.anchored("li", anchor),
    says: writer.prose(asSentence(what)),
    known: known.length > 0 && writer.phrase(known.flatMap((value, index) => [index === 0 ? "" : ", ", { code: valueText(value) }])),
    places: placesView([...new Set(uses.flatMap(({ origin }) => placeTexts(origin.places)))], writer),
    ...usesView(uses, targetOf, writer),
  };
}

function usesView(uses: readonly UnknownUse[], targetOf: TargetOf, writer: PageWriter): UsesView {
  const others = uses.filter(({ owner }) => owner.is !== "service");
  return {
    uses: others.slice(0, USES).map(({ owner }) => useView(owner, targetOf(owner), writer)),
    more: others.length > USES && writer.text(String(others.length - USES)),
  };
}

function useView(owner: Owner, target: Target | undefined, writer: PageWriter): UseView {
  const { is, name, request, part, path } = owner;
  const label = is === "schema" ? name : (request ?? name);
  const parts = [is === "operation" ? name : undefined, part, path].filter((one) => one !== undefined && one !== "");
  return {
    ...linkView(target?.page ?? "index", label, writer, target?.anchor),
    part: parts.length > 0 && writer.phrase(parts.flatMap((one, index) => [index === 0 ? "" : " ", { code: one! }])),
  };
}

function derivedView({ place, operations }: DerivedEntry, targetOf: TargetOf, writer: PageWriter): DerivedView {
  const listed = operations.slice(0, USES).map(({ id, method, uri, summary }) => {
    const target = targetOf({ is: "operation", name: id, path: "" });
    return { ...linkView(target?.page ?? "index", summary, writer, target?.anchor), request: writer.code(`${method} ${uri.template}`) };
  });
  return { place: writer.text(placeText(place)), operations: listed, more: operations.length > USES && writer.text(String(operations.length - USES)) };
}

export function contradictionsView(service: Service, { conflicts }: FoldedUnknowns, targetOf: TargetOf, writer: PageWriter): ContradictionsView {
  const anchors = new Anchors();
  const doubts = conflicts.map((conflict) => conflictView(conflict, anchors.take(namedAnchor("doubt", conflict.contradiction.about)), targetOf, writer));
  return { frame: frameView(service, "Contradictions", writer), contents: doubts.map(({ link, about }) => ({ link, heading: about })), doubts };
}

function conflictView({ contradiction, uses }: ConflictEntry, anchor: string, targetOf: TargetOf, writer: PageWriter): ContradictionsView["doubts"][number] {
  return {
    ...doubtView(contradiction, writer),
    about: writer.prose(asHeading(contradiction.about)),
    ...usesView(uses, targetOf, writer),
    open: writer.anchored("section", anchor),
    link: writer.linked({ page: writer.page, anchor }),
    name: writer.code(contradiction.name),
  };
}
