/** Blocks in which each line is a request and what it does, `GET  /things  Lists them`: a table of requests, as others write it. */
import { codeBlocks } from "../survey/text/code-blocks.ts";
import type { Rewritten } from "./html-tables.ts";
import { methodsOfTitles } from "./titled-requests.ts";

export function withTablesOfRequests(text: string): Rewritten {
  if (!worth.test(text)) return { text, lines: [] };
  const written = text.split("\n");
  const lists = codeBlocks(text).flatMap(({ first, lines }) => {
    const rows = rowsIn(lines);
    const [from, to] = [first - 2, first + lines.length - 1];
    return rows === undefined || !fence.test(written[from] ?? "") || !fence.test(written[to] ?? "") ? [] : [{ from, to, rows }];
  });
  const plain = lists.toReversed().reduce((all, { from, to, rows }) => all.toSpliced(from, to - from + 1, ...head, ...rows), written);
  return { text: lists.length === 0 ? text : plain.join("\n"), lines: lists.map(({ from }) => from + 1) };
}

/** Undefined where a line is none, or where none says what it does. */
function rowsIn(lines: readonly string[]): readonly string[] | undefined {
  const found = lines.filter((line) => line.trim() !== "").map((line) => request.exec(line));
  if (found.some((one) => one === null) || !found.some((one) => one?.[3] !== undefined)) return undefined;
  return found.map((one) => `| ${one![1]!} | ${one![2]!} | ${(one![3] ?? "").replaceAll("|", "\\|")} |`);
}

const head = ["| Method | Path | Description |", "|---|---|---|"];
const fence = /^ {0,3}(?:```|~~~)/;
const request = new RegExp(String.raw`^\s*(${methodsOfTitles})\s+(/[^\s?|]*)(?:(?:\s{2,}|\s+(?:[-–—:#]|//)\s+)(?:[-–—:#]\s+)?([^\s{[<].*?))?\s*$`);
const worth = new RegExp(String.raw`^\s*(?:${methodsOfTitles})\s+/\S*\s+\S`, "m");
