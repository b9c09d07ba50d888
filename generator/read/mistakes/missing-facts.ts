/** The facts that a record lacks: TypeScript tells of them by writing the record out. */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import { positionOf, type ReadingContext } from "../reading-context.ts";
import { compiler, ts } from "../typescript.ts";
import { constraintOf } from "./narrow.ts";

export function missingFacts(context: ReadingContext, checker: ts.TypeChecker, record: ts.Node): readonly Diagnostic[] {
  const constraint = ts.isTypeLiteralNode(record) ? constraintOf(checker, record) : undefined;
  if (constraint === undefined || constraint.flags & ts.TypeFlags.TypeParameter) return [];
  const type = checker.getTypeAtLocation(record);
  const kind = (record.parent as ts.TypeReferenceNode).typeName;
  const missing = checker
    .getPropertiesOfType(constraint)
    .filter((fact) => !(fact.flags & ts.SymbolFlags.Optional) && checker.getPropertyOfType(type, fact.name) === undefined);
  if (missing.length === 0) return [];
  const says = missing.length === 1 ? compiler().displayPartsToString(missing[0]!.getDocumentationComment(checker)).replace(/\s+/g, " ") : "";
  return [
    report("missing-facts", { kind: kind.getText(), facts: missing.map(({ name }) => name), says: says === "" ? undefined : says }, positionOf(context, kind)),
  ];
}
