/** The members of types: of what a declaration writes, and of any type at all. */
import { ts } from "../typescript.ts";
import type { Env } from "./env.ts";
import type { Evaluator } from "./evaluator.ts";
import { isOpen } from "./factory.ts";
import { Lazy } from "./lazy.ts";
import { notPlain } from "./not-plain.ts";
import { Index, Property, type Literal, type Structure, type Type } from "./types.ts";
import { optionalOf } from "./unions.ts";

const { TypeFlags } = ts;

const nothing: Structure = { properties: new Map(), indexes: [] };

export function structureOf(type: Type): Structure {
  if (type.isObject() || type.isIntersection()) return type.structure.value;
  if (isOpen(type)) return notPlain("members of a type parameter");
  return type.isUnion() ? notPlain("members of a union") : nothing;
}

/** An intersection whose parts exclude each other in a property has no values, and TypeScript takes it for `never`. */
export function requireValues(type: Type): void {
  if (type.isIntersection()) void type.structure.value;
}

/** What the members of an interface or a type literal write. */
export function membersOf(evaluator: Evaluator, node: ts.InterfaceDeclaration | ts.TypeLiteralNode, env: Env | undefined): Structure {
  const properties = new Map<string, Property>();
  const indexes: Index[] = [];
  for (const member of node.members) {
    if (ts.isIndexSignatureDeclaration(member)) indexes.push(indexOf(evaluator, member, env));
    else if (ts.isPropertySignature(member)) {
      const property = propertyFrom(evaluator, member, env);
      if (properties.has(property.name)) notPlain(`"${property.name}" stands twice`);
      properties.set(property.name, property);
    } else notPlain("member of another form");
  }
  const isNameOfParameter = ts.isInterfaceDeclaration(node) && node.typeParameters?.some(({ name }) => properties.has(name.text)) === true;
  if (isNameOfParameter) notPlain("member under the name of a type parameter, which TypeScript takes for one with it");
  if (indexes.length > 1 && new Set(indexes.map(({ keyType }) => keyType)).size < indexes.length) notPlain("two index signatures of one type");
  return { properties, indexes };
}

function propertyFrom(evaluator: Evaluator, node: ts.PropertySignature, env: Env | undefined): Property {
  const { type, questionToken } = node;
  if (type === undefined) return notPlain("property without a type");
  const isOptional = questionToken !== undefined;
  const made = new Lazy(() => {
    const written = evaluator.evaluate(type, env);
    return isOptional ? optionalOf(evaluator.factory, written) : written;
  });
  return new Property(keyIn(evaluator, node.name), isOptional, [node], made);
}

function keyIn({ factory }: Evaluator, name: ts.PropertyName): Literal {
  if (ts.isIdentifier(name) || ts.isStringLiteral(name)) return factory.literal(name.text);
  return ts.isNumericLiteral(name) ? factory.literal(Number(name.text)) : notPlain("property name of another form");
}

function indexOf(evaluator: Evaluator, node: ts.IndexSignatureDeclaration, env: Env | undefined): Index {
  const [parameter] = node.parameters;
  const keyType = parameter?.type === undefined ? undefined : evaluator.evaluate(parameter.type, env);
  if (keyType === undefined || !(keyType.flags & (TypeFlags.String | TypeFlags.Number))) return notPlain("index signature of another form");
  return new Index(keyType, node, new Lazy(() => evaluator.evaluate(node.type, env)));
}
