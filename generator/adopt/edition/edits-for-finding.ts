/**
 * Brings our edition of a document along with another one: what a finding is about changes in it, and nothing else. Rows,
 * cells and lists change; a sentence only where the fact is in it; a section that is new is taken over.
 */
import { findPlace } from "../../documents/places/find.ts";
import type { Finding } from "../../drift/findings/finding.ts";
import type { Edit } from "../edit/opened-files.ts";
import { accessEdits } from "./access.ts";
import { counterpart, ownRow } from "./counterparts.ts";
import type { Editions } from "./editions.ts";
import { lineSpanAt } from "./line-spans.ts";
import { addRows, addRowsTogether, goneNames, listEdits, movedNames, removeRow } from "./lists.ts";
import { rawTextAt } from "./raw-text.ts";
import { rowAt } from "./row-lookup.ts";
import { renameLabels, renameRow } from "./rows.ts";
import { sectionAt } from "./section-at.ts";
import { dropSection, takeSection } from "./sections.ts";
import { statementEdits } from "./statements.ts";
import { addWithinRow, editsWithin } from "./within-rows.ts";

/** The edits of our edition that a finding asks for; none where it says already what the other one says. */
export function editsForFinding(finding: Finding, editions: Editions): readonly Edit[] {
  if (finding.fact === "section") return sectionEdits(finding, editions);
  const ours = ownRow(finding, editions);
  const theirs = finding.change === "removed" ? undefined : rowAt(editions.theirs, finding.document, theirName(finding));
  if (finding.fact === "access")
    return accessEdits(finding, ours, ours === undefined ? undefined : counterpart(finding, ours, editions), editions, (rows) =>
      addRowsTogether(rows, editions),
    );
  switch (finding.change) {
    case "added":
      if (theirs === undefined || isOfSentence(finding)) return statementEdits(finding, editions);
      return ours === undefined ? addRows(finding, theirs, editions) : addWithinRow(finding, ours, editions);
    case "removed":
      return ours === undefined || !isRow(finding) ? editsWithin(finding, ours, editions) : removeRow(ours, editions, goneNames(finding));
    case "renamed":
      return ours === undefined || theirs === undefined
        ? []
        : [renameRow(editions.ours, ours, rawTextAt(editions.theirs, theirs.row.at)), ...renameLabels(editions.ours, ours, theirs.row.name)];
    case "moved":
      return ours === undefined || theirs === undefined ? [] : [...removeRow(ours, editions, movedNames(finding)), ...addRows(finding, theirs, editions)];
    case "changed":
      return headingBrought(finding, editions) ?? listEdits(finding, editions) ?? editsWithin(finding, ours, editions);
  }
}

/** A word of a heading that is otherwise the same. */
function headingBrought({ fact, document, from = "", to = "" }: Finding, { ours, theirs, pairs }: Editions): readonly Edit[] | undefined {
  const section = fact === "mention" ? sectionAt(theirs, document.line) : undefined;
  const own = section === undefined || section.section.at.line !== document.line ? undefined : pairs.section(section);
  if (own === undefined || own.section.heading.replace(from, () => to) !== section!.section.heading) return undefined;
  const { start, end } = lineSpanAt(ours, own.section.at.line);
  const index = ours.text.slice(start, end).indexOf(from);
  return index === -1 ? undefined : [{ file: ours.file, start: start + index, end: start + index + from.length, text: to }];
}

/** Said otherwise in a sentence, be it one of a list: no item came with it. */
function isOfSentence({ fact, place }: Finding): boolean {
  return fact === "mention" && place.row === undefined;
}

/** A value that a list names has a row of the list. */
function isRow({ fact, values }: Finding): boolean {
  return fact === "row" || (fact === "known" && values === undefined);
}

function sectionEdits({ change, document, place }: Finding, { ours, theirs, pairs }: Editions): readonly Edit[] {
  const removed = change === "removed" ? findPlace(ours.contents, { section: place.section }) : undefined;
  const own = ours.stated.sections.find(({ section }) => section === removed?.section);
  if (own !== undefined) return pairs.sectionBack(own) === undefined ? [dropSection(ours, own)] : [];
  const section = change === "added" ? sectionAt(theirs, document.line) : undefined;
  return section === undefined || pairs.section(section) !== undefined ? [] : [takeSection(ours, theirs, section, pairs)];
}

function theirName({ change, to, place }: Finding): string | undefined {
  return change === "renamed" ? to : place.row;
}
