/** Numbers of more digits than a number holds: an output would say another one than the author. */
import { report } from "../diagnostics/report.ts";
import { positionOf, type Source } from "./source.ts";
import { ts } from "./typescript.ts";

/** Finds the whole numbers of a file that are read as others. */
export function checkNumbers(source: Source, file: ts.SourceFile): void {
  if (/\d{16}/.test(file.text)) checkNode(source, file, file);
}

function checkNode(source: Source, file: ts.SourceFile, node: ts.Node): void {
  if (ts.isNumericLiteral(node)) checkLiteral(source, node, file.text.slice(node.getStart(file), node.getEnd()));
  else node.forEachChild((child) => checkNode(source, file, child));
}

/** @param written as it stands in the file: of the node, the compiler gives the text of what it has read */
function checkLiteral(source: Source, node: ts.Node, written: string): void {
  const read = String(Number(written));
  if (/^\d{16,}$/.test(written) && read !== written) source.found(report("inexact-number", { written, read }, positionOf(source, node)));
}
