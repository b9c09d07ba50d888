import type { Server } from "../../model/service.ts";

/** The part of a server's address that is the same wherever the service runs: the literal path at its end. */
export function pathOf({ url }: Server): string {
  const path = /^(?:\{[^{}]*\}|[a-z][a-z\d+.-]*:\/\/[^/]*)((?:\/[^{}/]+)*)\/?$/i.exec(url)?.[1];
  return path ?? "";
}
