/**
 * Requests that a text gives: `GET /bank reads the bank`, `create (POST /things)`, `GET, PUT /clock`, `a PUT request to /things/{id}`; what it denies, and what
 * was removed or is to come, is none.
 */
import { typedPlaceholder } from "./typed-placeholders.ts";

export interface RequestSaid {
  readonly methods: readonly string[];
  readonly path: string;
  readonly index: number;
  readonly end: number;
  /** What the text says in front of it, from the request before it on, and behind it, down to the next one. */
  readonly before: string;
  readonly after: string;
}

export function requestsSaid(text: string): readonly RequestSaid[] {
  const matches = [...text.matchAll(requests)];
  return matches.flatMap(({ 0: whole, 1: listed, 2: path, index }, position) => {
    const [last, next] = [matches[position - 1], matches[position + 1]];
    const end = index + whole.length;
    const before = text.slice(last === undefined ? 0 : last.index + last[0].length, index);
    const after = text.slice(end, next?.index);
    if (
      anyPath.test(path!) ||
      denied.test(/[^,;]*$/.exec(before)![0]) ||
      denied.test(/^[^,;]*/.exec(after)![0]) ||
      goneBefore.test(before) ||
      goneBehind.test(after)
    )
      return [];
    return [{ methods: listed!.match(/[A-Z]{3,}/g)!, path: path!, index, end, before, after }];
  });
}

const requests = new RegExp(
  String.raw`\b((?:GET|HEAD|PUT|POST|PATCH|DELETE)(?:(?:\s*[,/|]\s*|\s+(?:and|or)\s+)(?:GET|HEAD|PUT|POST|PATCH|DELETE))*)(?:\s+requests?\s+to(?:\s+the\s+(?:path|resource|UR[IL]))?)?\s+(?:https?://[^/\s]+)?(/(?:${typedPlaceholder}|(?!&\w+=)[^\s?,;()])*(?:${typedPlaceholder}|(?!&\w+=)[^\s?,;().:]))(?:(?:\?|&(?=\w+=))[^\s,;)]*)?`,
  "gu",
);

/** It stands for whatever path one asks for. */
const anyPath = /^\/(?:endpoint|path|resource|ur[il]|route)$/i;

const denied = /\b(?:not|never|no longer|instead of|rather than|unlike|without|cannot)\b/i;

/**
 * `removed GET /balance`, `DELETE /things was dropped`, `POST /things/import will be added in 3.0`: no request of this version. What will be removed is one
 * still.
 */
const goneBefore =
  /\b(?<!\bwill be )(?:removed|dropped|withdrawn|retired|discontinued|planned)(?:\s+(?:the|its?|requests?|operations?|endpoints?|methods?))*\s*:?\s*$/i;
const goneBehind =
  /^\s*(?:(?:requests?|operations?|endpoints?|methods?)\s+)?(?:(?:was|were|is|are|(?:has|have) been|got)\s+(?:removed|dropped|withdrawn|retired|discontinued|planned)|(?:will|shall)\s+(?:be\s+(?:added|introduced|supported|provided|available)|come|follow))\b/i;
