/** Bodies of requests and answers, and several operations' bodies as one. */
import { jsonMediaType, type Answer, type Payload } from "../../model/operation.ts";
import type { EmitContext } from "../context.ts";
import type { Content, MediaType, RequestBody, Response, Schema } from "../document.ts";
import { setOwn } from "../own-properties.ts";
import { schemaOf } from "../schema/schema.ts";
import { distinctSchemas } from "../schema/union.ts";
import { paragraphs, withSentences } from "../text/markdown.ts";
import { notShownText } from "../text/notes.ts";
import { sourcesOfAll } from "../text/source.ts";
import { bodySchema, type BodyUse } from "./body.ts";

type BodyPosition = Omit<BodyUse, "form" | "by">;

/** A payload, with the operation that its body may be called after. */
export type PayloadOfOperation = Payload & Pick<BodyUse, "by">;

/** An answer of the same. */
export type AnswerOfOperation = Answer & { readonly payload: PayloadOfOperation };

/** The body of a request; none where no operation states or hides one. */
export function requestBody(payloads: readonly PayloadOfOperation[], where: BodyPosition, context: EmitContext): RequestBody | undefined {
  const content = contentOf(payloads, { ...where, form: "request" }, context);
  if (content === undefined) return undefined;
  const hidden = hiddenIn(payloads);
  const body: RequestBody = hidden === undefined ? { content } : { description: notShownText(hidden), content };
  if (payloads.every((payload) => payload.is === "json")) body.required = true;
  if (hidden !== undefined) body["x-not-shown"] = hidden;
  return body;
}

/** One response for all answers with one status. */
export function responseOf(answers: readonly AnswerOfOperation[], fallback: string, where: BodyPosition, context: EmitContext): Response {
  const payloads = answers.map((answer) => answer.payload);
  const content = contentOf(payloads, { ...where, form: "answer" }, context);
  const hidden = hiddenIn(payloads);
  const text = withSentences(descriptionOf(answers) || fallback, content ? [] : absence(payloads));
  const response: Response = { description: hidden === undefined ? text : paragraphs(text, notShownText(hidden)) };
  if (content !== undefined) response.content = content;
  if (hidden !== undefined) response["x-not-shown"] = hidden;
  const origins = answers.flatMap(({ origin = [] }) => origin);
  if (origins.length > 0) {
    response["x-source"] = sourcesOfAll(origins);
    context.traces.set(response, { origins });
  }
  return response;
}

function descriptionOf(answers: readonly Answer[]): string {
  return answers.length === 1 ? answers[0]!.description : paragraphs(...new Set(answers.map((answer) => answer.description)));
}

/** That there is no body, which is one thing, or that nothing is said of one, which is another. */
function absence(payloads: readonly Payload[]): readonly string[] {
  return [payloads.every((payload) => payload.is === "none") ? "There is no body." : "The document says nothing of a body."];
}

/** What the document does not show of the bodies, as one phrase. */
function hiddenIn(payloads: readonly Payload[]): string | undefined {
  const hidden: string[] = [];
  for (const payload of payloads) if (payload.is === "not-shown" && !hidden.includes(payload.what)) hidden.push(payload.what);
  return hidden.length === 0 ? undefined : hidden.join("; ");
}

/** By media type, in the order in which the operations have them. */
function contentOf(payloads: readonly PayloadOfOperation[], use: BodyUse, context: EmitContext): Content | undefined {
  const bodies = payloads.filter((payload) => payload.is === "json" || payload.is === "not-shown");
  if (bodies.length === 0) return undefined;
  const mediaTypes = new Set(bodies.map(({ mediaType = jsonMediaType }) => mediaType));
  const content: Content = {};
  for (const one of mediaTypes) {
    const alike = bodies.filter(({ mediaType = jsonMediaType }) => mediaType === one);
    setOwn(content, one, mediaOf(alike, use, context));
  }
  return content;
}

type Body = Extract<PayloadOfOperation, { readonly is: "json" | "not-shown" }>;

/** A body that is not shown is any value, and one of the alternatives where another operation shows its own. */
function mediaOf(payloads: readonly Body[], use: BodyUse, context: EmitContext): MediaType {
  const schemas: Schema[] = [];
  const media: MediaType = { schema: {} };
  let isShown = false;
  for (const payload of payloads) {
    if (payload.is === "not-shown") schemas.push(schemaOf(payload, { form: use.form, at: use.at }, context));
    if (payload.is !== "json") continue;
    schemas.push(bodySchema(payload.shape, { ...use, by: payload.by }, context));
    isShown = true;
    if (payload.example !== undefined && !("example" in media)) media.example = payload.example.value;
  }
  if (isShown) media.schema = either(schemas);
  return media;
}

function either(schemas: readonly Schema[]): Schema {
  const members = distinctSchemas(schemas);
  return members.length === 1 ? members[0]! : { anyOf: members };
}
