/** Which body belongs to which of the operations that share a method and a path: the folded one holds them side by side. */
import { jsonMediaType, type Operation, type Payload } from "../../model/operation.ts";
import type { EmitContext } from "../context.ts";
import type { BodyPlace, Content } from "../document.ts";
import { memberPointer } from "../source-map/pointer.ts";
import { bodySchema, type BodyUse } from "./body.ts";

/** The place of an operation's request among the folded ones. */
export function requestPlace(by: Operation, where: Pick<BodyUse, "module" | "tag">, content: Content | undefined, context: EmitContext): BodyPlace {
  return placeOf(by.request, { form: "request", at: by.origin.definition, ...where, by }, content, "/requestBody/content", context);
}

/** The place of an operation's answer of success among the folded ones. */
export function answerPlace(by: Operation, where: Pick<BodyUse, "module" | "tag">, content: Content | undefined, context: EmitContext): BodyPlace {
  const pointer = `${memberPointer("/responses", by.response.status)}/content`;
  return placeOf(by.response.payload, { form: "answer", at: by.origin.definition, ...where, by }, content, pointer, context);
}

/** A body's schema as a JSON pointer from the folded operation on; a word where there is no schema. */
function placeOf(payload: Payload, use: BodyUse, content: Content | undefined, pointer: string, context: EmitContext): BodyPlace {
  if (payload.is !== "json") return payload.is;
  const mediaType = payload.mediaType ?? jsonMediaType;
  const whole = `${memberPointer(pointer, mediaType)}/schema`;
  const alternatives = content?.[mediaType]?.schema.anyOf;
  if (alternatives === undefined) return whole;
  const own = JSON.stringify(bodySchema(payload.shape, use, context));
  const index = alternatives.findIndex((schema) => JSON.stringify(schema) === own);
  return index === -1 ? whole : `${whole}/anyOf/${index}`;
}
