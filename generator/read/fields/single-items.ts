/** `title: [string]`, as other notations write an array of any length: to TypeScript it has exactly one item. One that is meant has a name. */
import { report } from "../../diagnostics/report.ts";
import { positionOf, type ReadingContext } from "../reading-context.ts";
import { ts } from "../typescript.ts";

/** Finds the fields of a file whose type is one type in brackets. */
export function checkSingleItems(context: ReadingContext, file: ts.SourceFile): void {
  if (/:\s*\[\s*[^[\],:"'\d-][^[\],:]*\]/.test(file.text)) checkNode(context, file, file);
}

function checkNode(context: ReadingContext, file: ts.SourceFile, node: ts.Node): void {
  const item = ts.isPropertySignature(node) ? onlyItem(node.type) : undefined;
  if (item !== undefined) context.found(report("array-of-one-item", { type: item.getText(file) }, positionOf(context, item.parent)));
  else node.forEachChild((child) => checkNode(context, file, child));
}

function onlyItem(type: ts.TypeNode | undefined): ts.TypeNode | undefined {
  const [item, ...others] = type !== undefined && ts.isTupleTypeNode(type) ? type.elements : [];
  if (item === undefined || others.length > 0) return undefined;
  return ts.isNamedTupleMember(item) || ts.isRestTypeNode(item) || ts.isOptionalTypeNode(item) || ts.isLiteralTypeNode(item) ? undefined : item;
}
