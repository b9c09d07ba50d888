/** What a thread does: it reads files and makes fragments of them, as it is asked. */
import { parentPort, workerData, type MessagePort } from "node:worker_threads";
import { nodeDisk } from "../../disk/node-disk.ts";
import { openDocument } from "../../documents/read.ts";
import type { ModuleReading } from "../../read/reading.ts";
import { hashOfJson } from "../../values/hash.ts";
import { sourceFiles } from "../source-files.ts";
import { turns, type HandMade } from "./hand.ts";
import type { MakeRequest, PackedFile, ReadRequest, Reply } from "./messages.ts";
import { pack, unpack } from "./packed.ts";
import { makingOf, readFiles, type Fragments, type ReadFile } from "./work.ts";

if (parentPort !== null) answerOn(parentPort);

function answerOn(port: MessagePort): void {
  const files = sourceFiles(workerData as ReadonlyMap<string, string>, nodeDisk);
  const readings = new Map<string, () => ModuleReading>();
  const tell = (reply: Reply, handedOver: readonly ArrayBuffer[] = []): void => port.postMessage(reply, handedOver);
  port.on("message", (request: ReadRequest | MakeRequest) => {
    if (request.is === "read") {
      for (const paths of turns(request.batches)) {
        const read = readFiles(files, request.root, paths);
        for (const { reading } of read) readings.set(reading.file, () => reading);
        tell({ is: "part", part: read.map(packedFile) });
      }
      return tell({ is: "end", end: undefined });
    }
    const { context, document, batches } = request;
    for (const [file, packed] of request.readings) readings.set(file, () => unpack(packed));
    const { root, make, sound } = makingOf(context, openDocument(document.path, document.text), (file) => readings.get(file)!());
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
