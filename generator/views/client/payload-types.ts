/** The types of what operations carry: by name where the definitions name them, in place where they are short, otherwise declared beside them. */
import { pascalCase } from "../../link/case.ts";
import type { Operation, Payload } from "../../model/operation.ts";
import type { Field, Shape } from "../../model/shape.ts";
import { shapesWithin } from "../../model/shapes-within.ts";
import type { Form } from "../../openapi/forms.ts";
import { arrayType, keywordType, typeReference, type TypeNode } from "../emit/type-nodes.ts";
import { typeExpression } from "../emit/types.ts";
import { nearestIdentifier } from "../emit/typescript.ts";
import { unwrapEnvelope } from "./envelope.ts";
import { bodyReaderOf, bodyWriterOf } from "./media.ts";
import type { ClientType, ClientTypes, Declaration } from "./types.ts";

/** One direction of an operation. */
export interface PayloadType {
  /** The type of what stands in the envelope, or of the payload itself; none where the document says that there is none. */
  readonly type: ClientType | undefined;
  /** The envelope's one key. */
  readonly key?: string;
  /** Types that it needs a name for. */
  readonly declares: readonly Declaration[];
  /** The document does not say that it is always there. */
  readonly optional: boolean;
}

/** What an operation takes besides its body: the parameters of its query, or headers of its own. */
export interface FieldsType {
  readonly declares: Declaration;
  /** No field has to be given. */
  readonly optional: boolean;
}

export function queryType(operation: Operation, types: ClientTypes): FieldsType | undefined {
  return fieldsType(operation, operation.query, "Query", types);
}

export function headersType(operation: Operation, types: ClientTypes): FieldsType | undefined {
  return fieldsType(operation, operation.headers, "Headers", types);
}

function fieldsType({ id }: Operation, fields: readonly Field[], role: "Query" | "Headers", types: ClientTypes): FieldsType | undefined {
  if (fields.length === 0) return undefined;
  const name = types.names.taken.add(nearestIdentifier(pascalCase(id) + role));
  const description = role === "Query" ? `The parameters of the query of \`${id}\`.` : `The headers of \`${id}\`.`;
  return { declares: types.declare(name, { is: "object", fields }, "request", description), optional: fields.every(({ required }) => !required) };
}

const UNKNOWN: PayloadType = { type: { node: keywordType("UnknownKeyword"), uses: [] }, declares: [], optional: true };

export function requestType(operation: Operation, types: ClientTypes): PayloadType {
  const type = payloadType(operation, operation.request, "request", types);
  return operation.request.is === "silent" && operation.method === "DELETE" ? { ...type, type: undefined } : type;
}

export function answerType(operation: Operation, types: ClientTypes): PayloadType {
  return payloadType(operation, operation.response.payload, "answer", types);
}

function payloadType(operation: Operation, payload: Payload, form: Form, types: ClientTypes): PayloadType {
  if (payload.is === "none") return { type: undefined, declares: [], optional: true };
  const own = form === "answer" ? answerAsItIs(operation) : requestAsItIs(operation, types);
  if (own !== undefined) return { type: { node: own, uses: [] }, declares: [], optional: payload.is !== "json" };
  if (payload.is !== "json") return UNKNOWN;
  const { key, shape } = unwrapEnvelope(payload.shape, form, types.names.forms);
  return { ...namedType(operation, shape, form, types), ...(key === undefined ? {} : { key }), optional: false };
}

/** What is read byte for byte, where that is all that is known of it. */
function answerAsItIs(operation: Operation): TypeNode | undefined {
  return operation.response.payload.is === "json" && bodyReaderOf(operation) === "asBytes" ? typeReference("Uint8Array") : undefined;
}

/** What is sent as the caller has it; of a text its shape can say more. */
function requestAsItIs(operation: Operation, types: ClientTypes): TypeNode | undefined {
  const writer = bodyWriterOf(operation);
  if (writer === "plainBytes") return typeReference("Bytes");
  return writer === "plainText" && !mayBeText(operation.request, types) ? keywordType("StringKeyword") : undefined;
}

function mayBeText(payload: Payload, { names: { forms } }: ClientTypes): boolean {
  if (payload.is !== "json") return false;
  const shape = payload.shape.is === "reference" ? forms.schema(payload.shape.to)?.shape : payload.shape;
  return shape !== undefined && ["string", "literals", "union", "reference"].includes(shape.is);
}

function namedType(operation: Operation, shape: Shape, form: Form, types: ClientTypes): Pick<PayloadType, "type" | "declares"> {
  const list = shape.is === "array" ? shape.items : undefined;
  const { type, declares } = typeByName(operation, list ?? shape, list !== undefined ? "Item" : form === "answer" ? "Answer" : "Request", form, types);
  if (list === undefined) return { type, declares };
  return { type: { ...type, node: arrayType(type.node) }, declares };
}

function typeByName(
  operation: Operation,
  shape: Shape,
  role: keyof typeof subjects,
  form: Form,
  types: ClientTypes,
): { readonly type: ClientType; readonly declares: readonly Declaration[] } {
  const inPlace = hasFields(shape) ? undefined : types.typeOf(shape, form);
  if (inPlace !== undefined && isShort(typeExpression(inPlace.node).text)) return { type: inPlace, declares: [] };
  const name = types.names.taken.add(nearestIdentifier(pascalCase(operation.id) + role));
  return { type: { node: typeReference(name), uses: [] }, declares: [types.declare(name, shape, form, `${subjects[role]} \`${operation.id}\`.`)] };
}

function isShort(text: string): boolean {
  return text.length <= 60 && !text.includes("\n");
}

/** Fields stand on lines of their own, with what is said of them. */
function hasFields(shape: Shape): boolean {
  return (shape.is === "object" && shape.fields.length > 0) || shape.is === "intersection" || shapesWithin(shape).some(hasFields);
}

const subjects = { Item: "One item of the answer to", Answer: "The answer to", Request: "What is sent by" } as const;
