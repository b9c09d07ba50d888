/** Template literal types: texts, with a type between each two of them. */
import { ts } from "../typescript.ts";
import { parseText } from "./names.ts";
import { SyntaxNode } from "./node.ts";
import type { Scanner } from "./scanner.ts";
import { parseType } from "./types.ts";

const { SyntaxKind } = ts;

export function parseTemplateType(scanner: Scanner): SyntaxNode {
  const { pos } = scanner;
  const head = parseText(scanner, SyntaxKind.TemplateHead);
  const templateSpans = [span(scanner)];
  while (templateSpans.at(-1)!.isFollowed) templateSpans.push(span(scanner));
  return new SyntaxNode(SyntaxKind.TemplateLiteralType, scanner, pos, { head, templateSpans: templateSpans.map(({ node }) => node) });
}

interface Span {
  readonly node: SyntaxNode;
  readonly isFollowed: boolean;
}

/** A type and the text after it. */
function span(scanner: Scanner): Span {
  const { pos } = scanner;
  const type = parseType(scanner);
  scanner.nextOfTemplate();
  const isFollowed = scanner.token === "template";
  const literal = parseText(scanner, isFollowed ? SyntaxKind.TemplateMiddle : SyntaxKind.TemplateTail);
  return { node: new SyntaxNode(SyntaxKind.TemplateLiteralTypeSpan, scanner, pos, { type, literal }), isFollowed };
}
