/** Schemas: exported types of objects, which every other type refers to by name. */
import { checkTags, declaredAt, descriptionOf, tagOf } from "./comments.ts";
import { jsonOrText } from "./fields.ts";
import { isMarkerName } from "./markers.ts";
import { isNamed, namedDeclaration, schemaId, type NamedDeclaration } from "./named.ts";
import type { SchemaReading } from "./reading.ts";
import { structureOf } from "./shapes.ts";
import type { Source } from "./source.ts";
import { ts } from "./typescript.ts";

/** A declaration that other types refer to by its name. */
export function isSchema(source: Source, node: ts.Node): node is NamedDeclaration {
  if (!isNamed(node)) return false;
  const type = source.checker.getTypeAtLocation(node.name);
  if (namedDeclaration(type) !== node || !(type.flags & ts.TypeFlags.Object)) return false;
  const properties = source.checker.getPropertiesOfType(type);
  return !properties.some(({ name }) => isMarkerName(name)) && type.getCallSignatures().length === 0;
}

export function schemaOf(source: Source, node: NamedDeclaration): SchemaReading {
  checkTags(source, node);
  const explicit = tagOf(node, "name")?.text;
  const example = tagOf(node, "example")?.text;
  return {
    id: schemaId(source, node),
    declaredName: explicit ?? node.name.text,
    ...(explicit === undefined ? {} : { explicit: true }),
    shape: structureOf(source, source.checker.getTypeAtLocation(node.name), { node: undefined, at: node }),
    description: descriptionOf(node),
    ...(example === undefined ? {} : { example: jsonOrText(example) }),
    origin: declaredAt(source, node),
  };
}
