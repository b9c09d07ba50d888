/** Schemas: exported types of objects, which every other type refers to by name. */
import { withFacets } from "../fields/facets.ts";
import { jsonOrText } from "../fields/fields.ts";
import { structureOf } from "../fields/shapes.ts";
import { checkTags, declaredAt, tagOf } from "../nodes/comments.ts";
import { describedBy } from "../nodes/deprecated.ts";
import { isMarker, isMarkerName, saidBy } from "../nodes/markers.ts";
import { exportedDeclaration, isExportedDeclaration, schemaId } from "../nodes/named.ts";
import type { TypeDeclaration } from "../nodes/type-declaration.ts";
import type { ReadingContext } from "../reading-context.ts";
import type { SchemaReading } from "../reading.ts";
import { ts } from "../typescript.ts";

/** A declaration that other types refer to by its name. */
export function isSchema(context: ReadingContext, node: ts.Node): node is TypeDeclaration {
  if (!isExportedDeclaration(node)) return false;
  const type = context.checker.getTypeAtLocation(node.name);
  if (exportedDeclaration(type) !== node || !(type.flags & ts.TypeFlags.Object)) return false;
  if (isMarker(context, type) || type.getCallSignatures().length > 0) return false;
  return !context.checker.getPropertiesOfType(type).some(({ name }) => isMarkerName(name) && name !== "~says");
}

export function schemaOf(context: ReadingContext, node: TypeDeclaration): SchemaReading {
  checkTags(context, node);
  const explicit = tagOf(node, "name")?.text;
  const example = tagOf(node, "example")?.text;
  const type = context.checker.getTypeAtLocation(node.name);
  const use = { node: undefined, at: node };
  const [shape, wordType] = [structureOf(context, type, use), saidBy(context, type)];
  return {
    id: schemaId(context, node),
    declaredName: explicit ?? node.name.text,
    ...(explicit === undefined ? {} : { explicit: true }),
    shape: wordType === undefined ? shape : withFacets(context, shape, wordType, use),
    ...describedBy(node),
    ...(example === undefined ? {} : { example: jsonOrText(example) }),
    origin: declaredAt(context, node),
  };
}
