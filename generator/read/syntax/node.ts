/**
 * Nodes of syntax trees, with the properties of the compiler's that readers ask for: where the compiler parses the same text,
 * its nodes are of the same kinds, at the same places, and of the same parts.
 */
import type { ts } from "../typescript.ts";
import type { DocNode } from "./doc-node.ts";
import type { FileNode } from "./file-node.ts";
import { tokenStart } from "./trivia.ts";

/** Where a parser stands. What lies between two tokens belongs to the second: there the first one ends, and a node with it. */
export interface Cursor {
  readonly file: FileNode;
  readonly pos: number;
}

export type NodePart = SyntaxNode | readonly SyntaxNode[] | readonly DocNode[] | number | boolean | string | undefined;

/** The parts of a node under their names, in the order in which they are written, and what else it says. */
export interface NodeParts {
  readonly [name: string]: NodePart;
}

export class SyntaxNode {
  declare readonly kind: ts.SyntaxKind;
  declare readonly pos: number;
  declare readonly end: number;
  declare readonly file: FileNode;
  /** The node that this one is a part of, which is made after it. */
  declare parent: SyntaxNode | FileNode | undefined;
  /** The first node among its parts, each of which leads to the next: whoever walks trees goes along them over and over. */
  #first: SyntaxNode | undefined;
  #next: SyntaxNode | undefined;

  constructor(kind: ts.SyntaxKind, { file, pos: end }: Cursor, pos: number, parts: NodeParts) {
    this.kind = kind;
    this.pos = pos;
    this.end = end;
    this.file = file;
    this.parent = undefined;
    this.#first = undefined;
    this.#next = undefined;
    const own = this as unknown as Record<string, NodePart>;
    let last: SyntaxNode | undefined;
    for (const name in parts) {
      const part = parts[name];
      own[name] = part;
      if (typeof part === "object") last = part instanceof SyntaxNode ? this.#adopt(part, last) : this.#adoptAll(part, last);
    }
  }

  #adopt(child: SyntaxNode, last: SyntaxNode | undefined): SyntaxNode {
    child.parent = this;
    if (last === undefined) this.#first = child;
    else last.#next = child;
    return child;
  }

  #adoptAll(parts: readonly (SyntaxNode | DocNode)[], before: SyntaxNode | undefined): SyntaxNode | undefined {
    let last = before;
    for (const part of parts) if (part instanceof SyntaxNode) last = this.#adopt(part, last);
    return last;
  }

  getSourceFile(): FileNode {
    return this.file;
  }

  getStart(): number {
    return tokenStart(this.file.text, this.pos);
  }

  getEnd(): number {
    return this.end;
  }

  getText(): string {
    return this.file.text.slice(this.getStart(), this.end);
  }

  /** Ends with the first part of which the visitor says something. */
  forEachChild<Found>(visit: (node: SyntaxNode) => Found | undefined): Found | undefined {
    for (let child = this.#first; child !== undefined; child = child.#next) {
      const found = visit(child);
      if (found) return found;
    }
    return undefined;
  }
}
