/** What a document says beside its resources: statements, and what is not shown. */
import type { StatedFact } from "../../../../facts/fact.ts";
import type { StatedRow, StatedSection } from "../../../../facts/stated-section.ts";
import type { StatedText } from "../../../../facts/text/prose.ts";
import { statedSentences } from "../../../../facts/text/stated-sentences.ts";
import { memoizeByObject } from "../../../../values/memoize.ts";
import { slug } from "../../../words/entry-names.ts";
import { lowerFirst } from "../../conventions.ts";
import { uniqueName } from "../../names.ts";
import { errorBodyOf } from "../../resources/failure-bodies.ts";
import { namedTypesOf, typeNamedBy } from "../../resources/named-types.ts";
import { listedStatuses } from "../../survey/answers/statuses.ts";
import type { Endpoint } from "../../survey/endpoint.ts";
import { isFieldRow, ownRows } from "../../survey/rows/own-rows.ts";
import type { Survey } from "../../survey/survey.ts";

export interface DraftNote {
  /** What it is called where that does not follow from its text. */
  readonly name?: string;
  readonly text: string;
  readonly source: string;
}

export function namedNotes(notes: readonly DraftNote[]): readonly (DraftNote & { readonly name: string })[] {
  const taken = new Set<string>();
  return [...new Map(notes.map((note) => [`${note.name ?? ""}\n${note.text}\n${note.source}`, note])).values()].map((note) => ({
    ...note,
    name: uniqueName(slug(note.name ?? note.text), taken),
  }));
}

export function gapNotes(section: StatedSection, survey: Survey): readonly DraftNote[] {
  const { places } = survey;
  const inRows = itemsOf(section, survey).map(({ row, facts }) => ({ facts, source: places.row(row), around: row.cells[0]?.text ?? "" }));
  return [{ facts: section.facts, source: places.section(section), around: "" }, ...inRows].flatMap(({ facts, source, around }) =>
    facts.flatMap((fact) => (fact.fact === "notShown" && fact.value !== "" ? [{ text: gapText(fact.value, around), source }] : [])),
  );
}

/** "Its name" says what is not shown only beside the sentence before it; the verb says nothing of it. */
function gapText(said: string, around: string): string {
  const gap = said.replace(/\s+(?:is|are)$/i, "");
  const before = around.slice(0, Math.max(0, around.indexOf(gap))).trim();
  return /^(?:its|their|this|these|those|it)\b/i.test(gap) && before !== ""
    ? `${lowerFirst(gap)}: ${lowerFirst(before.replace(/[.!?]$/, ""))}`
    : lowerFirst(gap);
}

/** Sentences that state facts and are no gap, and the rows of a table of statuses. */
export function statementNotes(section: StatedSection, survey: Survey): readonly DraftNote[] {
  const { places } = survey;
  const items = itemsOf(section, survey).flatMap(({ row, cells, facts }) =>
    withoutGaps(row.cells[0]?.text ?? "", cells, facts).map((one) => ({ ...one, source: places.row(row) })),
  );
  const ofAll = new Set(survey.errors.statuses.map(({ source }) => source));
  const statuses = listedStatuses(section, places)
    .filter(({ source }) => !ofAll.has(source))
    .flatMap(({ status, text, source }) => (text === "" ? [] : [{ name: status, text, source }]));
  const prose = section.prose.slice(1).map(({ text, facts }) => ({ text, facts, source: places.section(section) }));
  const ofStatuses = new Set(statuses.map(({ text }) => text));
  const isStatement = ({ text, facts }: Pick<StatedText, "text" | "facts">): boolean =>
    (/[.!?]$/.test(text) || ofFailures.test(text)) && facts.every(({ fact }) => fact !== "notShown") && !ofStatuses.has(text);
  return [...[...prose, ...items].filter(isStatement).map(({ text, source }) => ({ text, source })), ...statuses];
}

/** `400 out of range; 403 wrong key`: a line that tells of statuses states as much as a sentence. */
const ofFailures = /^[45]\d\d\s+\p{L}.*[;,]\s+[45]\d\d\s+\p{L}/u;

/** Items of lists that no request carries, nor a type. */
function itemsOf(section: StatedSection, survey: Survey): readonly StatedRow[] {
  const carried = rowsOfRequests(survey.endpoints);
  const isType = typesNamed(survey).has(section) || errorBodyOf(survey) === section;
  return section.blocks
    .filter(({ block }) => block.is === "list")
    .flatMap((block) => block.rows.filter((row) => !carried.has(row) && !(isType && isFieldRow(row, block, "object"))));
}

/** The sections of types that fields have. */
const typesNamed = memoizeByObject((survey: Survey): ReadonlySet<StatedSection> => {
  const types = namedTypesOf(survey);
  const { sections } = survey.stated;
  return new Set(sections.flatMap((section) => ownRows(section).flatMap((row) => typeNamedBy(row, section, types)?.section ?? [])));
});

const rowsOfRequests = memoizeByObject(
  (endpoints: readonly Endpoint[]): ReadonlySet<StatedRow> => new Set(endpoints.flatMap(({ parts }) => Object.values(parts).flatMap(({ rows }) => rows))),
);

/** An item as a whole; sentence by sentence where one of them says what is not shown. */
function withoutGaps(
  text: string,
  cells: readonly StatedText[],
  facts: readonly StatedFact[],
): readonly { readonly text: string; readonly facts: readonly StatedFact[] }[] {
  return facts.some(({ fact }) => fact === "notShown") ? cells.flatMap(statedSentences) : [{ text, facts }];
}
