/** The tests of one operation, by its effect: lists of one or none, so that a template takes those that there are. */
import type { Operation } from "../../model/operation.ts";
import { placeholdersOf } from "../../model/placeholders.ts";
import type { Resource } from "../../model/resource.ts";
import type { Json, Shape } from "../../model/shape.ts";
import type { ResourceNeighbours } from "../stub/objects.ts";
import { unwrapPayload } from "../stub/payload.ts";
import { defaultsOf } from "./defaults.ts";
import { fieldPaths } from "./field-paths.ts";
import { fieldsOf, resolveShape, type Schemas } from "./resolve-shape.ts";
import { sampledFields, type Sampled } from "./sampled.ts";
import { bodyOfRequest, type Body, type Subject } from "./subjects.ts";
import { unshownIn, type FieldPath } from "./unshown.ts";
import { wrongTexts } from "./wrong.ts";

export interface OperationTests {
  readonly operation: Operation;
  readonly subject: Subject;
  /** What its requests carry. */
  readonly body?: Body;
  /** It only reads. */
  readonly reads: boolean;
  /** It writes where the subject is only observed, so that nothing of it is kept. */
  readonly beside: boolean;
  /** The answer to an object that is sent is the object. */
  readonly answersObject: boolean;
  readonly defaults?: Json;
  /** What makes an object names it: no part of its key is left to the service. */
  readonly names: boolean;
  /** The field that holds the identifier of the object. */
  readonly identifier?: string;
  /** Fields of the object that only requests hold. */
  readonly unshown: readonly FieldPath[];
  /** What a modification leaves out is said to stay. */
  readonly keeps: boolean;
  /** Fields of the key that the answer repeats. */
  readonly key: readonly string[];
  readonly counters: readonly (readonly string[])[];
  readonly sampled?: Sampled;
  readonly wrongPlaces: readonly { readonly says: string; readonly placeholder: string; readonly text: string }[];
  readonly gaps: readonly string[];
}

export function operationTests(operation: Operation, resource: Resource, subject: Subject, neighbours: ResourceNeighbours): OperationTests {
  const { schemas } = neighbours;
  const { effect, response, contains, looksUp } = operation;
  const reads = effect === "read" || effect === "list" || effect === "observe";
  const body = bodyOfRequest(operation, resource, subject, neighbours);
  const answer = response.payload.is === "json" ? unwrapPayload(response.payload.shape, schemas).shape : undefined;
  const plain = contains === undefined && looksUp === undefined;
  const defaults = subject.object === undefined || !plain ? undefined : defaultsOf(subject.object.shape, schemas);
  const identifier = subject.object === undefined ? undefined : fieldPaths(subject.object.shape, schemas, "assigned").find((path) => path.length === 1)?.[0];
  const sampled = sampledFields(operation, subject, answer, schemas);
  return {
    operation,
    subject,
    ...(body === undefined ? {} : { body }),
    reads,
    beside: !reads && resource.operations.some((one) => one.effect === "observe"),
    answersObject: body !== undefined && answer !== undefined && same(answer, body.shape),
    ...(defaults === undefined ? {} : { defaults }),
    names: namesObject(subject, schemas),
    unshown: subject.object === undefined ? [] : unshownIn(subject.object.shape, schemas),
    ...(identifier === undefined || effect !== "read" || !plain ? {} : { identifier }),
    keeps: effect === "modify" && operation.notes.gaps.length === 0,
    key: effect === "observe" && answer !== undefined ? repeated(subject, answer, neighbours) : [],
    counters: effect === "observe" && answer !== undefined ? fieldPaths(answer, schemas, "counter") : [],
    ...(sampled === undefined ? {} : { sampled }),
    wrongPlaces: wrongPlaces(resource, schemas),
    gaps: gapsOf(operation),
  };
}

function namesObject({ object }: Subject, schemas: Schemas): boolean {
  const shape = object === undefined ? undefined : resolveShape(object.shape, schemas)?.shape;
  const sent = new Set(
    (shape === undefined ? [] : (fieldsOf(shape, schemas) ?? []))
      .filter((field) => resolveShape(field.shape, schemas)?.readOnly === false)
      .map(({ name }) => name),
  );
  return (object?.key ?? []).every(({ field }) => field !== undefined && sent.has(field));
}

/** Of several placeholders with one name the second is `name#2`, as tests call it. */
function wrongPlaces({ uri }: Resource, schemas: Schemas): OperationTests["wrongPlaces"] {
  const placeholders = placeholdersOf(uri);
  return placeholders.flatMap(({ name, shape }, at) => {
    const count = placeholders.slice(0, at + 1).filter((one) => one.name === name).length;
    const placeholder = count === 1 ? name : `${name}#${count}`;
    return wrongTexts(shape, schemas).map((one) => ({ ...one, says: `${placeholder} ${one.says}`, placeholder }));
  });
}

function same(one: Shape, other: Shape): boolean {
  return one.is === "reference" && other.is === "reference" && one.to === other.to;
}

/** The fields of the key that stand in the data. */
function repeated({ object }: Subject, answer: Shape, { schemas }: ResourceNeighbours): readonly string[] {
  const names = new Set(
    fieldPaths(answer, schemas)
      .filter((path) => path.length === 1)
      .map(([name]) => name),
  );
  return (object?.key ?? []).flatMap(({ field }) => (field !== undefined && names.has(field) ? [field] : []));
}

/** What the document does not show of the operation, of its bodies too. */
function gapsOf({ notes, request, response }: Operation): readonly string[] {
  const bodies = [request, response.payload].flatMap((payload) => (payload.is === "not-shown" ? [payload.what] : []));
  return [...new Set([...notes.gaps.map(({ what }) => what), ...bodies])];
}
