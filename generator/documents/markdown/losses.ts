/** What of a document a reader of its rendered form would never see, or would not see as a table. */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import type { DocumentPart, TableRow } from "./part.ts";
import { lineOfPosition, lineStart, positionAt, type MarkdownSource } from "./source.ts";
import { positionIn, type Span } from "./span.ts";

export function lossesIn(source: MarkdownSource, parts: readonly DocumentPart[]): readonly Diagnostic[] {
  return parts.flatMap((part) => {
    if (part.is === "code") return part.closed ? foreignCode(source, part) : [openFence(source, part)];
    if (part.is === "paragraph") return brokenTable(source, part.span);
    if (part.is === "table") return part.rows.filter(({ surplus }) => surplus.length > 0).flatMap((row) => surplusCells(source, row, part.columns.length));
    return [];
  });
}

function foreignCode(source: MarkdownSource, { start, end }: Extract<DocumentPart, { readonly is: "code" }>): readonly Diagnostic[] {
  const [from, to] = [lineStart(source, start), lineStart(source, end)];
  const foreign = source.text.slice(from, to).indexOf("\uFFFD");
  return foreign === -1 ? [] : [report("code-not-text", {}, positionAt(source, from + foreign, 1))];
}

function openFence(source: MarkdownSource, { start, end }: Extract<DocumentPart, { readonly is: "code" }>): Diagnostic {
  const line = source.text.slice(lineStart(source, start), lineStart(source, start + 1)).trim();
  return report("unclosed-fence", { line, swallowed: end - start - 1 }, positionAt(source, lineStart(source, start), line.length));
}

/** Lines under a ruler of bars and dashes that Markdown takes for prose, since the header has another number of columns. */
function brokenTable(source: MarkdownSource, span: Span): readonly Diagnostic[] {
  const ruler = /\n[ \t]*(\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?)[ \t]*(?=\n|$)/.exec(span.raw);
  if (ruler?.[1]?.includes("|") !== true) return [];
  const before = span.raw.slice(0, ruler.index).split("\n");
  const header = before.at(-1)!;
  const holes = { header: columnsOf(header), ruler: columnsOf(ruler[1]) };
  const line = lineOfPosition(source, positionIn(source, span, 0, 0)) + before.length - 1;
  return [report("broken-table", holes, positionAt(source, lineStart(source, line), header.length))];
}

function columnsOf(line: string): number {
  return line
    .trim()
    .replace(/^\||(?<!\\)\|$/g, "")
    .split(/(?<!\\)\|/).length;
}

function surplusCells(source: MarkdownSource, row: TableRow, columns: number): readonly Diagnostic[] {
  const surplus = row.surplus
    .map(({ raw }) => raw)
    .filter((raw) => raw !== "")
    .join(" | ");
  if (surplus === "") return [];
  const first = row.cells[0]!;
  return [report("surplus-cells", { row: first.text, columns, surplus }, positionIn(source, first, 0, first.text.length))];
}
