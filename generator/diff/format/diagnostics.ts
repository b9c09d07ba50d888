/** A comparison as diagnostics: for the services that show these beside the lines of a change. */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { Finding, ServiceDiff } from "../finding.ts";
import { ruleNamed, rules } from "../rules/rules.ts";
import { reaches, type Verdict } from "../severity.ts";

/** What fails the run is an error, anything else a warning; what is accepted is not shown. */
export function diagnosticsOf(services: readonly ServiceDiff[], failOn: Verdict): readonly Diagnostic[] {
  return services.flatMap(({ findings }) => findings.map((finding) => diagnosticOf(finding, failOn)));
}

function diagnosticOf({ rule, severity, subject, message, after, fingerprint }: Finding, failOn: Verdict): Diagnostic {
  return {
    code: rule,
    severity: reaches(severity, failOn) ? "error" : "warning",
    message: `${subject.name}: ${message} (${severity})`,
    help: ruleNamed(rule)!.help,
    ...(after === undefined ? {} : { at: after.definition }),
    fingerprint,
  };
}

/** As a code scanning service lists them. */
export const scannedRules: readonly { readonly id: string; readonly help: string }[] = rules.map(({ id, help }) => ({ id, help }));
