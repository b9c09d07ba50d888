/** What `Access` holds: `["visit", { token: ["devices:write"]; key: [] }]`. */
import type { Needed, Way } from "../../model/way.ts";
import type { TypeSyntax } from "../print/syntax.ts";
import { keyToken, literalToken } from "../print/token.ts";

export function accessText(ways: readonly Way[]): string {
  return `[${ways.map(wayText).join(", ")}]`;
}

export function accessType(ways: readonly Way[]): TypeSyntax {
  return { is: "written", text: accessText(ways) };
}

function wayText(way: Way): string {
  const [only, ...others] = way;
  if (only === undefined) return "{}";
  return others.length === 0 && only.scopes.length === 0 ? literalToken(only.scheme) : `{ ${way.map(neededText).join("; ")} }`;
}

function neededText({ scheme, scopes }: Needed): string {
  return `${keyToken(scheme)}: [${scopes.map((scope) => literalToken(scope)).join(", ")}]`;
}
