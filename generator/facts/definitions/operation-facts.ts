/** What an operation is: its request, its answers, and who may call it. */
import type { AnswerReading, Declared, OperationReading, SourceTag } from "../../read/reading.ts";
import type { Fact } from "../fact.ts";
import { addField, addShape } from "./field-facts.ts";
import { definitionNode, described, type Walk } from "./nodes.ts";
import { addNotes } from "./note-facts.ts";
import { accessFact, answerStatus, payloadFact, placeFact, statusElsewhere, statusFact, takenIn, windowsFact } from "./request-facts.ts";

export function addOperation(operation: OperationReading, walk: Walk): void {
  const { name, description, deprecated, request, response, query, headers, notes, failures, origin } = operation;
  const own = described(definitionNode("operation", name, origin, factsOf(operation)), description);
  walk.add(deprecated === undefined ? own : { ...own, deprecated: true });
  for (const failure of failures) addFailure(failure, response, walk);
  for (const field of query) addField(field, walk, [placeFact("query")]);
  for (const field of headers) addField(field, walk, [placeFact("header")]);
  for (const payload of [request, response.payload, ...failures.map((failure) => failure.payload)]) if (payload.is === "json") addShape(payload.shape, walk);
  addNotes(notes, walk);
}

function factsOf({ method, uri, request, response, sampling, query, headers, failures, access, origin }: OperationReading): readonly Fact[] {
  return [
    { fact: "methods", value: [method] },
    { fact: "path", value: uri },
    ...payloadFact("request", request),
    ...payloadFact("response", response.payload),
    ...windowsFact(sampling),
    ...statusFact(response),
    ...failures.flatMap((failure) => statusFact(failure, isToldElsewhere(failure, origin) ? statusElsewhere : answerStatus)),
    ...accessFact(access),
    ...query.map(({ name }): Fact => ({ fact: "property", value: { name: takenIn.query, value: name } })),
    ...headers.map(({ name }): Fact => ({ fact: "property", value: { name: takenIn.header, value: name } })),
  ];
}

/** What is answered otherwise stands in the rows beside. */
function addFailure(failure: AnswerReading, response: AnswerReading, { add }: Walk): void {
  if (failure.origin === undefined) return;
  const statuses = [...statusFact(failure), ...statusFact(response)];
  add(described(definitionNode("failure", failure.status, failure.origin, statuses), failure.description));
}

/** Its sources are in none of the sections that are those of the operation: a table of the failures of all requests. */
function isToldElsewhere({ origin }: AnswerReading, { sources }: Declared): boolean {
  const sectionOf = ({ text }: SourceTag): string => text.split(" > ")[0]!;
  const own = new Set(sources.map(sectionOf));
  return own.size > 0 && origin !== undefined && !origin.sources.some((source) => own.has(sectionOf(source)));
}
