/** A section that came with sentences and rows of which no resource, field or operation is made: entries of the notes say what it does. */
import type { Sentence } from "../../../documents/document.ts";
import { isItemNumber } from "../../../documents/editions/outline.ts";
import { formatPlace } from "../../../documents/places/place.ts";
import type { Finding } from "../../../drift/findings/finding.ts";
import type { StatedSection } from "../../../facts/stated-section.ts";
import { lowerFirst } from "../../draft/conventions.ts";
import { addMember, propertyOf } from "../../edit/members.ts";
import { fileOf, startOf } from "../../edit/spans.ts";
import { factsIn } from "../../edition/facts-in.ts";
import { rowsInSection } from "../../edition/row-lookup.ts";
import { sectionAt } from "../../edition/section-at.ts";
import type { PlanningContext } from "../../planning-context.ts";
import { literalType, member, typeReference, type MemberSyntax } from "../../print/syntax.ts";
import { stepOf, type Step } from "../../step.ts";
import { freeName, slug } from "../../words/entry-names.ts";
import { addEntries } from "./entries.ts";
import { headerGuess, headerMember, headerOfRow, headersRecord, type SaidHeader as Header } from "./header-members.ts";
import { notesOwnerFor } from "./notes-owner.ts";
import { isOfNoDefinition } from "./row-note.ts";
import { rowSentence } from "./row-sentence.ts";

/** Undefined where the section gives a path, or fields. */
export function planSectionNotes(context: PlanningContext, finding: Finding): Step | undefined {
  const section = sectionAt(context.editions.theirs, finding.document.line);
  const owner = section !== undefined && isProse(context, section) ? notesOwnerFor(context, finding) : undefined;
  const headers = owner === undefined ? undefined : headersRecord(context);
  const isHeader = ({ header }: Said): boolean => header !== undefined && headers !== undefined && propertyOf(headers, header.name) === undefined;
  const texts = owner === undefined ? [] : textsOf(context, section!, finding);
  if (owner === undefined || texts.length === 0) return undefined;
  const said = texts.filter((one) => !isHeader(one));
  const added = texts.filter(isHeader);
  const { alias, facts } = owner;
  const entries = (["statements", "notShown"] as const).map((notes) => {
    const known =
      propertyOf(facts, notes)
        ?.getTypeNode()
        ?.getDescendants()
        .map((one) => one.getText().replaceAll('"', "")) ?? [];
    return [
      notes,
      entriesOf(
        said.filter((one) => one.notes === notes),
        new Set(known),
      ),
    ] as const;
  });
  return {
    ...stepOf(finding),
    edits: [
      ...entries.flatMap(([notes, some]) => addEntries(facts, notes, some)),
      ...added.map(({ header, source }) => addMember(headers!, headerMember(header!, [source]), headers!.getProperties().at(-1))),
    ],
    needs: said.some(({ notes }) => notes === "notShown") ? [{ file: fileOf(alias), name: "NotShown", from: "specwright/words" }] : [],
    says: [...entries, ["headers", added.map(({ header }) => header!)] as const]
      .filter(([, some]) => some.length > 0)
      .map(([notes, some]) => `${notes} of ${alias.getName()}: ${some.map((one) => one.name).join(", ")} added`)
      .join("; "),
    at: startOf(alias),
    guesses: [
      `that the section "${section!.section.heading}" is of no resource: its sentences and rows stand in the definitions as the document has them`,
      ...added.map(({ header }) => headerGuess(header!)),
    ],
  };
}

interface Said {
  readonly notes: "statements" | "notShown";
  readonly text: string;
  readonly source: string;
  /** What its entry is called, if not by its first words. */
  readonly called?: string;
  /** The header that a row is of. */
  readonly header?: Header;
}

function isProse(context: PlanningContext, section: StatedSection): boolean {
  const ofNoField =
    section.blocks.every(({ block }) => block.is === "table" || block.is === "list") &&
    [...rowsInSection(section)].every((row) => row.block.is === "list" || isOfNoDefinition(context, row));
  return ofNoField && !section.facts.some(({ fact }) => fact === "path" || fact === "member" || fact === "key");
}

function textsOf({ editions: { theirs } }: PlanningContext, section: StatedSection, { place }: Finding): readonly Said[] {
  const gapIn = (sentence: Sentence): string | undefined => {
    const gap = factsIn(theirs, sentence).find(({ fact }) => fact === "notShown");
    return gap === undefined ? undefined : String(gap.value);
  };
  const sentences = section.section.sentences.map((sentence): Said => {
    const source = formatPlace({ section: place.section, ...(sentence.row === undefined ? {} : { row: sentence.row }) });
    const gap = gapIn(sentence);
    return gap === undefined
      ? { notes: "statements", text: sentence.text, source }
      : { notes: "notShown", text: lowerFirst(gap === "" ? place.section : gap), source };
  });
  const rows = [...rowsInSection(section)]
    .filter(({ block }) => block.is === "table")
    .map(({ row, block, facts }): Said => {
      const header = headerOfRow(row, block, facts, section.section.heading);
      return {
        notes: "statements",
        text: rowSentence(row, block),
        source: formatPlace({ section: place.section, row: row.name }),
        ...(isItemNumber(row.name) ? { called: row.name } : {}),
        ...(header === undefined ? {} : { header }),
      };
    });
  return [...sentences, ...rows];
}

function entriesOf(said: readonly Said[], known: ReadonlySet<string>): readonly MemberSyntax[] {
  const taken = new Set(known);
  return said.map(({ notes, text, source, called = slug(text) }) => {
    const named = freeName(called, taken);
    taken.add(named);
    return member(named, notes === "notShown" ? typeReference("NotShown", literalType(text)) : literalType(text), { tags: [{ tag: "source", text: source }] });
  });
}
