/** Interfaces: their own members, and those that they inherit. */
import { ts } from "../typescript.ts";
import { openParameter } from "./aliases.ts";
import { extendEnv, type Env } from "./env.ts";
import type { Evaluator } from "./evaluator.ts";
import { Lazy } from "./lazy.ts";
import { membersOf, structureOf } from "./members.ts";
import type { Named } from "./names.ts";
import { notPlain } from "./not-plain.ts";
import type { Alias, ObjectType, Property, Structure, Type } from "./types.ts";

const { ObjectFlags } = ts;

/** The type of an interface as it is declared; of a generic one, what its instances are instances of. */
export function interfaceType(evaluator: Evaluator, named: Named): ObjectType {
  const declaration = named.declarations[0] as ts.InterfaceDeclaration;
  const parameters = (declaration.typeParameters ?? []).map((parameter) => openParameter(evaluator, parameter));
  const objectFlags = ObjectFlags.Interface | (parameters.length === 0 ? 0 : ObjectFlags.Reference);
  const env = extendEnv(declaration.typeParameters ?? [], parameters);
  return evaluator.factory.object({ objectFlags, symbol: named, typeParameters: parameters }, new Lazy(() => interfaceStructure(evaluator, declaration, env)));
}

/** A generic interface with arguments. */
export function interfaceInstance(evaluator: Evaluator, named: Named, types: readonly Type[], alias: Alias | undefined): ObjectType {
  const declaration = named.declarations[0] as ts.InterfaceDeclaration;
  const target = evaluator.declared(named);
  const env = extendEnv(declaration.typeParameters!, types);
  const parts = { objectFlags: ObjectFlags.Reference, symbol: named, alias, target, typeArguments: types };
  return evaluator.factory.object(parts, new Lazy(() => interfaceStructure(evaluator, declaration, env)));
}

function interfaceStructure(evaluator: Evaluator, declaration: ts.InterfaceDeclaration, env: Env | undefined): Structure {
  const own = membersOf(evaluator, declaration, env);
  if (declaration.heritageClauses === undefined) return own;
  const properties = new Map(own.properties);
  const indexes = [...own.indexes];
  for (const base of declaration.heritageClauses.flatMap(({ types }) => types)) {
    const inherited = inheritedFrom(evaluator.evaluate(base, env));
    for (const property of inherited.properties.values()) inherit(properties, property);
    indexes.push(...inherited.indexes.filter((index) => !indexes.some(({ keyType }) => keyType === index.keyType)));
  }
  return { properties, indexes };
}

function inherit(properties: Map<string, Property>, property: Property): void {
  if (!properties.has(property.name)) properties.set(property.name, property);
}

function inheritedFrom(base: Type): Structure {
  const parts = base.isIntersection() ? base.types : [base];
  return parts.every((part) => part.isObject() && part.tuple === undefined) ? structureOf(base) : notPlain("interface that extends no object");
}
