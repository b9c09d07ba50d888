/** What took the place of words that say something: one finding that names both, at the line and at the definition that says it. */
import { describe, expect, test } from "vitest";
import type { Finding } from "../../generator/drift/findings/finding.ts";
import { driftFrom, driftInPlace, driftSince, shown, subjects, type Subject } from "./subjects.ts";

function service(name: string): Subject {
  return subjects.find((subject) => subject.name === name)!;
}

type Case = readonly [from: string, to: string, finding: Partial<Omit<Finding, "definition">>, file?: string];

const mgmt: readonly Case[] = [
  ["service over HTTPS", "service over HTTP", { change: "changed", from: "HTTPS", to: "HTTP" }],
  ["service over HTTPS", "service over HTTP and HTTPS", { change: "added", to: "HTTP" }],
  ["with it is JSON", "with it is XML", { change: "changed", from: "JSON", to: "XML" }],
  ["(version 2) has", "(version 3) has", { change: "changed", from: "2", to: "3" }],
  ["object with one key, which is the name", "object with two keys, which are the name", { change: "changed", from: "one", to: "2" }],
  ["resources has one URI", "resources has two URIs", { change: "changed", from: "one", to: "two" }],
  ["A PUT on the collection URI", "A PUT on the element URI", { change: "changed", from: "collection", to: "element" }],
  ["the string field svc-url", "the object field svc-url", { fact: "member", from: "string", to: "svc-url (object)" }],
  ["in the format enum-list takes", "in the format list-of-names takes", { fact: "format", from: "enum-list", to: "list-of-names" }],
  ["For each enabled counter, its minimum", "For each counter, its minimum", { change: "removed", from: "enabled" }],
  ["modify, replace and delete resources", "modify, replace, clone and delete resources", { change: "added", to: "clone" }],
  ["its minimum, maximum and average", "its minimum, maximum, median and average", { change: "added", to: "median" }],
  ["user are rejected", "user are accepted", { change: "changed", from: "rejected", to: "accepted" }],
  ["There is exactly one per type.", "There is exactly one per type in each partition.", { change: "added", to: "in each partition" }],
  ["a reload or a failover leaves the uuid as it is.", "a reload leaves the uuid as it is, but a failover gives the object a new one.", { change: "changed", to: "gives the object a new" }],
  ["| baseline | baseline |", "| baseline | baselines |", { change: "changed", from: "baseline", to: "baselines" }],
  ["object with stats", "object with statistics", { change: "changed", from: "stats", to: "statistics" }],
  ["object with baseline array", "object with baseline object", { change: "changed", from: "array", to: "object" }],
  ["then a space,", "then a colon,", { change: "changed", from: "a space", to: "colon" }],
  ["3. The header Content-Type", "3. The header Accept", { change: "changed", from: "Content-Type", to: "Accept" }],
  ["(a port key is {port-number}+{protocol})", "(a port key is {port-number},{protocol})", { change: "changed", from: "{port-number}+{protocol}", to: "{port-number},{protocol}" }],
  ["string (the value Down appears)", "string (up, down or unknown)", { fact: "values", from: "Down", to: "up, down, unknown" }],
  ["string (the value Down appears)", "string: up, down or unknown", { fact: "values", from: "Down", to: "up, down, unknown" }],
  ["string (the value Down appears)", "string – Up, Down", { fact: "values", from: "Down", to: "Up, Down" }],
];

