/** An operation as a reader finds it: what it asks for, what it answers, and how it is called. */
import type { Answer, Example, Operation, Payload, Sampling } from "../../model/operation.ts";
import type { Contradiction, Notes } from "../../model/origin.ts";
import { placeholdersOf } from "../../model/placeholders.ts";
import type { Field, Json, Shape } from "../../model/shape.ts";
import type { Placeholder, Uri } from "../../model/uri.ts";
import { once } from "../../values/memoize.ts";
import { escapeHidden } from "../emit/hidden.ts";
import { operationAnchor } from "../links/anchors.ts";
import { placeText } from "../unknowns/fold-unknowns.ts";
import { curlText, type RequestRoot } from "./curl.ts";
import { exampleValue } from "./example.ts";
import { factPhrases } from "./fact-phrases.ts";
import { doubtsOfShape, fieldBlocks, fieldEntries, gapsOfShape, placeTexts, type FieldBlock, type FieldEntry, type FieldReader } from "./fields.ts";
import { withoutRemark } from "./prose.ts";
import { typePhrase, type TypePhrase } from "./type-phrase.ts";

export interface OperationEntry {
  readonly operation: Operation;
  readonly anchor: string;
  /** Without the name of the resource, where it is said in brackets. */
  readonly summary: string;
  /** Of its own: those of the resource's URI stand there. */
  readonly placeholders: readonly FieldEntry[];
  readonly query: readonly FieldEntry[];
  readonly headers: readonly FieldEntry[];
  readonly request: BodyEntry;
  readonly answers: readonly AnswerEntry[];
  readonly sampling: Sampling | undefined;
  readonly derived: string | undefined;
  readonly notes: Notes;
  readonly places: readonly string[];
  /** Made when a page first shows it, as is whatever serves as an example. */
  readonly curl: () => string;
  /** In TypeScript. */
  readonly call: () => string | undefined;
}

export interface AnswerEntry {
  readonly status: string;
  readonly description: string;
  readonly body: BodyEntry;
  /** Of a failure that names some of its own. */
  readonly places: readonly string[];
}

/** What one direction carries. */
export interface BodyEntry {
  readonly is: Payload["is"];
  readonly mediaType: string | undefined;
  readonly type: TypePhrase;
  /** It is an object of which the fields are known. */
  readonly listed: boolean;
  readonly facts: readonly TypePhrase[];
  readonly gaps: readonly string[];
  readonly doubts: readonly Contradiction[];
  readonly blocks: readonly FieldBlock[];
  readonly example: () => ExampleEntry | undefined;
}

export interface ExampleEntry {
  /** As JSON. */
  readonly text: string;
  /** Where the document gives it, or the definition; none where it is made up from the types. */
  readonly places: readonly string[];
}

/** What an operation is read with besides. */
export interface OperationReader extends FieldReader {
  readonly root: RequestRoot;
  /** The call of an operation in a program. */
  readonly callOf: (operation: Operation) => string | undefined;
}

export function operationEntry(
  operation: Operation,
  { uri: around, title }: { readonly uri: Uri; readonly title: string },
  reader: OperationReader,
): OperationEntry {
  const { id, uri, query, headers, request, response, failures, sampling, derived, notes, origin } = operation;
  const anchor = reader.anchors.take(operationAnchor(id));
  const at = (part: string): { readonly anchor: string; readonly path: string; readonly through: readonly string[] } => ({
    anchor: `${anchor}/${part}`,
    path: "",
    through: [],
  });
  const known = placeholdersOf(around).map(({ parameter }) => parameter);
  return {
    operation,
    anchor,
    summary: withoutRemark(operation.summary, title),
    placeholders: placeholderEntries(
      placeholdersOf(uri).filter(({ parameter }) => !known.includes(parameter)),
      anchor,
      reader,
    ),
    query: fieldEntries(query, at("query"), reader),
    headers: fieldEntries(headers, at("header"), reader),
    request: bodyEntry(request, `${anchor}/request`, "request", reader),
    answers: [response, ...failures].map((answer, index) => answerEntry(answer, `${anchor}/${index === 0 ? "answer" : answer.status.toLowerCase()}`, reader)),
    sampling,
    derived: derived && placeText(derived),
    notes,
    places: placeTexts(origin.places),
    curl: once(() => curlText(operation, reader.root, reader.schemas)),
    call: () => reader.callOf(operation),
  };
}

/** Each is required: without it there is no path. */
export function placeholderEntries(placeholders: readonly Placeholder[], anchor: string, reader: FieldReader): readonly FieldEntry[] {
  const fields = placeholders.map((one): Field => ({ ...one, required: true }));
  return fieldEntries(fields, { anchor: `${anchor}/path`, path: "", through: [] }, reader);
}

function answerEntry({ status, description, payload, origin }: Answer, anchor: string, reader: FieldReader): AnswerEntry {
  return { status, description, body: bodyEntry(payload, anchor, "answer", reader), places: placeTexts(origin?.places ?? []) };
}

function bodyEntry(payload: Payload, anchor: string, form: "request" | "answer", reader: FieldReader): BodyEntry {
  const none: BodyEntry = {
    is: payload.is,
    mediaType: undefined,
    type: [],
    listed: false,
    facts: [],
    gaps: [],
    doubts: [],
    blocks: [],
    example: () => undefined,
  };
  if (payload.is === "not-shown") return { ...none, mediaType: payload.mediaType, gaps: [payload.what] };
  if (payload.is !== "json") return none;
  const shape = form === "request" && payload.shape.sent !== undefined ? payload.shape.sent : payload.shape;
  return {
    ...none,
    mediaType: payload.mediaType,
    type: typePhrase(shape, reader.schemas),
    listed: shape.is === "object" && shape.fields.length > 0,
    facts: factPhrases(shape, reader.schemas),
    gaps: gapsOfShape(shape),
    doubts: doubtsOfShape(shape),
    blocks: fieldBlocks(shape, { anchor, path: "", through: [] }, reader),
    example: once(() => exampleEntry(payload.example, form === "answer" ? shape : undefined, reader)),
  };
}

function exampleEntry(stated: Example | undefined, shape: Shape | undefined, { schemas }: FieldReader): ExampleEntry | undefined {
  if (stated !== undefined) return { text: jsonText(stated.value), places: placeTexts(stated.origin.places) };
  const value = shape === undefined ? undefined : exampleValue(shape, schemas);
  return value === undefined ? undefined : { text: jsonText(value), places: [] };
}

function jsonText(value: Json): string {
  return escapeHidden(JSON.stringify(value, null, 2));
}
