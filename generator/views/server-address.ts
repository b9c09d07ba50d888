/** Where a service is, as its document shows it. */
import type { Server } from "../model/service.ts";

/** What stands in for a host that nobody tells. */
const STAND_IN = "https://service.example";

/** The address of the first server, without a slash at its end; where that is a path alone, behind a stand-in. */
export function shownAddress([server]: readonly Server[]): string {
  if (server === undefined) return STAND_IN;
  const shown = filledIn(server)
    .replace(/^(?=\/\/)/, "https:")
    .replace(/\/+$/, "");
  return URL.canParse(shown) ? shown : STAND_IN + serverPath(server);
}

/** The part of a server's address that is the same wherever the service runs: the literal path at its end. */
export function serverPath({ url }: Server): string {
  const path = /^(?:\{[^{}]*\}|(?:[a-z][a-z\d+.-]*:)?\/\/[^/]*)?((?:\/[^{}/]+)*)\/?$/i.exec(url)?.[1];
  return path ?? "";
}

/** What stands before that path, where the document tells it to the end. */
export function toldOrigin(server: Server): string | undefined {
  const address = filledIn(server);
  return /^https?:/.test(address) && !server.url.includes("{") ? address.replace(/\/+$/, "").slice(0, -serverPath(server).length || undefined) : undefined;
}

/** Without protection. */
export function isOverHttp(server: Server): boolean {
  return /^http:/.test(filledIn(server));
}

/** With its scheme in small letters, whichever the document has. */
function filledIn({ url, variables }: Server): string {
  return variables
    .reduce((filled, { name, default: value }) => filled.replaceAll(`{${name}}`, () => value), url)
    .replace(/^https?:/i, (scheme) => scheme.toLowerCase());
}
