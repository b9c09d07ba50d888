/** Bodies of other media types than JSON: who writes and reads them. */
import { jsonMediaType, type Operation, type Payload } from "../../model/operation.ts";
import type { Shape } from "../../model/shape.ts";

function mediaTypeOf(payload: Payload): string {
  return ("mediaType" in payload ? payload.mediaType : undefined) ?? jsonMediaType;
}

/** What writes the body of a request: a value that is no text has a form of its own in another media type than JSON, and is sent as the caller has it. */
export function bodyWriterOf({ request }: Operation): "json" | "plainText" | "plainBytes" {
  return isJson(mediaTypeOf(request)) ? "json" : isText(request) ? "plainText" : "plainBytes";
}

/** The media type of a request's body as far as it is known before there is one: of a range it is not, nor of parts what stands between them. */
export function sentTypeOf({ request }: Operation): string {
  const type = mediaTypeOf(request);
  return type.includes("*") || /^multipart\/(?!.*;\s*boundary=)/i.test(type) ? "" : type;
}

/** What reads the answer of success; nothing where it is JSON, or a value that is no text. */
export function bodyReaderOf({ response: { payload } }: Operation): "asText" | "asBytes" | undefined {
  if (isJson(mediaTypeOf(payload)) || (payload.is === "json" && !isString(payload))) return undefined;
  if (payload.is !== "json" && payload.is !== "not-shown") return undefined;
  return isText(payload) ? "asText" : "asBytes";
}

/** A string is one unless it is binary; of whatever else the media type tells. */
function isText(payload: Payload): boolean {
  return isString(payload) ? !isBinary(payload.shape) : textual.test(mediaTypeOf(payload));
}

function isString(payload: Payload): payload is Extract<Payload, { is: "json" }> {
  if (payload.is !== "json") return false;
  const { shape } = payload;
  return shape.is === "string" || (shape.is === "literals" && shape.values.every((value) => typeof value === "string"));
}

function isBinary(shape: Shape): boolean {
  return shape.is === "string" && shape.format === "binary";
}

function isJson(mediaType: string): boolean {
  return /^application\/(?:[\w.-]+\+)?json(?:\s*;|$)/i.test(mediaType);
}

const textual = /^text\/|[/+](?:xml|yaml|csv|javascript|x-www-form-urlencoded)\b/i;
