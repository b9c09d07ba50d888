/** Definition files that are being edited. Only those that an edit concerns are opened, each without those that it imports. */
import type { Project, SourceFile } from "ts-morph";
import { memoize } from "../../values/memoize.ts";
import { loadTsMorph } from "./load-ts-morph.ts";
import { memoryPathOf } from "./memory-paths.ts";

/** A change of one file: what stands between two offsets is replaced. */
export interface Edit {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Opens files by their path, each once. */
export interface OpenedFiles {
  readonly open: (file: string) => SourceFile | undefined;
}

/** @param textOf the text of a file, or undefined where there is none */
export function openedFiles(textOf: (file: string) => string | undefined): OpenedFiles {
  const { Project: Morph } = loadTsMorph();
  const project: Project = new Morph({ useInMemoryFileSystem: true, skipLoadingLibFiles: true, skipFileDependencyResolution: true });
  const open = memoize((file: string): SourceFile | undefined => {
    const text = textOf(file);
    return text === undefined ? undefined : project.createSourceFile(memoryPathOf(file), text, { overwrite: true });
  });
  return { open };
}

/** The text after its edits. Undefined where two of them touch the same characters and not both take them away: they cannot both be meant. */
export function applyEdits(text: string, edits: readonly Edit[]): string | undefined {
  const sorted = withRemovalsJoined(distinct(edits));
  if (sorted.some((edit, index) => index > 0 && edit.start < sorted[index - 1]!.end)) return undefined;
  const lineEnd = /\r\n/.test(text) ? "\r\n" : "\n";
  let done = 0;
  const parts: string[] = [];
  for (const { start, end, text: replacement } of sorted) {
    parts.push(text.slice(done, start), replacement.replace(/\r?\n/g, lineEnd));
    done = end;
  }
  return parts.join("") + text.slice(done);
}

/** Edits of a file that touch the same characters, two by two, and cannot both be meant. */
export function overlappingEdits(edits: readonly Edit[]): readonly (readonly [Edit, Edit])[] {
  let furthest: Edit | undefined;
  return distinct(edits).flatMap((edit) => {
    const before = furthest;
    if (before === undefined || edit.end > before.end) furthest = edit;
    return before === undefined || edit.start >= before.end || (edit.text === "" && before.text === "") ? [] : [[before, edit] as const];
  });
}

export function isSameEdit(one: Edit, other: Edit): boolean {
  return one.file === other.file && one.start === other.start && one.end === other.end && one.text === other.text;
}

/** Each once, in order. */
function distinct(edits: readonly Edit[]): readonly Edit[] {
  return [...new Map(edits.map((edit) => [JSON.stringify(edit), edit])).values()].sort(inOrder);
}

/** What several edits take away between them is one. */
function withRemovalsJoined(sorted: readonly Edit[]): readonly Edit[] {
  const joined: Edit[] = [];
  for (const edit of sorted) {
    const last = joined.at(-1);
    if (last?.text === "" && edit.text === "" && edit.start < last.end) joined[joined.length - 1] = { ...last, end: Math.max(last.end, edit.end) };
    else joined.push(edit);
  }
  return joined;
}

/** By place; what is inserted at one place keeps the order in which it came, before what is replaced there. */
function inOrder(one: Edit, other: Edit): number {
  return one.start - other.start || one.end - other.end;
}
