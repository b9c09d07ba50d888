/** A file that was parsed. */
import { ts } from "../typescript.ts";
import type { SyntaxNode } from "./node.ts";

export class FileNode {
  readonly kind = ts.SyntaxKind.SourceFile;
  readonly pos = 0;
  readonly parent = undefined;
  /** What changes other files is left to the compiler, and so is a file with syntax errors: there are none here. */
  readonly referencedFiles = [];
  readonly typeReferenceDirectives = [];
  readonly libReferenceDirectives = [];
  readonly parseDiagnostics = [];
  readonly fileName: string;
  readonly text: string;
  statements: readonly SyntaxNode[] = [];
  /** The first statement that makes the file a module. */
  externalModuleIndicator: SyntaxNode | undefined;
  #lineStarts: readonly number[] | undefined;

  constructor(fileName: string, text: string) {
    this.fileName = fileName;
    this.text = text;
  }

  /** Takes its statements, which are made after it. */
  hold(statements: readonly SyntaxNode[]): void {
    this.statements = statements;
    for (const statement of statements) statement.parent = this;
    this.externalModuleIndicator = statements.find((statement) => statement.kind === ts.SyntaxKind.ImportDeclaration || isExported(statement));
  }

  get end(): number {
    return this.text.length;
  }

  getSourceFile(): this {
    return this;
  }

  forEachChild<Found>(visit: (node: SyntaxNode) => Found | undefined): Found | undefined {
    for (const statement of this.statements) {
      const found = visit(statement);
      if (found) return found;
    }
    return undefined;
  }

  /** Both counted from 0. */
  getLineAndCharacterOfPosition(position: number): { readonly line: number; readonly character: number } {
    this.#lineStarts ??= lineStartsOf(this.text);
    const line = lineAt(this.#lineStarts, position);
    return { line, character: position - this.#lineStarts[line]! };
  }
}

function isExported(statement: SyntaxNode): boolean {
  return (statement as { readonly modifiers?: unknown }).modifiers !== undefined;
}

function lineStartsOf(text: string): readonly number[] {
  const starts = [0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}

/** The last line that begins at or before a position. */
function lineAt(starts: readonly number[], position: number): number {
  let first = 0;
  let last = starts.length - 1;
  while (first < last) {
    const middle = Math.ceil((first + last) / 2);
    if (starts[middle]! <= position) first = middle;
    else last = middle - 1;
  }
  return first;
}
