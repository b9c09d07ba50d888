/** What tells one build of the tool from another: nothing that was kept by one is used by the other. */
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { nodeDisk } from "../disk/node-disk.ts";
import { vocabularyModules } from "../read/vocabulary.ts";
import { hashOf } from "../values/hash.ts";

export const version: string = (createRequire(import.meta.url)("../../package.json") as { version: string }).version;

let known: string | undefined;

/** Version, build, Node and vocabulary, as one text; the build is known by the time of its files. */
export function fingerprint(): string {
  known ??= [
    version,
    process.version,
    String(nodeDisk.stat(fileURLToPath(import.meta.url))?.modified),
    ...[...vocabularyModules.values()].map((path) => hashOf(nodeDisk.read(path).toString("utf8"))),
  ].join(" ");
  return known;
}
