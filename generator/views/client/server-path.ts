import type { Server } from "../../model/service.ts";

/** The part of a server's address that is the same wherever the service runs: the literal path at its end. */
export function pathOf({ url }: Server): string {
  const path = /^(?:\{[^{}]*\}|[a-z][a-z\d+.-]*:\/\/[^/]*)((?:\/[^{}/]+)*)\/?$/i.exec(url)?.[1];
  return path ?? "";
}

/** Without protection: the address of it that the document shows begins with `http`. */
export function isOverHttp(server: Server): boolean {
  return /^http:/i.test(filledIn(server));
}

/** Its address as the document shows it. */
export function filledIn({ url, variables }: Server): string {
  return variables.reduce((filled, { name, default: value }) => filled.replaceAll(`{${name}}`, () => value), url);
}
