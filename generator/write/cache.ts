/**
 * What a run may keep for the next one: named values, as they are cloned between threads, in a local folder that git ignores.
 * A cache is only ever a saving: what is absent, broken, or of another version reads as nothing, and what cannot be written is not.
 */
import { deserialize, serialize } from "node:v8";
import type { Disk } from "../disk/disk.ts";
import { leniently } from "../disk/fault.ts";
import { nodeDisk } from "../disk/node-disk.ts";
import { replaceFile } from "../disk/replace.ts";
import { hashOf } from "../values/hash.ts";

const VERSION = "specwright-cache-2";
const ENDING = ".cache";

/** What a bundle holds; undefined where there is no whole one. */
export function readBundle(folder: string, name: string, disk: Disk = nodeDisk): unknown {
  let value: unknown;
  leniently(() => {
    if (disk.kind(placeOf(folder, name)) === "file") value = parse(disk.read(placeOf(folder, name)));
  });
  return value;
}

/** Puts a bundle in the place of the last one: it holds what this run used, so it never grows beyond that. A folder that is a link stays as it is. */
export function writeBundle(folder: string, name: string, value: unknown, disk: Disk = nodeDisk): void {
  const body = serialize(value);
  leniently(() => {
    if (disk.kind(folder) === "link") return;
    disk.makeFolder(folder);
    // The folder keeps itself out of git, so that no project has to.
    if (disk.kind(`${folder}/.gitignore`) === undefined) replaceFile(disk, `${folder}/.gitignore`, "*\n");
    replaceFile(disk, placeOf(folder, name), Buffer.concat([Buffer.from(`${VERSION} ${hashOf(body)}\n`), body]));
  });
}

/** Any text makes a name, and no name leads out of the folder. */
function fileName(name: string): string {
  return `bundle-${/^[a-z0-9.-]{1,99}$/.test(name) ? name : `_${hashOf(name)}`}${ENDING}`;
}

function placeOf(folder: string, name: string): string {
  return `${folder}/${fileName(name)}`;
}

/** The checksum holds for all of the body, so no entry needs looking at. */
function parse(bytes: Buffer): unknown {
  const end = bytes.indexOf("\n");
  const body = bytes.subarray(end + 1);
  if (end === -1 || bytes.toString("latin1", 0, end) !== `${VERSION} ${hashOf(body)}`) return undefined;
  return deserialize(body);
}
