/** What an operation asks of its caller, whatever a version has a word for. */
import type { Way } from "../../model/way.ts";
import type { Requirement } from "../document.ts";
import { setOwn } from "../own-properties.ts";
import { enumerated, inlineCode } from "./markdown.ts";

export function accessNote(ways: readonly Way[]): Requirement[] {
  return ways.map((way) => {
    const needed: Requirement = {};
    for (const { scheme, scopes } of way) setOwn(needed, scheme, [...scopes]);
    return needed;
  });
}

/** "Asks for `key` and `token` (`devices:write`), or for `visit`." */
export function accessText(ways: readonly Way[]): string {
  if (ways.length === 0) return `Asks for ${nothing}.`;
  return `Asks for ${ways.map(wayText).join(", or for ")}.`;
}

const nothing = "no credential";

function wayText(way: Way): string {
  return way.length === 0
    ? nothing
    : enumerated(way.map(({ scheme, scopes }) => `${inlineCode(scheme)}${scopes.length === 0 ? "" : ` (${scopes.map(inlineCode).join(", ")})`}`));
}
