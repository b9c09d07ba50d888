/**
 * TypeScript types as shapes. The checker has evaluated every alias, generic and mapped type; what is left is JSON:
 * scalars, literals, objects, arrays, maps and unions of these, with what the words on them say.
 */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import type { Scalar } from "../../model/shape.ts";
import { groupBy } from "../../values/group-by.ts";
import { getOrInsert } from "../../values/memoize.ts";
import { libFile } from "../lib.ts";
import { definedMembers, onlyDefined, propertyType, stringOf } from "../nodes/literals.ts";
import { isGap, isMarkerName, saidBy, unmarkedParts } from "../nodes/markers.ts";
import { exportedDeclaration, schemaId } from "../nodes/named.ts";
import { positionOf, type ReadingContext } from "../reading-context.ts";
import type { ShapeReading } from "../reading.ts";
import { ts } from "../typescript.ts";
import { arrayShape, isArray } from "./arrays.ts";
import { oneDeeper } from "./depth.ts";
import { ofAny, withFacets } from "./facets.ts";
import { fieldsOf } from "./fields.ts";
import { plainWord } from "./plain-words.ts";
import { writtenAt } from "./written-at.ts";
import { inWrittenOrder, valuesNode, writtenMembers, type WrittenMember } from "./written-order.ts";

/** Where a type is used: its node, if it has one of its own, and the declaration to blame. */
export interface Use {
  readonly node: ts.TypeNode | undefined;
  readonly at: ts.Node;
}

/** The shape of a type, remembered for the next use. A contradiction is about one field, and so is not remembered. */
export function shapeOf(context: ReadingContext, type: ts.Type, use: Use): ShapeReading {
  const only = type.isUnion() ? onlyDefined(type) : undefined;
  if (only !== undefined) return shapeOf(context, only, use);
  const node = isWritten(context, type) ? use.node : undefined;
  return plainWord(context, type, hasOrder(context, type) ? node : undefined, () => shapeInFile(context, type, node, use));
}

function shapeInFile(context: ReadingContext, type: ts.Type, key: ts.TypeNode | undefined, use: Use): ShapeReading {
  const known = getOrInsert(context.shapes, type, () => new Map<ts.TypeNode | undefined, ShapeReading>());
  const remembered = known.get(key);
  if (remembered === pending) context.found(report("recursive-type-without-name", {}, positionOf(context, use.at)));
  if (remembered !== undefined) return remembered;
  known.set(key, pending);
  const shape = oneDeeper(context, use.at, () => readShape(context, type, use));
  if (shape.contradiction === undefined) known.set(key, shape);
  else known.delete(key);
  return shape;
}

/** Whether the node at hand, and not only the type, decides on an order. */
function isWritten(context: ReadingContext, type: ts.Type): boolean {
  if (type.isUnionOrIntersection()) return true;
  if (!(type.flags & ts.TypeFlags.Object)) return false;
  return isArray(context, type) || context.checker.getIndexInfosOfType(type).length > 0;
}

/** Whether a type has parts whose order is the node's: of a word on a plain value, no part has. */
function hasOrder(context: ReadingContext, type: ts.Type): boolean {
  return type.isIntersection() ? type.types.some((part) => isWritten(context, part)) : isWritten(context, type);
}

/** Stands for a shape that is being read: meeting it means that an unnamed type holds itself. */
const pending: ShapeReading = { is: "any" };

function readShape(context: ReadingContext, type: ts.Type, use: Use): ShapeReading {
  return type.isUnion() && !(type.flags & ts.TypeFlags.Boolean) ? unionShape(context, type, use) : wordShape(context, type, use);
}

/** A type that is no union, with what it says. What a named object says by itself is said where it is declared. */
function wordShape(context: ReadingContext, type: ts.Type, use: Use): ShapeReading {
  const wordType = saidBy(context, type);
  const base = isClosed(context, wordType) ? closable(context, type, use) : baseShape(context, type, use);
  return wordType === undefined || (base.is === "reference" && !type.isIntersection()) ? base : withFacets(context, base, wordType, use);
}

