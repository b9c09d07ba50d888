/** The media types of bodies: which a request may have, and how a value is written in one. */
import type { Json, OperationData, Payload } from "./data.ts";
import { Refusal } from "./refusal.ts";

export const JSON_TYPE = "application/json";

/** Of what the document shows nothing of, it is JSON. */
export function mediaTypeOf(payload: Payload): string {
  return ("mediaType" in payload ? payload.mediaType : undefined) ?? JSON_TYPE;
}

/** `application/json` or `application/problem+json`, whatever the parameters. */
export function isJson(mediaType: string): boolean {
  return mediaType === JSON_TYPE || /^application\/(?:[\w.-]+\+)?json(?:\s*;|$)/i.test(mediaType);
}

/** Whether a body is made of characters, as far as its media type says. */
export function isTextual(mediaType: string): boolean {
  return /^text\/|[/+](?:xml|yaml|csv|javascript|x-www-form-urlencoded)\b/i.test(mediaType);
}

/** The operations that take a body of a media type, which comes without its parameters; refused where none does. */
export function takingMediaType(operations: readonly OperationData[], sent: string | undefined): readonly OperationData[] {
  const taking = sent === undefined ? [] : operations.filter(({ request }) => takes(mediaTypeOf(request), sent));
  if (taking.length > 0) return taking;
  const wanted = [...new Set(operations.map(({ request }) => mediaTypeOf(request)))].join(" or ");
  throw new Refusal("media-type", { field: "Content-Type", fact: sent === undefined ? "is missing" : `must be ${wanted}, and is ${JSON.stringify(sent.slice(0, 60))}` });
}

/** Where it is JSON, any type of JSON is taken; `text/*` stands for all texts. */
function takes(stated: string, sent: string): boolean {
  const wanted = stated.split(";", 1)[0]!.trim().toLowerCase();
  return wanted === sent || (isJson(wanted) && isJson(sent)) || (wanted.endsWith("/*") && (wanted === "*/*" || sent.startsWith(wanted.slice(0, -1))));
}

/** The media type of an upload of no bytes: what its header says, or what alone is uploaded there; undefined where no body was sent. */
export function emptyMediaType(operations: readonly OperationData[], sent: string | undefined): string | undefined {
  const uploads = operations.filter(({ request }) => !isJson(mediaTypeOf(request)));
  if (sent !== undefined) return uploads.some(({ request }) => takes(mediaTypeOf(request), sent)) ? sent : undefined;
  const [only, ...others] = uploads.filter(({ request }) => request.is === "not-shown");
  return only === undefined || others.length > 0 || operations.length > 1 ? undefined : mediaTypeOf(only.request);
}

/** What stands for a text of which the document gives no example; nothing where the media type is none of texts. */
export function someText(mediaType: string): string | undefined {
  if (!/^text\//i.test(mediaType)) return undefined;
  return /^text\/html\b/i.test(mediaType) ? "<!doctype html><title>text</title>" : "text";
}

/** A text stands for itself where the media type is none of JSON. */
export function written(value: Json, mediaType: string): string {
  return typeof value === "string" && !isJson(mediaType) ? value : JSON.stringify(value);
}
