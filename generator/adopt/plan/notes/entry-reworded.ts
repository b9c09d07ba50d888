/** Entries of notes that say in words of their own what a sentence said: they say what it says now. */
import type { PropertySignature } from "ts-morph";
import { stemsOf } from "../../../documents/editions/stems.ts";
import { sentencesOf } from "../../../documents/markdown/sentences.ts";
import { formatPlace } from "../../../documents/places/place.ts";
import type { Finding } from "../../../drift/findings/finding.ts";
import { declarationAt, isProperty, type PlanningContext } from "../../planning-context.ts";
import { sourcesNamed } from "../../edit/comments.ts";
import { isSignature, nameOf } from "../../edit/members.ts";
import type { Edit } from "../../edit/opened-files.ts";
import { replaceNode, startOf } from "../../edit/spans.ts";
import { literalToken } from "../../print/token.ts";
import { literalPattern, notWithinWord } from "../../../values/pattern.ts";
import { stepOf, type Planned } from "../../step.ts";
import { sentenceAt } from "../sentence-at.ts";
import { literalText, literalTypesIn } from "../uris.ts";
import { mentionEdits } from "../values/mentions.ts";
import { recordAround } from "./entries.ts";
import { notesOwnerFor } from "./notes-owner.ts";
import { entriesFrom } from "./rest-of-entries.ts";

/** An entry that has not the words of a mention says it as the sentence of the document does; undefined where something else than an entry says it. */
export function planEntryReworded(context: PlanningContext, finding: Finding): Planned | undefined {
  return entryReworded(context, finding) ?? entriesInstead(context, finding);
}

/** Entries of the place whose sentence has the words that others stand in the place of, whatever else they say. */
function entriesInstead(context: PlanningContext, finding: Finding): Planned | undefined {
  const { fact, change, place, from = "" } = finding;
  const sentence = fact === "mention" && change === "changed" && place.row === undefined ? sentenceAt(context, finding) : undefined;
  if (sentence === undefined) return undefined;
  const words = new RegExp(notWithinWord(literalPattern(from), ""), "iu");
  const reworded = entriesFrom(context, finding).flatMap((entry) => {
    const said = literalTypesIn(entry).map(literalText).join(" ");
    return words.test(said) ? [{ entry, text: withClause(said, (clause) => words.test(clause), sentence.text) }] : [];
  });
  const names = [...new Set(reworded.map(({ entry }) => nameOf(entry)))].join(", ");
  return reworded.length === 0
    ? undefined
    : {
        ...stepOf(finding),
        edits: reworded.map(({ entry, text }) => replaceNode(entry.getTypeNodeOrThrow(), literalToken(text))),
        says: `statements: ${names} reworded`,
        at: startOf(reworded[0]!.entry),
        guesses: [`${names}: the sentence stands in the definitions as the document has it`],
      };
}

/** What stands beside the clause is a sentence of its own. */
function withClause(text: string, isMeant: (clause: string) => boolean, sentence: string): string {
  return sentencesOf(text)
    .map((piece) => (isMeant(piece.text) ? piece.text.split(/;\s+/).map((clause) => (isMeant(clause) ? sentence : asSentence(clause))) : [piece.text]))
    .flat()
    .join(" ");
}

function asSentence(clause: string): string {
  return `${clause[0]!.toUpperCase()}${clause.slice(1)}${/[.!?]$/.test(clause) ? "" : "."}`;
}

function entryReworded(context: PlanningContext, finding: Finding): Planned | undefined {
  const sentence = sentenceAt(context, finding);
  const found = finding.definition === undefined ? undefined : declarationAt(context, finding.definition);
  const entry = finding.fact !== "mention" ? undefined : isProperty(found) ? found : entryLike(context, finding, sentence?.text ?? "");
  const isOurs =
    isProperty(entry) &&
    sourcesNamed(entry).every((source) => source.startsWith(formatPlace(finding.place))) &&
    nameOf(recordAround(entry) ?? entry) === "statements";
  const text = !isOurs || sentence === undefined ? undefined : withSentence(literalTypesIn(entry).map(literalText).join(" "), sentence.text);
  if (!isProperty(entry) || text === undefined || sentence === undefined) return undefined;
  const at = entry === found ? finding.definition! : startOf(entry);
  const word = wordChanged(entry, finding, sentence.text);
  if (word !== undefined) return { ...stepOf(finding), edits: word, says: `statements: ${nameOf(entry)} says ${finding.to} for ${finding.from}`, at };
  return {
    ...stepOf(finding),
    edits: [replaceNode(entry.getTypeNodeOrThrow(), literalToken(text))],
    says: `statements: ${nameOf(entry)} reworded`,
    at,
    guesses: [`${nameOf(entry)}: the sentence stands in the definitions as the document has it`],
  };
}

/** One word in the place of another leaves what the entry says besides as it is. */
function wordChanged(entry: PropertySignature, { change, from = "", to = "" }: Finding, sentence: string): readonly Edit[] | undefined {
  return change === "changed" && [from, to].every((word) => /^[\p{L}\p{N}]+$/u.test(word)) ? mentionEdits(entry, from, to, sentence) : undefined;
}

/** The entry of the section of which a sentence says nearly all, or that says nearly all of the sentence: words came or went. */
function entryLike(context: PlanningContext, finding: Finding, sentence: string): PropertySignature | undefined {
  const stems = stemsOf(sentence);
  const all = notesOwnerFor(context, finding)?.facts.getDescendants().filter(isSignature) ?? [];
  const own = all.filter(
    (one) => nameOf(recordAround(one) ?? one) === "statements" && sourcesNamed(one).length === 1 && sourcesNamed(one)[0]!.startsWith(finding.place.section),
  );
  return own.find((one) => {
    const said = stemsOf(literalTypesIn(one).map(literalText).join(" "));
    return Math.max(shareOf(said, stems), shareOf(stems, said)) >= 0.8;
  });
}

/** A text with a sentence in the place of the one most of which it says; undefined where there is none. */
function withSentence(text: string, sentence: string): string | undefined {
  const pieces = sentencesOf(text);
  const stems = stemsOf(sentence);
  const shares = pieces.map((piece) => shareOf(stemsOf(piece.text), stems));
  const most = Math.max(...shares);
  return most < 0.5 ? undefined : pieces.map((piece, index) => (index === shares.indexOf(most) ? sentence : piece.text)).join(" ");
}

function shareOf(some: ReadonlySet<string>, among: ReadonlySet<string>): number {
  return [...some].filter((one) => among.has(one)).length / Math.max(1, some.size);
}
