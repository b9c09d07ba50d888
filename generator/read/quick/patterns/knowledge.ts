/**
 * What the code of a kind can tell apart. Types compare texts with those that stand in the code, and take them apart at those;
 * whatever else a text is, they treat it like any other.
 */
import { memoize } from "../../../values/memoize.ts";
import { ts } from "../../typescript.ts";
import { vocabularyName } from "../../vocabulary.ts";
import { isMadeOf } from "./made-of.ts";
import { isLikeStandIn } from "./stand-in-names.ts";

export interface Knowledge {
  /** Every text that stands in the code, names of properties among them. */
  readonly texts: ReadonlySet<string>;
  /** Whether a name is one of the texts, or can make one together with others. */
  readonly knows: (name: string) => boolean;
  /** How many of its files come before one: where fields of several files meet, they are in the order of these. */
  readonly filesBefore: (path: string) => number;
  /** Whether the code may look into names and types that it does not know. */
  readonly isCurious: boolean;
}

/** @param files those of the kinds, and all that they import */
export function knowledgeOf(files: readonly ts.SourceFile[]): Knowledge {
  const nodes = files.flatMap((file) => [...nodesIn(file)]);
  const texts = new Set(nodes.flatMap(textOf));
  const together = [...texts].join("\n");
  const isMadeWith = (text: string, name: string): boolean => text.includes(name) && text.split(name).every((rest) => isMadeOf(rest, texts));
  return {
    texts,
    knows: memoize((name) => together.includes(name) && [...texts].some((text) => isMadeWith(text, name))),
    filesBefore: memoize((path) => files.filter(({ fileName }) => fileName < path).length),
    isCurious: nodes.some(isCurious) || [...texts].some(isLikeStandIn),
  };
}

function* nodesIn(node: ts.Node): Generator<ts.Node> {
  yield node;
  const children: ts.Node[] = [];
  node.forEachChild((child) => void children.push(child));
  for (const child of children) yield* nodesIn(child);
}

const { SyntaxKind } = ts;

const textKinds: ReadonlySet<ts.SyntaxKind> = new Set([
  SyntaxKind.StringLiteral,
  SyntaxKind.NumericLiteral,
  SyntaxKind.NoSubstitutionTemplateLiteral,
  SyntaxKind.TemplateHead,
  SyntaxKind.TemplateMiddle,
  SyntaxKind.TemplateTail,
]);

function textOf(node: ts.Node): readonly string[] {
  const { text } = node as { readonly text?: string };
  const isName = ts.isIdentifier(node) && ts.isPropertySignature(node.parent);
  return text !== undefined && text !== "" && (isName || textKinds.has(node.kind)) ? [text] : [];
}

/** An access by a computed name leads to fields that the code does not name; a pattern without marks takes words apart. */
function isCurious(node: ts.Node): boolean {
  if (ts.isIndexedAccessTypeNode(node)) return !isNamed(node.indexType) && vocabularyName(node.getSourceFile().fileName) === undefined;
  return ts.isConditionalTypeNode(node) && [...nodesIn(node.extendsType)].some((one) => ts.isTemplateLiteralTypeNode(one) && !isMarked(one));
}

function isNamed(index: ts.TypeNode): boolean {
  return ts.isLiteralTypeNode(index);
}

/** Whether marks that are in no word stand between all parts of a pattern. */
function isMarked({ head, templateSpans }: ts.TemplateLiteralTypeNode): boolean {
  const between = templateSpans.slice(0, -1).map(({ literal }) => literal.text);
  const around = [head.text, templateSpans.at(-1)!.literal.text];
  return !between.includes("") && [...between, ...around].every((text) => !/[\w-]/.test(text));
}
