/** Answers: status, headers and body, and the header that says what of them the document does not show. */
import type { Setup } from "./setup.ts";
import type { Json, OperationData, Payload, Shape } from "./data.ts";
import { judge } from "./judge.ts";
import { isJson, mediaTypeOf, someText, written } from "./media-types.ts";
import { isObject, keyed, withField } from "./objects.ts";
import { ownEnvelope } from "./operations.ts";
import type { Reason, Refusal } from "./refusal.ts";
import { leastOf } from "./least.ts";
import type { Result } from "./situation.ts";
import type { Site } from "./setup.ts";
import type { Shapes } from "./shapes.ts";

export interface Answer {
  readonly status: number;
  readonly headers: { readonly [name: string]: string };
  /** Empty where there is none. */
  readonly body: string;
  /** Each character of the body is a byte, where it is not written in UTF-8. */
  readonly encoding?: "latin1";
}

export function bytesOf({ body, encoding }: Pick<Answer, "body" | "encoding">): Uint8Array<ArrayBuffer> {
  return encoding === undefined ? new TextEncoder().encode(body) : Uint8Array.from(body, (char) => char.charCodeAt(0));
}

/** The header of an answer that rests on what the document does not show. */
export const MARK = "x-not-shown";

export function answerOf(setup: Setup, site: Site, operation: OperationData, result: Result, several: boolean): Answer {
  const { content } = result;
  const { body, mark } = content === undefined ? withText(operation.answer, bodyOf(setup, site, operation, result, several)) : { body: content.bytes };
  const stated = !operation.status.endsWith("XX");
  const status = stated ? Number(operation.status) : setup.choices.success(operation.effect, body === undefined && operation.method !== "HEAD");
  const marks = [
    ...(stated ? [] : ["the status of success"]),
    ...(operation.answer.is === "not-shown" && content === undefined ? [operation.answer.what] : []),
    ...(mark === undefined ? [] : [mark]),
    ...(operation.undocumented || several ? (operation.gaps ?? []) : []),
    ...(result.marks ?? []),
  ];
  const answer = answered(status, operation.answer, body, marks);
  return content === undefined ? answer : { ...answer, headers: { ...answer.headers, "content-type": content.mediaType }, body: content.bytes, encoding: "latin1" };
}

export function refusalAnswer(setup: Setup, refusal: Refusal, operations: readonly OperationData[] = []): Answer {
  const chosen = setup.choices.status(refusal.reason);
  const [status, stated] = [chosen, ...(others[refusal.reason] ?? [])].flatMap((one) => operations.flatMap(({ failures }) => statedFor(failures, one)).map((payload) => [one, payload] as const)).at(0) ?? [chosen];
  const body = stated?.is === "json" ? statedBody(setup, stated, refusal, status) : stated?.is === "none" ? undefined : setup.choices.error(refusal, status);
  const marks = stated === undefined ? ["the status and the body of errors"] : stated.is === "not-shown" ? [stated.what] : [];
  const unstated = refusal.problems.flatMap((problem) => problem.unstated ?? []);
  return answered(status, stated ?? { is: "silent" }, body, [...marks, ...unstated], refusal.headers);
}

/** What OPTIONS is answered with. */
export function optionsAnswer(allow: string): Answer {
  return { status: 204, headers: { allow, [MARK]: "what OPTIONS answers" }, body: "" };
}

/** What HEAD is answered with: the length is that of the body that GET would bring. */
export function withoutBody<Of extends Answer>(answer: Of): Of {
  if (answer.body === "") return answer;
  return { ...answer, headers: { ...answer.headers, "content-length": String(bytesOf(answer).length) }, body: "" };
}

function answered(status: number, payload: Payload, body: Json | undefined, marks: readonly string[], further: Answer["headers"] = {}): Answer {
  const mediaType = mediaTypeOf(payload);
  return { status, headers: { ...headersOf(body, mediaType, marks), ...further }, body: body === undefined ? "" : written(body, mediaType) };
}

/** What documents also have a refusal answered with: where one is stated and the choice is not, it is no choice. */
const others: { readonly [Of in Reason]?: readonly number[] } = { "bad-request": [422] };

function statedFor(failures: OperationData["failures"], status: number): readonly Payload[] {
  const found = failures?.[String(status)] ?? failures?.[`${String(status).charAt(0)}XX`];
  return found === undefined ? [] : [found];
}

function statedBody({ shapes }: Setup, { shape, envelope }: Extract<Payload, { is: "json" }>, { message }: Refusal, status: number): Json {
  const value = repeating(shapes, shape, leastOf(shapes, shape, message), status);
  return envelope === undefined ? value : keyed(envelope.named ?? "error", value);
}

/** A number called `status` that has to be there is that of the answer (RFC 9457, section 3.1.2), where it can be. */
function repeating(shapes: Shapes, shape: Shape, value: Json, status: number): Json {
  const field = shapes.fieldsOf(shape)?.get("status");
  const isIts = field?.required === true && shapes.resolve(field.shape).is === "number" && judge(shapes, field.shape, status, "").length === 0;
  return isIts && isObject(value) ? withField(value, "status", status) : value;
}

function bodyOf(setup: Setup, site: Site, { answer, effect }: OperationData, { value, name = "" }: Result, several: boolean): Json | undefined {
  if (answer.is === "none" || answer.is === "silent") return undefined;
  // That there is a body is stated, and only what it holds is not shown.
  if (value === undefined) return answer.is !== "not-shown" ? undefined : isJson(mediaTypeOf(answer)) ? {} : "";
  if (several) return keyed(setup.listName(name), value);
  const envelope = answer.is === "json" ? answer.envelope : effect === "list" ? {} : whole.has(effect) ? undefined : ownEnvelope(site);
  return envelope === undefined ? value : keyed(envelope.named ?? name, value);
}

/** A body that is no JSON is the document's example of it; of a text without one nothing is known but that it is a text. */
function withText(answer: Payload, body: Json | undefined): { readonly body: Json | undefined; readonly mark?: string } {
  const mediaType = mediaTypeOf(answer);
  if (body === undefined || isJson(mediaType) || (typeof body === "string" && body !== "")) return { body };
  const example = answer.is === "json" ? answer.text : undefined;
  if (example !== undefined) return { body: example };
  if (answer.is === "not-shown") return { body: someText(mediaType) ?? "" };
  const text = body === "" ? someText(mediaType) : undefined;
  return text === undefined ? { body } : { body: text, mark: "what the text of the answer says" };
}

/** Effects whose values are whole bodies where the document shows no form for them. */
const whole: ReadonlySet<string> = new Set(["observe", "read", "act"]);

function headersOf(body: Json | undefined, mediaType: string, marks: readonly string[]): { readonly [name: string]: string } {
  const headers: { [name: string]: string } = body === undefined ? {} : { "content-type": mediaType };
  if (marks.length > 0) headers[MARK] = markText(marks);
  return headers;
}

/** What marks say is out of the service, so that there are no more of them than it has operations. */
const texts = new Map<string, string>();

function markText(marks: readonly string[]): string {
  const key = marks.join("; ");
  const known = texts.get(key);
  if (known !== undefined) return known;
  const text = headerText([...new Set(marks)].join("; "));
  texts.set(key, text);
  return text;
}

/** A header holds visible ASCII: the rest is percent-encoded, as are the signs that say so. */
export function headerText(text: string): string {
  return text.replace(/[^\x20-\x24\x26-\x7e]/gu, (char) => encodeURIComponent(char.isWellFormed() ? char : "\ufffd"));
}
