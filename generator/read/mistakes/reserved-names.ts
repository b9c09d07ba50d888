/** Names by which words and kinds say things of types: a field of such a name would say something else, and be in no output. */
import { report } from "../../diagnostics/report.ts";
import { isMarkerName } from "../nodes/markers.ts";
import { positionOf, type Source } from "../source.ts";
import { ts } from "../typescript.ts";

export function checkReservedNames(source: Source, file: ts.SourceFile): void {
  if (/["']~\w/.test(file.text)) checkNode(source, file);
}

function checkNode(source: Source, node: ts.Node): void {
  if (ts.isPropertySignature(node) && ts.isStringLiteral(node.name) && isMarkerName(node.name.text)) {
    source.found(report("reserved-name", { name: node.name.text }, positionOf(source, node.name)));
  }
  node.forEachChild((child) => checkNode(source, child));
}
