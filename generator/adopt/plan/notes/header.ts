/** A header that a sentence says every request carries, or a table lists that came: it comes, or what its name is was not shown before. */
import type { Sentence } from "../../../documents/document.ts";
import { formatPlace } from "../../../documents/places/place.ts";
import type { Finding } from "../../../drift/findings/finding.ts";
import { isHeaderTable } from "../../../drift/rows/new-rows.ts";
import { literalPattern } from "../../../values/pattern.ts";
import { addMember, propertyOf } from "../../edit/members.ts";
import { fileOf } from "../../edit/spans.ts";
import { factsIn } from "../../edition/facts-in.ts";
import { rowAt } from "../../edition/row-lookup.ts";
import { sectionAt } from "../../edition/section-at.ts";
import type { PlanningContext } from "../../planning-context.ts";
import { stepOf, type Step } from "../../step.ts";
import { sentenceAt } from "../sentence-at.ts";
import { headerGuess, headerMember, headerOfRow, headersRecord, type SaidHeader } from "./header-members.ts";
import { planStatementRemoved } from "./statement-removed.ts";

/** Undefined where the finding is about something else. */
export function planHeader(context: PlanningContext, finding: Finding): Step | undefined {
  const spoken = sentenceAt(context, finding);
  const removed =
    finding.fact === "notShown" && (finding.change === "changed" || isReworded(context, finding, spoken)) ? planStatementRemoved(context, finding) : undefined;
  const isNamed = removed?.is === "step" && /\bheader\b/i.test(finding.from ?? "");
  const sentence = spoken?.text ?? finding.to ?? "";
  const isAdded = finding.change === "added" && finding.fact === "statement";
  const said =
    finding.fact === "row"
      ? headerRow(context, finding)
      : isNamed || isAdded
        ? headerSaid(sentence, isNamed)
        : finding.fact === "mention" && (finding.change === "added" || (finding.change === "changed" && /^\p{Ll}/u.test(finding.from ?? "")))
          ? headerAmong(sentence, finding.to ?? "")
          : undefined;
  const headers = headersRecord(context);
  if (said === undefined || headers === undefined || propertyOf(headers, said.name) !== undefined) return undefined;
  const length = spoken === undefined ? undefined : lengthIn(context, spoken);
  return {
    ...stepOf(finding),
    edits: [
      ...(removed?.is === "step" ? removed.edits : []),
      addMember(
        headers,
        headerMember(
          said,
          [finding, ...finding.also].map(({ place }) => formatPlace(place)),
          length,
        ),
        headers.getProperties().at(-1),
      ),
    ],
    needs: length === undefined ? [] : [{ file: fileOf(headers), name: "Text", from: "specwright/words" }],
    says: `the header ${said.name}: added`,
    at: finding.definition ?? context.service.definition,
    guesses: [headerGuess(said)],
  };
}

/** A sentence that no longer says what is not shown may say it instead. */
function isReworded({ editions: { ours } }: PlanningContext, { change }: Finding, spoken: Sentence | undefined): boolean {
  return change === "removed" && spoken !== undefined && !ours.contents.sections.some(({ sentences }) => sentences.some(({ text }) => text === spoken.text));
}

/** @param isNamed whether the sentence gives the name of a header that was known before */
function headerSaid(text: string, isNamed: boolean): SaidHeader | undefined {
  const called = isNamed ? /\b(?:name(?: is|:)|called|named)\s+[`"']?([A-Za-z][\w-]*)/.exec(text)?.[1] : undefined;
  const isOptional = mayBeLeftOut.test(text);
  if (called !== undefined) return { name: called, isOptional };
  const isOfAny = onAnyRequest.test(text);
  if (!isNamed && !onEveryRequest.test(text) && !isOfAny) return undefined;
  const [, header, value] = namedIn(text) ?? /\bcarr(?:y|ies)\s+[`"']?([A-Z][\w-]*)[`"']?:\s+([\w./+-]*\w)/.exec(text) ?? [];
  const isCredential = header === undefined || /^authorization$/i.test(header);
  return isCredential ? undefined : { name: header, ...(value === undefined ? {} : { value }), isOptional, ...(isOfAny ? { text } : {}) };
}

/** Behind the word, with its value: what looks like a header, else a word in small letters that is quoted or that "the header" is called. */
function namedIn(text: string): RegExpExecArray | undefined {
  const patterns = [
    /\bheader\s+[`"']?([A-Za-z]*[A-Z-][\w-]*)[`"']?(?::\s+([\w./+-]*\w))?/,
    /\bheader\s+[`"']([a-z]\w*)[`"'](?::\s+([\w./+-]*\w))?/,
    /\bthe header\s+([a-z]\w*)(?::\s+([\w./+-]*\w)|(?=,))/i,
  ];
  return patterns.map((one) => one.exec(text)).find((one) => one !== null) ?? undefined;
}

/** A row of a table of headers, where the section had none before. */
function headerRow({ editions: { theirs, pairs } }: PlanningContext, { change, document, place }: Finding): SaidHeader | undefined {
  const row = change === "added" ? rowAt(theirs, document, place.row) : undefined;
  const section = row === undefined || !isHeaderTable(row.block) ? undefined : sectionAt(theirs, document.line);
  const own = section === undefined ? undefined : pairs.section(section);
  if (row === undefined || own === undefined || own.blocks.some(({ block }) => isHeaderTable(block))) return undefined;
  return headerOfRow(row.row, row.block, row.facts, own.section.heading);
}

/** A header that came among those of a sentence on all requests. */
function headerAmong(text: string, header: string): SaidHeader | undefined {
  const value = new RegExp(`(?<![\\w-])${literalPattern(header)}[\`"']?:\\s+([\\w./+-]*\\w)`).exec(text)?.[1];
  const isHeader = /^[A-Za-z]\w*(?:-\w+)+$/.test(header) ? /\bheaders?\b/i.test(text) : value !== undefined && /^[A-Z]\w*$/.test(header);
  if (!isHeader || !onEveryRequest.test(text)) return undefined;
  return { name: header, ...(value === undefined ? {} : { value }), isOptional: mayBeLeftOut.test(text) };
}

/** That a request may carry a header, or that the header may be sent, in other words than those for what a value may be. */
const mayBeLeftOut =
  /\b(?:may|might|can|could)\s+(?:(?:also|optionally|additionally)\s+)?(?:carry|have|hold|send|include|contain|add|set|bear|be\s+(?:carried|sent|included|added|set|left out|omitted))\b|\boptional\s+(?:request\s+)?header\b|\bheader\b[^,;:.]*\bis\s+optional\b|\boptionally\s+(?:carr|ha[sv]|hold|sen[dt]|includ|contain|add|set|bear)/i;

/** `A request may carry …`: any of them. */
const onAnyRequest = /^(?:(?:an?|any|the) )?(?:requests?|calls?|clients?|callers?) (?:may|might|can|could) /i;

const onEveryRequest = /\b(?:each|every|all)\b[^.]*\b(?:request|call)s?\b|\bheader\b[^.]*\bis (?:also )?(?:required|mandatory)\b/i;

/** The most characters that the sentence allows. */
function lengthIn({ editions: { theirs } }: PlanningContext, sentence: Sentence): number | undefined {
  const [length] = factsIn(theirs, sentence).flatMap((fact) => (fact.fact === "length" ? [fact.value] : []));
  return length?.maximum;
}
