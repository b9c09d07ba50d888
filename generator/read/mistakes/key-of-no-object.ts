/** A key that names fields of what has none: TypeScript blames the key, where the type that it names fields of is the mistake. */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import { positionOf, type ReadingContext } from "../reading-context.ts";
import { ts } from "../typescript.ts";
import { isKey, type Misfit } from "./misfits.ts";
import { constraintOf } from "./narrow.ts";

/** The fact beside the key that should be an object and is none. */
export function keyOfNoObject(context: ReadingContext, program: ts.Program, { node, wanted }: Misfit): readonly Diagnostic[] {
  const record = node.parent?.parent;
  if (wanted === undefined || record === undefined || !ts.isTypeLiteralNode(record) || !isKey(program, wanted)) return [];
  const checker = program.getTypeChecker();
  const constraint = constraintOf(checker, record);
  const facts = record.members.filter(ts.isPropertySignature).filter(({ type }) => type !== undefined && type !== node);
  const wrong = facts.find((fact) => constraint !== undefined && isNoObject(checker, constraint, fact));
  if (wrong === undefined) return openFields(context, checker, facts);
  return [
    report("fact-is-no-object", { fact: wrong.name.getText(), written: writtenOf(wrong), named: namedIn(checker, wrong) }, positionOf(context, wrong.type!)),
  ];
}

/** Beside fields of any name those that are written out do not count. */
function openFields(context: ReadingContext, checker: ts.TypeChecker, facts: readonly ts.PropertySignature[]): readonly Diagnostic[] {
  return facts.flatMap((fact) => {
    const index = checker.getIndexInfosOfType(checker.getTypeFromTypeNode(fact.type!)).find(({ keyType }) => keyType.flags & ts.TypeFlags.String);
    return index === undefined ? [] : [report("fields-of-any-name", { fact: fact.name.getText() }, positionOf(context, index.declaration ?? fact))];
  });
}

function isNoObject(checker: ts.TypeChecker, constraint: ts.Type, { name, type, questionToken }: ts.PropertySignature): boolean {
  const fact = checker.getPropertyOfType(constraint, name.getText());
  if (fact === undefined || !(checker.getTypeOfSymbol(fact).flags & (ts.TypeFlags.NonPrimitive | ts.TypeFlags.Object))) return false;
  const typeOfNode = checker.getTypeFromTypeNode(type!);
  return questionToken !== undefined || checker.isArrayType(typeOfNode) || !checker.isTypeAssignableTo(typeOfNode, checker.getTypeOfSymbol(fact));
}

function writtenOf({ type, questionToken }: ts.PropertySignature): string {
  if (questionToken !== undefined) return 'written with a "?"';
  return ts.isArrayTypeNode(type!) ? `an array, ${type.getText()}` : type!.getText();
}

/** The type that is meant: that of the items, or the one whose name stands in quotes. */
function namedIn(checker: ts.TypeChecker, { type, questionToken }: ts.PropertySignature): string | undefined {
  if (questionToken !== undefined) return type!.getText();
  if (ts.isArrayTypeNode(type!)) return type.elementType.getText();
  const name = ts.isLiteralTypeNode(type!) && ts.isStringLiteral(type.literal) ? type.literal.text : undefined;
  const isDeclared = checker
    .getSymbolsInScope(type!, ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Interface | ts.SymbolFlags.Alias)
    .some((symbol) => symbol.name === name);
  return isDeclared ? name : undefined;
}
