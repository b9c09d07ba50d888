/** A pattern is a regular expression of ECMA-262, with the flag `u`, as JSON Schema asks for. */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";
import { regularExpression } from "./limits-broken.ts";
import type { GatheredService } from "./rule.ts";
import { eachShape, subjectPhrase } from "./subjects.ts";

export function patternsAreExpressions({ subjects }: GatheredService): readonly Diagnostic[] {
  return eachShape(subjects, ["string"], (shape, subject) => {
    if (shape.pattern === undefined || regularExpression(shape.pattern) !== undefined) return [];
    return [
      report("pattern-is-no-expression", { subject: subjectPhrase(subject), pattern: shape.pattern, why: whyNot(shape.pattern) }, subject.origin.definition),
    ];
  });
}

/** What the engine says, without its repetition of the pattern. */
function whyNot(pattern: string): string {
  try {
    new RegExp(pattern, "u");
    return "";
  } catch (error) {
    return String((error as Error).message)
      .split(": ")
      .at(-1)!;
  }
}
