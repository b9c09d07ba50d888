/** Entries of notes that say in words of their own what a sentence said: they say what it says now. */
import type { PropertySignature } from "ts-morph";
import { stemsOf } from "../../../documents/editions/words.ts";
import { sentencesOf } from "../../../documents/markdown/sentences.ts";
import { formatPlace } from "../../../documents/places/place.ts";
import type { Finding } from "../../../drift/findings/finding.ts";
import { declarationAt, isProperty, type Context } from "../../context.ts";
import { sourcesOf } from "../../edit/comments.ts";
import { isSignature, nameOf } from "../../edit/members.ts";
import type { Edit } from "../../edit/opened.ts";
import { replacing, startOf } from "../../edit/spans.ts";
import { literalToken } from "../../print/token.ts";
import { stepOf, type Planned } from "../../step.ts";
import { sentenceAt } from "../sentence-at.ts";
import { literals, textOf } from "../uris.ts";
import { mentionEdits } from "../values/mentions.ts";
import { recordAround } from "./entries.ts";
import { notesFor } from "./noting.ts";

/** An entry that has not the words of a mention says it as the sentence of the document does; undefined where something else than an entry says it. */
export function planEntryReworded(context: Context, finding: Finding): Planned | undefined {
  const sentence = sentenceAt(context, finding);
  const found = finding.definition === undefined ? undefined : declarationAt(context, finding.definition);
  const entry = finding.fact !== "mention" ? undefined : isProperty(found) ? found : entryLike(context, finding, sentence?.text ?? "");
  const isOurs =
    isProperty(entry) &&
    sourcesOf(entry).every((source) => source.startsWith(formatPlace(finding.place))) &&
    nameOf(recordAround(entry) ?? entry) === "statements";
  const text = !isOurs || sentence === undefined ? undefined : withSentence(literals(entry).map(textOf).join(" "), sentence.text);
  if (!isProperty(entry) || text === undefined || sentence === undefined) return undefined;
  const at = entry === found ? finding.definition! : startOf(entry);
  const word = wordChanged(entry, finding, sentence.text);
  if (word !== undefined) return { ...stepOf(finding), edits: word, says: `statements: ${nameOf(entry)} says ${finding.to} for ${finding.from}`, at };
  return {
    ...stepOf(finding),
    edits: [replacing(entry.getTypeNodeOrThrow(), literalToken(text))],
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
function entryLike(context: Context, finding: Finding, sentence: string): PropertySignature | undefined {
  const stems = stemsOf(sentence);
  const all = notesFor(context, finding)?.facts.getDescendants().filter(isSignature) ?? [];
  const own = all.filter(
    (one) => nameOf(recordAround(one) ?? one) === "statements" && sourcesOf(one).length === 1 && sourcesOf(one)[0]!.startsWith(finding.place.section),
  );
  return own.find((one) => {
    const said = stemsOf(literals(one).map(textOf).join(" "));
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