function isClosed(context: ReadingContext, wordType: ts.Type | undefined): boolean {
  return wordType !== undefined && propertyType(context, wordType, "closed") !== undefined;
}

/** The fields themselves of a type with a name: others refer to it by that name and need not close it. */
function closable(context: ReadingContext, type: ts.Type, use: Use): ShapeReading {
  const [only, another] = unmarkedParts(context, type);
  return only !== undefined && only !== type && another === undefined && exportedDeclaration(only) !== undefined
    ? structureOf(context, only, use)
    : baseShape(context, type, use);
}

/** Members that say the same belong together: `Range<0, 15> | "unlimited"` is a number in its range, or a literal. */
function unionShape(context: ReadingContext, type: ts.UnionType, use: Use): ShapeReading {
  const written = writtenMembers(context, use.node);
  const groups = [...groupBy(definedMembers(type), (member) => saidBy(context, member))];
  const shapes = groups.map(([wordType, members]): Alternative => {
    const base = alternatives(membersShapes(context, members, written, use));
    const rank = groups.length === 1 ? 0 : leastRank(members, written);
    return { rank, shape: wordType === undefined ? base : withFacets(context, base, wordType, use) };
  });
  return together(alternatives(inOrder(shapes)));
}

function leastRank(members: readonly ts.Type[], written: (member: ts.Type) => WrittenMember): number {
  return members.reduce((least, member) => Math.min(least, written(member).rank), Infinity);
}

/** What each alternative says, and what no limit of any of them is, is said of all together. Null can say nothing by itself. */
function together(shape: ShapeReading): ShapeReading {
  if (shape.is !== "union") return shape;
  const [first, ...others] = shape.of.filter(({ is }) => is !== "null");
  if (first === undefined) return shape;
  // What is not shown of an open list are its further values.
  const isShared = ([facet, value]: readonly [string, unknown]): boolean =>
    ofAny.has(facet) && !(facet === "notShown" && first.is === "literals" && first.open === true) && others.every((one) => saysAsWell(one, facet, value));
  const shared = Object.entries(first).filter(isShared);
  const names = new Set(shared.map(([facet]) => facet));
  if (names.size === 0) return shape;
  const without = (one: ShapeReading): ShapeReading =>
    Object.fromEntries(Object.entries(one).filter(([facet]) => !names.has(facet))) as unknown as ShapeReading;
  const own = shape.of.map((one) => (one.is === "null" ? one : without(one)));
  return { ...Object.fromEntries(shared), is: "union", of: own.flatMap((one) => (one.is === "union" && isPlainUnion(one) ? one.of : [one])) };
}

function saysAsWell(shape: ShapeReading, facet: string, value: unknown): boolean {
  return JSON.stringify((shape as unknown as Readonly<Record<string, unknown>>)[facet]) === JSON.stringify(value);
}

/** Whether nothing is said of all its alternatives. */
function isPlainUnion(shape: ShapeReading): boolean {
  return Object.keys(shape).length === 2;
}

function alternatives(shapes: readonly ShapeReading[]): ShapeReading {
  return shapes.length === 1 ? shapes[0]! : { is: "union", of: shapes };
}

