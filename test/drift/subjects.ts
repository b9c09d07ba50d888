/** The services that the repository ships, with their editions of the documents, as drift sees them. */
import { readFileSync } from "node:fs";
import { expect } from "vitest";
import type { DocumentText } from "../../generator/documents/document.ts";
import { sectionHashes } from "../../generator/documents/editions/section-hashes.ts";
import { readDocument } from "../../generator/documents/read.ts";
import { compareOtherEdition } from "../../generator/drift/beside/other-edition.ts";
import { compareSinceEarlier } from "../../generator/drift/beside/since-earlier.ts";
import { compareWhole } from "../../generator/drift/checkpoint.ts";
import { definedPartOf } from "../../generator/drift/definitions/defined-part.ts";
import { definitionsIn, filesInOnePart, filesInParts, type DefinitionFiles } from "../../generator/drift/definitions/definition-files.ts";
import type { Definitions as DriftDefinitions } from "../../generator/drift/definitions/definitions.ts";
import type { Finding } from "../../generator/drift/findings/finding.ts";
import { sourcedService, type SourcedService } from "../../generator/facts/definitions/sourced.ts";
import { wordingWith, type OwnWording, type Wording } from "../../generator/facts/wording.ts";
import { serviceReading } from "../../generator/link/service.ts";
import { readModules } from "../../generator/read/modules.ts";
import type { ModuleReading } from "../../generator/read/reading.ts";
import { memoizeByObject } from "../../generator/values/memoize.ts";
import { definitionFiles, onDisk, shippedServices, type Definitions } from "../support/definitions.ts";

export interface Subject {
  readonly name: string;
  readonly modules: readonly ModuleReading[];
  readonly service: SourcedService;
  readonly wording: Wording;
  readonly text: string;
  readonly edition: DocumentText;
}

export function subjectOf(name: string, modules: readonly ModuleReading[], text: string): Subject {
  const service = sourcedService({ name, modules, imported: [] });
  const reading = serviceReading(name, modules);
  const edition = readDocument(`${name}.md`, text);
  if (!service.ok || !reading.ok || !edition.ok) throw new Error("The definitions or their document cannot be read.");
  return { name, modules, service: service.value, wording: wordingWith((reading.value.wording ?? {}) as OwnWording), text, edition: edition.value };
}

export function subjectIn(definitions: Definitions): Subject {
  const modules = readModules(definitions.root, definitionFiles(definitions), onDisk);
  return subjectOf(definitions.service, modules, readFileSync(`${definitions.root}/${definitions.folder}/document.md`, "utf8"));
}

export const subjects: readonly Subject[] = shippedServices().map(subjectIn);

/** Whatever a document says, they define the same. */
const filesOf = memoizeByObject(({ service, wording }: Subject) => filesInOnePart(service, wording));

/** The same definitions file by file, as one tells all of them. */
export function inFiles({ defined, names: _, placeholders, uris: __, ...shared }: DriftDefinitions): DefinitionFiles {
  const part = definedPartOf({ defined: defined.map((one, number) => [number, one]), shared: [] }, placeholders, new Map());
  return filesInParts(shared, [part.told], part);
}

/** The findings of another edition. */
export function driftFrom(subject: Subject, text: string): readonly Finding[] {
  const { edition, name } = subject;
  const document = readDocument(`${name}-other.md`, text, edition);
  if (!document.ok) throw new Error(document.diagnostics.map(({ message }) => message).join("\n"));
  return compareOtherEdition(definitionsIn(filesOf(subject)), document.value, edition);
}

/** The findings of the service's own edition, as it is edited. */
export function driftInPlace(subject: Subject, text: string): readonly Finding[] {
  const { name } = subject;
  const document = readDocument(`${name}.md`, text);
  if (!document.ok) throw new Error(document.diagnostics.map(({ message }) => message).join("\n"));
  return compareWhole(filesOf(subject), document.value, sectionHashes(document.value, text)).findings;
}

/** The findings of the service's own edition, as it is edited, by what it said before. */
export function driftSince(subject: Subject, text: string): readonly Finding[] {
  const { edition, name } = subject;
  const document = readDocument(`${name}.md`, text);
  if (!document.ok) throw new Error(document.diagnostics.map(({ message }) => message).join("\n"));
  const definitions = definitionsIn(filesOf(subject));
  const same = (): string => "";
  return compareSinceEarlier(definitions, document.value, { definitions, document: edition, declarationThen: same, declarationNow: same });
}

/** A finding in one line, for a message. */
export function shown({ change, fact, place, from, to, document, definition }: Finding): string {
  return `${change} ${fact} [${[place.section, place.block, place.row].filter((one) => one !== undefined).join(" > ")}] ${from} -> ${to} @${document.line}, ${definition?.file}:${definition?.line}`;
}

/** A document as it is edited itself, and as another edition beside the service's own. */
export const bothWays = [
  ["in place", driftInPlace],
  ["in another edition", driftFrom],
] as const;

/** The findings where a subject says something else. */
export function foundWhere(drift: typeof driftFrom, subject: Subject, from: string, to: string): readonly Finding[] {
  expect(subject.text).toContain(from);
  return drift(subject, subject.text.replace(from, to));
}
