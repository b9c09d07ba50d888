/**
 * Operations with their names, URIs and origins. A kind speaks of any resource, so a summary adds its subject: the noun of
 * the resource, or of the one whose data it reads.
 */
import type { Answer, Operation, Payload } from "../model/operation.ts";
import type { Uri } from "../model/uri.ts";
import type { Way } from "../model/way.ts";
import type { AnswerReading, Declared, OperationReading, PayloadReading } from "../read/reading.ts";
import { camelCase, sentenceCase } from "./case.ts";
import { operationId } from "./names.ts";
import type { Places } from "./places.ts";
import { linkField, linkNotes, linkShape } from "./shapes.ts";

/** @param uriOf the URI of a template, at the resource that the operation is one of */
export function linkOperation(
  places: Places,
  operation: OperationReading,
  uriOf: (template: string) => Uri,
  names: { readonly noun: string; readonly subject: string; readonly deprecated: boolean; readonly access?: readonly Way[] },
): Operation {
  const { name, explicitName, method, effect, deprecated, when, sampling, contains, looksUp, derived, access = names.access, origin } = operation;
  const { title, body } = splitDescription(operation.description);
  // Named one by one: there are many, and a copy with some of it left out takes twice as long.
  return {
    id: explicitName === undefined ? operationId(name, names.noun) : camelCase(explicitName),
    name,
    method,
    uri: uriOf(operation.uri),
    effect,
    summary: `${title === "" ? sentenceCase(name) : title} (${names.subject})`,
    description: [body, deprecated ?? ""].filter((text) => text !== "").join("\n\n"),
    ...(deprecated === undefined && !names.deprecated ? {} : { deprecated: true }),
    request: linkPayload(places, operation.request, origin),
    response: linkAnswer(places, operation.response, origin),
    failures: operation.failures.map((answer) => linkAnswer(places, method === "HEAD" ? withoutBody(answer) : answer, origin)),
    query: operation.query.map((field) => linkField(places, field)),
    headers: operation.headers.map((field) => linkField(places, field)),
    ...(when === undefined ? {} : { when }),
    ...(derived === undefined ? {} : { derived: places.placeOf({ text: derived, at: origin.definition }) }),
    ...(sampling === undefined ? {} : { sampling }),
    ...(contains === undefined ? {} : { contains }),
    ...(looksUp === undefined ? {} : { looksUp }),
    ...(access === undefined ? {} : { access }),
    notes: linkNotes(places, operation.notes),
    origin: places.ownOriginOf(origin),
  };
}

/** The first line, and what follows it. */
function splitDescription(description: string): { readonly title: string; readonly body: string } {
  const end = description.indexOf("\n");
  const title = end === -1 ? description : description.slice(0, end);
  return { title: title.endsWith(".") ? title.slice(0, -1) : title, body: end === -1 ? "" : description.slice(end + 1).trim() };
}

/** @param by the operation's declaration, which an example stands on */
function linkPayload(places: Places, payload: PayloadReading, by: Declared): Payload {
  if (payload.is !== "json") return payload;
  const { shape, example, mediaType } = payload;
  return {
    is: "json",
    shape: linkShape(places, shape),
    ...(mediaType === undefined ? {} : { mediaType }),
    ...(example === undefined ? {} : { example: { value: example, origin: places.originOf(by) } }),
  };
}

/** Nothing that is asked by HEAD is answered with a body, be it said of all failures alike (RFC 9110, section 9.3.2). */
function withoutBody(answer: AnswerReading): AnswerReading {
  return { ...answer, payload: { is: "none" } };
}

function linkAnswer(places: Places, answer: AnswerReading, by: Declared): Answer {
  const { status, description, payload, origin } = answer;
  return { status, description, payload: linkPayload(places, payload, by), ...(origin === undefined ? {} : { origin: places.originOf(origin) }) };
}
