/**
 * What the readers share while they read one program: the checker, where the project is, and what has been found. The
 * findings and the memory of shapes live as long as one call of `readModules`; nothing else is altered.
 */
import { posix } from "node:path";
import type { Diagnostic, Position } from "../diagnostics/diagnostic.ts";
import type { Notes } from "../model/origin.ts";
import type { Declared, KindReading, ShapeReading, SourceTag } from "./reading.ts";
import type { ts } from "./typescript.ts";
import { vocabularyName } from "./vocabulary.ts";

/** What readers ask of types: TypeScript's checker answers it, and so does the quick evaluator. */
export type Checker = Pick<
  ts.TypeChecker,
  | "getPropertiesOfType"
  | "getPropertyOfType"
  | "getTypeOfSymbol"
  | "getTypeAtLocation"
  | "getTypeFromTypeNode"
  | "getSymbolAtLocation"
  | "getAliasedSymbol"
  | "getIndexInfosOfType"
  | "isTupleType"
  | "isArrayType"
  | "getTypeArguments"
  | "typeToString"
>;

export interface ReadingContext {
  readonly checker: Checker;
  /** The project's root, absolute, with `/` and no `/` at its end. */
  readonly root: string;
  readonly found: (diagnostic: Diagnostic) => void;
  /** All that has been found. */
  readonly diagnostics: readonly Diagnostic[];
  /** The sources that are named in what the file is made of. */
  readonly named: Set<string>;
  /** Shapes already read, by the type and, where that decides on an order, its node. */
  readonly shapes: Map<ts.Type, Map<ts.TypeNode | undefined, ShapeReading>>;
  /** Shapes that are the same in every file, likewise. */
  readonly words: Map<ts.Type, Map<ts.TypeNode | undefined, ShapeReading>>;
  /** What is read of a declaration wherever it is met: kinds are met at every resource. */
  readonly sources: Map<ts.Node, readonly SourceTag[]>;
  readonly declared: Map<ts.Node, Declared>;
  readonly kinds: Map<ts.Node, Omit<KindReading, "origin">>;
  readonly notes: Map<ts.Type, Notes<Declared>>;
  /** How many interfaces stand above a declaration. */
  readonly depths: Map<ts.Node, number>;
  /** Of a generic interface: which of its parameters each member is. */
  readonly slots: Map<ts.Type, ReadonlyMap<string, number>>;
}

/** What a reader shares with the next one of the same batch: what says nothing of the file at hand. */
export type Memory = Pick<ReadingContext, "words" | "sources" | "declared" | "kinds" | "depths" | "slots">;

export function emptyMemory(): Memory {
  return { words: new Map(), sources: new Map(), declared: new Map(), kinds: new Map(), depths: new Map(), slots: new Map() };
}

/** What the readers of one file share. A shape names the file that it is met in, where it has no declaration of its own. */
export function readingContext(checker: Checker, root: string, memory: Memory): ReadingContext {
  const diagnostics: Diagnostic[] = [];
  const found = (diagnostic: Diagnostic): void => void diagnostics.push(diagnostic);
  return { checker, root, found, diagnostics, named: new Set(), shapes: new Map(), notes: new Map(), ...memory };
}

/** After its readers: what a file names as sources. */
export function sourcesNamed({ named }: ReadingContext): readonly string[] {
  return [...named].toSorted();
}

/** A file's path relative to the project's root, which it may lead out of; the module's name for the tool's own vocabulary. */
export function relativeFile(context: Pick<ReadingContext, "root">, path: string): string {
  const { root } = context;
  if (path.startsWith(root) && path[root.length] === "/") return path.slice(root.length + 1);
  return vocabularyName(path) ?? posix.relative(root, path);
}

/** The other way round; without the `..` of a file outside the root, since TypeScript knows files by the shortest of their paths. */
export function absoluteFile(root: string, file: string): string {
  return posix.join(root, file);
}

/** The place of a node, cut to its first line. */
export function positionOf(context: Pick<ReadingContext, "root">, node: ts.Node): Position {
  const file = node.getSourceFile();
  const named = nameOf(node) ?? node;
  return positionAt(context, file, named.getStart(file), named.getEnd());
}

/** What a declaration names. */
export function nameOf(node: ts.Node): ts.Node | undefined {
  return (node as ts.NamedDeclaration).name;
}

export function positionAt(context: Pick<ReadingContext, "root">, file: ts.SourceFile, start: number, end: number): Position {
  const { line, character } = file.getLineAndCharacterOfPosition(start);
  const endOfLine = file.text.indexOf("\n", start);
  const stop = endOfLine === -1 ? end : Math.min(end, endOfLine);
  return { file: relativeFile(context, file.fileName), line: line + 1, column: character + 1, length: Math.max(0, stop - start) };
}
