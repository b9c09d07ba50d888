/** A sentence that says with which status a request succeeds, and names it as its row does: the operations that are made of the row say it. */
import { stemsOf } from "../../../documents/editions/stems.ts";
import type { Finding } from "../../../drift/findings/finding.ts";
import { valueOf } from "../../../facts/fact.ts";
import { saidStatuses } from "../../../facts/text/statuses-said.ts";
import { wordPattern } from "../../../values/pattern.ts";
import { rowsInSection, type PlacedRow } from "../../edition/row-lookup.ts";
import { sectionAt } from "../../edition/section-at.ts";
import type { PlanningContext } from "../../planning-context.ts";
import type { Step } from "../../step.ts";
import { endpointOf } from "../known-operations.ts";
import { sentenceAt } from "../sentence-at.ts";
import { surveyed } from "../surveyed.ts";
import { statusStep } from "./status.ts";

/** Undefined where no row of the section is meant alone, or what it says depends on something. */
export function planStatusSaid(context: PlanningContext, finding: Finding): Step | undefined {
  const { change, fact, place } = finding;
  const sentence = change === "added" && fact === "statement" && place.row === undefined ? sentenceAt(context, finding) : undefined;
  const [said, ...others] = sentence === undefined ? [] : saidStatuses(sentence.text);
  if (sentence === undefined || said === undefined || others.length > 0 || !said.status.startsWith("2")) return undefined;
  const row = rowNamed(context, finding, sentence.text.slice(0, sentence.text.indexOf(said.status)));
  const isNoMore = row !== undefined && (said.text === "" || (ofEmptyBody.test(said.text) && valueOf(row.facts, "response") === "none"));
  return isNoMore ? statusStep(context, finding, row, said.status) : undefined;
}

/** Beside a row that says so, too. */
const ofEmptyBody = /^(?:and|with|without) (?:(?:an|no|any|empty|an empty) )?(?:body|content)$/i;

/**
 * The one row of a request all of whose words stand there, of several the one with the most; else the one that has the method which stands there; else
 * the one whose first word does, which says what is done.
 */
function rowNamed({ editions: { theirs } }: PlanningContext, { document }: Finding, words: string): PlacedRow | undefined {
  const survey = surveyed(theirs.stated);
  const section = sectionAt(theirs, document.line);
  const rows = [...(section === undefined ? [] : rowsInSection(section))].flatMap((row) => {
    const endpoint = endpointOf(survey, row);
    return endpoint === undefined ? [] : [{ row, endpoint, own: stemsOf(row.row.name) }];
  });
  const stems = [...stemsOf(words)];
  const [best, next] = rows
    .filter(({ own }) => own.size > 0 && [...own].every((stem) => stems.some((one) => areForms(one, stem))))
    .sort((one, other) => other.own.size - one.own.size);
  if (best !== undefined) return best.own.size === next?.own.size ? undefined : best.row;
  const named = rows.filter(({ endpoint }) => endpoint.methods.some((method) => new RegExp(wordPattern(method), "u").test(words)));
  const done = rows.filter(({ row: { row } }) => {
    const [verb] = stemsOf(row.name.split(" ", 1)[0]!);
    return verb !== undefined && stems.some((one) => areForms(one, verb));
  });
  const [only, ...others] = named.length > 0 ? named : done;
  return others.length === 0 ? only?.row : undefined;
}

/** `adding` of `add` */
function areForms(one: string, other: string): boolean {
  return one === other || (other.length > 2 && one.startsWith(other));
}
