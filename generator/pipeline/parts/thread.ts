/** What a thread does: it reads files and makes fragments of them, or holds a document against definitions, as it is asked. */
import { parentPort, workerData, type MessagePort } from "node:worker_threads";
import { isError, type Outcome } from "../../diagnostics/outcome.ts";
import { nodeDisk } from "../../disk/node-disk.ts";
import type { OpenDocument } from "../../documents/open.ts";
import { readAhead } from "../../documents/places/read-ahead.ts";
import { openDocument } from "../../documents/read.ts";
import type { DefinedPart } from "../../drift/definitions/defined-part.ts";
import type { SourceFiles } from "../../read/program.ts";
import type { ModuleReading } from "../../read/reading.ts";
import { deferred } from "../../values/deferred.ts";
import { hashOfJson } from "../../values/hash.ts";
import { takeSteps } from "../../values/steps.ts";
import { sourceFiles } from "../project/source-files.ts";
import { makingOf, readFiles, type FragmentTask, type Making, type ReadFile } from "./fragment-work.ts";
import { soundnessOf } from "./known-module.ts";
import type {
  BringRequest,
  DefineRequest,
  HeldRequest,
  HelpRequest,
  HoldRequest,
  IndexRequest,
  MakeRequest,
  MakingEnd,
  OpenRequest,
  OutlinedFile,
  PackedReading,
  ReadRequest,
  ThreadReply,
  ThreadRequest,
} from "./messages.ts";
import { pack, unpack } from "./pack.ts";
import type { ThreadHolding } from "./thread-holding.ts";
import { takeBatches, type Batches } from "./worker.ts";

if (parentPort !== null) answerOn(parentPort);

type Tell = (reply: ThreadReply) => void;

/** What a thread knows of files by now. */
interface Known {
  readonly readings: Map<string, () => ModuleReading>;
  /** All that the files which it has read name as sources. */
  readonly sources: Set<string>;
}

function answerOn(port: MessagePort): void {
  const files = sourceFiles(workerData as ReadonlyMap<string, string>, nodeDisk);
  const known: Known = { readings: new Map(), sources: new Set() };
  const tell: Tell = (reply) => port.postMessage(reply);
  let document: Outcome<OpenDocument>;
  let making: Making | undefined;

  const open = ({ document: { path, text } }: OpenRequest): void => {
    document = openDocument(path, text);
    if (document.ok) void takeSteps(readAhead(document.value.text, known.sources), () => making !== undefined);
  };

  const make = ({ context, readings, batches }: MakeRequest): void => {
    learn(readings, known);
    making = makingOf(context, document, (file) => known.readings.get(file)!());
    makeBatches(making, batches, tell);
  };

  const help = ({ readings, batches }: HelpRequest): void => {
    const { root, sound } = making!;
    learn(readings, known);
    for (const some of batches) makeBatches(making!, some, tell);
    tell({ is: "end", end: { root, sound: sound() } satisfies MakingEnd });
  };

  const index = ({ pages }: IndexRequest): void => {
    tell({ is: "end", end: making!.index(pages) });
  };

  const { define, defined } = definer(known, tell);
  const { hold, answer } = holder(defined, tell);

  port.on("message", (request: ThreadRequest) => {
    if (request.is === "read") readBatches(files, request, known, tell);
    else if (request.is === "bring") bring(request, known, tell);
    else if (request.is === "define") define(request);
    else if (request.is === "hold") hold(request);
    else if (request.is === "open") open(request);
    else if (request.is === "make") make(request);
    else if (request.is === "help") help(request);
    else if (request.is === "index") index(request);
    else void answer(request);
  });
}

/** What fragments alone are made with goes without all that compares. */
function definer(known: Known, tell: Tell): { readonly define: (request: DefineRequest) => void; readonly defined: Promise<DefinedPart> } {
  const definePart = async ({ share, readings }: DefineRequest): Promise<DefinedPart> => {
    const { defineShare } = await import("./defining.ts");
    learn(readings, known);
    const defined = defineShare(share, (file) => known.readings.get(file)!());
    tell({ is: "end", end: defined.told });
    return defined;
  };
  const { promise: defined, resolve } = deferred<DefinedPart>();
  return { define: (request) => resolve(definePart(request)), defined };
}

/** @param defined what the thread tells of the definitions, once it is asked */
function holder(
  defined: Promise<DefinedPart>,
  tell: Tell,
): { readonly hold: (request: HoldRequest) => void; readonly answer: (request: HeldRequest) => Promise<void> } {
  let holding: Promise<ThreadHolding>;
  let isAsked = false;
  const begun = async (request: HoldRequest): Promise<ThreadHolding> => {
    const { threadHolding } = await import("./thread-holding.ts");
    return threadHolding(request, await defined, (steps) => void takeSteps(steps, () => isAsked));
  };
  return {
    hold: (request) => {
      holding = begun(request);
    },
    answer: async (request) => {
      isAsked = true;
      tell({ is: "end", end: answerOf(await holding, request) });
    },
  };
}

function answerOf({ compare, name, count, find }: ThreadHolding, request: HeldRequest): unknown {
  if (request.is === "compare") return compare(request);
  if (request.is === "name") return name(request);
  return request.is === "count" ? count(request) : find(request);
}

function readBatches(files: SourceFiles, { root, batches, packs }: ReadRequest, { readings, sources }: Known, tell: Tell): void {
  for (const paths of takeBatches(batches)) {
    const read = readFiles(files, root, paths);
    for (const { reading, outline } of read) {
      readings.set(reading.file, () => reading);
      for (const source of outline.sources) sources.add(source);
    }
    tell({ is: "part", part: read.map((one) => (packs || isNeeded(one) ? packedFile(one) : outlinedFile(one))) });
  }
  tell({ is: "end", end: undefined });
}

/** What somebody else has read. */
function learn(packed: readonly PackedReading[], { readings }: Known): void {
  for (const [file, bytes] of packed) readings.set(file, () => unpack(bytes));
}

function makeBatches({ make }: Making, batches: Batches<FragmentTask>, tell: Tell): void {
  for (const tasks of takeBatches(batches)) {
    tell({ is: "part", part: tasks.map((task) => [task.file, make(task)]) });
  }
}

function outlinedFile({ outline, reading }: ReadFile): OutlinedFile {
  return { outline, outlined: hashOfJson(outline), dependencies: reading.dependencies, ...soundnessOf(reading) };
}

function packedFile(one: ReadFile): OutlinedFile {
  return { ...outlinedFile(one), packed: pack(one.reading) };
}

/** What is said of the service as a whole, and what is wrong, are told whatever else is. */
function isNeeded({ outline, reading }: ReadFile): boolean {
  return outline.hasService || reading.diagnostics.some(isError);
}

function bring({ files }: BringRequest, { readings }: Known, tell: Tell): void {
  tell({ is: "end", end: files.map((file) => pack(readings.get(file)!())) });
}
