/** The types of what operations carry: by name where the definitions name them, in place where they are short, otherwise declared beside them. */
import { pascalCase } from "../../link/case.ts";
import type { Operation, Payload } from "../../model/operation.ts";
import type { Shape } from "../../model/shape.ts";
import { nearestIdentifier } from "../emit/typescript.ts";
import { contentsOf } from "./envelope.ts";
import type { Form } from "../../openapi/forms.ts";
import type { Declaration, Type, Types } from "./types.ts";

/** One direction of an operation. */
export interface PayloadType {
  /** The type of what stands in the envelope, or of the payload itself; none where the document says that there is none. */
  readonly type: Type | undefined;
  /** The envelope's one key. */
  readonly key?: string;
  /** Types that it needs a name for. */
  readonly declares: readonly Declaration[];
  /** The document does not say that it is always there. */
  readonly optional: boolean;
}

const UNKNOWN: PayloadType = { type: { text: "unknown", uses: [] }, declares: [], optional: true };

export function requestType(operation: Operation, types: Types): PayloadType {
  const type = payloadType(operation, operation.request, "request", types);
  return operation.request.is === "silent" && operation.method === "DELETE" ? { ...type, type: undefined } : type;
}

export function answerType(operation: Operation, types: Types): PayloadType {
  return payloadType(operation, operation.response.payload, "answer", types);
}

function payloadType(operation: Operation, payload: Payload, form: Form, types: Types): PayloadType {
  if (payload.is === "none") return { type: undefined, declares: [], optional: true };
  if (payload.is !== "json") return UNKNOWN;
  const { key, shape } = contentsOf(payload.shape, form, types.names.forms);
  return { ...namedType(operation, shape, form, types), ...(key === undefined ? {} : { key }), optional: false };
}

const LONGEST = 60;

function namedType(operation: Operation, shape: Shape, form: Form, types: Types): Pick<PayloadType, "type" | "declares"> {
  const list = shape.is === "array" ? shape.items : undefined;
  const type = types.typeOf(list ?? shape, form);
  const isLong = type.text.includes("\n") || type.text.length > LONGEST;
  const suffix = list !== undefined ? "Item" : form === "answer" ? "Answer" : "Request";
  const name = isLong ? nearestIdentifier(pascalCase(operation.id) + suffix) : type.text;
  const declares = isLong ? [types.declare(name, list ?? shape, form, `${subjects[suffix]} \`${operation.id}\`.`)] : [];
  const used: Type = isLong ? { text: name, uses: [] } : type;
  return { type: list === undefined ? used : { ...used, text: /^[\w$]+$/.test(used.text) ? `${used.text}[]` : `(${used.text})[]` }, declares };
}

const subjects = { Item: "One item of the answer to", Answer: "The answer to", Request: "What is sent by" } as const;
