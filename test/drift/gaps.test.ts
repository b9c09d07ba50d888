/** The service's own edition, where something that was not shown is, or the other way round, and where things are marked as deprecated. */
import { expect, test } from "vitest";
import { driftFrom, driftInPlace, subjects } from "./subjects.ts";

function found(drift: typeof driftInPlace, name: string, from: RegExp, to: string): readonly unknown[] {
  const subject = subjects.find((one) => one.name === name)!;
  const text = subject.text.replace(from, () => to);
  expect(text).not.toBe(subject.text);
  const line = text.split("\n").findIndex((one, index) => one !== subject.text.split("\n")[index]) + 1;
  return drift(subject, text).map(({ change, fact, document }) => [change, fact, document.line - line]);
}

test.each([
  ["mgmt-v3", /The transitions between states: not shown\./, "A port goes from Down to Up as soon as its health check passes.", ["changed", "notShown", 0]],
  ["mgmt-v3", /^(4\. .*session token.*)$/m, "4. How a session token is obtained: not shown.\n5. The lifetime of a session token: not shown.", ["added", "notShown", 1]],
  ["controller-v2", /^4\. .*$/m, "4. A further header is required, X-Tenant, which carries tenant information.", ["changed", "notShown", 0]],
  ["mgmt-v3", /^\| tacplus \|.*$/m, "| tacplus | boolean | The TACACS+ protocol is used. Default 0. Deprecated. |", ["added", "statement", 0]],
] as const)("%s, in place: %s > %s", (name, from, to, finding) => expect(found(driftInPlace, name, from, to)).toEqual([finding]));

test("another edition: a name that was not shown, and a row more than a sentence counted, are told once", () => {
  expect(found(driftFrom, "controller-v2", /^4\. .*$/m, "4. A further header is required, X-Tenant, which carries tenant information.")).toEqual([["changed", "notShown", 0]]);
  const third = /one of two schemes:([^]*)(\| Session \| Session <SESSION_ID> .*\n)/;
  const subject = subjects.find(({ name }) => name === "controller-v2")!;
  const text = subject.text.replace(third, "one of three schemes:$1$2| Key | Key <API_KEY> | the key of a service account |\n");
  expect(driftFrom(subject, text)).toMatchObject([{ change: "added", fact: "row", to: "Key" }]);
});
