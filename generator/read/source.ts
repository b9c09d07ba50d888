/**
 * What the readers share while they read one program: the checker, where the project is, and what has been found. The
 * findings and the memory of shapes live as long as one call of `readModules`; nothing else is altered.
 */
import { posix } from "node:path";
import type { Diagnostic, Position } from "../diagnostics/diagnostic.ts";
import { ts } from "./typescript.ts";
import { vocabularyName } from "./vocabulary.ts";
import type { Notes } from "../model/origin.ts";
import type { Declared, KindReading, ShapeReading, SourceTag } from "./reading.ts";

export interface Source {
  readonly checker: ts.TypeChecker;
  /** The project's root, absolute, with `/` and no `/` at its end. */
  readonly root: string;
  readonly found: (diagnostic: Diagnostic) => void;
  /** Shapes already read, by the type and, where that decides on an order, its node. */
  readonly shapes: Map<ts.Type, Map<ts.TypeNode | undefined, ShapeReading>>;
  /** What is read of a declaration wherever it is met: kinds are met at every resource. */
  readonly sources: Map<ts.Node, readonly SourceTag[]>;
  readonly declared: Map<ts.Node, Declared>;
  readonly kinds: Map<ts.Node, KindReading>;
  readonly notes: Map<ts.Type, Notes<Declared>>;
  /** Of a generic interface: which of its parameters each member is. */
  readonly slots: Map<ts.Type, ReadonlyMap<string, number>>;
}

/** What a reader shares with the next one in the same program. */
export type Memory = Pick<Source, "shapes" | "sources" | "declared" | "kinds" | "notes" | "slots">;

export function emptyMemory(): Memory {
  return { shapes: new Map(), sources: new Map(), declared: new Map(), kinds: new Map(), notes: new Map(), slots: new Map() };
}

/** The value of a key, made when it is asked for first. */
export function remembered<Key, Value>(memory: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = memory.get(key);
  if (known !== undefined) return known;
  const made = make();
  memory.set(key, made);
  return made;
}

/** A file's path relative to the project's root, which it may lead out of; the module's name for the tool's own vocabulary. */
export function relativeFile(source: Pick<Source, "root">, path: string): string {
  const own = vocabularyName(path);
  if (own !== undefined && !path.startsWith(`${source.root}/`)) return own;
  return path.startsWith(`${source.root}/`) ? path.slice(source.root.length + 1) : posix.relative(source.root, path);
}

/** The place of a node, cut to its first line. */
export function positionOf(source: Pick<Source, "root">, node: ts.Node): Position {
  const file = node.getSourceFile();
  const named = ts.getNameOfDeclaration(node as ts.Declaration) ?? node;
  return positionAt(source, file, named.getStart(file), named.getEnd());
}

export function positionAt(source: Pick<Source, "root">, file: ts.SourceFile, start: number, end: number): Position {
  const { line, character } = file.getLineAndCharacterOfPosition(start);
  const endOfLine = file.text.indexOf("\n", start);
  const stop = endOfLine === -1 ? end : Math.min(end, endOfLine);
  return { file: relativeFile(source, file.fileName), line: line + 1, column: character + 1, length: Math.max(0, stop - start) };
}
