/** What an operation is in the model, as extensions and as text. */
import type { Operation, Sampling } from "../../model/operation.ts";
import type { Operation as OpenApiOperation, OperationFacts, OperationIdentity, SampledExtension } from "../document.ts";
import { asSentence, countWord, enumerated, inline, inlineCode, paragraphs } from "./markdown.ts";
import { accessNote, accessText } from "./access.ts";
import { joinedNotes, noteExtensions, noteText } from "./notes.ts";
import { placeInMarkdown, sourcesOf } from "./source.ts";

/** What OpenAPI has no keyword for, but the source. */
export function operationExtensions(operation: Operation): Partial<OpenApiOperation> {
  const { effect, when, derived, sampling, contains, looksUp, access, notes } = operation;
  const extensions: Partial<OpenApiOperation> = { "x-effect": effect };
  if (when !== undefined) extensions["x-when"] = when;
  if (derived !== undefined) extensions["x-derived"] = derived;
  if (sampling !== undefined) extensions["x-sampled"] = sampledExtension(sampling);
  if (contains) extensions["x-contains"] = contains;
  if (looksUp !== undefined) extensions["x-looks-up"] = looksUp;
  if (access !== undefined) extensions["x-access"] = accessNote(access);
  return Object.assign(extensions, noteExtensions(notes));
}

/** The same under their bare names, with the source. */
export function operationFacts(operation: Operation): OperationFacts {
  const facts = Object.entries(operationExtensions(operation)).map(([key, value]) => [key.slice(2), value] as const);
  return { ...(Object.fromEntries(facts) as Omit<OperationFacts, "source">), source: sourcesOf(operation.origin) };
}

export function operationIdentity(operation: Operation, bodies: Pick<OperationIdentity, "request" | "answer"> = {}): OperationIdentity {
  const { id, name, summary, deprecated } = operation;
  return { id, name, summary, ...(deprecated && { deprecated }), ...bodies, ...operationFacts(operation) };
}

/** The description and whatever else OpenAPI has no keyword for. */
export function operationText(operation: Operation): string {
  return paragraphs(conductText(operation), noteText(operation.notes));
}

/** The same of operations that share a method and a path: what each does, then the notes of all. */
export function sharedText(operations: readonly Operation[]): string {
  const texts = operations.map((one) => paragraphs(`**${inline(one.summary)}** (${inlineCode(one.id)})`, conductText(one)));
  const notes = joinedNotes(operations.map((one) => one.notes));
  return paragraphs(`${countWord(operations.length)} operations share this method and path.`, ...texts, noteText(notes));
}

function conductText({ description, when, derived, sampling, contains, request, access }: Operation): string {
  return paragraphs(
    description,
    when === undefined ? "" : asSentence(`Applies when ${when}`),
    sampling && samplingText(sampling),
    access && accessText(access),
    request.is === "silent" && "The document says nothing of a body in the request.",
    contains && "The answer holds what lies below the resource.",
    derived && `Follows from a general statement (${placeInMarkdown(derived)}); the document does not list it for this path.`,
  );
}

function sampledExtension({ names, windows, aggregates }: Sampling): SampledExtension {
  return { names, windows: [...windows], aggregates: [...aggregates] };
}

function samplingText({ names, windows, aggregates }: Sampling): string {
  const seconds = `the last ${enumerated(windows)} ${windows.length === 1 && windows[0] === 1 ? "second" : "seconds"}`;
  return `Computed (${inline(enumerated(aggregates))}) over ${seconds}, from the counters that ${inlineCode(names)} lists.`;
}
