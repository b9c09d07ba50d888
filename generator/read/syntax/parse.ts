/**
 * Parses definition files: imports, interfaces and aliases, as nearly all of them are written. Its trees stand for the
 * compiler's; at whatever it does not know for certain it gives up, and above all at what the compiler finds wrong.
 */
import type { ts } from "../typescript.ts";
import { parseDeclaration } from "./declarations.ts";
import { FileNode } from "./file-node.ts";
import { parseImport } from "./imports.ts";
import type { SyntaxNode } from "./node.ts";
import { Scanner } from "./scanner.ts";
import { UnknownSyntax } from "./unknown-syntax.ts";

/** Line breaks of other kinds, references to other files, and the marks of a merge. */
const unusual = /[\u2028\u2029]|\r(?!\n)|\/\/\/\s*<|^(?:<{7}|={7}|>{7}|\|{7})/m;

/** The file's tree; undefined where the compiler has to parse it. */
export function parseDefinitionFile(path: string, text: string): ts.SourceFile | undefined {
  if (unusual.test(text)) return undefined;
  try {
    return fileOf(path, text) as unknown as ts.SourceFile;
  } catch (error) {
    if (error instanceof UnknownSyntax) return undefined;
    throw error;
  }
}

function fileOf(path: string, text: string): FileNode {
  const file = new FileNode(path, text);
  const scanner = new Scanner(file);
  const statements: SyntaxNode[] = [];
  while (scanner.token !== "end") statements.push(scanner.isWord("import") ? parseImport(scanner) : parseDeclaration(scanner));
  file.hold(statements);
  return file;
}
