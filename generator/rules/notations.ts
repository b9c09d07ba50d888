/** Types as other notations write them, which here are values: JSON has quotes around names of types, and brackets around choices. */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";
import type { ArrayShape, Scalar, Shape } from "../model/shape.ts";
import type { GatheredService } from "./rule.ts";
import { eachShape, subjectPhrase } from "./subjects.ts";
import { quotedJson } from "./words.ts";

const types: readonly Scalar[] = ["string", "number", "boolean", "object", "null", "unknown"];

export function valuesAreNoTypes({ subjects }: GatheredService): readonly Diagnostic[] {
  return eachShape(subjects, ["literals"], (shape, subject) => {
    const value = onlyValue(shape);
    return value !== undefined && types.includes(value)
      ? [report("value-called-as-a-type", { subject: subjectPhrase(subject), value: String(value) }, subject.origin.definition)]
      : [];
  });
}

export function arraysLeaveAChoice({ subjects }: GatheredService): readonly Diagnostic[] {
  return eachShape(subjects, ["array"], (shape, subject) => {
    const values = valuesOf(shape);
    return values.length < 2
      ? []
      : [report("array-of-fixed-values", { subject: subjectPhrase(subject), values: values.map(quotedJson) }, subject.origin.definition)];
  });
}

/** What stands at the places of an array that has a different value at each; nothing where one is left open. */
function valuesOf({ items, minItems, maxItems }: ArrayShape): readonly Scalar[] {
  const values = items.is === "union" ? items.of.map(onlyValue) : [];
  return values.length === minItems && values.length === maxItems ? values.filter((value) => value !== undefined) : [];
}

function onlyValue(shape: Shape): Scalar | undefined {
  return shape.is === "literals" && shape.open !== true && shape.values.length === 1 ? shape.values[0] : undefined;
}
