/**
 * What a run may keep for the next one: named values, as they are cloned between threads, in a local folder that git ignores.
 * A cache is only ever a saving: what is absent, broken, or of another version reads as nothing, and what cannot be written is not.
 */
import { DefaultSerializer, deserialize } from "node:v8";
import type { Disk } from "../disk/disk.ts";
import { ignoreFaults } from "../disk/fault.ts";
import { nodeDisk } from "../disk/node-disk.ts";
import { replaceFile } from "../disk/replace.ts";
import { hashOf } from "../values/hash.ts";

const VERSION = "specwright-cache-3";
const ENDING = ".cache";

/** What a bundle holds; undefined where there is no whole one. */
export function readBundle(folder: string, name: string, disk: Disk = nodeDisk): unknown {
  let value: unknown;
  ignoreFaults(() => {
    if (disk.kind(placeOf(folder, name)) === "file") value = parse(disk.read(placeOf(folder, name)));
  });
  return value;
}

/** Puts a bundle in the place of the last one: it holds what this run used, so it never grows beyond that. A folder that is a link stays as it is. */
export function writeBundle(folder: string, name: string, value: unknown, disk: Disk = nodeDisk): void {
  const bytes = format(value);
  ignoreFaults(() => {
    if (disk.kind(folder) === "link") return;
    disk.makeFolder(folder);
    // The folder keeps itself out of git, so that no project has to.
    if (disk.kind(`${folder}/.gitignore`) === undefined) replaceFile(disk, `${folder}/.gitignore`, "*\n");
    replaceFile(disk, placeOf(folder, name), bytes);
  });
}

/** Any text makes a name, and no name leads out of the folder. */
function fileName(name: string): string {
  return `bundle-${/^[a-z0-9.-]{1,99}$/.test(name) ? name : `_${hashOf(name)}`}${ENDING}`;
}

function placeOf(folder: string, name: string): string {
  return `${folder}/${fileName(name)}`;
}

/** A line with the checksum of all that follows. There may be much of it, so it is written where it shall stand. */
function format(value: unknown): Buffer {
  const serializer = new DefaultSerializer();
  serializer.writeRawBytes(Buffer.alloc(headLength));
  serializer.writeHeader();
  serializer.writeValue(value);
  const bytes = serializer.releaseBuffer();
  bytes.write(headOf(hashOf(bytes.subarray(headLength))), "latin1");
  return bytes;
}

/** The checksum holds for all of the body, so no entry needs looking at. */
function parse(bytes: Buffer): unknown {
  const body = bytes.subarray(headLength);
  return bytes.toString("latin1", 0, headLength) === headOf(hashOf(body)) ? deserialize(body) : undefined;
}

function headOf(hash: string): string {
  return `${VERSION} ${hash}\n`;
}

const headLength = headOf(hashOf("")).length;
