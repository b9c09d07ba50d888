/** What adopting did and could not do, as people and programs hear of it. */
import type { Adoption } from "../adopt/adopt.ts";
import type { Unplaced } from "../adopt/step.ts";
import type { Diagnostic, Related } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";
import type { Finding } from "../drift/findings/finding.ts";
import type { SourceChange } from "../write/sources.ts";
import type { AdoptedChange, AdoptedService } from "../contract.ts";

export function changesOf({ steps }: Adoption): readonly AdoptedChange[] {
  return steps.map(({ says, at }) => ({ says, ...(at === undefined ? {} : { at: { file: at.file, line: at.line } }) }));
}

/** What could not be placed, and what only our edition of the document or words of the definitions say, each finding with its reason; and what was guessed. */
export function findingsOf({ steps, unplaced }: Adoption): readonly Diagnostic[] {
  const guesses = steps.flatMap(({ guesses: own = [], at }) => own.map((guess) => report("guessed", { guess }, at)));
  const left = steps.flatMap(({ edits, findings, leaves }) =>
    leaves === undefined ? [] : findings.map((finding) => findingDiagnostic(edits.length === 0 ? "left-in-document" : "left-in-words", finding, leaves)),
  );
  return [...unplaced.flatMap(unplacedFindings), ...left, ...guesses];
}

function unplacedFindings({ findings, why }: Unplaced): readonly Diagnostic[] {
  return findings.map((finding) => unplacedDiagnostic(finding, why));
}

export function unplacedDiagnostic(finding: Finding, why: string): Diagnostic {
  return findingDiagnostic("not-adopted", finding, why);
}

function findingDiagnostic(code: "not-adopted" | "left-in-document" | "left-in-words", finding: Finding, why: string): Diagnostic {
  const { definition } = finding;
  const related: readonly Related[] = definition === undefined ? [] : [{ message: "The definitions say here:", at: definition }];
  return report(code, { change: changeOf(finding), what: placeOf(finding), why }, finding.document, related);
}

function placeOf({ place: { section, block, row } }: Finding): string {
  return [section, block, row].filter((part) => part !== undefined).join(" > ");
}

function changeOf({ change, fact, from, to }: Finding): string {
  const what = fact === "row" || fact === "statement" ? change : `${fact} ${change}`;
  return from === undefined && to === undefined ? what : `${what}: ${from ?? "nothing"} → ${to ?? "nothing"}`;
}

/** What adopting makes of a service. */
export interface AdoptedFiles extends Pick<AdoptedService, "service" | "drafted" | "changes"> {
  /** By path from the root. */
  readonly files: readonly SourceChange[];
  /** A draft with errors: it is shown, and not written. */
  readonly isUnreadable?: true;
}

/** A part of what a document says may be placed while another is not: there can be both a value and errors. */
export interface AdoptionResult {
  readonly value?: AdoptedFiles;
  readonly diagnostics: readonly Diagnostic[];
}
