/** Definitions have numbers: whoever has read a file can tell those of that file alone, and all are in one order all the same. */
import type { Defined } from "./defined.ts";

/** A definition with its number in the order of the service: first what is said of that as a whole, then the resources file by file, then the schemas. */
export type Numbered = readonly [number: number, defined: Defined];

/** The position of the file that tells a definition first; undefined where that is said of the service as a whole. */
export function filePositionOf(number: number): number | undefined {
  const file = Math.floor(number / mostOfFile);
  return file === 0 ? undefined : (file - 1) % mostFiles;
}

/** The number of the first definition of a file. No service has as many files, nor a file as many definitions, as there is room for. */
export function firstNumberOf(phase: "resources" | "schemas", position: number): number {
  return ((phase === "resources" ? 0 : mostFiles) + position + 1) * mostOfFile;
}

/** Half of the numbers from there on are for what others declare: these stay what they are when the file says more itself. */
export function firstOfOthers(first: number): number {
  return first + mostOfFile / 2;
}

const mostFiles = 2 ** 24;
const mostOfFile = 2 ** 28;
