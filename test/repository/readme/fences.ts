/** The fenced blocks of the README, and the README with other texts in them. */
import { readFileSync } from "node:fs";
import { repository } from "../../support/definitions.ts";

export const readme = readFileSync(`${repository}/README.md`, "utf8");

/** A block such as ` ```ts path/of/a/file.ts `. */
export interface Fence {
  readonly language: string;
  /** Empty where none is given. */
  readonly path: string;
  readonly body: string;
}

const fence = /^```(\w+)(?: (\S+))?\n(.*?)^```$/gms;

export const fences: readonly Fence[] = [...readme.matchAll(fence)].map(([, language = "", path = "", body = ""]) => ({ language, path, body }));

/** Whether a block is a file of an example, and none of this repository. */
export const isOfExample = ({ path }: Fence): boolean => /^(?:acme|start)\//.test(path);

/** The files of the examples, by path. */
export const exampleFiles = new Map(fences.filter(isOfExample).map(({ path, body }) => [path, body]));

export function withBodies(text: string, bodyOf: (one: Fence) => string): string {
  return text.replaceAll(fence, (all, language: string, path = "", body: string) => `${all.slice(0, all.indexOf("\n") + 1)}${bodyOf({ language, path, body })}\`\`\``);
}

/** With what stands between `<!-- name -->` and `<!-- end -->` made anew. */
export function withTables(text: string, tables: { readonly [name: string]: string }): string {
  return text.replaceAll(/^<!-- (\w+) -->\n.*?^<!-- end -->$/gms, (_, name: string) => `<!-- ${name} -->\n${tables[name] ?? "There is no such table.\n"}<!-- end -->`);
}
