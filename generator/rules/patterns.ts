/** A pattern is a regular expression of ECMA-262, with the flag `u`, as JSON Schema asks for. */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";
import { expressionOf } from "./limits-of.ts";
import type { Gathered } from "./rule.ts";
import { called, eachShape } from "./subjects.ts";

export function patternsAreExpressions({ subjects }: Gathered): readonly Diagnostic[] {
  return eachShape(subjects, ["string"], (shape, subject) => {
    if (shape.pattern === undefined || expressionOf(shape.pattern) !== undefined) return [];
    return [report("pattern-is-no-expression", { subject: called(subject), pattern: shape.pattern, why: whyNot(shape.pattern) }, subject.origin.definition)];
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
