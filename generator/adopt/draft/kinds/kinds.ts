/** The kinds of a draft: one for each kind of the document and each set of operations that its resources have. */
import type { DeclarationSyntax } from "../../print/syntax.ts";
import type { Conventions } from "../conventions.ts";
import { uniqueName } from "../names.ts";
import type { GeneralData, ResourceData } from "../resources/data.ts";
import type { ResourceNames } from "../resources/resource-names.ts";
import type { ResourceTarget } from "../resources/targets.ts";
import type { Endpoint } from "../survey/endpoint.ts";
import type { Survey } from "../survey/survey.ts";
import { collectionDataKind, dataKind, generalDataKind } from "./data-kinds.ts";
import { generalKind } from "./general-kind.ts";
import type { KindDraft } from "./kind.ts";
import { resourceKind } from "./resource-kind.ts";

export interface Kind {
  readonly name: string;
  /** Whether the document tells it from other kinds. */
  readonly isNamed: boolean;
  readonly declarations: readonly DeclarationSyntax[];
}

export interface Kinds {
  /** The kind of a resource. */
  readonly of: (target: ResourceTarget, properties: readonly string[]) => string;
  /** The kind of data below elements. */
  readonly ofData: (data: ResourceData) => string;
  /** The kind of data below collections. */
  readonly ofCollectionData: (data: ResourceData) => string;
  /** The kind of data below every object. @param isOfOne whether that is one, which has a key */
  readonly ofGeneralData: (data: GeneralData, isOfOne: boolean) => string;
  /** The kind of every object that a row of endpoints is about in general. */
  readonly ofGeneral: (endpoints: readonly Endpoint[]) => string;
  /** Whether a kind of this name has been made. */
  readonly has: (name: string) => boolean;
  readonly made: () => readonly Kind[];
  readonly guesses: () => readonly string[];
}

export function kindsFor(survey: Survey, conventions: Conventions, resources: ResourceNames): Kinds {
  const made = new Map<string, Kind>();
  const taken = new Set<string>([...resources.aliases.values(), ...[...resources.fields.values()].map((one) => one.name)].map((one) => one.toLowerCase()));
  const names = new Set<string>();
  const guesses: string[] = [];
  const nameOf = (draft: KindDraft): string => {
    const key = JSON.stringify(draft.signature);
    const known = made.get(key);
    if (known !== undefined) return known.name;
    const named = uniqueName(draft.wanted, taken);
    made.set(key, { name: named, isNamed: draft.isNamed, declarations: draft.declarations(named) });
    names.add(named);
    guesses.push(...(draft.guesses?.() ?? []).map((guess) => `${named}: ${guess}`));
    return named;
  };
  return {
    of: (target, properties) => nameOf(resourceKind(target, properties, { survey, conventions, names: resources })),
    ofData: (data) => nameOf(dataKind(data, conventions)),
    ofCollectionData: (data) => nameOf(collectionDataKind(data)),
    ofGeneralData: (data, isOfOne) => nameOf(generalDataKind(data, isOfOne, conventions)),
    ofGeneral: (endpoints) => nameOf(generalKind(endpoints, survey, conventions)),
    guesses: () => guesses,
    has: (name) => names.has(name),
    made: () => [...made.values()],
  };
}
