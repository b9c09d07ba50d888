/** Bodies of other media types than JSON: who writes and reads them. */
import { json, type Operation, type Payload } from "../../model/operation.ts";
import type { Shape } from "../../model/shape.ts";

export function mediaTypeOf(payload: Payload): string {
  return ("mediaType" in payload ? payload.mediaType : undefined) ?? json;
}

export function writerOf({ request }: Operation): "json" | "plainText" {
  return isJson(mediaTypeOf(request)) ? "json" : "plainText";
}

/** What reads the answer of success; nothing where it is JSON, or no text and yet no bytes. */
export function readerOf({ response: { payload } }: Operation): "asText" | "asBytes" | undefined {
  if (isJson(mediaTypeOf(payload))) return undefined;
  if (payload.is === "json") return isText(payload.shape) ? (isBinary(payload.shape) ? "asBytes" : "asText") : undefined;
  return payload.is === "not-shown" ? (textual.test(mediaTypeOf(payload)) ? "asText" : "asBytes") : undefined;
}

function isText(shape: Shape): boolean {
  return shape.is === "string" || (shape.is === "literals" && shape.values.every((value) => typeof value === "string"));
}

function isBinary(shape: Shape): boolean {
  return shape.is === "string" && shape.format === "binary";
}

function isJson(mediaType: string): boolean {
  return /^application\/(?:[\w.-]+\+)?json(?:\s*;|$)/i.test(mediaType);
}

const textual = /^text\/|[/+](?:xml|yaml|csv|javascript|x-www-form-urlencoded)\b/i;
