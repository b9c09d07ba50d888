/** A row that tells of a field wherever it stands, `size field`: what changes there changes in all of its rows, and is one finding. */
import type { Finding } from "./finding.ts";
import { foldInto } from "./fold-findings.ts";

export function foldRowsOfField(findings: readonly Finding[]): readonly Finding[] {
  return findings.filter(({ place: { row = "" } }) => general.test(row)).reduce(withRowsOf, findings);
}

const general = /^(?:(?:the|each|every|any)\s+)?(\S+)\s+fields?$/i;

function withRowsOf(findings: readonly Finding[], told: Finding): readonly Finding[] {
  const same = findings.filter((one) => isSame(one, told));
  const [first, ...others] = same;
  if (first === undefined || !findings.includes(told)) return findings;
  return foldInto(findings, first, [...others, told]);
}

function isSame({ change, fact, from, to, place: { row } }: Finding, of: Finding): boolean {
  return change === of.change && fact === of.fact && from === of.from && to === of.to && row === general.exec(of.place.row ?? "")?.[1];
}
