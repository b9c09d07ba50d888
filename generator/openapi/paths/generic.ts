/**
 * Resources that stand for any object of their kind, or whose URI spans segments: an extension at the root. As paths they
 * would match every other path, or none. Their schemas are
 * written out where no path uses them, since tools count a component that only an extension refers to as unused.
 */
import type { Answer, Operation, Payload } from "../../model/operation.ts";
import type { Resource } from "../../model/resource.ts";
import type { EmitContext } from "../context.ts";
import type { GenericBody, GenericOperation } from "../document.ts";
import type { Form } from "../forms.ts";
import { schemaOf } from "../schema/schema.ts";
import { operationFacts, operationText } from "../text/identity.ts";
import { kindExtension } from "../text/kind.ts";
import { asSentence, bulletList, inlineCode, paragraphs } from "../text/markdown.ts";
import { hasNotes, noteLists, noteText } from "../text/notes.ts";
import { sourcesOf } from "../text/source.ts";
import { isGeneric } from "../uri.ts";
import { fieldParameters, pathParameters } from "./parameters.ts";

export function genericOperations(resources: readonly Resource[], context: EmitContext): GenericOperation[] {
  return resources.flatMap((resource) => {
    const operations = spanning(resource).map((operation, index) => genericOperation(resource, operation, index === 0, context));
    return operations.length > 0 || !isGeneric(resource, resource.uri) ? operations : [genericResource(resource, context)];
  });
}

function spanning(resource: Resource): readonly Operation[] {
  return resource.operations.filter((operation) => isGeneric(resource, operation.uri));
}

/** The first operation of a resource has the resource's notes. */
function genericOperation(resource: Resource, operation: Operation, isFirst: boolean, context: EmitContext): GenericOperation {
  const { id, name, method, uri, summary, description, deprecated, request, response, failures } = operation;
  const parameters = [
    ...pathParameters(uri, resource.module, context),
    ...fieldParameters("query", [operation.query], resource.module, context),
    ...fieldParameters("header", [operation.headers], resource.module, context),
  ];
  const node: GenericOperation = {
    id,
    name,
    kind: kindExtension(resource.kind),
    method,
    uri: uri.template,
    summary,
    ...(description !== "" && { description }),
    ...(deprecated && { deprecated }),
    ...(parameters.length > 0 && { parameters }),
    ...(request.is === "none" ? {} : { request: bodyOf(request, "request", context) }),
    response: answerOf(response, context),
    ...(failures.length > 0 && { failures: failures.map((answer) => answerOf(answer, context)) }),
    ...(isFirst && resourceNotes(resource)),
    ...operationFacts(operation),
  };
  context.traces.set(node, { origins: [operation.origin], module: resource.module });
  return node;
}

/** A resource of which the document shows no operation. */
function genericResource(resource: Resource, context: EmitContext): GenericOperation {
  const { kind, uri, description, origin } = resource;
  const parameters = pathParameters(uri, resource.module, context);
  const node: GenericOperation = {
    kind: kindExtension(kind),
    uri: uri.template,
    ...(description !== "" && { description }),
    ...(parameters.length > 0 && { parameters }),
    ...resourceNotes(resource),
    source: sourcesOf(origin),
  };
  context.traces.set(node, { origins: [origin], module: resource.module });
  return node;
}

function resourceNotes(resource: Resource): Pick<GenericOperation, "resource"> {
  return hasNotes(resource.notes) ? { resource: noteLists(resource.notes) } : {};
}

function answerOf({ status, description, payload, origin }: Answer, context: EmitContext): GenericBody {
  const node = { status, ...(description !== "" && { description }), ...bodyOf(payload, "answer", context), ...(origin && { source: sourcesOf(origin) }) };
  if (origin !== undefined) context.traces.set(node, { origins: [origin] });
  return node;
}

/** Empty where the document says that there is no body. */
function bodyOf(payload: Payload, form: Form, context: EmitContext): GenericBody {
  if (payload.is === "none" || payload.is === "silent") return payload.is === "silent" ? { silent: true } : {};
  const mediaType = payload.mediaType === undefined ? {} : { "media-type": payload.mediaType };
  if (payload.is === "not-shown") return { "not-shown": payload.what, ...mediaType };
  return { ...mediaType, schema: schemaOf(payload.shape, { form }, context), ...(payload.example && { example: payload.example.value }) };
}

/** The same for readers, as the items of a list. */
export function genericItems(resources: readonly Resource[]): readonly string[] {
  return resources.flatMap((resource) => {
    const operations = spanning(resource).map(operationItem);
    if (!isGeneric(resource, resource.uri)) return operations;
    const about = paragraphs(resource.description, noteText(resource.notes));
    if (operations.length > 0 && about === "") return operations;
    return [`${inlineCode(resource.uri.template)}: ${indented(about)}`, ...operations];
  });
}

export function genericSection(items: readonly string[]): string {
  return items.length === 0 ? "" : paragraphs("## Generic operations", genericText, bulletList(items));
}

const genericText =
  "These operations are stated of a kind of resource, and stand for its objects that the document does not list. " +
  "They stand in `x-generic-operations`, since a path of OpenAPI cannot span several segments.";

function operationItem(operation: Operation): string {
  const { method, uri, summary } = operation;
  return `${inlineCode(`${method} ${uri.template}`)}: ${indented(paragraphs(asSentence(summary), operationText(operation)))}`;
}

/** Further lines of a list item. */
function indented(text: string): string {
  return text.replace(/\n(?=[^\n])/g, "\n  ");
}
