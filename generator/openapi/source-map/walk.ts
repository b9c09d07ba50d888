/**
 * Everything in a document that has a source of its own: operations, parameters, answers, component schemas and the properties
 * of any schema. Follows the positions of OpenAPI, so that a property called `properties` or an example is no schema.
 */
import type { Content, GenericOperation, OpenApiDocument, Operation, Parameter, PathItem, Reference, Schema } from "../document.ts";
import { verbs } from "../verbs.ts";
import { memberPointer } from "./pointer.ts";

/** What of a document has sources. */
export type SourcedDocument = Pick<OpenApiDocument, "paths" | "components" | "x-generic-operations">;

/** Is told each node and its pointer, outer nodes before what lies in them. */
export type Visit = (node: object, pointer: string) => void;

/** The pointers of a document that the source map lists. */
export function walkPointers(document: OpenApiDocument): string[] {
  const pointers: string[] = [];
  walkSourced(document, (_node, pointer) => pointers.push(pointer));
  return pointers;
}

export function walkSourced(document: SourcedDocument, visit: Visit): void {
  for (const path of Object.keys(document.paths)) pathItem(document.paths[path]!, memberPointer("/paths", path), visit);
  const { schemas = {}, parameters = {} } = document.components ?? {};
  for (const name of Object.keys(schemas)) named(schemas[name]!, memberPointer("/components/schemas", name), visit);
  parameterList(Object.entries(parameters), "/components/parameters", visit);
  document["x-generic-operations"]?.forEach((one, index) => generic(one, memberPointer("/x-generic-operations", index), visit));
}

function pathItem(item: PathItem, pointer: string, visit: Visit): void {
  parameterList((item.parameters ?? []).entries(), `${pointer}/parameters`, visit);
  for (const verb of verbs) {
    const one = item[verb];
    if (one !== undefined) operation(one, `${pointer}/${verb}`, visit);
  }
}

function operation(node: Operation, pointer: string, visit: Visit): void {
  visit(node, pointer);
  parameterList((node.parameters ?? []).entries(), `${pointer}/parameters`, visit);
  content(node.requestBody?.content, `${pointer}/requestBody`, visit);
  for (const [status, response] of Object.entries(node.responses)) {
    if ("x-source" in response) visit(response, memberPointer(`${pointer}/responses`, status));
    if ("content" in response) content(response.content, memberPointer(`${pointer}/responses`, status), visit);
  }
}

function generic(node: GenericOperation, pointer: string, visit: Visit): void {
  visit(node, pointer);
  parameterList((node.parameters ?? []).entries(), `${pointer}/parameters`, visit);
  if (node.request?.schema) schema(node.request.schema, `${pointer}/request/schema`, visit);
  if (node.response?.schema) schema(node.response.schema, `${pointer}/response/schema`, visit);
  node.failures?.forEach((failure, index) => {
    if ("source" in failure) visit(failure, `${pointer}/failures/${index}`);
    if (failure.schema) schema(failure.schema, `${pointer}/failures/${index}/schema`, visit);
  });
}

function parameterList(entries: Iterable<[string | number, Parameter | Reference]>, pointer: string, visit: Visit): void {
  for (const [key, parameter] of entries) {
    visit(parameter, memberPointer(pointer, key));
    if ("schema" in parameter) schema(parameter.schema, `${memberPointer(pointer, key)}/schema`, visit);
  }
}

function content(body: Content | undefined, pointer: string, visit: Visit): void {
  for (const [mediaType, media] of Object.entries(body ?? {})) schema(media.schema, `${memberPointer(`${pointer}/content`, mediaType)}/schema`, visit);
}

function named(node: Schema, pointer: string, visit: Visit): void {
  visit(node, pointer);
  schema(node, pointer, visit);
}

function schema(node: Schema, pointer: string, visit: Visit): void {
  const { properties, items, additionalProperties } = node;
  if (properties) for (const name of Object.keys(properties)) named(properties[name]!, memberPointer(`${pointer}/properties`, name), visit);
  if (items) schema(items, `${pointer}/items`, visit);
  if (typeof additionalProperties === "object") schema(additionalProperties, `${pointer}/additionalProperties`, visit);
  for (const keyword of ["allOf", "anyOf", "oneOf"] as const) {
    node[keyword]?.forEach((member, index) => schema(member, `${pointer}/${keyword}/${index}`, visit));
  }
}
