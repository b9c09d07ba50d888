/** What definitions say that stand in memory alone, held against a document. Nothing is written. */
import { declaredService } from "../adopt/declared-service.ts";
import type { Edition } from "../adopt/edition/edition.ts";
import type { Measure, Measured, Texts } from "../adopt/measured.ts";
import type { Project } from "../contract.ts";
import { isError } from "../diagnostics/outcome.ts";
import type { Disk } from "../disk/disk.ts";
import type { DocumentText } from "../documents/document.ts";
import { withHeadedRows } from "../documents/editions/headed-rows.ts";
import { documentOutline } from "../documents/editions/outline.ts";
import { recognise } from "../documents/editions/recognise.ts";
import { sectionHashes } from "../documents/editions/section-hashes.ts";
import { withKnownTitles } from "../documents/editions/titles-known.ts";
import { readDocument } from "../documents/read.ts";
import type { HashedDocument } from "../drift/beside/kept-sections.ts";
import type { Checkpoint } from "../drift/checkpoint.ts";
import { definitionsIn, filesInOnePart } from "../drift/definitions/definition-files.ts";
import type { SharedDefinitions } from "../drift/definitions/definitions.ts";
import { claimsOn } from "../drift/subject/claims.ts";
import { sourcedService } from "../facts/definitions/sourced.ts";
import { statedIn } from "../facts/stated.ts";
import { isTitle, wordingWith, type OwnWording } from "../facts/wording.ts";
import { serviceReading } from "../link/service.ts";
import { readModules } from "../read/modules.ts";
import type { SourceFiles } from "../read/program.ts";
import { absoluteFile } from "../read/reading-context.ts";
import type { ModuleReading } from "../read/reading.ts";
import { memoizeByObject, once } from "../values/memoize.ts";
import { findAgain } from "./find-again.ts";
import { lruCache, type LruCache } from "./lru-cache.ts";
import { readerBeside, type OtherDocument } from "./project/other-document.ts";
import type { ServiceFolder } from "./project/services.ts";
import { sourceFiles } from "./project/source-files.ts";
import { soundness } from "./soundness.ts";

export interface Measuring {
  readonly project: Project;
  readonly folder: ServiceFolder;
  /** Our edition of the document. */
  readonly own: string;
  /** The document that the definitions are brought to; our edition itself where there is no other. */
  readonly other?: OtherDocument;
  readonly disk: Disk;
}

/** What is known of texts that were measured: of texts like them, only what differs is read and compared again. */
export interface MeasuredState {
  readonly texts: Texts;
  /** By path. */
  readonly readings: ReadonlyMap<string, ModuleReading>;
  /** What comparing our edition has left. */
  readonly checkpoint: Checkpoint | undefined;
}

/** So many states of the definitions are remembered: what was adopted so far, and what was tried last. */
const mostStates = 3;

/** @param states what is known already, and what comes to be known */
export function measureWith(measuring: Measuring, states: LruCache<MeasuredState> = statesFrom([])): Measure {
  const errorsOf = soundness();
  const otherBeside = measuring.other === undefined ? undefined : readerBeside(measuring.other);
  const hashedOther = memoizeByObject((document: DocumentText) => hashed(document, measuring.other!.text));
  return (texts) => {
    const before = states.nearest((state) => staleIn(state, texts).size) ?? noState;
    const { own: modules, imported } = readFiles(measuring, texts, before);
    const own = texts.get(measuring.own) ?? "";
    const ours = readDocument(measuring.own, own);
    const diagnostics = [...modules, ...imported].flatMap(({ diagnostics }) => diagnostics);
    if (diagnostics.some(isError) || !ours.ok) return { ok: false, diagnostics: [...diagnostics, ...ours.diagnostics] };
    const other = otherBeside?.(ours.value) ?? ours;
    if (!other.ok) return other;
    const name = measuring.folder.name;
    const errors = errorsOf({ name, modules, imported, document: ours.value });
    const sourced = sourcedService({ name, modules, imported });
    if (!sourced.ok) return sourced;
    const definitions = filesInOnePart(sourced.value, wordingWith(ownWordingOf(name, modules)));
    const editions = { own: hashed(ours.value, own), ...(measuring.other === undefined ? {} : { other: hashedOther(other.value) }) };
    const { findings, besides, checkpoint } = findAgain(definitions, editions, before.checkpoint);
    states.remember({ texts, readings: new Map([...modules, ...imported].map((module) => [module.file, module])), checkpoint });
    return {
      ok: true,
      value: {
        service: declaredService(sourced.value),
        claims: once(() => claimsOn(ours.value, definitionsIn(definitions).defined, () => undefined)),
        errors,
        editions: once(() => editionsOf(measuring, { text: own, contents: ours.value }, other.value, definitions.common)),
        findings,
        besides,
      },
    };
  };
}

