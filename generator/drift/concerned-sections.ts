/** What a change of some sections of a document bears on. */
import type { DocumentText, Section } from "../documents/document.ts";
import { mentionsName } from "../documents/mentions-name.ts";
import type { Defined } from "../facts/definitions/defined.ts";
import { allRowNames, namesMeantBy, type RowNames } from "../facts/row-names.ts";
import type { Checkpoint } from "./checkpoint.ts";
import type { Candidates } from "./section-frames.ts";

/** What the names of a document follow from. */
export interface DocumentNames {
  readonly sections: readonly Pick<Section, "title">[];
  /** Of each section. */
  readonly rows: readonly RowNames[];
}

export function documentNames({ sections }: Checkpoint): DocumentNames {
  return { sections: sections.map(({ called }) => called), rows: sections.map(({ rows }) => rows) };
}

/** Names that the document has now and had not before, or had before and has no longer: whoever mentions one says something else by it. */
export function changedNames(before: DocumentNames, now: DocumentNames): readonly string[] {
  const all = ({ rows }: DocumentNames): Iterable<string> => rows.flatMap(allRowNames);
  const namesOf = ({ sections, rows }: DocumentNames): Iterable<string> => namesMeantBy(sections, rows);
  return [...new Set([...differingNames(all(before), all(now)), ...differingNames(namesOf(before), namesOf(now))])];
}

function differingNames(before: Iterable<string>, now: Iterable<string>): readonly string[] {
  const [old, own] = [new Set(before), new Set(now)];
  return [...[...own].filter((name) => !old.has(name)), ...[...old].filter((name) => !own.has(name))];
}

/** The positions of the sections that mention one of them. */
export function sectionsNaming({ sections }: DocumentText, names: readonly string[]): readonly number[] {
  return sections.flatMap((section, position) => (mentionsName(section, names) ? [position] : []));
}

/**
 * The sections in which a definition that can speak of a changed one may find its place; and those with its row, which can leave
 * unsaid what another place says.
 * @param isTouched whether a source can mean a section that changed, came or went
 */
export function concernedSections(defined: readonly Defined[], isTouched: (source: string) => boolean, candidates: Candidates): ReadonlySet<number> {
  const reached = new Set<number>();
  for (const {
    declared: { sources, within },
  } of defined) {
    const own = sources.filter(({ text }) => isTouched(text));
    const around = within?.sources ?? [];
    if (own.length === 0 && !around.some(({ text }) => isTouched(text))) continue;
    for (const { text } of [...own, ...around]) for (const position of candidates(text)) reached.add(position);
  }
  return reached;
}
