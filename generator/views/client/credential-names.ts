/** The options of a client by which a way to authenticate is given. */
import type { SecurityScheme } from "../../model/service.ts";
import { NameSet } from "./name-set.ts";

/** What can be set besides. */
const OPTIONS = [
  "allowLoopbackHttp",
  "baseUrl",
  "credential",
  "deadline",
  "fetch",
  "headers",
  "maxBytes",
  "middleware",
  "path",
  "policy",
  "signal",
  "timeout",
  "word",
];

/** Whether one of these is given is asked of an object, which has what it inherits whatever is given. */
const INHERITED = Object.getOwnPropertyNames(Object.prototype);

/**
 * A single token needs no other name; of several ways each has the name that the definition gives it, or where that is taken the nearest one. A certificate is
 * of what sends.
 */
export function credentialNames(security: readonly SecurityScheme[]): readonly string[] {
  const taken = new NameSet([...OPTIONS, ...INHERITED]);
  return security.map(({ name, how }) => (how.is === "certificate" ? "fetch" : taken.add(security.length === 1 && how.is !== "basic" ? "token" : name)));
}
