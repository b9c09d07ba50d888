/** The operations of a resource that both versions have. */
import type { Operation } from "../../model/operation.ts";
import type { Resource } from "../../model/resource.ts";
import { change, type ChangeLocation, type Differences, type Subject } from "../change.ts";
import { compareAccess } from "./access.ts";
import { compareAnswers, compareBodies } from "./bodies.ts";
import { compareFields, headerFields, queryFields } from "./fields.ts";
import { compareNotes } from "./notes.ts";
import { computesAll } from "./sampling.ts";
import { compareTexts } from "./texts.ts";
import type { ComparedTypes } from "./types.ts";
import { isUntouched } from "./untouched.ts";
import { compareUris, segmentsBelow } from "./uris.ts";
import { compareValue, matchByNames } from "./values.ts";

/** What can be done at a path. */
type Operations = Pick<Resource, "uri" | "operations" | "deprecated">;

export function* compareOperations(before: Operations, after: Operations, here: ChangeLocation, types: ComparedTypes): Differences {
  const { both, removed, added } = matchByNames(
    before.operations,
    after.operations,
    ({ name }) => name,
    ({ method, effect }) => `${method} ${effect}`,
  );
  for (const [one, other] of both) {
    const at: ChangeLocation = { subject: operationSubject(other), before: one.origin, after: other.origin };
    yield* compareUris(
      segmentsBelow(one.uri, before.uri),
      segmentsBelow(other.uri, after.uri),
      { aspect: "operation-uri", from: one.uri.template, to: other.uri.template },
      at,
      types,
    );
    // With the whole resource, all its operations are.
    if (before.deprecated === after.deprecated) yield* compareValue("operation-deprecated", one.deprecated, other.deprecated, at);
    yield* compareOperation(one, other, at, types);
  }
  for (const one of removed) yield change("operation", one, undefined, { ...here, subject: operationSubject(one), before: one.origin });
  for (const one of added) yield change("operation", undefined, one, { ...here, subject: operationSubject(one), after: one.origin });
}

export function operationSubject({ method, uri, name }: Operation): Subject {
  return { is: "operation", name: `${method} ${uri.template} (${name})` };
}

function* compareOperation(before: Operation, after: Operation, here: ChangeLocation, types: ComparedTypes): Differences {
  if (isUntouched(before, after)) return;
  yield* compareValue("operation-name", before.name, after.name, here);
  yield* compareValue("method", before.method, after.method, here);
  yield* compareValue("effect", before.effect, after.effect, here);
  yield* compareValue("condition", before.when, after.when, here);
  yield* compareValue("derived", before.derived && true, after.derived && true, here);
  if (!isSameSampling(before.sampling, after.sampling)) yield* compareValue("sampling", before.sampling, after.sampling, here);
  yield* compareValue("contains", before.contains, after.contains, here);
  yield* compareValue("look-up", before.looksUp, after.looksUp, here);
  yield* compareAccess(before, after, here, types);
  yield* compareTexts({ description: `${before.summary}\n${before.description}` }, { description: `${after.summary}\n${after.description}` }, here);
  yield* compareNotes(before.notes, after.notes, here);
  const [request, answer] = [
    { ...here, direction: "request" },
    { ...here, direction: "answer" },
  ] as const;
  yield* compareFields(before.query, after.query, queryFields, request, types);
  yield* compareFields(before.headers, after.headers, headerFields, request, types);
  yield* compareBodies(before.request, after.request, bodyOf(request), types);
  yield* compareAnswers(before, after, bodyOf(answer), types);
}

/** Windows and aggregates stand in no order. */
function isSameSampling(before: Operation["sampling"], after: Operation["sampling"]): boolean {
  return before !== undefined && after !== undefined && computesAll(before, after) && computesAll(after, before);
}

/** `request of POST /books (create)`: the way to a field in it begins there. */
function bodyOf(here: ChangeLocation): ChangeLocation {
  return { ...here, subject: { is: "body", name: `${here.direction} of ${here.subject.name}` } };
}
