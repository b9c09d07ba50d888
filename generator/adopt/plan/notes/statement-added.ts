/** Sentences that come: entries of notes. */
import { beginsWithin } from "../../../diagnostics/diagnostic.ts";
import type { Sentence } from "../../../documents/document.ts";
import { formatPlace } from "../../../documents/places/place.ts";
import type { Finding } from "../../../drift/findings/finding.ts";
import { statedSentences } from "../../../facts/text/stated-sentences.ts";
import { lowerFirst } from "../../draft/conventions.ts";
import { withoutBase } from "../../draft/files/general-file.ts";
import { fileOf, startOf } from "../../edit/spans.ts";
import { rowAt } from "../../edition/row-lookup.ts";
import type { PlanningContext } from "../../planning-context.ts";
import { stepOf, unplaced, type Planned } from "../../step.ts";
import { fileAndLine, nearestPosition, resourceAdvice } from "../nearest-position.ts";
import { sentenceAt } from "../sentence-at.ts";
import { surveyed } from "../surveyed.ts";
import { addEntries, noteEntry } from "./entries.ts";
import { notesOwnerFor, type NotesOwner } from "./notes-owner.ts";
import { saidInWordsAlone } from "./words-alone.ts";

/** @param noting where the entry belongs */
export function planStatementAdded(context: PlanningContext, finding: Finding, noting: NotesOwner | undefined = notesOwnerFor(context, finding)): Planned {
  const sentence = sentenceAt(context, finding) ?? ofKind(context, finding);
  if (noting === undefined) return unplaced(finding, "no resource and no service has notes that could hold it");
  const { alias: owner, facts } = noting;
  const gap = finding.values?.to?.fact === "notShown" && (finding.to ?? "").startsWith("not shown") ? finding.values.to.value : gapAt(context, finding);
  if (gap === undefined && sentence === undefined) return unplaced(finding, whatToWrite(context, finding));
  const notes = gap === undefined ? "statements" : "notShown";
  const text = gap === undefined ? sentence!.text : gapText(gap, finding.place);
  const entry = noteEntry(facts, notes, text, formatPlace(finding.place));
  const alone = gap === undefined ? saidInWordsAlone(context, finding, sentence!) : { guesses: [] };
  return {
    ...stepOf(finding),
    edits: addEntries(facts, notes, [entry]),
    needs: gap === undefined ? [] : [{ file: fileOf(owner), name: "NotShown", from: "specwright/words" }],
    says: `${notes} of ${owner.getName()}: ${entry.name} added`,
    at: startOf(owner),
    ...alone,
    ...(gap === undefined ? { guesses: [`${entry.name}: the sentence stands in the definitions as the document has it`, ...alone.guesses] } : {}),
  };
}

/** `their bodies` is of what the section is about. */
export function gapText(gap: string, { section }: Finding["place"]): string {
  return /^(?:its|their)\b/i.test(gap) ? `${lowerFirst(section)}: ${lowerFirst(gap)}` : lowerFirst(gap);
}

/** What the row of a kind says: nothing but an entry of notes can say it of all resources of the kind. */
function ofKind({ editions: { theirs } }: PlanningContext, { document, place }: Finding): Pick<Sentence, "text" | "at"> | undefined {
  const row = place.row === undefined ? undefined : rowAt(theirs, document, place.row);
  if (row === undefined || !surveyed(theirs.stated).kinds.some(({ name }) => name === row.row.name)) return undefined;
  return row.cells.flatMap(statedSentences).find(({ at }) => beginsWithin(document, at));
}

function whatToWrite(context: PlanningContext, finding: Finding): string {
  const { definition, place, to, values } = finding;
  if (values?.to?.fact === "path" && to !== undefined) return resourceAdvice(context, finding, withoutBase(to, context.service.bases));
  return `it stands in no sentence that could be an entry of notes: write what it says, with "@source ${formatPlace(place)}" above it, at ${fileAndLine(definition ?? nearestPosition(context, finding))}`;
}

/** A line that came with what it does not show, and nothing besides. */
function gapAt({ editions: { theirs } }: PlanningContext, { document, place, fact }: Finding): string | undefined {
  const row = fact === "statement" && place.row !== undefined ? rowAt(theirs, document, place.row) : undefined;
  const [stated, ...others] = row?.facts ?? [];
  return others.length === 0 && stated?.fact === "notShown" && stated.value !== "" ? stated.value : undefined;
}
