/** Objects that the document does not list: the resources that its patterns make of one URI. */
import { parentOf } from "./path.ts";
import type { FieldData, KeyPart, OperationData, Payload, ResourceData, Shape } from "./data.ts";

export interface Declaration {
  /** Of the collection, or of an object of which there is one: `/group/kind`. It can have placeholders. */
  readonly uri: string;
  /** The placeholders of an element's segment: `{name}` or `{number}+{word}`. Without one there is one object. */
  readonly key?: string;
  /** The form of the object; any fields where there is none. */
  readonly object?: Shape;
}

/** Throws where the service has no pattern for such a thing. */
export function declared({ uri, key, object }: Declaration, patterns: readonly ResourceData[], assigned: FieldData | undefined): readonly ResourceData[] {
  const root = patterns.find((one) => (key === undefined ? isSingle(patterns, one) : isListed(one)));
  if (root === undefined) throw new Error(`The document has no pattern for ${key === undefined ? "an object" : "a collection"} such as ${uri}: the service has what it lists, and no more.`);
  const shape = shapeOf(key, object, assigned);
  const family = patterns.filter((one) => one === root || (key !== undefined && one.uri.startsWith(`${root.uri}/`)));
  return family.map((pattern) => instance(pattern, { uri, key, root: root.uri, shape }));
}

function isListed({ operations }: ResourceData): boolean {
  return operations.some(({ effect }) => effect === "list");
}

function isSingle(patterns: readonly ResourceData[], { uri, object }: ResourceData): boolean {
  return object !== undefined && !patterns.some((one) => one.uri === parentOf(uri) && isListed(one));
}

interface Instance {
  readonly uri: string;
  readonly key: string | undefined;
  readonly root: string;
  readonly shape: Shape;
}

function instance(pattern: ResourceData, { uri, key, root, shape }: Instance): ResourceData {
  const [element, ...rest] = pattern.uri.slice(root.length + 1).split("/");
  const below = element === undefined || element === "" ? [] : [element.includes("{") ? key! : element, ...rest];
  const { placeholders: _, generic: __, object, ...others } = pattern;
  return {
    ...others,
    uri: [uri, ...below].join("/"),
    operations: pattern.operations.map((operation) => withShape(operation, shape)),
    ...(object === undefined ? {} : { object: { ...object, shape, key: key === undefined ? [] : keyParts(key) } }),
  };
}

function keyParts(key: string): readonly KeyPart[] {
  return [...key.matchAll(/\{([^{}]*)\}/g)].map(({ 1: name = "" }) => ({ placeholder: name, field: name }));
}

/** What an operation carries of an object of unknown fields is the declared object. */
function withShape(operation: OperationData, shape: Shape): OperationData {
  const carries = (payload: Payload): Payload => (payload.is === "json" && payload.shape.is === "map" && operation.effect !== "observe" ? { ...payload, shape } : payload);
  return { ...operation, request: carries(operation.request), answer: carries(operation.answer) };
}

/** Any fields, with the key's and the one that the service assigns to its objects. */
function shapeOf(key: string | undefined, object: Shape | undefined, assigned: FieldData | undefined): Shape {
  if (object !== undefined) return object;
  const part: Shape = { is: "union", of: [{ is: "string" }, { is: "number" }] };
  const fields: readonly FieldData[] = [
    ...(key === undefined ? [] : keyParts(key).map(({ placeholder }) => ({ name: placeholder, required: true as const, shape: part }))),
    ...(assigned === undefined ? [] : [{ name: assigned.name, shape: assigned.shape }]),
  ];
  return { is: "intersection", parts: [{ is: "map", values: { is: "any" } }, { is: "object", fields }] };
}
