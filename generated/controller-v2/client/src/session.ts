/** What there is at `/session`. Generated from spec-src/controller-v2/session.ts. */
import type { Connection } from "./runtime/contract.ts";
import { below, root } from "./runtime/path.ts";
import { Undocumented } from "./undocumented.ts";

/** The session, whose identifier the scheme `Session` needs. `/session` */
export function session(connection: Connection): Undocumented {
  return new Undocumented(connection, below(root)`/session`);
}
