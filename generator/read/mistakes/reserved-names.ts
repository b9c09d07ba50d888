/** Names by which words and kinds say things of types: a field of such a name would say something else, and be in no output. */
import { report } from "../../diagnostics/report.ts";
import { isMarkerName } from "../nodes/markers.ts";
import { positionOf, type ReadingContext } from "../reading-context.ts";
import { ts } from "../typescript.ts";

export function checkReservedNames(context: ReadingContext, file: ts.SourceFile): void {
  if (/["']~\w/.test(file.text)) checkNode(context, file);
}

function checkNode(context: ReadingContext, node: ts.Node): void {
  if (ts.isPropertySignature(node) && ts.isStringLiteral(node.name) && isMarkerName(node.name.text)) {
    context.found(report("reserved-name", { name: node.name.text }, positionOf(context, node.name)));
  }
  node.forEachChild((child) => checkNode(context, child));
}
