/** Where the files that are edited stand in memory: so deep that the `..` of one outside the project's root has a folder to lead to. */
import { posix } from "node:path";

const base = `/${"-/".repeat(64)}`;

/** @param file relative to the project's root */
export function memoryPathOf(file: string): string {
  return posix.join(base, file);
}

/** The way back. */
export function fileOfMemoryPath(address: string): string {
  return posix.relative(base, address);
}
