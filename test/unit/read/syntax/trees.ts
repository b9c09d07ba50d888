/** A tree as plain values: all that readers ask of its nodes, of the compiler's as of ours. */
import { compiler, ts } from "../../../../generator/read/typescript.ts";

/** What the compiler keeps for itself, or says besides. */
const others = new Set([
  "id", "flags", "modifierFlagsCache", "transformFlags", "original", "emitNode", "symbol", "localSymbol", "locals", "nextContainer", "escapedText", "flowNode",
  "singleQuote", "hasExtendedUnicodeEscape", "numericLiteralFlags", "templateFlags", "rawText", "isUnterminated", "endOfFileToken", "jsDoc", "parent", "file", "phaseModifier",
]);

export function treeOf(file: ts.SourceFile): unknown {
  return file.statements.map((statement) => plain(statement, file));
}

function plain(node: ts.Node, parent: ts.Node): unknown {
  const parts = Object.entries(node)
    .filter(([name, value]) => !others.has(name) && value !== undefined && !(Array.isArray(value) && value.length === 0))
    .map(([name, value]): [string, unknown] => [name, valueOf(value, node)]);
  const children: number[] = [];
  node.forEachChild((child) => void children.push(child.pos));
  return {
    ...Object.fromEntries(parts),
    ...(ts.isIdentifier(node) ? { text: node.text } : {}),
    isParent: node.parent === parent,
    start: node.getStart(),
    written: node.getText(),
    children,
    ...commentsOf(node),
  };
}

function valueOf(value: unknown, node: ts.Node): unknown {
  if (Array.isArray(value)) return value.map((one) => valueOf(one, node));
  return isNode(value) ? plain(value, node) : value;
}

function isNode(value: unknown): value is ts.Node {
  return typeof value === "object" && value !== null && "kind" in value;
}

/** Imports and parameters are never asked for their comments. */
function commentsOf(node: ts.Node): { readonly comments?: unknown } {
  const comments = ts.isImportDeclaration(node) || node.kind === ts.SyntaxKind.Parameter ? undefined : (node as { jsDoc?: readonly ts.JSDoc[] }).jsDoc;
  if (comments === undefined || comments.length === 0) return {};
  return { comments: comments.map(({ pos, end, comment, tags }) => ({ pos, end, said: textOf(comment), tags: (tags ?? []).map(tagOf) })) };
}

function textOf(comment: ts.JSDoc["comment"]): string | undefined {
  return compiler().getTextOfJSDocComment(comment)?.replaceAll("\r\n", "\n");
}

function tagOf(tag: ts.JSDocTag): unknown {
  const { kind, pos, end, tagName } = tag;
  return { kind, pos, end, start: tag.getStart(), name: [tagName.text, tagName.pos, tagName.end, tagName.getEnd()] };
}
