/** One of those who read files and make fragments of what they have read: the main thread, or another beside it. */
import type { Outcome } from "../../diagnostics/outcome.ts";
import type { ToldPart } from "../../drift/definitions/defined-part.ts";
import type { DefinitionFiles } from "../../drift/definitions/definition-files.ts";
import type { CountedShare, NamedShare } from "../../drift/divided/share.ts";
import type { Habits } from "../../drift/rows/habits.ts";
import type { SectionFrame } from "../../drift/section-frames.ts";
import type { RowNames } from "../../facts/row-names.ts";
import type { OwnWording } from "../../facts/wording.ts";
import type { HashedFile } from "../../plan/hashed-file.ts";
import type { SearchedPage } from "../../views/docs/known-page.ts";
import type { ServiceDocument } from "../model.ts";
import type { DefiningShare } from "./defining.ts";
import type { FragmentContext, Fragments, FragmentTask, Making } from "./fragment-work.ts";
import type { Held, PartFound } from "./holding.ts";
import type { KnownModule, ReadModule } from "./known-module.ts";
import type { PackedCheckpoint } from "./packed-checkpoint.ts";

export interface Worker {
  /** Reads one batch of files after another, as its turn comes; paths are relative to the root. */
  readonly read: (batches: Batches<string>, onRead: (files: readonly ReadModule[]) => void) => Promise<void>;
  /** The same, and leaves the readings with who has read them, unless everybody needs them. */
  readonly outline: (batches: Batches<string>, onRead: (files: readonly KnownModule[]) => void) => Promise<void>;
  /** Opens the document that fragments follow from. Who is not asked for any yet looks up meanwhile what its files name as sources. */
  readonly open: (document: ServiceDocument) => WorkerMaker;
  readonly hold: PartHolder;
  readonly stop: () => void;
}

/** A thread beside the main one. */
export interface ThreadWorker extends Worker {
  /** With the readings of these files, which it has read. */
  readonly bring: (files: readonly KnownModule[]) => Promise<readonly ReadModule[]>;
  /**
   * Tells the definitions of files, most of which it has read.
   * @param moduleOf those that the share names and others have read
   */
  readonly define: (share: DefiningShare, moduleOf: (file: string) => ReadModule) => Promise<ToldPart>;
}

/** Takes a document that is to be held against definitions. Who is not asked to compare it yet reads meanwhile what it says. */
export type Holder = (document: ServiceDocument, wording: OwnWording) => Comparer;

/**
 * One of those who hold parts of a document: each has read what its own says, as far as there was time.
 * @param part its number among those who have told the definitions
 */
export type PartHolder = (document: ServiceDocument, wording: OwnWording, part: number) => HeldPart;

export interface HeldPart {
  /** The document as a whole. */
  readonly compare: Comparer;
  /** @param positions of the sections that are its part */
  readonly named: (definitions: DefinitionFiles, frame: readonly SectionFrame[], positions: readonly number[]) => Promise<NamedPart>;
}

/** What a share is, where somebody else may have it. */
export interface NamedPart extends Pick<NamedShare, "rows"> {
  readonly counted: (others: readonly RowNames[]) => Promise<CountedPart>;
}

export interface CountedPart extends Pick<CountedShare, "counts"> {
  readonly compared: (habits: Habits) => Promise<PartFound>;
}

/** @param before what an earlier comparison has left */
export type Comparer = (definitions: DefinitionFiles, before: PackedCheckpoint | undefined) => Promise<Outcome<Held>>;

/**
 * What fragments are put into, and those that a worker made: of the first batches as long as there are any, then of the next.
 * @param moduleOf any file that a task names
 */
export type WorkerMaker = (
  context: FragmentContext,
  batches: readonly Batches<FragmentTask>[],
  moduleOf: (file: string) => ReadModule,
) => Promise<WorkerResult>;

export interface WorkerResult extends Pick<Making, "root"> {
  /** Positions of sections of the document that were read, and from which nothing is lost. */
  readonly sound: readonly number[];
  /** By file; undefined where a file has a finding. */
  readonly fragments: readonly (readonly [file: string, fragments: Fragments | undefined])[];
  /** Of a thread, which has nothing else to do by then: missing of the main one, which asks it. */
  readonly makeIndex?: IndexMaker;
}

/**
 * Makes the search index of a service. Undefined where there is something to find.
 * @param pages of all its files, in order
 */
export type IndexMaker = (pages: readonly SearchedPage[]) => Promise<readonly HashedFile[] | undefined>;

/** Batches, each of which is taken by whoever comes first. The count of those taken is shared: nobody waits to be given one. */
export interface Batches<One> {
  readonly all: readonly (readonly One[])[];
  readonly taken: Int32Array;
}

export function batchesOf<One>(all: readonly (readonly One[])[]): Batches<One> {
  return { all, taken: new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)) };
}

/** Those that are left, each taken when it is asked for. */
export function* takeBatches<One>({ all, taken }: Batches<One>): Iterable<readonly One[]> {
  for (let next = all[Atomics.add(taken, 0, 1)]; next !== undefined; next = all[Atomics.add(taken, 0, 1)]) yield next;
}
