/** The service's own edition, edited where nothing but the comments and statements of its definitions tells what it said. */
import { describe, expect, test } from "vitest";
import { contraryOf } from "../../generator/drift/wordings/nuances/reworded.ts";
import { driftInPlace, subjects } from "./subjects.ts";

function found(name: string, from: RegExp, to: string): readonly unknown[] {
  const subject = subjects.find((one) => one.name === name)!;
  const text = subject.text.replace(from, () => to);
  expect(text).not.toBe(subject.text);
  const line = text.split("\n").findIndex((one, index) => one !== subject.text.split("\n")[index]) + 1;
  return driftInPlace(subject, text).map(({ from: old, to: now, document, definition }) => [old, now, document.line - line, definition?.file]);
}

describe("what a sentence says otherwise than the comment of its definition", () => {
  test.each([
    ["mgmt-v3", /There is exactly one per type\./, "There is at most one per type.", ["exactly one", "at most one", 0, "spec-src/mgmt-v3/kinds.ts"]],
    ["mgmt-v3", /It has no configurable parameters itself\./, "It has configurable parameters of its own.", ["no configurable parameters", undefined, 0, "spec-src/mgmt-v3/kinds.ts"]],
    ["mgmt-v3", /its minimum, maximum and average over/, "its minimum and maximum over", ["average", undefined, 0, "spec-src/mgmt-v3/kinds.ts"]],
    ["mgmt-v3", /a reload or a failover leaves the uuid as it is/, "a reload leaves the uuid as it is, and a failover gives the object a new one", ["keeps", "gives the object a new", 0, "spec-src/mgmt-v3/service.ts"]],
    ["mgmt-v3", /Several logins of one and the same user are rejected\./, "Several logins of one and the same user are accepted.", ["rejects", "accepted", 0, "spec-src/mgmt-v3/authentication.ts"]],
    ["controller-v2", /^1\. .*$/m, "1. Each call is authenticated and checked for authorization after it is accepted.", ["before", "after", 0, "spec-src/controller-v2/service.ts"]],
    ["controller-v2", /^1\. .*$/m, "1. Each call except the session call is authenticated and checked for authorization before it is accepted.", [undefined, "except the session", 0, "spec-src/controller-v2/service.ts"]],
    ["controller-v2", /an object is identified by its name/, "an object is identified by a number", ["by name", undefined, 0, "spec-src/controller-v2/kinds.ts"]],
    ["controller-v2", /base64 encoding/, "base64url encoding", ["base64", undefined, 0, "spec-src/controller-v2/service.ts"]],
  ])("%s: %s > %s", (name, from, to, finding) => expect(found(name, from, to)).toEqual([finding]));
});

test("the same in other words, or told by two sentences in the place of one, is no news", () => {
  expect(found("mgmt-v3", /It has no configurable parameters itself\./, "There are no configurable parameters on it.")).toEqual([]);
  expect(found("mgmt-v3", /There is exactly one per type\./, "Exactly one of them exists for each type.")).toEqual([]);
  expect(found("controller-v2", /^1\. .*$/m, "1. No call is accepted before it has been authenticated and checked for authorization.")).toEqual([]);
  expect(found("controller-v2", /^1\. .*$/m, "1. Each call is authenticated. Before it is accepted, it is checked for authorization as well.")).toEqual([]);
});

test("what should or may be is told where the other wording has it done, or demands it", () => {
  expect(contraryOf("The temperature that a room should have.", "The temperature of each room in degrees.")).toBeUndefined();
  expect(contraryOf("The temperature of a room in degrees.", "The temperature, which may be above 30.")).toBeUndefined();
  expect(contraryOf("The row holds names.", "The row should hold names.")).toEqual({ to: "should" });
  expect(contraryOf("The row must hold names.", "The row should hold names.")).toEqual({ from: "must", to: "should" });
  expect(contraryOf("The row holds names.", "The row may hold names.")).toEqual({ to: "may" });
});

test("the name of an item that stands in its sentence denies nothing", () => {
  const table = /\| Field \| Type \| Notes \|\n.*\n\| none \| .*\n\| tacplus \| .*\n/;
  const items = (protocol: string): string => `- none (boolean): No command authorization. Default 0.\n- tacplus (boolean): Use the ${protocol} protocol. Default 0.\n`;
  expect(found("mgmt-v3", table, items("TACACS+"))).toEqual([]);
  expect(found("mgmt-v3", table, items("RADIUS"))).toEqual([["TACACS+", "RADIUS", 1, "spec-src/mgmt-v3/authorization.ts"]]);
});

test("what else a row says otherwise is told once", () => {
  expect(found("mgmt-v3", /^\| multiple-auth-reject \|.*$/m, "| multiple-auth-reject | string | Several logins of one and the same user are accepted. Default 0. |")).toHaveLength(1);
});
