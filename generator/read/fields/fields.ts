/** The properties of an object type as fields: name, whether it is required, shape, what its comment says. */
import { report } from "../../diagnostics/report.ts";
import type { Json } from "../../model/shape.ts";
import { libFile } from "../lib.ts";
import { checkTags, declaredAt, descriptionOf, hasTags, sourceTagsOf, tagOf } from "../nodes/comments.ts";
import { describedBy } from "../nodes/deprecated.ts";
import { isMarkerName } from "../nodes/markers.ts";
import { propertiesInOrder } from "../nodes/order.ts";
import { positionOf, type ReadingContext } from "../reading-context.ts";
import type { Declared, FieldReading, SourceTag } from "../reading.ts";
import { ts } from "../typescript.ts";
import { shapeOf, type Use } from "./shapes.ts";
import { aliasReferred } from "./written-order.ts";

export function fieldsOf(context: ReadingContext, type: ts.Type, use: Use): readonly FieldReading[] {
  return propertiesInOrder(context, type)
    .filter(({ name }) => !isMarkerName(name))
    .map((property) => fieldOf(context, property, type, use));
}

/** @param owner the type that has the property */
export function fieldOf(context: ReadingContext, property: ts.Symbol, owner: ts.Type, use: Use): FieldReading {
  const declaration = property.declarations?.[0];
  const node = declaration ?? mappedDeclaration(owner) ?? use.at;
  const typeNode = declaration !== undefined && ts.isPropertySignature(declaration) ? declaration.type : undefined;
  if (declaration !== undefined && isAccessor(declaration))
    context.found(report("accessor-as-a-field", { field: property.name }, positionOf(context, declaration)));
  const type = context.checker.getTypeOfSymbol(property);
  const required = (property.flags & ts.SymbolFlags.Optional) === 0;
  if (required && isSometimesUndefined(type)) context.found(report("undefined-beside-a-value", { field: property.name }, positionOf(context, node)));
  const shape = shapeOf(context, type, { node: typeNode, at: node });
  const { name } = property;
  if (declaration !== undefined && hasTags(declaration))
    return { name, required, shape, ...saidOf(context, declaration), origin: originOf(context, node, typeNode) };
  return { name, required, shape, description: declaration === undefined ? "" : descriptionOf(declaration), origin: originOf(context, node, typeNode) };
}

function isAccessor({ kind }: ts.Node): boolean {
  return kind === ts.SyntaxKind.GetAccessor || kind === ts.SyntaxKind.SetAccessor;
}

function isSometimesUndefined(type: ts.Type): boolean {
  return type.isUnion() && type.types.some(({ flags }) => flags & ts.TypeFlags.Undefined);
}

/** A word that names sources states the field a second time: they are the field's further ones. */
function originOf(context: ReadingContext, node: ts.Node, typeNode: ts.TypeNode | undefined): Declared {
  const declared = declaredAt(context, node);
  const words = typeNode === undefined ? none : wordSources(context, typeNode);
  return words.length === 0 ? declared : { ...declared, sources: [...declared.sources, ...words], ofWord: words };
}

const none: readonly SourceTag[] = [];

function isNull(node: ts.TypeNode): boolean {
  return ts.isLiteralTypeNode(node) && node.literal.kind === ts.SyntaxKind.NullKeyword;
}

/** What a comment with tags says. */
function saidOf(context: ReadingContext, declaration: ts.Node): Pick<FieldReading, "description" | "example" | "deprecated"> {
  checkTags(context, declaration);
  const example = tagOf(declaration, "example");
  return { ...describedBy(declaration), ...(example === undefined ? {} : { example: jsonOrText(example.text) }) };
}

/** An example is JSON, or a text that needs no quotes. */
export function jsonOrText(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
}

/** A map over literal keys gives its properties no declaration: the alias that holds the map is theirs. */
function mappedDeclaration(type: ts.Type): ts.Node | undefined {
  let node: ts.Node | undefined = (type.isIntersection() ? type.types : [type]).flatMap((part) => part.getSymbol()?.declarations ?? [])[0];
  while (node !== undefined && !ts.isTypeAliasDeclaration(node)) node = node.parent;
  return node?.getSourceFile().fileName === libFile ? undefined : node;
}

/** The sources of the words that a type node names: directly, as the type of array items, with what is said besides, or beside null. */
export function wordSources(context: ReadingContext, node: ts.TypeNode): readonly SourceTag[] {
  if (ts.isArrayTypeNode(node)) return wordSources(context, node.elementType);
  if (ts.isIntersectionTypeNode(node) || (ts.isUnionTypeNode(node) && node.types.some(isNull))) return node.types.flatMap((part) => wordSources(context, part));
  const alias = ts.isTypeReferenceNode(node) ? aliasReferred(context, node) : undefined;
  return alias === undefined ? none : sourceTagsOf(context, alias);
}
