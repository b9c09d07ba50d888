/** The digest of a page, out of all that the page says. */
import type { Notes } from "../../model/origin.ts";
import type { Service } from "../../model/service.ts";
import { pathPattern } from "../../openapi/uri.ts";
import { findUnknowns } from "../unknowns/find-unknowns.ts";
import type { FieldDigest, NoteDigest, OperationDigest, PageDigest, ResourceDigest, TypeDigest } from "./digest.ts";
import { limitPhrases } from "./fact-phrases.ts";
import { placeTexts, type FieldBlock, type FieldEntry } from "./fields.ts";
import { firstRequest } from "./first-request.ts";
import type { OperationEntry } from "./operation-entry.ts";
import type { PageEntry, PageInput, ResourceEntry } from "./page-entry.ts";
import { firstParagraph } from "./prose.ts";
import { sectionAnchor } from "./section.ts";
import type { TypeEntry } from "./type-entry.ts";
import { plainText } from "./type-phrase.ts";

export function digestOf(entry: PageEntry, { service, resources, own, schemas, callOf }: PageInput): PageDigest {
  const { file, page, title, description } = entry;
  const first = firstRequest(resources, service, schemas, callOf);
  return {
    file,
    page,
    title,
    summary: firstParagraph(description),
    resources: entry.resources.map(resourceDigest),
    types: entry.types.map(typeDigest),
    notes: entry.resources.flatMap(({ resource, anchor, operations }) => [
      ...noteDigests(resource.notes, { page, anchor }),
      ...operations.flatMap((one) => noteDigests(one.notes, { page, anchor: one.anchor })),
    ]),
    ...(first === undefined ? {} : { first }),
    findings: findUnknowns({ ...service, resources, schemas: own, tags: [], headers: [], notes: { statements: [], gaps: [], contradictions: [] } }),
  };
}

function resourceDigest({ resource, title, anchor, operations }: ResourceEntry): ResourceDigest {
  const { id, parent, noun, uri, generic, kind, description } = resource;
  return {
    id,
    ...(parent === undefined ? {} : { parent }),
    noun,
    title,
    uri: uri.template,
    pattern: pathPattern(uri),
    ...(generic && { generic }),
    kind: kind.name,
    meaning: { description: kind.description, places: placeTexts(kind.origin.places) },
    description,
    anchor,
    operations: operations.map(operationDigest),
  };
}

function operationDigest({ operation, anchor, sampling, places }: OperationEntry): OperationDigest {
  const { id, name, method, uri, effect, summary, failures } = operation;
  return {
    id,
    name,
    method,
    uri: uri.template,
    effect,
    summary,
    anchor,
    windows: sampling?.windows ?? [],
    places: sampling === undefined ? [] : places,
    failures: failures.map(({ status, description }) => ({ status, description })),
  };
}

function typeDigest({ schema, anchor, blocks }: TypeEntry): TypeDigest {
  return { name: schema.name, anchor, description: schema.description, fields: blocks.flatMap((block) => fieldDigests(block)) };
}

/** What is copied from another page is found there. */
function fieldDigests({ copied, fields, apart = [] }: FieldBlock, on?: string): readonly FieldDigest[] {
  const digests = (some: readonly FieldEntry[], page?: string): readonly FieldDigest[] =>
    some.flatMap((field) => [{ ...fieldDigest(field), ...(page && { on: page }) }, ...field.blocks.flatMap((block) => fieldDigests(block, page))]);
  return copied ? [] : [...digests(fields, on), ...apart.flatMap((one) => digests(one.fields, one.page))];
}

function fieldDigest({ path, anchor, type, facts, shape, description, gaps, places }: FieldEntry): FieldDigest {
  return {
    path,
    anchor,
    type: plainText(type),
    facts: [...facts.map(plainText), ...gaps.map((what) => `Not shown: ${what}.`)],
    limits: limitPhrases(shape).map(plainText),
    description,
    places,
  };
}

/** What the document says of the service as a whole, does not show and says twice. */
export function serviceNotes({ notes }: Pick<Service, "notes">): readonly NoteDigest[] {
  return noteDigests(notes, { page: "conventions", anchor: "" }).map((note) => ({ ...note, anchor: sectionAnchor(note.is) }));
}

function noteDigests({ statements, gaps, contradictions }: Notes, at: Pick<NoteDigest, "page" | "anchor">): readonly NoteDigest[] {
  return [
    ...statements.map(({ name, says }): NoteDigest => ({ is: "statement", name, says, ...at })),
    ...gaps.map(({ name, what }): NoteDigest => ({ is: "not shown", name, says: what, ...at })),
    ...contradictions.map(({ name, about, choice }): NoteDigest => ({ is: "contradiction", name, says: `${about}: ${choice}`, ...at })),
  ];
}
