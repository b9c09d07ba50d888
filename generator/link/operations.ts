/**
 * Operations with their names, URIs and origins. A kind speaks of any resource, so a summary adds its subject: the noun of
 * the resource, or of the one whose data it reads.
 */
import type { Answer, Operation, Payload } from "../model/operation.ts";
import type { AnswerReading, Declared, OperationReading, PayloadReading, ResourceReading } from "../read/reading.ts";
import { operationId } from "./names.ts";
import type { Places } from "./places.ts";
import { linkField, linkNotes, linkShape } from "./shapes.ts";
import { linkUri, type GivenPlaceholders } from "./uris.ts";

export function linkOperation(
  places: Places,
  given: GivenPlaceholders,
  resource: ResourceReading,
  operation: OperationReading,
  names: { readonly noun: string; readonly subject: string },
): Operation {
  const { derived, description, origin, ...rest } = operation;
  const at = resource.origin.definition;
  const { title, body } = splitDescription(description);
  return {
    ...rest,
    id: operationId(operation.name, names.noun),
    uri: linkUri(places, given, resource.placeholders, operation.uri, at),
    summary: `${title === "" ? operation.name : title} (${names.subject})`,
    description: body,
    request: linkPayload(places, operation.request, origin),
    response: linkAnswer(places, operation.response, origin),
    failures: operation.failures.map((answer) => linkAnswer(places, answer, origin)),
    query: operation.query.map((field) => linkField(places, field)),
    headers: operation.headers.map((field) => linkField(places, field)),
    ...(derived === undefined ? {} : { derived: places.placeOf({ text: derived, at: origin.definition }) }),
    notes: linkNotes(places, operation.notes),
    origin: places.ownOriginOf(origin),
  };
}

/** The first line, and what follows it. */
function splitDescription(description: string): { readonly title: string; readonly body: string } {
  const [title = "", ...body] = description.split("\n");
  return { title: title.replace(/\.$/, ""), body: body.join("\n").trim() };
}

/** @param by the operation's declaration, which an example stands on */
function linkPayload(places: Places, payload: PayloadReading, by: Declared): Payload {
  if (payload.is !== "json") return payload;
  const { example, ...said } = payload;
  const linked = { ...said, shape: linkShape(places, payload.shape) };
  return example === undefined ? linked : { ...linked, example: { value: example, origin: places.originOf(by) } };
}

function linkAnswer(places: Places, answer: AnswerReading, by: Declared): Answer {
  return { ...answer, payload: linkPayload(places, answer.payload, by) };
}
