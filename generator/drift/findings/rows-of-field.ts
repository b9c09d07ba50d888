/** A row that tells of a field wherever it stands, `size field`: what changes there changes in all of its rows, and is one finding. */
import type { Finding } from "./finding.ts";
import { foldInto } from "./fold-findings.ts";

export function foldRowsOfField(findings: readonly Finding[]): readonly Finding[] {
  return findings.filter(({ place: { row = "" } }) => generalRow.test(row)).reduce(withRowsOf, findings);
}

const generalRow = /^(?:(?:the|each|every|any)\s+)?(\S+)\s+fields?$/i;

function withRowsOf(findings: readonly Finding[], host: Finding): readonly Finding[] {
  const same = findings.filter((one) => isSame(one, host));
  const [first, ...others] = same;
  if (first === undefined || !findings.includes(host)) return findings;
  return foldInto(findings, first, [...others, host]);
}

function isSame({ change, fact, from, to, place: { row } }: Finding, general: Finding): boolean {
  return (
    change === general.change && fact === general.fact && from === general.from && to === general.to && row === generalRow.exec(general.place.row ?? "")?.[1]
  );
}
