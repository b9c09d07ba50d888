/**
 * Headings of several requests, `` ### `POST /start`, `POST /stop` ``: a section for each, with all that stands below, as others write it. A sentence that
 * begins with the last segments of some, `` `start` returns 202. ``, stands with these alone.
 */
import { linesOfCode } from "../survey/text/code-blocks.ts";
import { requestAlone } from "../survey/text/request-lines.ts";
import type { Rewritten } from "./html-tables.ts";

export function withSectionPerRequest(text: string): Rewritten {
  const inCode = linesOfCode(text);
  const sourceLines = text.split("\n");
  const headings = sourceLines.flatMap((line, at) => (!inCode.has(at + 1) && /^#{1,6}\s/.test(line) ? [at] : []));
  const lines: number[] = [];
  const written = [0, ...headings.filter((at) => at > 0)].flatMap((from, index, all) => {
    const [heading = "", ...below] = sourceLines.slice(from, all[index + 1]);
    const requests = headings.includes(from) ? requestsOf(heading) : [];
    if (requests.length < 2) return [heading, ...below];
    lines.push(from + 1);
    const segments = requests.map(lastSegment);
    const level = /^#+/.exec(heading)![0];
    return requests.flatMap((one, at) => [`${level} ${one}`, ...below.map((line) => withoutOthers(line, segments[at]!, segments))]);
  });
  return { text: lines.length === 0 ? text : written.join("\n"), lines };
}

/** All that the heading holds, where each is a request. */
function requestsOf(heading: string): readonly string[] {
  const parts = heading.replace(/^#+\s+|\s+#+\s*$/g, "").split(/\s*(?:,|\s\/\s|\s&\s|\band\b)\s*/);
  return parts.every((part) => requestAlone(part.replace(/[`*]/g, "")) !== undefined) ? parts : [];
}

function lastSegment(request: string): string {
  return /([^/`*\s]+)\/?[`*\s]*$/.exec(request)?.[1] ?? "";
}

function withoutOthers(line: string, own: string, segments: readonly string[]): string {
  const sentences = line.split(/(?<=[.!?]\s+)(?=`)/);
  return sentences.filter((sentence) => isAbout(sentence, own, segments)).join("");
}

function isAbout(sentence: string, own: string, segments: readonly string[]): boolean {
  const [listed = ""] = /^`[^`]+`(?:(?:\s*[,/&]\s*|\s+and\s+)`[^`]+`)*(?=\s)/.exec(sentence) ?? [];
  const named = [...listed.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);
  return named.length === 0 || !named.every((name) => segments.includes(name)) || named.includes(own);
}
