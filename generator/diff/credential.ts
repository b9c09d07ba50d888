/** A way to authenticate, as a request shows it. */
import type { SecurityScheme } from "../model/service.ts";

export function credentialOf({ how }: SecurityScheme): string {
  if (how.is === "basic") return "Authorization: Basic <credentials>";
  if (how.is === "bearer") return "Authorization: Bearer <token>";
  return `${how.header}: ${how.word === undefined ? "" : `${how.word} `}${how.credential}`;
}