/** Literals of one type make one shape; `true` with `false` is a boolean. */
function membersShapes(context: ReadingContext, members: readonly ts.Type[], written: (member: ts.Type) => WrittenMember, use: Use): readonly ShapeReading[] {
  const bases = members.map((member) => unmarkedParts(context, member)[0] ?? member);
  const strings = bases.filter((base) => base.isStringLiteral()).map(({ value }) => value);
  const numbers = bases.filter((base) => base.isNumberLiteral()).map(({ value }) => value);
  const booleans = bases.filter(({ flags }) => flags & ts.TypeFlags.BooleanLiteral).map((base) => context.checker.typeToString(base) === "true");
  const others = members.filter((_, index) => !isLiteral(bases[index]!));
  return [
    ...literals(context, numbers, use),
    ...literals(context, strings, use),
    ...(booleans.length === 2 ? [{ is: "boolean" } as const] : literals(context, booleans, use)),
    ...inOrder(
      others.map((member): Alternative => {
        const { node, rank } = written(member);
        return { rank, shape: baseShape(context, member, { ...use, node }) };
      }),
    ),
  ];
}

function literals(context: ReadingContext, values: readonly Scalar[], use: Use): readonly ShapeReading[] {
  return values.length === 0 ? [] : [{ is: "literals", values: inWrittenOrder(context, values, use.node) }];
}

function isLiteral(type: ts.Type): boolean {
  return type.isStringLiteral() || type.isNumberLiteral() || (type.flags & ts.TypeFlags.BooleanLiteral) !== 0;
}

const kindOrder = ["number", "literals", "string", "boolean", "array", "object", "intersection", "map", "reference", "union", "any", "not-shown", "null"];

interface Alternative {
  readonly rank: number;
  readonly shape: ShapeReading;
}

/** Alternatives in an order that does not depend on the checker: by kind, then as written, then by their text. */
function inOrder(found: readonly Alternative[]): readonly ShapeReading[] {
  const sorted = found.length < 2 ? found : found.toSorted(compare);
  return sorted.map(({ shape }) => shape);
}

function compare(a: Alternative, b: Alternative): number {
  const byKind = kindOrder.indexOf(a.shape.is) - kindOrder.indexOf(b.shape.is);
  return byKind || a.rank - b.rank || byText(JSON.stringify(a.shape), JSON.stringify(b.shape));
}

function byText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** A type without what it says. */
function baseShape(context: ReadingContext, type: ts.Type, use: Use): ShapeReading {
  const parts = unmarkedParts(context, type);
  if (parts.length === 1 && parts[0] !== type) return shapeOf(context, parts[0]!, use);
  const { flags } = type;
  if (flags & ts.TypeFlags.String) return { is: "string" };
  if (flags & ts.TypeFlags.Number) return { is: "number" };
  if (flags & ts.TypeFlags.Boolean) return { is: "boolean" };
  if (flags & ts.TypeFlags.Null) return { is: "null" };
  if (flags & ts.TypeFlags.Unknown) return { is: "any" };
  if (flags & ts.TypeFlags.Any) return unchecked(context, use);
  if (isLiteral(type)) return membersShapes(context, [type], writtenMembers(context, undefined), use)[0]!;
  if (type.isIntersection()) return intersectionShape(context, type, parts, use);
  if (flags & (ts.TypeFlags.Object | ts.TypeFlags.NonPrimitive)) return objectShape(context, type, use);
  return unsupported(context, type, use);
}

/** Parts with names of their own stay apart; the others are one object. */
function intersectionShape(context: ReadingContext, type: ts.Type, parts: readonly ts.Type[], use: Use): ShapeReading {
  const apart = parts.filter((part) => exportedDeclaration(part) !== undefined || context.checker.getIndexInfosOfType(part).length > 0);
  if (apart.length === 0) return { is: "object", fields: fieldsOf(context, type, use) };
  const together = parts.filter((part) => !apart.includes(part));
  const own = together.length === 0 ? [] : [{ is: "object", fields: together.flatMap((part) => fieldsOf(context, part, use)) } as const];
  return { is: "intersection", parts: [...apart.map((part) => shapeOf(context, part, { ...use, node: undefined })), ...own] };
}

