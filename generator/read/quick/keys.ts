/** `keyof` and indexed access. */
import { ts } from "../typescript.ts";
import { freeParameters } from "./aliases.ts";
import type { Env } from "./env.ts";
import type { Evaluator } from "./evaluator.ts";
import { isOpen } from "./factory.ts";
import { intersectionOf } from "./intersections.ts";
import { requireValues, structureOf } from "./members.ts";
import { isParameter } from "./names.ts";
import { notPlain } from "./not-plain.ts";
import type { ObjectType, Property, Type } from "./types.ts";
import { mapUnion, unionOf } from "./unions.ts";

const { TypeFlags } = ts;

export function keyofType(evaluator: Evaluator, type: Type): Type {
  const { factory } = evaluator;
  if (isOpen(type)) return factory.open();
  if (type.isUnion())
    return intersectionOf(
      factory,
      type.types.map((member) => keyofType(evaluator, member)),
    );
  requireValues(type);
  if (type.isIntersection()) return ofIntersection(evaluator, type.types);
  if (type.isObject()) return ofObject(evaluator, type);
  return type.flags & (TypeFlags.Unknown | TypeFlags.NonPrimitive) ? factory.intrinsics.never : notPlain("keys of a type that is no object");
}

function ofIntersection(evaluator: Evaluator, parts: readonly Type[]): Type {
  return unionOf(
    evaluator.factory,
    parts.map((part) => keyofType(evaluator, part)),
  );
}

function ofObject(evaluator: Evaluator, type: ObjectType): Type {
  if ((type.array ?? type.tuple) !== undefined) return notPlain("keys of an array");
  const { string, number } = evaluator.factory.intrinsics;
  const { properties, indexes } = structureOf(type);
  const isMapped = (type.objectFlags & ts.ObjectFlags.Mapped) !== 0;
  const keyTypes = indexes.flatMap(({ keyType }) => (keyType === string && !isMapped ? [string, number] : [keyType]));
  if (isMapped && indexes.length > 0) notPlain("keys of a mapped type with an index signature");
  return unionOf(evaluator.factory, [...[...properties.values()].map(({ key }) => key), ...keyTypes]);
}

export function evaluateIndexedAccess(evaluator: Evaluator, node: ts.IndexedAccessTypeNode, env: Env | undefined): Type {
  const object = evaluator.evaluate(node.objectType, env);
  const index = evaluator.evaluate(node.indexType, env);
  const propertyType = object.isObject() && index.isStringLiteral() ? structureOf(object).properties.get(index.value as string)?.type : undefined;
  if (propertyType !== undefined && !holdsMissing(evaluator, propertyType)) return propertyType;
  if (isOpen(object) || isOpen(index)) return evaluator.factory.open();
  if (object.isUnion()) return notPlain("access to a union");
  const isClosed = freeParameters(evaluator, node).length === 0;
  if (index.flags & TypeFlags.Never) return structureOf(object).indexes.length === 0 ? index : notPlain("access by never");
  return mapUnion(evaluator.factory, index, (key) => atKey(evaluator, node, object, key, isClosed));
}

function atKey(evaluator: Evaluator, node: ts.IndexedAccessTypeNode, object: Type, key: Type, isClosed: boolean): Type {
  const { properties, indexes } = structureOf(object);
  const property = key.isStringLiteral() || key.isNumberLiteral() ? properties.get(String(key.value)) : undefined;
  if (property !== undefined) return propertyType(evaluator, node, property, isClosed);
  if (object.isObject() && object.tuple !== undefined) return notPlain("access to a tuple");
  const { string, number } = evaluator.factory.intrinsics;
  const isNumeric = (key.flags & TypeFlags.NumberLike) !== 0;
  const isText = (key.flags & (TypeFlags.String | TypeFlags.StringLiteral)) !== 0;
  if (key.isStringLiteral() && isNumericName(key.value)) return notPlain("access by a numeric name");
  const found = indexes.find(({ keyType }) => isNumeric && keyType === number) ?? indexes.find(({ keyType }) => (isNumeric || isText) && keyType === string);
  if (found !== undefined) return found.type;
  const isPutOff = !isClosed && (isGeneric(evaluator, node.objectType) || isGeneric(evaluator, node.indexType));
  return isPutOff ? evaluator.factory.intrinsics.unknown : notPlain("access to what is not there");
}

/** Where the node itself is evaluated, and not a generic's, an optional property may be `undefined` as well. */
function propertyType(evaluator: Evaluator, node: ts.IndexedAccessTypeNode, property: Property, isClosed: boolean): Type {
  const { type } = property;
  if (!holdsMissing(evaluator, type)) return type;
  if (isClosed) return unionOf(evaluator.factory, [type, evaluator.factory.intrinsics.undefined]);
  return isGeneric(evaluator, node.objectType) || isGeneric(evaluator, node.indexType) ? type : notPlain("access to an optional property");
}

function holdsMissing({ factory }: Evaluator, type: Type): boolean {
  const { missing } = factory.intrinsics;
  return type === missing || (type.isUnion() && type.types.includes(missing));
}

/** A type that TypeScript cannot know before it has arguments. */
function isGeneric(evaluator: Evaluator, node: ts.TypeNode): boolean {
  if (ts.isParenthesizedTypeNode(node)) return isGeneric(evaluator, node.type);
  if (ts.isIndexedAccessTypeNode(node)) return isGeneric(evaluator, node.objectType) || isGeneric(evaluator, node.indexType);
  if (ts.isTypeOperatorNode(node)) return isGeneric(evaluator, node.type);
  return ts.isTypeReferenceNode(node) && isParameter(evaluator.names.meaningOf(node.typeName));
}

export function isNumericName(value: string | number): boolean {
  return String(Number(value)) === String(value);
}
