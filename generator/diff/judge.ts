/** From changes to findings: each is judged by its rule, and those that one declaration makes are one finding. */
import { fingerprintOf } from "../accepted/fingerprint.ts";
import { aspectText } from "./aspect-text.ts";
import type { CarryingOperations } from "./carrying-operations.ts";
import type { Change, Direction, Subject } from "./change.ts";
import type { Finding } from "./finding.ts";
import { severityOf, type Rule } from "./rules/rule.ts";
import { ruleFor } from "./rules/rules.ts";
import { gravest, severities, type Severity } from "./severity.ts";

interface Judged {
  readonly change: Change;
  readonly rule: Rule;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** The gravest first, then in the order of the service. */
export function judge(service: string, changes: readonly Change[], touched: CarryingOperations): readonly Finding[] {
  const groups = new Map<string, Judged[]>();
  for (const judged of changes.map(judgedBy)) {
    const key = keyOf(judged);
    groups.set(key, [...(groups.get(key) ?? []), judged]);
  }
  const findings = [...groups.values()].map((group) => findingOf(service, group, touched));
  return findings.toSorted((one, other) => severities.indexOf(one.severity) - severities.indexOf(other.severity));
}

function judgedBy(change: Change): Judged {
  const value = (of: Change["from"]): string | undefined => (of === undefined ? undefined : aspectText(change.aspect, of as never));
  return { change, rule: ruleFor(change), from: value(change.from), to: value(change.to) };
}

/** What is declared once and changed in one way, however many operations and types show it. */
function keyOf({ change: { before, after }, rule, from, to }: Judged): string {
  const at = [before, after].map(({ definition: { file, line, column } }) => [file, line, column]);
  return JSON.stringify([rule.id, from, to, at]);
}

function findingOf(service: string, group: readonly Judged[], touched: CarryingOperations): Finding {
  const { change, rule, from, to } = group[0]!;
  const [subject, ...others] = subjectsOf(group);
  const directions = directionsOf(group);
  const graveness = Object.values(directions);
  return {
    rule: rule.id,
    severity: graveness.length === 0 ? severityOf(rule, undefined) : (gravest(graveness) as Severity),
    directions,
    subject: subject!,
    also: others.map(({ name }) => name),
    operations: operationsOf(group, touched),
    message: rule.says.replace(/\{(from|to)\}/g, (_, end: string) => quoted(end === "from" ? from : to)),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...(rule.id === "service-added" ? {} : { before: change.before }),
    ...(rule.id === "service-removed" ? {} : { after: change.after }),
    fingerprint: fingerprintOf(service, rule.id, from ?? null, to ?? null, ...[subject!, ...others].map(({ is, name }) => `${is} ${name}`)),
  };
}

/** A named type's own field before the bodies that it is copied into; then by name, so that no order of files matters. */
function subjectsOf(group: readonly Judged[]): readonly Subject[] {
  const named = new Map(group.map(({ change: { subject, schema } }) => [`${subject.is} ${subject.name}`, { subject, rank: schema === undefined ? 1 : 0 }]));
  const ordered = [...named].toSorted(([one, { rank }], [other, { rank: otherRank }]) => rank - otherRank || (one < other ? -1 : 1));
  return ordered.map(([, { subject }]) => subject);
}

/** Those that carry the types in which it changes. */
function operationsOf(group: readonly Judged[], touched: CarryingOperations): readonly string[] {
  return [
    ...new Set(group.flatMap(({ change: { schema, direction } }) => (schema === undefined || direction === undefined ? [] : touched(schema.after, direction)))),
  ];
}

function directionsOf(group: readonly Judged[]): Finding["directions"] {
  const there = (wanted: Direction): boolean => group.some(({ change }) => change.direction === wanted);
  const { rule } = group[0]!;
  return {
    ...(there("request") ? { request: severityOf(rule, "request") } : {}),
    ...(there("answer") ? { answer: severityOf(rule, "answer") } : {}),
  };
}

/** Between backticks; a long text is cut, since the value stands in the finding as a whole. */
function quoted(value: string | undefined): string {
  if (value === undefined) return "not stated";
  const line = value.replaceAll("`", "'").replace(/\s+/g, " ").trim();
  return `\`${line.length > 120 ? `${line.slice(0, 119)}…` : line}\``;
}
