/** The evaluator behind the same questions that readers put to TypeScript's checker. */
import { isTypeDeclaration } from "../nodes/type-declaration.ts";
import type { Checker } from "../reading-context.ts";
import { ts } from "../typescript.ts";
import type { Env } from "./env.ts";
import type { Evaluator } from "./evaluator.ts";
import { structureOf } from "./members.ts";
import { isParameter } from "./names.ts";
import { notPlain } from "./not-plain.ts";
import { openEnv } from "./references.ts";
import { Intrinsic, ObjectType, type DeclaredSymbol, type Property, type Type } from "./types.ts";

/** The one place where the evaluator's types pass for the compiler's: they have all of its surface that readers ask for. */
export function checkerOf(evaluator: Evaluator): Checker {
  const questions: Questions = {
    getPropertiesOfType: (type) => [...structureOf(type).properties.values()],
    getPropertyOfType: (type, name) => propertyOf(type, name),
    getTypeOfSymbol: (property) => property.type,
    getTypeAtLocation: (node) => declaredAt(evaluator, node),
    getTypeFromTypeNode: (node) => evaluator.evaluate(node, surroundings(evaluator, node)),
    getSymbolAtLocation: (node) => symbolAt(evaluator, node),
    getAliasedSymbol: (symbol) => symbol,
    getIndexInfosOfType: (type) => structureOf(type).indexes,
    isTupleType: (type) => type.isObject() && type.tuple !== undefined,
    isArrayType: (type) => type.isObject() && type.array !== undefined,
    getTypeArguments: (type) => (type instanceof ObjectType ? type.typeArguments : []),
    typeToString: (type) => (type instanceof Intrinsic ? type.name : notPlain("text of a type")),
  };
  return questions as unknown as Checker;
}

interface Questions {
  readonly getPropertiesOfType: (type: Type) => readonly Property[];
  readonly getPropertyOfType: (type: Type, name: string) => Property | undefined;
  readonly getTypeOfSymbol: (symbol: Property) => Type;
  readonly getTypeAtLocation: (node: ts.Node) => Type;
  readonly getTypeFromTypeNode: (node: ts.TypeNode) => Type;
  readonly getSymbolAtLocation: (node: ts.Node) => DeclaredSymbol | undefined;
  readonly getAliasedSymbol: (symbol: DeclaredSymbol) => DeclaredSymbol;
  readonly getIndexInfosOfType: (type: Type) => readonly unknown[];
  readonly isTupleType: (type: Type) => boolean;
  readonly isArrayType: (type: Type) => boolean;
  readonly getTypeArguments: (type: Type) => readonly Type[];
  readonly typeToString: (type: Type) => string;
}

function propertyOf(type: Type, name: string): Property | undefined {
  if (!type.isUnion()) return structureOf(type).properties.get(name);
  const isOfNone = type.types.every((member) => !member.isUnion() && structureOf(member).properties.get(name) === undefined);
  return isOfNone ? undefined : notPlain("property of a union");
}

function declaredAt({ names, declared }: Evaluator, node: ts.Node): Type {
  const { parent } = node;
  return isTypeDeclaration(parent) ? declared(names.named(parent)) : notPlain("type of a node that declares none");
}

/** Nothing is given for the type parameters around a node. */
function surroundings(evaluator: Evaluator, node: ts.Node): Env | undefined {
  let outer = node;
  while (!isTypeDeclaration(outer)) outer = outer.parent;
  return openEnv(evaluator, outer);
}

function symbolAt({ names }: Evaluator, node: ts.Node): DeclaredSymbol | undefined {
  const name = wholeName(node);
  const { parent } = name;
  const isType = (ts.isTypeReferenceNode(parent) && parent.typeName === name) || (ts.isExpressionWithTypeArguments(parent) && parent.expression === name);
  if (!isType) return undefined;
  const meaning = names.meaningOf(name as ts.Identifier);
  return isParameter(meaning) ? names.symbolOf(meaning, meaning.name.text, ts.SymbolFlags.TypeParameter) : meaning;
}

/** The last part of a name within a namespace means what the whole name does. */
function wholeName(node: ts.Node): ts.Node {
  const { parent } = node;
  const isLast = (ts.isQualifiedName(parent) && parent.right === node) || (ts.isPropertyAccessExpression(parent) && parent.name === node);
  return isLast ? parent : node;
}
