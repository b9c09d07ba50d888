/** Statuses are those of HTTP, each stated once, success apart from failure. */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";
import type { Operation } from "../model/operation.ts";
import type { GatheredService } from "./rule.ts";

export function statusesAreSound({ operations }: GatheredService): readonly Diagnostic[] {
  return operations.flatMap((operation) => [...ofSuccess(operation), ...ofFailures(operation)]);
}

const status = /^[1-5](?:\d\d|XX)$/;

function ofSuccess({ name, response, origin }: Operation): readonly Diagnostic[] {
  const holes = { operation: name, status: response.status };
  if (!status.test(response.status)) return [report("no-status", holes, origin.definition)];
  return /^[45]/.test(response.status) ? [report("success-is-failure", holes, origin.definition)] : [];
}

function ofFailures({ name, response, failures, origin }: Operation): readonly Diagnostic[] {
  const seen = new Set([response.status]);
  return failures.flatMap((answer) => {
    const holes = { operation: name, status: answer.status };
    const twice = seen.has(answer.status);
    seen.add(answer.status);
    if (!status.test(answer.status)) return [report("no-status", holes, origin.definition)];
    if (answer.status.startsWith("2")) return [report("failure-is-success", holes, origin.definition)];
    return twice ? [report("status-twice", holes, origin.definition)] : [];
  });
}
