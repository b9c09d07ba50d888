/** Types, form by form, as they are written. */
import { ts } from "../typescript.ts";
import { parseLiteralType, parseWordType } from "./literal-types.ts";
import { isMappedType, parseMappedType } from "./mapped-types.ts";
import { parseTypeLiteral } from "./members.ts";
import { parseEntityName, parseIdentifier } from "./names.ts";
import { SyntaxNode } from "./node.ts";
import type { Scanner } from "./scanner.ts";
import { parseTemplateType } from "./templates.ts";
import { parseTupleType } from "./tuples.ts";
import { unknownSyntax } from "./unknown-syntax.ts";

const { SyntaxKind } = ts;

export function parseType(scanner: Scanner): SyntaxNode {
  const { pos } = scanner;
  const checkType = unionType(scanner);
  if (scanner.isOnNewLine || !scanner.optionalWord("extends")) return checkType;
  const extendsType = unionType(scanner);
  scanner.expect("?");
  const trueType = parseType(scanner);
  scanner.expect(":");
  const falseType = parseType(scanner);
  return new SyntaxNode(SyntaxKind.ConditionalType, scanner, pos, { checkType, extendsType, trueType, falseType });
}

function unionType(scanner: Scanner): SyntaxNode {
  return joined(scanner, "|", SyntaxKind.UnionType, intersectionType);
}

function intersectionType(scanner: Scanner): SyntaxNode {
  return joined(scanner, "&", SyntaxKind.IntersectionType, operatorType);
}

/** Types with a mark between them, and perhaps one before the first. */
function joined(scanner: Scanner, by: "|" | "&", kind: ts.SyntaxKind, typeOf: (scanner: Scanner) => SyntaxNode): SyntaxNode {
  const { pos } = scanner;
  const isLed = scanner.optional(by);
  const first = typeOf(scanner);
  if (!isLed && scanner.token !== by) return first;
  const types = [first];
  while (scanner.optional(by)) types.push(typeOf(scanner));
  return new SyntaxNode(kind, scanner, pos, { types });
}

const operators: ReadonlyMap<string, ts.SyntaxKind> = new Map([
  ["keyof", SyntaxKind.KeyOfKeyword],
  ["readonly", SyntaxKind.ReadonlyKeyword],
]);

function operatorType(scanner: Scanner): SyntaxNode {
  const { pos } = scanner;
  const operator = scanner.token === "word" ? operators.get(scanner.value) : undefined;
  if (operator !== undefined) {
    scanner.next();
    return new SyntaxNode(SyntaxKind.TypeOperator, scanner, pos, { type: operatorType(scanner), operator });
  }
  return scanner.optionalWord("infer") ? inferType(scanner, pos) : postfixType(scanner);
}

function inferType(scanner: Scanner, pos: number): SyntaxNode {
  const from = scanner.pos;
  const name = parseIdentifier(scanner);
  if (scanner.isWord("extends")) return unknownSyntax();
  const typeParameter = new SyntaxNode(SyntaxKind.TypeParameter, scanner, from, { name });
  return new SyntaxNode(SyntaxKind.InferType, scanner, pos, { typeParameter });
}

/** Arrays and accesses: their brackets begin on the line on which the type before them ends. */
function postfixType(scanner: Scanner): SyntaxNode {
  const { pos } = scanner;
  let type = bareType(scanner);
  while (scanner.token === "[" && !scanner.isOnNewLine) {
    scanner.next();
    if (scanner.optional("]")) type = new SyntaxNode(SyntaxKind.ArrayType, scanner, pos, { elementType: type });
    else {
      const indexType = parseType(scanner);
      scanner.expect("]");
      type = new SyntaxNode(SyntaxKind.IndexedAccessType, scanner, pos, { objectType: type, indexType });
    }
  }
  return type;
}

function bareType(scanner: Scanner): SyntaxNode {
  switch (scanner.token) {
    case "word":
      return parseWordType(scanner) ?? typeReference(scanner);
    case "string":
    case "number":
    case "-":
      return parseLiteralType(scanner);
    case "{":
      return isMappedType(scanner) ? parseMappedType(scanner) : parseTypeLiteral(scanner);
    case "[":
      return parseTupleType(scanner);
    case "(":
      return parenthesizedType(scanner);
    case "template":
      return parseTemplateType(scanner);
    default:
      return unknownSyntax();
  }
}

function parenthesizedType(scanner: Scanner): SyntaxNode {
  const { pos } = scanner;
  scanner.expect("(");
  const type = parseType(scanner);
  scanner.expect(")");
  return new SyntaxNode(SyntaxKind.ParenthesizedType, scanner, pos, { type });
}

function typeReference(scanner: Scanner): SyntaxNode {
  const { pos } = scanner;
  const typeName = parseEntityName(scanner);
  return new SyntaxNode(SyntaxKind.TypeReference, scanner, pos, { typeName, typeArguments: parseTypeArguments(scanner) });
}

/** Undefined where none are given: they begin on the line on which the name ends. */
export function parseTypeArguments(scanner: Scanner): readonly SyntaxNode[] | undefined {
  if (scanner.token !== "<" || scanner.isOnNewLine) return undefined;
  scanner.next();
  const types = [parseType(scanner)];
  while (scanner.optional(",")) types.push(parseType(scanner));
  scanner.expect(">");
  return types;
}
