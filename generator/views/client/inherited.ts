/** Fields that are called as what every object has by itself: to TypeScript, an object without such a field has one all the same. */
import { unionType, type TypeProperty } from "../emit/type-nodes.ts";
import { stringLiteral } from "../emit/typescript.ts";

/** The members of TypeScript's `Object`. */
const INHERITED: ReadonlySet<string> = new Set([
  "constructor",
  "hasOwnProperty",
  "isPrototypeOf",
  "propertyIsEnumerable",
  "toLocaleString",
  "toString",
  "valueOf",
]);

/** Where the field is missing, its value is what the object inherits; so an object without the field is of the type as well. */
export function besideInherited(property: TypeProperty): TypeProperty {
  const name = property.name.text;
  if (!property.optional || !INHERITED.has(name)) return property;
  return { ...property, type: unionType(property.type, { kind: "IndexedAccessType", of: "Object", at: stringLiteral(name) }) };
}
