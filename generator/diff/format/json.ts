/**
 * A comparison for a program, as `schema.json` beside this folder describes it. The shape is stable: fields may be added, none
 * changes its meaning.
 */
import type { Origin, Place } from "../../model/origin.ts";
import type { Finding, ServiceDiff } from "../finding.ts";

/** Field by field, so that the shape and its order don't hang on whoever made the value. */
export function plainDiff({ service, verdict, findings, accepted, unused }: ServiceDiff): object {
  return {
    service,
    verdict,
    findings: findings.map(plainFinding),
    accepted: accepted.map(({ finding, reason }) => ({ ...plainFinding(finding), reason })),
    unused: unused.map(({ fingerprint, reason }) => ({ fingerprint, reason })),
  };
}

function plainFinding(finding: Finding): object {
  const { rule, severity, directions, subject, also, operations, message, from, to, before, after, fingerprint } = finding;
  return {
    rule,
    severity,
    directions,
    subject: { is: subject.is, name: subject.name },
    also,
    operations,
    message,
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    document: (after ?? before)?.places.map(plainPlace) ?? [],
    definition: plainPosition(after),
    before: plainPosition(before),
    fingerprint,
  };
}

function plainPlace({ section, block, row }: Place): object {
  return { section, ...(block === undefined ? {} : { block }), ...(row === undefined ? {} : { row }) };
}

function plainPosition(origin: Origin | undefined): object | null {
  if (origin === undefined) return null;
  const { file, line, column } = origin.definition;
  return { file, line, column };
}
