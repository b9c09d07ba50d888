/** Which body belongs to which of the operations that share a method and a path: the folded one holds them side by side. */
import { json, type Operation, type Payload } from "../../model/operation.ts";
import type { Context } from "../context.ts";
import type { BodyPlace, Content } from "../document.ts";
import type { Form } from "../forms.ts";
import { below } from "../source-map/pointer.ts";
import { bodySchema } from "./body.ts";

/** The place of an operation's request among the folded ones. */
export function requestPlace({ request, origin }: Operation, content: Content | undefined, context: Context): BodyPlace {
  return placeOf(request, "request", origin.definition, content, "/requestBody/content", context);
}

/** The place of an operation's answer of success among the folded ones. */
export function answerPlace({ response, origin }: Operation, content: Content | undefined, context: Context): BodyPlace {
  const pointer = `${below("/responses", response.status)}/content`;
  return placeOf(response.payload, "answer", origin.definition, content, pointer, context);
}

/** A body's schema as a JSON pointer from the folded operation on; a word where there is no schema. */
function placeOf(
  payload: Payload,
  form: Form,
  at: Operation["origin"]["definition"],
  content: Content | undefined,
  pointer: string,
  context: Context,
): BodyPlace {
  if (payload.is !== "json") return payload.is;
  const mediaType = payload.mediaType ?? json;
  const whole = `${below(pointer, mediaType)}/schema`;
  const alternatives = content?.[mediaType]?.schema.anyOf;
  if (alternatives === undefined) return whole;
  const own = JSON.stringify(bodySchema(payload.shape, form, at, context));
  const index = alternatives.findIndex((schema) => JSON.stringify(schema) === own);
  return index === -1 ? whole : `${whole}/anyOf/${index}`;
}
