/** Drafts of documents in memory, and what the tool and TypeScript say of them. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname } from "node:path";
import ts from "typescript";
import { expect } from "vitest";
import { draftOf as draftFrom } from "../../../generator/adopt/draft/draft.ts";
import { plainMarkdown } from "../../../generator/adopt/draft/markdown/plain-markdown.ts";
import type { Texts } from "../../../generator/adopt/measured.ts";
import { nodeDisk } from "../../../generator/disk/node-disk.ts";
import type { DocumentText } from "../../../generator/documents/document.ts";
import { readDocument } from "../../../generator/documents/read.ts";
import { generalWording } from "../../../generator/facts/wording.ts";
import { linkService } from "../../../generator/link/service.ts";
import type { Service } from "../../../generator/model/service.ts";
import { filesOver, measureWith } from "../../../generator/pipeline/measure.ts";
import { readModules } from "../../../generator/read/modules.ts";
import type { ModuleReading } from "../../../generator/read/reading.ts";
import { getOrInsert } from "../../../generator/values/memoize.ts";
import { subjectOf, type Subject } from "../../drift/subjects.ts";
import { repository } from "../../support/definitions.ts";
import { project } from "../support.ts";

export interface Drafted {
  readonly files: ReadonlyMap<string, string>;
  readonly guesses: readonly string[];
  readonly left: readonly string[];
  readonly service: Service;
  readonly findings: readonly string[];
}

export function drafted(text: string): Drafted {
  const document = readDocument("document.md", text);
  if (!document.ok) throw new Error("no document");
  const draft = draftFrom("drafted", document.value, text, generalWording);
  const folder = { name: "drafted", folder: "spec-src/drafted" };
  const texts = new Map([...draft.files].map(([path, own]) => [`${folder.folder}/${path}`, own]));
  const measured = measureWith({ project, folder, own: `${folder.folder}/document.md`, disk: nodeDisk })(texts);
  const errors = measured.ok ? measured.value.errors : measured.diagnostics;
  if (!measured.ok || errors.length > 0) throw new Error(errors.map(({ message, at }) => `${message} ${at?.file}:${at?.line}`).join("\n"));
  const findings = measured.value.findings.map(({ change, place, fact, from, to }) => `${change} ${JSON.stringify(place)} ${fact} ${from} → ${to}`);
  return { ...draft, service: linked(texts, document.value), findings };
}

/** A draft that compiles and says what the document does, of whatever Markdown. */
export function draftOf(text: string): Drafted {
  const draft = drafted(plainMarkdown(text).text);
  expect(draft.findings).toEqual([]);
  expect(compiled(draft.files)).toEqual([]);
  return draft;
}

/** The same of what stands below a title, a version and an address. */
export function underTitle(text: string): Drafted {
  return draftOf(`# Demo interface\n\nVersion 1. The base address is https://demo.example/v1.\n\n${text}`);
}

/** A draft as drift holds a document against it. */
export function draftedSubject(name: string, text: string): Subject {
  const document = readDocument("document.md", text);
  if (!document.ok) throw new Error("no document");
  const { files } = draftFrom(name, document.value, text, generalWording);
  return subjectOf(name, modulesIn(new Map([...files].map(([path, own]) => [`spec-src/${name}/${path}`, own]))), text);
}

function modulesIn(texts: Texts): readonly ModuleReading[] {
  const paths = [...texts.keys()].filter((path) => path.endsWith(".ts")).sort();
  return readModules(repository, paths.map((path) => `${repository}/${path}`), filesOver(project, texts, nodeDisk));
}

function linked(texts: Texts, document: DocumentText): Service {
  const service = linkService({ name: "drafted", modules: modulesIn(texts), document });
  if (!service.ok) throw new Error(service.diagnostics.map(({ message }) => message).join("\n"));
  return service.value;
}

/** What TypeScript itself says of the files. */
export function compiled(files: ReadonlyMap<string, string>): readonly string[] {
  const folder = mkdtempSync(`${tmpdir()}/specwright-draft-`);
  try {
    mkdirSync(`${folder}/node_modules`);
    symlinkSync(repository, `${folder}/node_modules/specwright`, "dir");
    const paths = [...files].filter(([path]) => path.endsWith(".ts")).map(([path, text]) => {
      mkdirSync(dirname(`${folder}/spec/${path}`), { recursive: true });
      writeFileSync(`${folder}/spec/${path}`, text);
      return `${folder}/spec/${path}`;
    });
    writeFileSync(`${folder}/package.json`, '{ "type": "module" }');
    return ts.getPreEmitDiagnostics(ts.createProgram(paths, options, hostFor(folder))).map(({ messageText, file }) => `${file?.fileName.slice(folder.length) ?? ""} ${ts.flattenDiagnosticMessageText(messageText, "\n")}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  noUnusedLocals: true,
  exactOptionalPropertyTypes: true,
  allowImportingTsExtensions: true,
  types: [],
  lib: ["lib.es2023.d.ts"],
  skipLibCheck: true,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  target: ts.ScriptTarget.ES2023,
};

const sourceFiles = new Map<string, ts.SourceFile | undefined>();

/** What stands outside of the folder is the same for every draft, and parsed once. */
function hostFor(folder: string): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile;
  return { ...host, getSourceFile: (path, ...rest) => (path.startsWith(folder) ? read(path, ...rest) : getOrInsert(sourceFiles, path, () => read(path, ...rest))) };
}
