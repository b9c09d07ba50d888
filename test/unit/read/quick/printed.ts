/** A type as a text, by nothing but the questions that readers ask of it; deep enough to tell types apart. */
import type { Checker } from "../../../../generator/read/reading-context.ts";
import { ts } from "../../../../generator/read/typescript.ts";

const deepest = 5;

export function printed(checker: Checker, type: ts.Type, depth = 0): string {
  if (depth > deepest) return "…";
  const name = type.aliasSymbol === undefined || type.isUnion() ? "" : `${type.aliasSymbol.name}=`;
  return name + bare(checker, type, depth);
}

function bare(checker: Checker, type: ts.Type, depth: number): string {
  const inner = (one: ts.Type): string => printed(checker, one, depth + 1);
  if (type.isUnion()) return `(${type.types.map(inner).sort().join(" | ")})`;
  if (type.isIntersection()) return `(${type.types.map(inner).join(" & ")}) ${members(checker, type, inner)}`;
  if (type.isStringLiteral() || type.isNumberLiteral()) return JSON.stringify(type.value);
  if (type.flags & ts.TypeFlags.BooleanLiteral) return checker.typeToString(type);
  if (!(type.flags & ts.TypeFlags.Object)) return scalar(type);
  if (checker.isTupleType(type)) return tuple(checker, type as ts.TupleTypeReference, inner);
  if (checker.isArrayType(type)) return `${inner(checker.getTypeArguments(type as ts.TypeReference)[0]!)}[]`;
  return `${type.getSymbol()?.name ?? ""} ${members(checker, type, inner)}`;
}

const scalars = ["String", "Number", "Unknown", "Never", "Undefined", "Null", "NonPrimitive", "ESSymbol", "TemplateLiteral"] as const;

function scalar({ flags }: ts.Type): string {
  return scalars.find((name) => flags & ts.TypeFlags[name]) ?? `flags ${flags}`;
}

function tuple(checker: Checker, type: ts.TupleTypeReference, inner: (one: ts.Type) => string): string {
  const { elementFlags, minLength } = type.target;
  return `[${checker.getTypeArguments(type).map((one, index) => `${elementFlags[index]}:${inner(one)}`).join(", ")}] from ${minLength}`;
}

function members(checker: Checker, type: ts.Type, inner: (one: ts.Type) => string): string {
  const properties = checker.getPropertiesOfType(type).map((property) => {
    const places = (property.declarations ?? []).map((node) => `${node.getSourceFile().fileName}:${node.pos}`);
    const optional = property.flags & ts.SymbolFlags.Optional ? "?" : "";
    return `${property.name}${optional}: ${inner(checker.getTypeOfSymbol(property))} at ${places.join(" and ")}`;
  });
  const indexes = checker.getIndexInfosOfType(type).map(({ keyType, type: value }) => `[${inner(keyType)}]: ${inner(value)}`);
  return `{ ${[...properties.sort(), ...indexes.sort()].join("; ")} }`;
}
