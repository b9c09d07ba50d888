/** What a thread does: it reads files and makes fragments of them, as it is asked. */
import { parentPort, workerData, type MessagePort } from "node:worker_threads";
import { nodeDisk } from "../../disk/node-disk.ts";
import { openDocument } from "../../documents/read.ts";
import { hashOfJson } from "../../values/hash.ts";
import { sourceFiles } from "../source-files.ts";
import { turns, type HandMade } from "./hand.ts";
import type { MakeRequest, PackedFile, ReadRequest, Reply } from "./messages.ts";
import { pack, unpack } from "./packed.ts";
import { makingOf, readFiles, type Fragments, type ReadFile } from "./work.ts";

if (parentPort !== null) answerOn(parentPort);

/** What was read is held packed: a few large pieces, which the collector need not walk through again and again. */
function answerOn(port: MessagePort): void {
  const files = sourceFiles(workerData as ReadonlyMap<string, string>, nodeDisk);
  const packed = new Map<string, Uint8Array>();
  const tell = (reply: Reply, handedOver: readonly ArrayBuffer[] = []): void => port.postMessage(reply, handedOver);
  port.on("message", (request: ReadRequest | MakeRequest) => {
    if (request.is === "read") {
      for (const paths of turns(request.batches)) {
        const read = readFiles(files, request.root, paths).map(packedFile);
        for (const { outline, packed: bytes } of read) packed.set(outline.file, bytes);
        tell({ is: "part", part: read });
      }
      return tell({ is: "end", end: undefined });
    }
    const { context, document, readings, batches } = request;
    for (const [file, bytes] of readings) packed.set(file, bytes);
    const { root, make, sound } = makingOf(context, openDocument(document.path, document.text), (file) => unpack(packed.get(file)!));
    for (const some of batches) {
      for (const tasks of turns(some)) {
        const made = tasks.map((task) => [task.file, make(task)] as const);
        tell({ is: "part", part: made }, made.flatMap(([, fragments]) => (fragments === undefined ? [] : bytesOf(fragments))));
      }
    }
    return tell({ is: "end", end: { root, sound: sound() } satisfies Omit<HandMade, "fragments"> });
  });
}

/** All texts of a file's fragments: handed over, none is copied. */
function bytesOf({ outputs, documents }: Fragments): readonly ArrayBuffer[] {
  const entries = Object.values(documents).flatMap(({ entries }) => Object.values(entries).flatMap(({ paths, schemas }) => [paths, schemas]));
  return [...outputs.map(({ text }) => text), ...entries].map(({ buffer }) => buffer as ArrayBuffer);
}

function packedFile({ outline, reading }: ReadFile): PackedFile {
  return { outline, outlined: hashOfJson(outline), dependencies: reading.dependencies, clean: reading.diagnostics.length === 0, packed: pack(reading) };
}
