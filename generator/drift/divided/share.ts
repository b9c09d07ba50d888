/**
 * A share of a document that one of several compares. All of them name the rows of their sections first, then count what these
 * do, then compare: what a section says follows from the names of all rows, and what it lacks from what most rows do.
 */
import type { DocumentText } from "../../documents/document.ts";
import type { RowNames } from "../../facts/row-names.ts";
import { openFindings, sectionFoundIn, type OpenFindings, type SectionFound } from "../checkpoint.ts";
import { definitionsIn, type DefinitionFiles } from "../definitions/definition-files.ts";
import { sourcesOfDefinition } from "../definitions/marks.ts";
import { outlineOfClaims } from "../edition/outline-of-claims.ts";
import { nameSections, type InPlaceComparison } from "../compare-in-place.ts";
import type { HabitCounts, Habits } from "../rows/habits.ts";
import { candidatesIn, knownSections, type SectionFrame } from "../section-frames.ts";

export interface NamedShare {
  /** Of its sections, in their order. */
  readonly rows: readonly RowNames[];
  /** @param others the rows of all other sections */
  readonly counted: (others: readonly RowNames[]) => CountedShare;
}

export interface CountedShare {
  readonly counts: readonly HabitCounts[];
  /** @param habits of the document as a whole */
  readonly compared: (habits: Habits) => ShareFound;
}

export interface ShareFound {
  /** By position. */
  readonly sections: readonly (readonly [position: number, found: SectionFound])[];
  /** What there are findings of. Undefined where that cannot be told. */
  readonly open?: OpenFindings;
}

/** @param meant the positions of its sections, in the document's order */
export function nameShare(definitions: DefinitionFiles, document: DocumentText, frame: readonly SectionFrame[], meant: readonly number[]): NamedShare {
  const positions = new Set(meant);
  const own = meant.flatMap((position) => frame[position]!.files);
  const all = definitionsIn(definitions, [...own, ...definitions.general]);
  const candidates = candidatesIn(document);
  const general = new Set(definitions.general);
  const isMeant = (source: string): boolean => candidates(source).some((position) => positions.has(position));
  const concerned = { ...all, defined: all.defined.filter((one) => general.has(one.definition.file) || [...sourcesOfDefinition(one)].some(isMeant)) };
  const { rows, counted } = nameSections(
    concerned,
    document,
    knownSections(document, frame, positions, outlineOfClaims(document, concerned.defined)),
    positions,
  );
  return {
    rows,
    counted: (others) => {
      const { countsOf, compared } = counted(others);
      return { counts: [...countsOf.values()], compared: (habits) => found(compared(habits), document, meant) };
    },
  };
}

function found(result: InPlaceComparison, document: DocumentText, positions: readonly number[]): ShareFound {
  const open = openFindings(result);
  return {
    sections: positions.map((position) => [position, sectionFoundIn(result, open?.sections ?? none, document.sections[position]!, position)]),
    ...(open === undefined ? {} : { open }),
  };
}

const none: ReadonlySet<number> = new Set();
