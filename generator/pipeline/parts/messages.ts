/** What threads are asked, and what they say. */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { CommonDefinitions } from "../../drift/definitions/definition-files.ts";
import type { Habits } from "../../drift/rows/habits.ts";
import type { SectionFrame } from "../../drift/section-frames.ts";
import type { RowNames } from "../../facts/row-names.ts";
import type { OwnWording } from "../../facts/wording.ts";
import type { ModuleOutline } from "../../link/outline.ts";
import type { SearchedPage } from "../../views/docs/known-page.ts";
import type { ServiceDocument } from "../model.ts";
import type { DefiningShare } from "./defining.ts";
import type { FragmentContext, FragmentTask } from "./fragment-work.ts";
import type { PackedCheckpoint } from "./packed-checkpoint.ts";
import type { Batches, WorkerResult } from "./worker.ts";

/** A file that was read in a thread. */
export interface OutlinedFile {
  readonly outline: ModuleOutline;
  /** The hash of the outline. */
  readonly outlined: string;
  readonly dependencies: readonly string[];
  /** Reading it found no error. */
  readonly clean: boolean;
  readonly warnings: readonly Diagnostic[];
  /** The reading, for the way and for later runs, where somebody wants it. */
  readonly packed?: Uint8Array;
}

/** A document for a thread, which takes it apart itself: that is as fast as handing over what it says. */
export type DocumentFile = Pick<ServiceDocument, "path" | "text">;

/** The reading of a file that somebody else has read, or an earlier run. */
export type PackedReading = readonly [file: string, packed: Uint8Array];

export interface ReadRequest {
  readonly is: "read";
  readonly root: string;
  readonly batches: Batches<string>;
  /** Whether the readings are wanted, and not those alone that everybody needs. */
  readonly packs: boolean;
}

/** The readings of files that the thread has read. */
export interface BringRequest {
  readonly is: "bring";
  readonly files: readonly string[];
}

/** Until it is asked to make something, the thread looks up what the files that it has read name as sources. */
export interface OpenRequest {
  readonly is: "open";
  readonly document: DocumentFile;
}

/** Of the thread's own batches. There is an answer in the end to the request for help, which always follows. */
export interface MakeRequest {
  readonly is: "make";
  readonly context: FragmentContext;
  /** What the fragments follow from that the thread has not read itself. */
  readonly readings: readonly PackedReading[];
  readonly batches: Batches<FragmentTask>;
}

/** Of the batches of others. Their readings take time to pack, and the thread is at work on its own meanwhile. */
export interface HelpRequest {
  readonly is: "help";
  /** What these fragments follow from that the thread has not got yet. */
  readonly readings: readonly PackedReading[];
  readonly batches: readonly Batches<FragmentTask>[];
}

/** The answer to that, after the fragments. */
export type MakingEnd = Pick<WorkerResult, "root" | "sound">;

/** Of the service that it made fragments of. */
export interface IndexRequest {
  readonly is: "index";
  readonly pages: readonly SearchedPage[];
}

/** What the files say that the thread has read, and others. The answer is what it tells; it has their definitions at hand from then on. */
export interface DefineRequest {
  readonly is: "define";
  readonly share: DefiningShare;
  /** What the definitions follow from that the thread has not read itself. */
  readonly readings: readonly PackedReading[];
}

/** Until it is asked for more, the thread reads what the document says of the definitions that it has told. */
export interface HoldRequest {
  readonly is: "hold";
  readonly document: DocumentFile;
  readonly wording: OwnWording;
}

export interface GivenDefinitions {
  readonly definitions: CommonDefinitions;
  /** The definitions of each file but those that the thread alone has told. */
  readonly texts: ReadonlyMap<string, string>;
}

/** Of the document that it holds, as a whole. */
export interface CompareRequest extends GivenDefinitions {
  readonly is: "compare";
  readonly before: PackedCheckpoint | undefined;
}

/** The rows of its part. */
export interface NameRequest extends GivenDefinitions {
  readonly is: "name";
  readonly frame: readonly SectionFrame[];
  /** Of the sections that are its part. */
  readonly positions: readonly number[];
}

/** What the rows of its part do. */
export interface CountRequest {
  readonly is: "count";
  /** The rows of all other sections. */
  readonly others: readonly RowNames[];
}

/** What its part says otherwise than the definitions. */
export interface FindRequest {
  readonly is: "find";
  /** Of the document as a whole. */
  readonly habits: Habits;
}

/** What follows on a request to hold a document. */
export type HeldRequest = CompareRequest | NameRequest | CountRequest | FindRequest;

export type ThreadRequest = ReadRequest | BringRequest | OpenRequest | MakeRequest | HelpRequest | IndexRequest | DefineRequest | HoldRequest | HeldRequest;

/** One of several answers, or the last one. */
export type ThreadReply = { readonly is: "part"; readonly part: unknown } | { readonly is: "end"; readonly end: unknown };
