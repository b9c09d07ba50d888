/** Entries of notes of which a part went: what the document still says of each, as our edition has it. */
import type { PropertySignature, TypeLiteralNode } from "ts-morph";
import type { Sentence } from "../../../documents/document.ts";
import { likeness, stemsOf } from "../../../documents/editions/stems.ts";
import { sentencesOf } from "../../../documents/markdown/sentences.ts";
import { formatPlace } from "../../../documents/places/place.ts";
import type { Finding } from "../../../drift/findings/finding.ts";
import { declarationsWithSource } from "../../declarations-with-source.ts";
import { nameOf } from "../../edit/members.ts";
import { applyEdits, type Edit } from "../../edit/opened-files.ts";
import type { Editions } from "../../edition/editions.ts";
import { editsForFinding } from "../../edition/edits-for-finding.ts";
import { offsetOf } from "../../edition/line-spans.ts";
import { endOf } from "../../edition/raw-text.ts";
import { sectionAt } from "../../edition/section-at.ts";
import { isProperty, type PlanningContext } from "../../planning-context.ts";
import { literalText, literalTypesIn } from "../uris.ts";

/** An entry with what is left of it: undefined where that is nothing. */
export interface EntryRest {
  readonly entry: PropertySignature;
  readonly text: string | undefined;
}

/**
 * The entry that a finding is on and those that say the same elsewhere; none where no sentence of the entry changes.
 * @param all whatever is found: of one entry several sentences can have gone
 */
export function restOfEntries(context: PlanningContext, finding: Finding, own: PropertySignature, all: readonly Finding[]): readonly EntryRest[] {
  const { editions } = context;
  const section = sectionAt(editions.theirs, finding.document.line);
  const { row } = finding.place;
  const sentences = ((section && editions.pairs.section(section))?.section.sentences ?? []).filter(
    (one) => row === undefined || one.row === undefined || one.row === row,
  );
  const removed = all.filter(({ change, place }) => change === "removed" && place.section === finding.place.section);
  const edits = removed.flatMap((one) => editsForFinding(one, editions));
  const removedWords = removed.flatMap((one) => wordsGone(one) ?? []);
  const isMeant = ({ text }: Sentence): boolean => removedWords.some((words) => text.includes(words));
  const now = new Map(sentences.map((sentence) => [sentence, isMeant(sentence) ? textAfter(sentence, edits, editions) : sentence.text]));
  const leftOf = (entry: PropertySignature): readonly EntryRest[] => {
    const said = sentences.filter((sentence) => says(entry, sentence));
    const text = said
      .map((one) => now.get(one)!)
      .filter((one) => one !== "")
      .join(" ");
    return said.every((one) => now.get(one) === one.text) ? [] : [{ entry, text: text === "" ? undefined : text }];
  };
  const left = leftOf(own);
  return left.length === 0
    ? []
    : [
        ...left,
        ...entriesFrom(context, finding)
          .filter((one) => one !== own)
          .flatMap(leftOf),
      ];
}

/** As they stand in the sentence: of a member its name. */
function wordsGone({ from, values }: Finding): string | undefined {
  return values?.from?.fact === "member" ? values.from.value.name : from;
}

/** The entry that says a sentence which went, where a finding is on something else of its place. */
export function entrySaying(context: PlanningContext, finding: Finding): PropertySignature | undefined {
  const { from: text } = finding;
  return text === undefined ? undefined : entriesFrom(context, finding).find((entry) => says(entry, { text }));
}

/** The entries that name the place as their source, wherever they stand. */
export function entriesFrom(context: PlanningContext, { place }: Finding): readonly PropertySignature[] {
  return declarationsWithSource(context, formatPlace(place)).filter(isProperty).filter(isStatement);
}

function isStatement(node: PropertySignature): boolean {
  const record = node.getParent().getParent();
  return record?.getKindName() === "PropertySignature" && nameOf(record as PropertySignature) === "statements";
}

/** A sentence as edits of the document leave it; without a text where it goes. */
function textAfter(sentence: Sentence, edits: readonly Edit[], { ours }: Editions): string {
  const start = offsetOf(ours, sentence.at);
  const end = endOf(ours, sentence);
  const own = edits.filter((edit) => edit.start < end && edit.end > start);
  if (own.length === 0) return sentence.text;
  const around = own.find((edit) => edit.start < start || edit.end > end);
  if (around !== undefined && around.text !== "")
    return mostAlike(
      sentence,
      sentencesOf(around.text).map(({ text }) => text),
    );
  return (
    applyEdits(
      ours.text.slice(start, end),
      own.map((edit) => ({ ...edit, start: Math.max(0, edit.start - start), end: Math.min(end, edit.end) - start })),
    )?.trim() ?? sentence.text
  );
}

/** Of what stands in the place of several sentences, what this one has become. */
function mostAlike({ text }: Sentence, among: readonly string[]): string {
  const stems = stemsOf(text);
  const scored = among.map((one) => ({ one, score: likeness(stems, stemsOf(one)) })).filter(({ score }) => score >= 0.3);
  return scored.sort((one, other) => other.score - one.score)[0]?.one ?? "";
}

/** Whether an entry says a good part of a sentence, and no entry beside it more. */
function says(entry: PropertySignature, { text }: Pick<Sentence, "text">): boolean {
  const score = shareOf(text, entry);
  return score >= 0.45 && (entry.getParent() as TypeLiteralNode).getProperties().every((one) => one === entry || shareOf(text, one) < score);
}

function shareOf(sentence: string, entry: PropertySignature): number {
  const said = stemsOf(sentence.replace(/['’]s\b/g, ""));
  const known = stemsOf(literalTypesIn(entry).map(literalText).join(" "));
  return [...said].filter((stem) => known.has(stem)).length / Math.max(1, said.size);
}
