/** The type of a node, form by form. */
import { getOrInsert } from "../../values/memoize.ts";
import { ts } from "../typescript.ts";
import { aliasOf, freeParameters, makeOnce } from "./aliases.ts";
import { evaluateArray, evaluateTuple } from "./arrays.ts";
import { isAssignable } from "./assignable.ts";
import { evaluateConditional } from "./conditionals.ts";
import type { Env } from "./env.ts";
import type { Evaluator } from "./evaluator.ts";
import { Factory } from "./factory.ts";
import { interfaceType } from "./interfaces.ts";
import { intersectionOf } from "./intersections.ts";
import { evaluateIndexedAccess, keyofType } from "./keys.ts";
import { Lazy } from "./lazy.ts";
import { evaluateMapped } from "./mapped.ts";
import { membersOf } from "./members.ts";
import type { Named, Names, Reference } from "./names.ts";
import { notPlain } from "./not-plain.ts";
import { Recursion } from "./recursion.ts";
import { evaluateReference, openEnv } from "./references.ts";
import { evaluateTemplate } from "./templates.ts";
import type { Alias, Type } from "./types.ts";
import { unionOf } from "./unions.ts";

const { SyntaxKind } = ts;

/** Types within types beyond this are left to TypeScript, which stops at some depth of its own. */
const deepest = 90;

export function createEvaluator(names: Names): Evaluator {
  const factory = new Factory();
  const keywords = keywordTypes(factory);
  const declared = new Map<Named, Lazy<Type>>();
  let depth = 0;
  const evaluator: Evaluator = {
    factory,
    names,
    recursion: new Recursion(names),
    evaluate: (node, env, alias) => {
      const keyword = keywords.get(node.kind);
      if (keyword !== undefined) return keyword;
      if (env === undefined) {
        const known = evaluator.closed.get(node);
        if (known !== undefined) return known;
      }
      depth += 1;
      try {
        if (depth > deepest) notPlain("types too deep within each other");
        const type = typeOf(evaluator, node, env, alias);
        if (env === undefined) evaluator.closed.set(node, type);
        return type;
      } finally {
        depth -= 1;
      }
    },
    declared: (named) => getOrInsert(declared, named, () => new Lazy(() => declaredType(evaluator, named))).value,
    assignable: (source, target) => isAssignable(evaluator, source, target),
    made: new Map(),
    instances: new Map(),
    arrays: new Map(),
    closed: new Map(),
    opens: new Map(),
    conditions: new Map(),
    free: new Map(),
  };
  return evaluator;
}

function declaredType(evaluator: Evaluator, named: Named): Type {
  const [declaration] = named.declarations;
  if (ts.isInterfaceDeclaration(declaration)) return interfaceType(evaluator, named);
  return evaluator.evaluate(declaration.type, openEnv(evaluator, declaration));
}

function typeOf(evaluator: Evaluator, node: ts.TypeNode, env: Env | undefined, alias: Alias | undefined): Type {
  switch (node.kind) {
    case SyntaxKind.TypeReference:
    case SyntaxKind.ExpressionWithTypeArguments:
      return evaluateReference(evaluator, node as Reference, env, alias);
    case SyntaxKind.LiteralType:
      return literalType(evaluator, (node as ts.LiteralTypeNode).literal);
    case SyntaxKind.TypeLiteral:
      return objectType(evaluator, node as ts.TypeLiteralNode, env, alias);
    case SyntaxKind.UnionType:
      return unionOf(evaluator.factory, allOf(evaluator, (node as ts.UnionTypeNode).types, env), alias ?? aliasOf(evaluator, node, env));
    case SyntaxKind.IntersectionType:
      return intersectionType(evaluator, node as ts.IntersectionTypeNode, env, alias);
    case SyntaxKind.ParenthesizedType:
      return evaluator.evaluate((node as ts.ParenthesizedTypeNode).type, env, alias);
    case SyntaxKind.ArrayType:
      return evaluateArray(evaluator, node as ts.ArrayTypeNode, env, alias);
    case SyntaxKind.IndexedAccessType:
      return evaluateIndexedAccess(evaluator, node as ts.IndexedAccessTypeNode, env);
    case SyntaxKind.ConditionalType:
      return evaluateConditional(evaluator, node as ts.ConditionalTypeNode, env, alias);
    case SyntaxKind.TemplateLiteralType:
      return evaluateTemplate(evaluator, node as ts.TemplateLiteralTypeNode, env);
    case SyntaxKind.MappedType:
      return evaluateMapped(evaluator, node as ts.MappedTypeNode, env, alias);
    case SyntaxKind.TupleType:
      return evaluateTuple(evaluator, node as ts.TupleTypeNode, env, alias);
    case SyntaxKind.TypeOperator:
      return operatorType(evaluator, node as ts.TypeOperatorNode, env, alias);
    case SyntaxKind.BooleanKeyword:
      return unionOf(evaluator.factory, [evaluator.factory.intrinsics.false, evaluator.factory.intrinsics.true]);
    default:
      return notPlain("type of another form");
  }
}