const controller: readonly Case[] = [
  ["then password |", "then password. Accepted by the session call only. |", { change: "added", fact: "statement", to: "Accepted by the session call only." }],
  ["identified by its name", "identified by its name (upper and lower case count as the same)", { change: "added", to: "upper and lower case count as the same" }],
  ["usually needs no body.", "usually needs no body, and ignores one.", { change: "added", to: "and ignores one" }],
  ["is a controller host name.", "is a controller host name (in lower case).", { change: "added", to: "in lower case" }],
  ["<PROVIDER> |", "<PROVIDER>. Not needed on small controllers. |", { change: "added", fact: "statement", to: "Not needed on small controllers." }],
  ["| Update one object | PUT | /{object_collection}/{object_name} | JSON object | the object |", "| Update one object | PUT | /{object_collection}/{object_name} | JSON object | none (read the object again to see the result) |", { fact: "response", to: "none" }],
  ["supports GET, POST, PUT and DELETE.", "supports GET, POST, PUT and DELETE, except objects of the collection licenses, which support GET only.", { change: "added", to: "except objects of the collection" }],
  ["supports GET, POST, PUT and DELETE.", "supports GET, POST, PUT and DELETE. Deleting a parent object also deletes its children.", { change: "added", fact: "statement", to: "Deleting a parent object also deletes its children." }],
  ["| none | the object |", "| none | the object with its child objects |", { change: "changed", fact: "response", to: "the object with its child objects" }],
  ["| name | string |", "| name | string (letters, digits and hyphens only) |", { change: "added", fact: "statement", to: "letters, digits and hyphens only" }, "spec-src/controller-v2/objects.ts"],
  ["| description | string |", "| description | string (deprecated) |", { change: "added", fact: "statement", to: "deprecated" }, "spec-src/controller-v2/objects.ts"],
  ["# Central Controller REST Interface (version 2)", "# Central Controller REST Interface (version 3)", { change: "changed", from: "2", to: "3" }],
  ["two Authorization schemes", "three Authorization schemes", { change: "changed", from: "2", to: "3" }],
  ["identified by its name", "identified by its uuid", { change: "changed", from: "by name", to: "uuid" }],
  ["| Session <SESSION_ID> |", "| Bearer <SESSION_ID> |", { change: "changed", from: "session", to: "Bearer" }],
  ["| none | the objects of the collection |", "| none | none |", { fact: "response", change: "changed", to: "none" }],
  ["2. The Authorization header", "2. The X-Auth header", { change: "changed", from: "Authorization", to: "X-Auth" }, "spec-src/controller-v2/service.ts"],
  ["| Authorization | as above |", "| Proxy-Authorization | as above |", { change: "renamed", from: "Authorization", to: "Proxy-Authorization" }, "spec-src/controller-v2/service.ts"],
];

describe.each([["mgmt-v3", mgmt], ["controller-v2", controller]] as const)("%s", (name, cases) => {
  const subject = service(name);

  test.each(cases.map(([from, to, finding, file]) => ({ from, to, finding, file })))("$from > $to", ({ from, to, finding, file }) => {
    const line = subject.text.slice(0, subject.text.indexOf(from)).split("\n").length;
    expect(subject.text).toContain(from);
    for (const drift of [driftFrom, driftSince]) {
      const found = drift(subject, subject.text.replace(from, to));
      expect(found.map(shown)).toHaveLength(1);
      expect(found[0]).toMatchObject({ ...finding, document: { line }, ...(file === undefined ? {} : { definition: { file } }) });
    }
  });
});

describe("paths", () => {
  const subject = service("mgmt-v3");

  function found(from: string, to: string): Finding {
    expect(subject.text).toContain(from);
    const findings = driftFrom(subject, subject.text.replace(from, to));
    expect(findings.map(shown)).toHaveLength(1);
    return findings[0]!;
  }

  test("of several in a row it is the one that is gone which has another name", () => {
    expect(found("/mgmt/v3/slb/common, /mgmt/v3/authentication |", "/mgmt/v3/slb/common, /mgmt/v3/aaa |")).toMatchObject({ fact: "path", change: "changed", from: "/mgmt/v3/authentication", to: "/mgmt/v3/aaa" });
    expect(found("| POST | /mgmt/v3/authentication or", "| POST | /mgmt/v3/auth or")).toMatchObject({ fact: "path", change: "changed", from: "/mgmt/v3/authentication", to: "/mgmt/v3/auth" });
    expect(found("| /mgmt/v3/<parent path>/<collection> |", "| /mgmt/v3/<parent path>/<collection>/list |")).toMatchObject({ fact: "path", change: "changed", from: "/mgmt/v3/<parent path>/<collection>" });
  });

  test("one that came takes no other's place", () => {
    const one = found("/mgmt/v3/slb/common, /mgmt", "/mgmt/v3/slb/common, /mgmt/v3/slb/ssl, /mgmt");
    expect(one).toMatchObject({ fact: "path", change: "added", to: "/mgmt/v3/slb/ssl" });
    expect(one.from).toBeUndefined();
  });

  test("one that came, by the definitions alone", () => {
    const text = subject.text.replace("Partition visibility: none.", "Partition visibility: none. Its log is at /mgmt/v3/journal.");
    expect(driftInPlace(subject, text)).toMatchObject([{ fact: "path", change: "added", to: "/mgmt/v3/journal" }]);
  });

  test.each([
    ["{base_url}/mgmt/v3/<resource path>", "{base_url}/mgmt/v4/<resource path>"],
    ["{base_url}/mgmt/v3/<resource path>", "{device_url}/mgmt/v3/<resource path>"],
    ["{base_url}/mgmt/v3/<resource path>", "{base_url}/api/mgmt/v3/<resource path>"],
  ])("the address of all is the server's: %s > %s", (from, to) => {
    expect(found(from, to)).toMatchObject({ fact: "path", change: "changed", from, to, definition: { file: "spec-src/mgmt-v3/service.ts" } });
  });
});

