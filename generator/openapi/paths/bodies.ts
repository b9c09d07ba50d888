/** Which body belongs to which of the operations that share a method and a path: the folded one holds them side by side. */
import { json, type Operation, type Payload } from "../../model/operation.ts";
import type { Context } from "../context.ts";
import type { BodyPlace, Content } from "../document.ts";
import { below } from "../source-map/pointer.ts";
import { bodySchema, type BodyUse } from "./body.ts";

/** The place of an operation's request among the folded ones. */
export function requestPlace({ request, origin }: Operation, module: string, content: Content | undefined, context: Context): BodyPlace {
  return placeOf(request, { form: "request", at: origin.definition, module }, content, "/requestBody/content", context);
}

/** The place of an operation's answer of success among the folded ones. */
export function answerPlace({ response, origin }: Operation, module: string, content: Content | undefined, context: Context): BodyPlace {
  const pointer = `${below("/responses", response.status)}/content`;
  return placeOf(response.payload, { form: "answer", at: origin.definition, module }, content, pointer, context);
}

/** A body's schema as a JSON pointer from the folded operation on; a word where there is no schema. */
function placeOf(payload: Payload, use: BodyUse, content: Content | undefined, pointer: string, context: Context): BodyPlace {
  if (payload.is !== "json") return payload.is;
  const mediaType = payload.mediaType ?? json;
  const whole = `${below(pointer, mediaType)}/schema`;
  const alternatives = content?.[mediaType]?.schema.anyOf;
  if (alternatives === undefined) return whole;
  const own = JSON.stringify(bodySchema(payload.shape, use, context));
  const index = alternatives.findIndex((schema) => JSON.stringify(schema) === own);
  return index === -1 ? whole : `${whole}/anyOf/${index}`;
}
