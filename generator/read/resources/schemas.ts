/** Schemas: exported types of objects, which every other type refers to by name. */
import { withFacets } from "../fields/facets.ts";
import { jsonOrText } from "../fields/fields.ts";
import { structureOf } from "../fields/shapes.ts";
import { checkTags, declaredAt, tagOf } from "../nodes/comments.ts";
import { describedBy } from "../nodes/deprecated.ts";
import { isMarker, isMarkerName, saidBy } from "../nodes/markers.ts";
import { isNamed, namedDeclaration, schemaId, type NamedDeclaration } from "../nodes/named.ts";
import type { SchemaReading } from "../reading.ts";
import type { Source } from "../source.ts";
import { ts } from "../typescript.ts";

/** A declaration that other types refer to by its name. */
export function isSchema(source: Source, node: ts.Node): node is NamedDeclaration {
  if (!isNamed(node)) return false;
  const type = source.checker.getTypeAtLocation(node.name);
  if (namedDeclaration(type) !== node || !(type.flags & ts.TypeFlags.Object)) return false;
  if (isMarker(source, type) || type.getCallSignatures().length > 0) return false;
  return !source.checker.getPropertiesOfType(type).some(({ name }) => isMarkerName(name) && name !== "~says");
}

export function schemaOf(source: Source, node: NamedDeclaration): SchemaReading {
  checkTags(source, node);
  const explicit = tagOf(node, "name")?.text;
  const example = tagOf(node, "example")?.text;
  const type = source.checker.getTypeAtLocation(node.name);
  const use = { node: undefined, at: node };
  const [shape, said] = [structureOf(source, type, use), saidBy(source, type)];
  return {
    id: schemaId(source, node),
    declaredName: explicit ?? node.name.text,
    ...(explicit === undefined ? {} : { explicit: true }),
    shape: said === undefined ? shape : withFacets(source, shape, said, use),
    ...describedBy(node),
    ...(example === undefined ? {} : { example: jsonOrText(example) }),
    origin: declaredAt(source, node),
  };
}
