/** What the disk refused, said to a person. */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { failure, type Outcome } from "../diagnostics/outcome.ts";
import { report } from "../diagnostics/report.ts";
import { DiskFault } from "./disk.ts";

/** The diagnostic of a fault; `shown` is the path as the reader knows it. */
export function faultDiagnostic(fault: DiskFault, shown = fault.path): Diagnostic {
  const holes = { path: shown, operation: fault.operation };
  switch (fault.code) {
    case "ENOENT":
      return report("file-not-found", holes);
    case "EISDIR":
      return report("folder-not-file", holes);
    case "ENOTDIR":
      return report("file-not-folder", holes);
    case "EACCES":
    case "EPERM":
    case "EROFS":
    case "EBUSY":
      return report("permission-denied", holes);
    case "ENOSPC":
    case "EDQUOT":
      return report("disk-full", holes);
    case "ENAMETOOLONG":
      return report("path-too-long", holes);
    case "ELOOP":
      return report("link-loop", holes);
    default:
      return report("disk-failed", { ...holes, code: fault.code });
  }
}

/** Runs what touches the disk; a fault becomes a diagnostic, any other error is a defect and passes on. */
export async function catchFaults<Value>(
  act: () => Outcome<Value> | Promise<Outcome<Value>>,
  shown: (path: string) => string = (path) => path,
): Promise<Outcome<Value>> {
  try {
    return await act();
  } catch (error) {
    return failure([diagnosticOf(error, shown)]);
  }
}

/** `catchFaults` for what does not wait. */
export function catchFaultsSync<Value>(act: () => Outcome<Value>, shown: (path: string) => string = (path) => path): Outcome<Value> {
  try {
    return act();
  } catch (error) {
    return failure([diagnosticOf(error, shown)]);
  }
}

function diagnosticOf(error: unknown, shown: (path: string) => string): Diagnostic {
  if (error instanceof DiskFault) return faultDiagnostic(error, shown(error.path));
  throw error;
}

/** Runs a clean-up whose failure changes no result: what it leaves behind, the next run removes. */
export function ignoreFaults(act: () => void): void {
  try {
    act();
  } catch (error) {
    if (!(error instanceof DiskFault)) throw error;
  }
}
