/** ts-morph, loaded when definitions are first edited: before a CommonJS module is imported, all of its text is searched. */
import { createRequire } from "node:module";
import type * as Morph from "ts-morph";

let loaded: typeof Morph | undefined;

export function loadTsMorph(): typeof Morph {
  return (loaded ??= createRequire(import.meta.url)("ts-morph") as typeof Morph);
}