describe("what was not shown and is said in other words, or by a table", () => {
  const subject = service("mgmt-v3");

  test.each([
    ["Any events: not shown.", "The device sends traps.", "The device sends traps."],
    ["The policy of compatibility and deprecation: not shown.", "A version is supported for five years.", "A version is supported for five years."],
    ["The way to obtain a session token: not shown.", "The way to obtain a session token: by a POST to /mgmt/v3/auth.", "The way to obtain a session token: by a POST to /mgmt/v3/auth."],
    ["The full set of names that counters have in sampling-enable: not shown.", "No other names are used.", "No other names are used."],
    ["Any errors: not shown.", "| Status | Meaning |\n|---|---|\n| 400 | No object |\n| 401 | No session |", "400, 401"],
  ])("%s > %j", (from, text, to) => {
    const line = subject.text.slice(0, subject.text.indexOf(from)).split("\n").length;
    const found = driftFrom(subject, subject.text.replace(from, () => text));
    expect(found.map(shown)).toHaveLength(1);
    expect(found[0]).toMatchObject({ change: "changed", fact: "notShown", to, definition: { file: expect.stringContaining("spec-src/mgmt-v3/") as string } });
    expect(Math.abs(found[0]!.document.line - line)).toBeLessThanOrEqual(text.includes("|") ? 2 : 0);
  });
});

describe("a table where something was not shown", () => {
  const statuses = "| Status | Meaning |\n|---|---|\n| 400 | The request is malformed. |\n| 404 | There is no such resource. |";

  test("is found by the definitions alone, where they know of nothing else there", () => {
    const subject = service("mgmt-v3");
    const inPlace = (put: string) => driftInPlace(subject, subject.text.replace("Any errors: not shown.", put)).map(({ fact, to }) => [fact, to]);
    expect(inPlace(statuses)).toEqual([["notShown", "400, 404"]]);
    expect(inPlace(`${statuses}\n\nThe body of an error: not shown.`)).toEqual([]);
  });

  test.each([
    [statuses, ["changed notShown not shown: Any errors → 400, 404"]],
    [`${statuses}\n\nThe body of an error: not shown.`, ["changed notShown not shown: Any errors → 400, 404", "added notShown undefined → not shown: The body of an error"]],
    [
      `${statuses}\n\nOther errors: not shown.`,
      ["added row undefined → 400", "added row undefined → 404", "changed notShown not shown: Any errors → not shown: Other errors"],
    ],
    [`Any errors: not shown.\n\n${statuses}`, ["added row undefined → 400", "added row undefined → 404"]],
  ])("%s", (put, expected) => {
    const subject = service("mgmt-v3");
    const text = subject.text.replace("Any errors: not shown.", put);
    for (const drift of [driftFrom, driftSince]) expect(drift(subject, text).map(({ change, fact, from, to }) => `${change} ${fact} ${from} → ${to}`)).toEqual(expected);
  });
});