function objectShape(context: ReadingContext, type: ts.Type, use: Use): ShapeReading {
  if (isGap(context, type)) return { is: "not-shown", what: stringOf(context, propertyType(context, type, "~notShown")) ?? "" };
  if (isArray(context, type)) return arrayShape(context, type, use);
  const named = exportedDeclaration(type);
  const [call] = [...type.getCallSignatures(), ...type.getConstructSignatures()];
  if (call !== undefined) return unsupported(context, type, named === undefined ? use : { ...use, at: call.declaration ?? use.at });
  if (isOfJavaScript(type)) return unsupported(context, type, use);
  if (named !== undefined && ts.isTypeAliasDeclaration(named) && context.checker.getPropertyOfType(type, "~uri") !== undefined)
    return resourceShape(context, named.name.text, use);
  if (named !== undefined) return { is: "reference", to: schemaId(context, named) };
  return structureOf(context, type, use);
}

/** An object such as `String`, which stands in a type for `string` by mistake. */
function isOfJavaScript(type: ts.Type): boolean {
  return (type.getSymbol()?.declarations ?? []).some((node) => ts.isInterfaceDeclaration(node) && node.getSourceFile().fileName === libFile);
}

/** The fields or entries of an object type, even where it has a name of its own. */
export function structureOf(context: ReadingContext, type: ts.Type, use: Use): ShapeReading {
  const indexes = context.checker.getIndexInfosOfType(type);
  const [index] = indexes;
  const ofSome = isArray(context, type) ? undefined : indexes.find(({ keyType }) => !(keyType.flags & ts.TypeFlags.String));
  if (ofSome !== undefined) context.found(report("map-of-some-names", { keys: context.checker.typeToString(ofSome.keyType) }, positionOf(context, use.at)));
  if (context.checker.getPropertyOfType(type, "~uri") !== undefined) return resourceShape(context, type.getSymbol()?.name ?? "Kind", use);
  if (index === undefined) return { is: "object", fields: fieldsOf(context, type, use) };
  const map: ShapeReading = { is: "map", values: shapeOf(context, index.type, { node: valuesNode(context, use.node, index), at: use.at }) };
  if (context.checker.getPropertiesOfType(type).every(({ name }) => isMarkerName(name))) return map;
  return { is: "intersection", parts: [{ is: "object", fields: fieldsOf(context, type, use) }, map] };
}

function resourceShape(context: ReadingContext, name: string, use: Use): ShapeReading {
  context.found(report("resource-as-a-type", { name }, positionOf(context, use.at)));
  return { is: "any" };
}

/** TypeScript checks nothing of `any`, which is also what it makes of a name that a package fails to declare. */
function unchecked(context: ReadingContext, use: Use): ShapeReading {
  const at = writtenAt(use.at, ({ kind }) => kind === ts.SyntaxKind.AnyKeyword);
  context.found(report("unchecked-type", {}, positionOf(context, at)));
  return { is: "any" };
}

function unsupported(context: ReadingContext, type: ts.Type, use: Use): ShapeReading {
  // Beside `?` nothing but the node tells that it was `never`, or an intersection of what has nothing in common.
  const noJson = (text: string): Diagnostic =>
    report(
      "no-json",
      { type: text },
      positionOf(
        context,
        writtenAt(use.at, (node) => node.getText() === text),
      ),
    );
  const written = use.node === undefined ? type : context.checker.getTypeFromTypeNode(use.node);
  const isOfBranches = use.node?.kind === ts.SyntaxKind.ConditionalType && (written.flags & ts.TypeFlags.Never) !== 0;
  const isNever = (use.node ?? use.at).kind === ts.SyntaxKind.NeverKeyword || isOfBranches;
  const isEmpty = type.flags & ts.TypeFlags.Never || (type.flags & ts.TypeFlags.Undefined && !(written.flags & ts.TypeFlags.Undefined));
  if (isEmpty && !isNever) context.found(report("words-do-not-mix", {}, positionOf(context, use.at)));
  else context.found(noJson(isNever ? "never" : context.checker.typeToString(type)));
  return { is: "any" };
}
