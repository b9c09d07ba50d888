/** What a package of a service is called, as npm takes it. */
import { domainToASCII } from "node:url";

/** Letters lose their marks; where other alphabets are left, they are written as in names of hosts (RFC 3492), so that two services have two names. */
export function packageName(service: string, what: "client" | "stub" | "tests"): string {
  const plain = service
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
  const name = /^[a-z\d-]*$/.test(plain) ? plain : inAscii(plain);
  return `${name || "service"}-${what}`;
}

/** With a name behind it, since digits alone would be an address. */
function inAscii(name: string): string {
  return domainToASCII(`${name}.x`).slice(0, -2);
}
