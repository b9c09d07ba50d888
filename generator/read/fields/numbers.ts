/** Numbers of more digits than a number holds: an output would say another one than the author. */
import { report } from "../../diagnostics/report.ts";
import { decimalText } from "../../values/decimal.ts";
import { isExactNumber, readNumber, wholeNumberIn } from "../../values/exact-numbers.ts";
import { tagOf } from "../nodes/comments.ts";
import { positionAt, positionOf, type ReadingContext } from "../reading-context.ts";
import { ts } from "../typescript.ts";
import { jsonOrText } from "./fields.ts";

/** Finds the numbers of a file that are read as others: literals, and numbers in examples. */
export function checkNumbers(context: ReadingContext, file: ts.SourceFile): void {
  if (perhapsTooLong.test(file.text)) checkNode(context, file, file);
}

const perhapsTooLong = /(?:\d[._]?){16}|0x[\da-f_]{14}|0o[0-7_]{18}|0b[01_]{54}|\d\.?e[+-]?\d{3}/i;

function checkNode(context: ReadingContext, file: ts.SourceFile, node: ts.Node): void {
  checkExample(context, file, node);
  if (ts.isNumericLiteral(node)) checkLiteral(context, node, file.text.slice(node.getStart(file), node.getEnd()));
  else node.forEachChild((child) => checkNode(context, file, child));
}

/** @param written as it stands in the file: of the node, the compiler gives the text of what it has read */
function checkLiteral(context: ReadingContext, node: ts.Node, written: string): void {
  if (isExactNumber(written)) return;
  const whole = wholeNumberIn(written);
  context.found(
    report(
      "inexact-number",
      { written, read: decimalText(readNumber(written)), beyond: whole === undefined ? undefined : beyond(node, whole) },
      positionOf(context, node),
    ),
  );
}

function checkExample(context: ReadingContext, file: ts.SourceFile, node: ts.Node): void {
  const tag = tagOf(node, "example");
  if (tag === undefined || jsonOrText(tag.text) === tag.text) return;
  for (const [written] of tag.text.replace(strings, "").matchAll(numbers)) {
    const start = file.text.indexOf(written, tag.node.tagName.getEnd());
    if (!isExactNumber(written))
      context.found(report("inexact-example", { written, read: decimalText(readNumber(written)) }, positionAt(context, file, start, start + written.length)));
  }
}

/** Of JSON. */
const strings = /"(?:[^"\\]|\\.)*"/g;
const numbers = /\d+(?:\.\d+)?(?:e[+-]?\d+)?/gi;

/** A whole number as a number holds it. */
function asRead(whole: bigint): bigint {
  return BigInt(Number(whole));
}

/** The facet and the number that say a limit exactly, of whole numbers: the next one outside, where a number holds that one. */
function beyond(node: ts.Node, whole: bigint): { readonly facet: string; readonly limit: string } | undefined {
  const isNegative = ts.isPrefixUnaryExpression(node.parent);
  const literal = isNegative ? node.parent.parent : node.parent;
  const side = sideOf(literal);
  const next = side === undefined || (side === "Minimum") === isNegative ? whole + 1n : whole - 1n;
  return side === undefined || next !== asRead(next) ? undefined : { facet: `exclusive${side}`, limit: `${isNegative ? "-" : ""}${next}` };
}

/** Which limit a literal type is: by its place in `Range`, or by the name of the facet. */
function sideOf(literal: ts.Node): "Minimum" | "Maximum" | undefined {
  const { parent } = literal;
  const isRange = ts.isTypeReferenceNode(parent) && ts.isIdentifier(parent.typeName) && parent.typeName.text === "Range";
  const place = isRange
    ? parent.typeArguments!.findIndex((argument) => argument === literal)
    : ["minimum", "maximum"].indexOf(ts.isPropertySignature(parent) ? parent.name.getText() : "");
  return place === 0 ? "Minimum" : place === 1 ? "Maximum" : undefined;
}
