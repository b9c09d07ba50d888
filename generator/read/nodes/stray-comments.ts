/**
 * Comments that TypeScript attaches to nothing, since they stand behind other code on a line or are none of documentation: editors show them nowhere either.
 */
import { report } from "../../diagnostics/report.ts";
import { positionAt, type ReadingContext } from "../reading-context.ts";
import type { ts } from "../typescript.ts";

/** Finds the comments that stand on the line of what comes before the declaration, or of its own end. */
export function checkStrayComments(context: ReadingContext, node: ts.Node): void {
  const file = node.getSourceFile();
  checkBehind(context, file, node.pos);
  checkBehind(context, file, node.end);
}

function checkBehind(context: ReadingContext, file: ts.SourceFile, at: number): void {
  if (at === 0 || file.text[at] === "\n") return;
  for (const comment of commentsBehind(file.text, at)) {
    if (!documents.test(comment.text)) continue;
    context.found(report("stray-comment", { tag: /@\w+/.exec(comment.text)?.[0] }, positionAt(context, file, comment.pos, comment.pos + comment.text.length)));
  }
}

/** Finds a tag in the comments above a declaration that begin with other signs than those of documentation. */
export function checkPlainComments(context: ReadingContext, node: ts.Node, tags: readonly string[]): void {
  const file = node.getSourceFile();
  const above = file.text.slice(node.pos, node.getStart(file));
  for (const { index, 0: text } of above.matchAll(/\/\/.*|\/\*[^]*?\*\//g)) {
    const tag = documents.test(text) ? undefined : [...text.matchAll(/@(\w+)/g)].find(([, name]) => tags.includes(name!))?.[0];
    if (tag === undefined) continue;
    const start = node.pos + index;
    context.found(report("plain-comment", { opening: text.slice(0, 2), tag }, positionAt(context, file, start, start + text.length)));
  }
}

const documents = /^\/\*\*[^/]/;

interface Comment {
  readonly pos: number;
  readonly text: string;
}

const next = /[^\S\r\n]*(\/\/.*|\/\*[^]*?\*\/)/y;

/** The comments that follow on the same line. */
function commentsBehind(text: string, at: number): readonly Comment[] {
  const comments: Comment[] = [];
  next.lastIndex = at;
  for (let match = next.exec(text); match !== null; match = next.exec(text)) {
    comments.push({ pos: next.lastIndex - match[1]!.length, text: match[1]! });
  }
  return comments;
}
