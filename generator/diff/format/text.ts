/** A comparison for a person at a terminal. */
import { styleText } from "node:util";
import { makeVisible } from "../../diagnostics/format/visible.ts";
import type { Origin } from "../../model/origin.ts";
import type { Finding, ServiceDiff } from "../finding.ts";
import { severities, type Severity, type Verdict } from "../severity.ts";

export interface DiffTextOptions {
  /** As the user named the other version. */
  readonly against: string;
  /** A file's path from the root, as the reader should see it. */
  readonly path: (file: string) => string;
  readonly color: boolean;
}

export function formatDiffs(services: readonly ServiceDiff[], options: DiffTextOptions): string {
  return services.map((service) => formatService(service, options)).join("\n");
}

function formatService({ service, verdict, findings, accepted, unused }: ServiceDiff, options: DiffTextOptions): string {
  const counted = severities.map((one) => [one, findings.filter(({ severity }) => severity === one).length] as const).filter(([, count]) => count > 0);
  const said =
    verdict === "none"
      ? `nothing has changed${accepted.length === 0 ? "" : " that is not accepted"}`
      : `${painted(verdict, verdict, options)} (${counted.map(([one, count]) => `${count} ${one}`).join(", ")})`;
  return [
    `${makeVisible(service)} since ${makeVisible(options.against)}: ${said}\n`,
    ...findings.map((finding) => formatFinding(finding, options)),
    ...accepted.map(({ finding, reason }) => `\n  accepted: ${titleOf(finding)}\n         ${makeVisible(reason)}\n`),
    ...(unused.length === 0 ? [] : [`\n  Accepted, but not found here: ${unused.map(({ fingerprint }) => fingerprint).join(", ")}\n`]),
  ].join("");
}

function formatFinding(finding: Finding, options: DiffTextOptions): string {
  const { severity, rule, fingerprint, also, operations, after, before } = finding;
  const indent = " ".repeat(9);
  const lines = [
    `  ${painted(severity.padEnd(5), severity, options)}  ${titleOf(finding)}`,
    ...directionsOf(finding).map((line) => indent + line),
    ...(also.length === 0 ? [] : [`${indent}and so ${listed(also)}`]),
    ...(operations.length === 0 ? [] : [`${indent}of ${listed(operations)}`]),
    ...placeOf(after ?? before, options).map((line) => indent + line),
    `${indent}${rule} ${fingerprint}`,
  ];
  return `\n${lines.join("\n")}\n`;
}

function titleOf({ subject, message }: Finding): string {
  return `${makeVisible(subject.name)}: ${makeVisible(message)}`;
}

/** Only where the two directions differ, or one of them is not concerned. */
function directionsOf({ directions: { request, answer } }: Finding): readonly string[] {
  if (request !== undefined && answer !== undefined) return request === answer ? [] : [`${request} in requests, ${answer} in answers`];
  return request !== undefined ? ["in requests"] : answer !== undefined ? ["in answers"] : [];
}

/** The first few, and how many more. */
function listed(names: readonly string[]): string {
  const shown = names.slice(0, 3).map(makeVisible).join(", ");
  return names.length > 3 ? `${shown} and ${names.length - 3} more` : shown;
}

function placeOf(origin: Origin | undefined, { path }: DiffTextOptions): readonly string[] {
  if (origin === undefined) return [];
  const { file, line, column } = origin.definition;
  return [makeVisible(`${path(file)}:${line}:${column}`)];
}

const styles: { readonly [Of in Severity]: Parameters<typeof styleText>[0] } = { major: ["red", "bold"], minor: "yellow", patch: "dim" };

function painted(text: string, verdict: Verdict, { color }: DiffTextOptions): string {
  return color && verdict !== "none" ? styleText(styles[verdict], text, { validateStream: false }) : text;
}
