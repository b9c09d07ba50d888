/** The order of the properties of an object type: that of their declarations, what a type inherits before its own. */
import { getOrInsert } from "../../values/memoize.ts";
import type { ReadingContext } from "../reading-context.ts";
import { ts } from "../typescript.ts";
import { declarationsOf } from "./named.ts";

/** The properties of an object type in the order of their declaration. */
export function propertiesInOrder(context: ReadingContext, type: ts.Type): readonly ts.Symbol[] {
  if (type.isIntersection()) return ofIntersection(context, type);
  const properties = context.checker.getPropertiesOfType(type);
  return isMapped(type) || inherits(type) ? byDeclaration(context, properties) : properties;
}

function ofIntersection(context: ReadingContext, type: ts.IntersectionType): readonly ts.Symbol[] {
  const names = new Set(type.types.flatMap((part) => propertiesInOrder(context, part).map(({ name }) => name)));
  return [...names].map((name) => context.checker.getPropertyOfType(type, name)!);
}

/** A mapped type takes its keys from a union, and so in the checker's order. */
function isMapped(type: ts.Type): boolean {
  return (type.flags & ts.TypeFlags.Object) !== 0 && ((type as ts.ObjectType).objectFlags & ts.ObjectFlags.Mapped) !== 0;
}

function inherits(type: ts.Type): boolean {
  return (type.getSymbol()?.declarations ?? []).some((node) => ts.isInterfaceDeclaration(node) && node.heritageClauses !== undefined);
}

interface Ranked {
  readonly symbol: ts.Symbol;
  readonly depth: number;
  readonly file: string;
  readonly at: number;
}

function byDeclaration(context: ReadingContext, properties: readonly ts.Symbol[]): readonly ts.Symbol[] {
  if (properties.length < 2) return properties;
  return properties
    .map((symbol) => ranked(context, symbol))
    .sort(compare)
    .map(({ symbol }) => symbol);
}

/** A property without a declaration comes last. */
function ranked(context: ReadingContext, symbol: ts.Symbol): Ranked {
  const node = symbol.declarations?.[0];
  if (node === undefined) return { symbol, depth: Infinity, file: "", at: 0 };
  const depth = getOrInsert(context.depths, node.parent, () => depthOf(context, node.parent, []));
  return { symbol, depth, file: node.getSourceFile().fileName, at: node.pos };
}

function compare(a: Ranked, b: Ranked): number {
  if (a.depth !== b.depth) return a.depth < b.depth ? -1 : 1;
  return byText(a.file, b.file) || a.at - b.at || byText(a.symbol.name, b.symbol.name);
}

function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** How many interfaces stand above one, on the longest way up. */
function depthOf(context: ReadingContext, node: ts.Node, below: readonly ts.Node[]): number {
  if (!ts.isInterfaceDeclaration(node) || node.heritageClauses === undefined || below.includes(node)) return 0;
  const above = node.heritageClauses.flatMap(({ types }) => types).flatMap((one) => [...interfacesIn(context, one)]);
  return 1 + Math.max(0, ...above.map((one) => depthOf(context, one, [...below, node])));
}

/** The interfaces that a heritage clause names, in its arguments as well: `extends Omit<Thing, "id">`. */
function* interfacesIn(context: ReadingContext, node: ts.Node): Generator<ts.InterfaceDeclaration> {
  if (ts.isIdentifier(node)) yield* declarationsOf(context, node).filter(ts.isInterfaceDeclaration);
  const children: ts.Node[] = [];
  node.forEachChild((child) => void children.push(child));
  for (const child of children) yield* interfacesIn(context, child);
}