function allOf(evaluator: Evaluator, nodes: readonly ts.TypeNode[], env: Env | undefined): readonly Type[] {
  return nodes.map((node) => evaluator.evaluate(node, env));
}

function literalType({ factory }: Evaluator, literal: ts.LiteralTypeNode["literal"]): Type {
  if (ts.isStringLiteral(literal)) return factory.literal(literal.text);
  if (ts.isNumericLiteral(literal)) return factory.literal(Number(literal.text));
  if (literal.kind === SyntaxKind.TrueKeyword) return factory.intrinsics.true;
  if (literal.kind === SyntaxKind.FalseKeyword) return factory.intrinsics.false;
  if (literal.kind === SyntaxKind.NullKeyword) return factory.intrinsics.null;
  const isNegative = ts.isPrefixUnaryExpression(literal) && literal.operator === SyntaxKind.MinusToken && ts.isNumericLiteral(literal.operand);
  if (!isNegative || Number(literal.operand.text) === 0) return notPlain("literal of another form");
  return factory.literal(-Number(literal.operand.text));
}

function objectType(evaluator: Evaluator, node: ts.TypeLiteralNode, env: Env | undefined, alias: Alias | undefined): Type {
  if (node.members.length === 0 && aliasOf(evaluator, node, env) === undefined) return evaluator.factory.empty;
  return makeOnce(evaluator, node, env, alias, (name) => {
    const symbol = evaluator.names.symbolOf(node, "__type", ts.SymbolFlags.TypeLiteral);
    const parts = { objectFlags: ts.ObjectFlags.Anonymous, symbol, alias: name };
    return evaluator.factory.object(parts, new Lazy(() => membersOf(evaluator, node, env)));
  });
}

function intersectionType(evaluator: Evaluator, node: ts.IntersectionTypeNode, env: Env | undefined, alias: Alias | undefined): Type {
  const { factory } = evaluator;
  const types = allOf(evaluator, node.types, env);
  const other = types.length === 2 && types.includes(factory.empty) ? types.find((type) => type !== factory.empty) : undefined;
  const isKept = other !== undefined && (other.flags & (ts.TypeFlags.String | ts.TypeFlags.Number | ts.TypeFlags.TemplateLiteral)) !== 0;
  return intersectionOf(factory, types, alias ?? aliasOf(evaluator, node, env), isKept && freeParameters(evaluator, node).length === 0);
}

function operatorType(evaluator: Evaluator, node: ts.TypeOperatorNode, env: Env | undefined, alias: Alias | undefined): Type {
  if (node.operator === SyntaxKind.KeyOfKeyword) return keyofType(evaluator, evaluator.evaluate(node.type, env));
  if (node.operator === SyntaxKind.ReadonlyKeyword) return evaluator.evaluate(node.type, env, alias);
  return notPlain("operator of another kind");
}

/** What is of one type wherever it stands. */
function keywordTypes({ intrinsics }: Factory): ReadonlyMap<ts.SyntaxKind, Type> {
  return new Map([
    [SyntaxKind.StringKeyword, intrinsics.string],
    [SyntaxKind.NumberKeyword, intrinsics.number],
    [SyntaxKind.UnknownKeyword, intrinsics.unknown],
    [SyntaxKind.NeverKeyword, intrinsics.never],
    [SyntaxKind.UndefinedKeyword, intrinsics.undefined],
    [SyntaxKind.SymbolKeyword, intrinsics.symbol],
    [SyntaxKind.ObjectKeyword, intrinsics.object],
  ]);
}
