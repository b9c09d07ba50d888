/** A verb: what a template needs to write it, and what its module has to import for it. */
import { jsonMediaType, type Operation } from "../../model/operation.ts";
import { deprecationOf, docComment } from "../emit/jsdoc.ts";
import { parameterList, type ParameterTokens } from "../emit/parameters.ts";
import { keywordType, readonlyRecord, typeReference } from "../emit/type-nodes.ts";
import { typeExpression } from "../emit/types.ts";
import { identifier, jsonLiteral, propertyKey, stringLiteral } from "../emit/typescript.ts";
import type { Emit } from "../emit/value.ts";
import { askedOf } from "./asked.ts";
import type { Client } from "./client.ts";
import { bodyReaderOf, bodyWriterOf, sentTypeOf } from "./media.ts";
import { typeNeeds, type ModulePart } from "./module-part.ts";
import { keyParameters, parameterViews, pathTo, pathUses, type From, type Parameter } from "./parameters.ts";
import type { FieldsType, PayloadType } from "./payload-types.ts";
import { runtimeNeeds, runtimeTypeNeeds } from "./runtime.ts";
import type { Verb } from "./surface.ts";
import type { Declaration } from "./types.ts";

export interface VerbView {
  readonly doc: Emit<"typescript comment">;
  readonly name: Emit<"typescript key">;
  readonly parameters: Emit<"typescript parameters">;
  readonly answer: Emit<"typescript type">;
  readonly operation: OperationView;
  readonly path: Emit<"typescript literal">;
  readonly body: Emit<"typescript identifier"> | false;
  readonly query: Emit<"typescript identifier"> | false;
}

/** What the runtime has to know of an operation. */
export interface OperationView {
  readonly id: Emit<"typescript literal">;
  readonly method: Emit<"typescript literal">;
  readonly effect: Emit<"typescript literal">;
  /** Of an operation that sends a body: what writes it, the one key under which it stands, and its media type where that is not that of JSON. */
  readonly sends:
    | { readonly writer: Emit<"typescript identifier">; readonly key: Emit<"typescript literal"> | false; readonly type: Emit<"typescript literal"> | false }
    | false;
  /** What reads an answer that is no JSON. */
  readonly reads: Emit<"typescript identifier"> | false;
  /** The one key under which the answer stands. */
  readonly answers: Emit<"typescript literal"> | false;
  /** The answer is a list. */
  readonly list: boolean;
  /** A success may come without a body. */
  readonly empty: boolean;
  /** What it asks of its caller, where its definition says so. */
  readonly access: Emit<"typescript literal"> | false;
}

/** How a verb is declared. */
export interface VerbDeclaration {
  readonly name: string;
  /** The expression of the path that it is called on. */
  readonly from: From;
  /** What stands before its name, on its line. */
  readonly before: string;
  /** Parameters before those of its own. */
  readonly first: readonly ParameterTokens[];
}

export function verbPart(verb: Verb, { name, from, before, first }: VerbDeclaration, client: Client): ModulePart<VerbView> {
  const { operation, segments } = verb;
  const request = client.requestOf(operation);
  const answer = client.answerOf(operation);
  const keys = keyParameters(segments, client);
  const body = request.type === undefined ? [] : [{ name: "body", optional: request.optional, type: request.type.node }];
  const query = client.queryOf(operation);
  const headers = client.headersOf(operation);
  const reader = bodyReaderOf(operation);
  const writer = request.type === undefined ? undefined : bodyWriterOf(operation);
  const types = [...keys.types, ...(request.type === undefined ? [] : [request.type]), ...(answer.type === undefined ? [] : [answer.type])];
  const answered = typeExpression(answer.type?.node ?? keywordType("VoidKeyword"));
  const parameters = [...first, ...keys.views, ...parameterViews([...body, ...queryParameter(query), optionsParameter(headers)])];
  const view: VerbView = {
    doc: docComment(client.saidOf(verb), [...deprecationOf(operation), ...keys.tags]),
    name: propertyKey(name),
    parameters: parameterList(parameters, `${before}${name}: Call<${answered.text}> {`),
    answer: answered,
    operation: operationView(operation, request, answer, client),
    path: pathTo(from, segments, keys.names, client),
    body: request.type === undefined ? false : identifier("body"),
    query: query !== undefined && identifier("query"),
  };
  return {
    view,
    needs: [
      ...(query === undefined ? [] : runtimeNeeds("withQuery")),
      ...runtimeNeeds(...(writer === undefined ? [] : [writer]), ...(reader === undefined ? [] : [reader]), ...pathUses(segments, from, client)),
      ...runtimeTypeNeeds("Call", "CallOptions", ...(writer === "plainBytes" ? ["Bytes" as const] : [])),
      ...typeNeeds(types, client),
    ],
    declares: typesDeclaredBy(operation, client),
  };
}

/** The types that an operation needs a name for. */
export function typesDeclaredBy(operation: Operation, { requestOf, queryOf, headersOf, answerOf }: Client): readonly Declaration[] {
  const fields = [queryOf(operation), headersOf(operation)].flatMap((one) => (one === undefined ? [] : [one.declares]));
  return [...requestOf(operation).declares, ...fields, ...answerOf(operation).declares];
}

function queryParameter(query: FieldsType | undefined): readonly Parameter[] {
  return query === undefined ? [] : [{ name: "query", optional: query.optional, type: typeReference(query.declares.name) }];
}

/** Headers of the operation's own stand among those of the call. */
function optionsParameter(headers: FieldsType | undefined): Parameter {
  const options = typeReference("CallOptions");
  if (headers === undefined) return { name: "options", optional: true, type: options };
  const own = readonlyRecord({ name: propertyKey("headers"), optional: headers.optional, type: typeReference(headers.declares.name) });
  return { name: "options", optional: headers.optional, type: { kind: "IntersectionType", types: [options, own] } };
}

function operationView(operation: Verb["operation"], request: PayloadType, answer: PayloadType, { service }: Client): OperationView {
  const { id, method, effect, access } = operation;
  const reader = bodyReaderOf(operation);
  return {
    id: stringLiteral(id),
    method: stringLiteral(method),
    effect: stringLiteral(effect),
    sends: request.type !== undefined && sending(operation, request.key),
    reads: reader !== undefined && identifier(reader),
    answers: answer.key !== undefined && stringLiteral(answer.key),
    list: answer.type?.node.kind === "ArrayType",
    empty: answer.optional,
    access: access !== undefined && jsonLiteral(askedOf(access, service)),
  };
}

function sending(operation: Verb["operation"], key: string | undefined): OperationView["sends"] {
  const type = sentTypeOf(operation);
  return { writer: identifier(bodyWriterOf(operation)), key: key !== undefined && stringLiteral(key), type: type !== jsonMediaType && stringLiteral(type) };
}
