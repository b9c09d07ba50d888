/**
 * Markdown-it's tables, each as one token with the lines it stands on. Its own rule makes several tokens of every cell,
 * more than all other work on a document of 100,000 rows, and forgets where in the line a cell stands.
 */
import MarkdownIt, { type MarkdownIt as Parser, type StateBlock, type Token } from "markdown-it";

/** Where a line's text begins and ends, without what quotes and lists put before it. */
export interface LineRange {
  readonly start: number;
  readonly end: number;
}

const plain = new MarkdownIt();
plain.block.ruler.enableOnly(["table"]);
const [opensTable] = plain.block.ruler.getRules("");

/** Makes the parser's tables tokens of the type `table`. */
export function useTableTokens(parser: Parser): void {
  parser.block.ruler.at("table", tableToken, { alt: ["paragraph", "reference"] });
}

/** The lines of a table's token: the header, the ruler under it, the rows. */
export function tableLines(token: Token): readonly LineRange[] {
  return (token.meta?.lines ?? []) as readonly LineRange[];
}

function tableToken(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  if (opensTable?.(state, startLine, endLine, true) !== true) return false;
  if (silent) return true;
  const quotes = state.md.block.ruler.getRules("blockquote");
  let next = startLine + 2;
  while (next < endLine && isRow(state, next, endLine, quotes)) next += 1;
  const token = state.push("table", "", 0);
  token.map = [startLine, next];
  token.meta = { lines: Array.from({ length: next - startLine }, (_, index) => lineAt(state, startLine + index)) };
  state.line = next;
  return true;
}

/** A table ends at an empty line, at one that belongs to no more than what is around it, and at a quote. */
function isRow(state: StateBlock, line: number, endLine: number, quotes: ReturnType<Parser["block"]["ruler"]["getRules"]>): boolean {
  const indent = state.sCount[line]! - state.blkIndent;
  if (indent < 0 || indent >= 4 || state.isEmpty(line)) return false;
  return !quotes.some((ends) => ends(state, line, endLine, true));
}

function lineAt(state: StateBlock, line: number): LineRange {
  return { start: state.bMarks[line]! + state.tShift[line]!, end: state.eMarks[line]! };
}
