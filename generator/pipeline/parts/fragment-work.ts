/** Reading definition files and making fragments of readings: what the main thread does, or each of several. */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { isError, type Outcome } from "../../diagnostics/outcome.ts";
import type { OpenDocument } from "../../documents/open.ts";
import { standingHashIn } from "../../documents/places/standing-hash.ts";
import { partLinker, type LinkedPart, type PartOf } from "../../link/linked-part.ts";
import { moduleOutline, type ModuleOutline } from "../../link/outline.ts";
import { placesInDocument } from "../../link/places.ts";
import type { ServiceIndex } from "../../link/service-index.ts";
import { linkRoot } from "../../link/service.ts";
import { ReferenceCollector } from "../../model/usage.ts";
import type { Root } from "../../openapi/parts.ts";
import { hashFile, type HashedFile } from "../../plan/hashed-file.ts";
import { partMaker, type PartMade } from "../../plan/part-maker.ts";
import { searchPieces } from "../../plan/pieces.ts";
import { readModules } from "../../read/modules.ts";
import type { SourceFiles } from "../../read/program.ts";
import { absoluteFile } from "../../read/reading-context.ts";
import type { ModuleReading, ServiceReading } from "../../read/reading.ts";
import { claimsOf } from "../../rules/claims.ts";
import { checkPart, checkRoot } from "../../rules/rules.ts";
import { hashOfJson } from "../../values/hash.ts";
import type { SearchedPage } from "../../views/docs/known-page.ts";
import { rendererOf } from "../../views/outputs.ts";
import type { Templates } from "../../views/template.ts";
import { indexView } from "../../views/whole-view.ts";
import { writtenEntries, type WrittenEntries } from "./text-places.ts";

/** A file that was read. */
export interface ReadFile {
  readonly outline: ModuleOutline;
  readonly reading: ModuleReading;
}

/** All that fragments follow from, but the files that they are made of. */
export interface FragmentContext {
  /** The service's name. */
  readonly name: string;
  readonly service: ServiceReading;
  readonly index: ServiceIndex;
  /** The groups of outputs that are asked for. */
  readonly groups: readonly string[];
  readonly templates: Templates;
}

/** A file to make the fragments of; its reading is unpacked when its turn comes. */
export interface FragmentTask extends Omit<PartOf, "module"> {
  readonly file: string;
  /** All that what it follows from names as sources. */
  readonly sources: readonly string[];
}

/** What is made of one file. */
export interface Fragments extends PartMade {
  /** The hash of what the file has to itself. */
  readonly claimed: string;
  /** How the sources stand in the document: the fragments follow from nothing else of it. */
  readonly standing: string;
  readonly written: WrittenEntries;
}

export function readFiles(files: SourceFiles, root: string, paths: readonly string[]): readonly ReadFile[] {
  return readModules(
    root,
    paths.map((path) => absoluteFile(root, path)),
    files,
  ).map((reading) => ({ outline: moduleOutline(reading), reading }));
}

/** What fragments are put into, and what makes them. */
export interface Making {
  /** What is said of the service as a whole; undefined where something is wrong with it, or it refers to a schema. */
  readonly root: Root | undefined;
  /** The fragments of one file; undefined where it has an error. */
  readonly make: (task: FragmentTask) => Fragments | undefined;
  /** The search index over the pages of all files; undefined where there is something to find. */
  readonly index: (pages: readonly SearchedPage[]) => readonly HashedFile[] | undefined;
  /** The positions of the document's sections that were read by now, and from which nothing is lost. */
  readonly sound: () => readonly number[];
}

/** @param readingOf any file of the service that a task names */
export function makingOf(context: FragmentContext, document: Outcome<OpenDocument>, readingOf: (file: string) => ModuleReading): Making {
  if (!document.ok) return { root: undefined, make: () => undefined, index: () => undefined, sound: () => [] };
  const { text, sound } = document.value;
  const found: Diagnostic[] = [];
  const places = placesInDocument(text, (diagnostic) => found.push(diagnostic));
  const root = linkRoot(places, context.name, context.service, text);
  const warnings = [...found, ...checkRoot(root)];
  const isSound = !warnings.some(isError) && !refersToSchemas(root);
  const link = partLinker(places, root, context.index, readingOf);
  const make = partMaker(context, root);
  const standing = standingHashIn(text);
  return {
    root: isSound ? root : undefined,
    sound,
    index: (pages) => indexOutputs(context, root, pages),
    make: ({ file, sources, ...task }) => {
      const before = found.length;
      const part = link({ module: readingOf(file), ...task });
      const diagnostics = [...found.slice(before), ...foundIn(part)];
      const fragments = diagnostics.some(isError) ? undefined : make(file, part);
      if (fragments === undefined) return undefined;
      const claims = [...claimsOf(part.service), ...fragments.claims];
      // What this says of other files is said again by theirs, and is made anew whenever one of them changes.
      return {
        ...fragments,
        warnings: [...diagnostics, ...fragments.warnings],
        claims,
        claimed: hashOfJson([claims, fragments.shared]),
        standing: standing(sources),
        written: writtenEntries(fragments.documents, context.groups),
      };
    },
  };
}

function indexOutputs({ name, templates }: FragmentContext, root: Root, pages: readonly SearchedPage[]): readonly HashedFile[] | undefined {
  const pieces = searchPieces(pages);
  const rendered = rendererOf(templates).ofService(name, indexView(root, pages), (path) => pieces.some(({ holds }) => holds(path)));
  return rendered.ok && rendered.diagnostics.length === 0 ? rendered.value.map(hashFile) : undefined;
}

function foundIn({ service, lent }: LinkedPart): readonly Diagnostic[] {
  return checkPart({ ...service, schemas: [...service.schemas, ...lent] });
}

function refersToSchemas({ headers }: Root): boolean {
  const met = new ReferenceCollector();
  for (const { shape } of headers) met.shape(shape, "request");
  return met.references.answer.length + met.references.request.length > 0;
}
