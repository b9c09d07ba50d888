/** The requests that code shows, each with what the definitions have at its path. */
import type { Position } from "../../diagnostics/diagnostic.ts";
import type { CodeBlock, Section } from "../../documents/document.ts";
import { requestsInCode, type RequestInCode } from "../../facts/code/requests-in-code.ts";
import { withoutOrigin } from "../../facts/code/templates.ts";
import { literalPattern, notWithinWord } from "../../values/pattern.ts";
import type { KnownUri } from "../subject/known-uri.ts";
import { urisShownBy } from "../subject/shown-paths.ts";
import { uriIn, type Prefixes } from "../subject/paths.ts";
import type { Subject } from "../subject/subject.ts";

export interface ShownRequest extends RequestInCode {
  /** As it is written behind the address. */
  readonly behind: string;
  /** Without what stands before every URI. */
  readonly uri: string;
  /** Whether its address is that of the service, as far as it has one. */
  readonly isOwn: boolean;
  /** What it can be an example of, the nearest first. */
  readonly known: readonly KnownUri[];
  /** Where a part of it stands. */
  readonly at: (part: string) => Position;
}

export function shownIn(subject: Pick<Subject, "prefixes" | "uris">, code: Section["code"]): readonly ShownRequest[] {
  return code.flatMap((block) => {
    const requests = requestsInCode(
      block.map(({ text }) => text),
      block[0]?.at.line ?? 1,
    );
    return requests.flatMap((request, index) => shownAs(subject, request, linesOf(block, request, requests[index + 1])) ?? []);
  });
}

function linesOf(block: CodeBlock, { line }: RequestInCode, next: RequestInCode | undefined): CodeBlock {
  return block.filter(({ at }) => at.line >= line && at.line < (next?.line ?? Infinity));
}

function shownAs({ prefixes, uris }: Pick<Subject, "prefixes" | "uris">, request: RequestInCode, lines: CodeBlock): ShownRequest | undefined {
  const address = addressIn(request.path, prefixes);
  if (address === "another") return undefined;
  const behind = address === "written" ? request.path : withoutOrigin(request.path);
  const uri = uriIn(behind, prefixes);
  if (uri === undefined || !uri.startsWith("/")) return undefined;
  const isOwn = uri !== behind || address === "own";
  return { ...request, behind: withoutOrigin(behind), uri, isOwn, known: urisShownBy(uris())(uri), at: (part) => positionIn(lines, part) };
}

/** `written`: the definitions write it so. Where nobody knows the host of the service, any may be its own. */
function addressIn(path: string, { servers, bases }: Prefixes): "written" | "own" | "unknown" | "another" {
  if (servers.some((server) => path.startsWith(`${server}/`))) return "written";
  const host = /^https?:\/\/[^/]+(?=\/)/i.exec(path)?.[0];
  if (host === undefined) return "unknown";
  if (servers.some((server) => server.startsWith(host)) || bases.some((base) => path.startsWith(`${host}${base}/`))) return "own";
  return servers.every((server) => /^https?:\/\/[^/{}]+(?:\/|$)/i.test(server)) && servers.length > 0 ? "another" : "unknown";
}

function positionIn(lines: CodeBlock, part: string): Position {
  const word = new RegExp(notWithinWord(literalPattern(part)), "iu");
  const found = lines.map((line) => ({ line, index: line.text.search(word) })).find(({ index }) => index !== -1);
  const { at } = (found?.line ?? lines[0])!;
  return found === undefined ? at : { ...at, column: at.column + found.index, length: part.length };
}
