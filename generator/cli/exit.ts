/** The exit codes: a promise to scripts. */
import type { Catalog } from "../diagnostics/catalog.ts";
import { cli } from "../diagnostics/catalog/cli.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { isBlocking } from "../diagnostics/out-of-date.ts";

export const exit = { fine: 0, findings: 1, usage: 2, outOfDate: 3, interrupted: 130, terminated: 143 } as const;

/** What says that the tool was called wrongly: all of the command line's own codes, and what the library says of names in the call. */
const unknownNames: readonly (keyof Catalog)[] = ["unknown-service", "no-such-document", "draft-no-name"];
const usageCodes: ReadonlySet<string> = new Set([...Object.keys(cli), ...unknownNames]);

/** Errors count, warnings don't; a wrong call comes before findings, findings before outputs that are out of date. */
export function exitCode(diagnostics: readonly Diagnostic[], outOfDate: boolean): number {
  const errors = diagnostics.filter(isBlocking);
  if (errors.some((one) => usageCodes.has(one.code))) return exit.usage;
  if (errors.length > 0) return exit.findings;
  return outOfDate ? exit.outOfDate : exit.fine;
}
