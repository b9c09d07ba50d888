/** The operations on one method and path as one operation of OpenAPI, which keeps the identity of each. */
import type { Operation } from "../../model/operation.ts";
import type { EmitContext } from "../context.ts";
import type * as OpenApi from "../document.ts";
import { operationExtensions, operationIdentity, operationText, sharedText } from "../text/identity.ts";
import { sourcesOfAll } from "../text/source.ts";
import { answerPlace, requestPlace } from "./bodies.ts";
import { foldedId, foldedSummary } from "./fold.ts";
import { requestBody, responseOf, type AnswerOfOperation } from "./media.ts";
import { fieldParameters, headerNote, isIgnored } from "./parameters.ts";
import { requirementsOf, sharedAccess } from "./security.ts";

/** The operations of one method and path, with what they take from their resource. */
export interface SharedMethod {
  readonly operations: readonly [Operation, ...Operation[]];
  readonly tag: string;
  readonly module: string;
}

/** The name of the response that stands for all errors of which the document says nothing. */
export const unstatedError = "UnstatedError";

export function operationObject({ operations, tag, module }: SharedMethod, context: EmitContext): OpenApi.Operation {
  const [first] = operations;
  const description = operations.length === 1 ? operationText(first) : sharedText(operations);
  const operationId = operations.length === 1 ? first.id : foldedId(operations.map((one) => one.id));
  const parameters = parametersOf(operations, module, context);
  const body = requestBody(
    operations.map((by) => ({ ...by.request, by })),
    { at: first.origin.definition, module, tag },
    context,
  );
  const node = { tags: [tag], summary: foldedSummary(operations.map((one) => one.summary)) } as OpenApi.Operation;
  if (description !== "") node.description = description;
  node.operationId = operationId;
  if (operations.every((one) => one.deprecated)) node.deprecated = true;
  if (parameters.length > 0) node.parameters = parameters;
  if (body !== undefined) node.requestBody = body;
  node.responses = responsesOf({ operations, tag, module }, context);
  const access = sharedAccess(operations, context.secured);
  if (access !== undefined) node.security = requirementsOf(access, context);
  Object.assign(node, extensionsOf({ operations, tag, module }, node, context));
  context.traces.set(node, { origins: operations.map((one) => one.origin), module });
  return node;
}

function parametersOf(operations: readonly Operation[], module: string, context: EmitContext): OpenApi.Parameter[] {
  if (operations.every(({ query, headers }) => query.length + headers.length === 0)) return [];
  const headers = operations.map((one) => one.headers.filter((header) => !isIgnored(header)));
  const query = operations.map((one) => one.query);
  return [...fieldParameters("query", query, module, context), ...fieldParameters("header", headers, module, context)];
}

/** By status, in the order in which the statuses are stated; errors that are not stated come last. */
function responsesOf({ operations, tag, module }: SharedMethod, context: EmitContext): OpenApi.Operation["responses"] {
  const byStatus = new Map<string, AnswerOfOperation[]>();
  const add = (answer: AnswerOfOperation): void => {
    const answers = byStatus.get(answer.status);
    if (answers === undefined) byStatus.set(answer.status, [answer]);
    else answers.push(answer);
  };
  for (const by of operations) add({ ...by.response, payload: { ...by.response.payload, by } });
  for (const { failures } of operations) failures.forEach(add);
  const responses: OpenApi.Operation["responses"] = {};
  for (const [status, answers] of byStatus) {
    responses[status] = responseOf(answers, fallbackText(status), { at: operations[0].origin.definition, module, tag }, context);
  }
  if (operations.some((one) => one.failures.length === 0)) responses["default"] = { $ref: `#/components/responses/${unstatedError}` };
  return responses;
}

function fallbackText(status: string): string {
  return status.startsWith("2") ? "Success." : "Failure.";
}

function extensionsOf(shared: SharedMethod, node: OpenApi.Operation, context: EmitContext): Partial<OpenApi.Operation> {
  const { operations } = shared;
  const extensions: Partial<OpenApi.Operation> =
    operations.length === 1 ? operationExtensions(operations[0]) : { "x-operations": operations.map((one) => identityOf(one, shared, node, context)) };
  const ignored = operations.some(({ headers }) => headers.length > 0) ? operations.flatMap((one) => one.headers.filter(isIgnored)) : [];
  if (ignored.length > 0) extensions["x-headers"] = ignored.map((header) => headerNote(header, context));
  extensions["x-source"] = sourcesOfAll(operations.map((one) => one.origin));
  return extensions;
}

/** One of several operations, with the places of its own bodies in the one that stands for all. */
function identityOf(
  operation: Operation,
  where: SharedMethod,
  { requestBody: body, responses }: OpenApi.Operation,
  context: EmitContext,
): OpenApi.OperationIdentity {
  const response = responses[operation.response.status];
  return operationIdentity(operation, {
    request: requestPlace(operation, where, body?.content, context),
    answer: answerPlace(operation, where, response !== undefined && "content" in response ? response.content : undefined, context),
  });
}
