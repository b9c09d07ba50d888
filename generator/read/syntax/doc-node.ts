import type { ts } from "../typescript.ts";
import type { FileNode } from "./file-node.ts";
import type { CommentRange } from "./trivia.ts";

/** A comment, one of its tags, or the name of a tag. */
export class DocNode {
  declare readonly kind: ts.SyntaxKind;
  declare readonly file: FileNode;
  declare readonly pos: number;
  declare readonly end: number;
  /** Of the name of a tag. */
  declare readonly text: string | undefined;
  declare readonly tagName: DocNode | undefined;
  /** The description. */
  declare readonly comment: string | undefined;
  declare readonly tags: readonly DocNode[] | undefined;

  constructor(kind: ts.SyntaxKind, file: FileNode, { pos, end }: CommentRange, { text, tagName, comment, tags }: Said) {
    this.kind = kind;
    this.file = file;
    this.pos = pos;
    this.end = end;
    this.text = text;
    this.tagName = tagName;
    this.comment = comment;
    this.tags = tags;
  }

  getSourceFile(): FileNode {
    return this.file;
  }

  getStart(): number {
    return this.pos;
  }

  getEnd(): number {
    return this.end;
  }
}

type Said = Partial<Pick<DocNode, "text" | "tagName" | "comment" | "tags">>;