export function statesFrom(known: readonly MeasuredState[]): LruCache<MeasuredState> {
  return lruCache(mostStates, known);
}

const noState: MeasuredState = { texts: new Map(), readings: new Map(), checkpoint: undefined };

function hashed(text: DocumentText, written: string): HashedDocument {
  return { text, hashes: sectionHashes(text, written) };
}

function ownWordingOf(name: string, modules: readonly ModuleReading[]): OwnWording {
  const reading = serviceReading(name, modules);
  return ((reading.ok ? reading.value.wording : undefined) ?? {}) as OwnWording;
}

function editionsOf(
  { own, other }: Measuring,
  mine: Pick<Edition, "text" | "contents">,
  document: DocumentText,
  { wording, names }: SharedDefinitions,
): ReturnType<Measured["editions"]> {
  const ours: Edition = { file: own, ...mine, stated: statedIn(mine.contents, wording, names) };
  if (other === undefined) return { ours, theirs: ours };
  const outline = documentOutline(ours.contents);
  const titled = withKnownTitles(document, ours.contents, (title) => isTitle(title, wording));
  const contents = recognise(withHeadedRows(titled, outline), outline);
  return { ours, theirs: { file: other.file, text: other.text, contents, stated: statedIn(contents, wording, names) } };
}

interface ReadModules {
  readonly own: readonly ModuleReading[];
  readonly imported: readonly ModuleReading[];
}

/** Reads the files whose texts, or whose imports' texts, are not those of before. */
function readFiles({ project, folder, disk }: Measuring, texts: Texts, before: MeasuredState): ReadModules {
  const stale = staleIn(before, texts);
  const files = filesOver(project, texts, disk);
  const readAll = (paths: readonly string[]): readonly ModuleReading[] => {
    const changed = paths.filter((path) => stale.has(path) || !before.readings.has(path));
    const reread = readModules(
      project.root,
      changed.map((path) => absoluteFile(project.root, path)),
      files,
    );
    const byPath = new Map(reread.map((one, index) => [changed[index]!, one]));
    return paths.map((path) => byPath.get(path) ?? before.readings.get(path)!);
  };
  const own = readAll([...texts.keys()].filter((path) => path.startsWith(`${folder.folder}/`) && path.endsWith(".ts") && !path.endsWith(".d.ts")).sort());
  const known = new Set(own.map(({ file }) => file));
  const outside = [...new Set(own.flatMap(({ dependencies }) => dependencies))].filter((path) => path.endsWith(".ts") && !known.has(path)).sort();
  return { own, imported: readAll(outside) };
}

/** The files of which a reading is there that is not one of these texts. */
function staleIn({ texts: textsBefore, readings }: MeasuredState, texts: Texts): ReadonlySet<string> {
  const changed = new Set([...new Set([...texts.keys(), ...textsBefore.keys()])].filter((path) => texts.get(path) !== textsBefore.get(path)));
  return new Set([...readings].flatMap(([path, { dependencies }]) => (changed.has(path) || dependencies.some((one) => changed.has(one)) ? [path] : [])));
}

export function filesOver(project: Project, texts: Texts, disk: Disk): SourceFiles {
  return sourceFiles(new Map([...texts].map(([path, text]) => [absoluteFile(project.root, path), text])), disk);
}
