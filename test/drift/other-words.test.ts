/** The same in other words, and what a document says of itself, are no findings; what looks like it and states a fact is one. */
import { describe, expect, test } from "vitest";
import { driftFrom, driftSince, shown, subjects, type Subject } from "./subjects.ts";

type Edit = readonly [from: string, to: string];

/** The end of the row of a mode, and what stands below its table. */
function meanings(inCell: string, below = ""): string {
  return [`Default single. ${inCell}`.trim() + " |\n", ...(below === "" ? [] : [`${below}\n`]), "type-cfg block:"].join("\n");
}

const sameLimits = ["Minimum 0. Maximum 15.", "Lower bound 0, upper bound 15.", "Must not be less than 0 or greater than 15.", "Cannot be less than 0 nor more than 15."];

const sameOfMgmt: readonly Edit[] = [
  ["The operational status of an element or of a collection. Some have one, others do not. Certain", "Operational status of an element or collection; only some have one. Certain"],
  ["Holds representations of every element and collection below it. It has no configurable parameters itself.", "Holds the representations of all the elements and collections beneath it, and has no configurable parameters of its own."],
  ["The values true, false, 1, 0 are accepted by boolean fields, whose default is 0 where nothing else is stated.", "The values true, false, 1 and 0 are accepted for boolean fields, which default to 0 unless another default is stated."],
  ["In a baseline or rate response no counters appear but those that the object's sampling-enable property lists.", "Baseline and rate responses contain only those counters that are listed in the sampling-enable property of the object."],
  ["# Device Management REST Interface (version 3)\n", "# Device Management REST Interface (version 3)\n\nIt is RESTful and speaks JSON.\n"],
  ["# Device Management REST Interface (version 3)\n", "# Device Management REST Interface (version 3)\n\nThis guide is meant for developers who write clients.\n"],
  ["## What the service does\n", "## What the service does\n\nThis section gives an overview of the service.\n"],
  ["### General conventions\n", "### General conventions\n\nIt explains how objects and methods work in general.\n"],
  ["## Endpoints\n", "## Endpoints\n\nThe following sections list the endpoints.\n"],
  ["## Limits\n", "## Limits\n\nThe table lists the limits that are known.\n"],
  ["## Errors\n", "## Errors\n\nThis section is about errors.\n"],
  ["Resource kinds:", "There are the following kinds of resources."],
  ["3. The header Content-Type: application/json is on each request.", "3. Each request must carry Content-Type: application/json."],
  ["is an object with one key,", "is an object with exactly one key,"],
  ["## Resources and their fields\n", "## Resources and their fields\n\nThe sections below take the resources one after another; we suggest reading the conventions first.\n"],
  ["Through it, several elements can be", "Through it, more than one element can be"],
  ["Holds representations of every element and collection below it. It has no configurable parameters itself.", "Has no configurable parameters of its own, but contains a representation of every element and collection below it."],
  ["The settings of a single feature. There is exactly one per type.", "The settings of a single feature; there is exactly one per type."],
  ["The values that each enum-list field allows: not shown.", "\n8. The allowed values are not shown for any enum-list field."],
  ["Through the interface, up/down status cannot be altered.", "The interface offers no way to alter the up/down status."],
  ["| Kind | Meaning | Example path shape |", "| Resource kind | What it is | Example of the path shape |"],
  ["There can be several, and each of them is inside a collection.", "There can be several of them. Every one lives inside a collection."],
  [meanings("multiple: when one authentication method rejects, the one after it is tried. single: when a method rejects, that is the end of it and no other is tried."), meanings("", "With mode multiple, the one after it is tried when an authentication method rejects. With mode single, it ends when a method rejects and no other is tried.")],
  ...sameLimits.map((limits): Edit => ["Range 0-15.", limits]),
];

const sameOfController: readonly Edit[] = [
  ["One more header is required, and it carries tenant information. The name of that header: not shown.", "In addition, a header with tenant information is required; its name is not shown."],
  ["# Central Controller REST Interface (version 2)\n", "# Central Controller REST Interface (version 2)\n\nIt explains how objects and methods work, and how calls are authenticated.\n"],
  ["## Authentication\n", "## Authentication\n\nThis section describes how calls are authenticated.\n"],
  ["## Endpoints\n", "## Endpoints\n\nThe table below shows all endpoints.\n"],
  ["this goes for each call.\n2. The Authorization header is where the credential is sent, in one of two schemes:", "this goes for each call. The Authorization header is where the credential is sent. Choose one of two schemes:"],
  ["One more header is required, and it carries tenant information. The name of that header: not shown.\n5.", "One more header is required, and it carries tenant information.\n5. The name of the header that carries tenant information: not shown.\n6."],
  ["| as above | as above |", "| same as in the rows above | same as in the rows above |"],
  ["the session ID that the session call got back", "the ID of the session that the corresponding session call got back"],
  ["| see below |", "| refer to the text below |"],
  [" (hosts under an application, for example).", ". For example, hosts sit beneath an application."],
  ["it is served over HTTPS alone", "it is served solely over HTTPS"],
  ["Objects can also be nested, with a child collection under a parent object", "Objects can also be nested. In that case, a child collection is located under a parent object"],
  ["| Purpose | Method | Path shape | Request payload | Response payload |", "| Purpose | Method | Form of the path | Payload of the request | Payload of the response |"],
  ["a string that is username, a colon, then password", "a string of username, colon and password, in this order"],
  ["a string that is username, a colon, then password", "username, a colon and password"],
  ["One more header is required, and it carries tenant information. The name of that header: not shown.", "Also required is a header, its name not shown, that carries tenant information."],
];

const otherOfMgmt: readonly Edit[] = [
  ...sameLimits.map((limits): Edit => ["Range 0-15.", limits.replace("15", "14")]),
  ["Range 0-15.", "Minimum 0. Maximum 15. Not while a session is open."],
  ["its value is an array of element objects.", "its value is an array of element names."],
  ["The operational status of an element or of a collection. Some have one, others do not. Certain", "Operational status of an element or collection; every one has it. Certain"],
  ["## Limits\n", "## Limits\n\nThis section describes what must never be sent twice.\n\nRequests are refused after midnight.\n"],
  ["Resource kinds:", "Resource kinds:\n\nThe interface speaks no JSON at night."],
  ["There is exactly one per type.", "There are exactly two per type."],
  ["an object with one key, which is", "an object with exactly two keys, which are"],
  ["which is the path of that element", "which is the absolute URL of that element"],
  ["In addition, every item of the array carries the string field svc-url, which is the path of that element.", "Each array item also carries the string field svc-url, the full address of that element."],
  ["Configures a local user for entering privilege mode.", "Configures a local user for entering privilege mode on the console."],
  ["Level of debugging for command authorization.", "The level of debugging for login authentication."],
  ["What it configures is the authorization of commands.", "It configures the authorization of logins."],
  [meanings("multiple: when one authentication method rejects, the one after it is tried. single: when a method rejects, that is the end of it and no other is tried."), meanings("", "With mode multiple, the one before it is tried when an authentication method rejects. With mode single, it ends when a method rejects and no other is tried.")],
  [meanings("multiple: when one authentication method rejects, the one after it is tried. single: when a method rejects, that is the end of it and no other is tried."), meanings("multiple: when one authentication method rejects, the one after it is tried, up to three of them. single: when a method rejects, that is the end of it and no other is tried.")],
  [meanings("multiple: when one authentication method rejects, the one after it is tried. single: when a method rejects, that is the end of it and no other is tried."), meanings("multiple: when one authentication method rejects, the one after it is tried once. single: when a method rejects, that is the end of it and no other is tried.")],
];

const otherOfController: readonly Edit[] = [
  ["it is served over HTTPS alone, and each call is authenticated.", "it is served over HTTPS alone, and most calls are authenticated."],
  ["the session ID that the session call got back", "the user ID that the session call got back"],
  ["One more header is required, and it carries tenant information.", "One more query parameter is required, and it carries tenant information."],
  ["## Endpoints\n", "## Endpoints\n\nThe table shows all endpoints: none can be deleted.\n"],
];

const findings = (subject: Subject, [from, to]: Edit): readonly unknown[] => [driftFrom, driftSince].map((drift) => drift(subject, subject.text.replace(from, to)).map(shown));

const [controller, mgmt] = ["controller-v2", "mgmt-v3"].map((name) => subjects.find((subject) => subject.name === name)!) as [Subject, Subject];

describe.each([["mgmt-v3", mgmt, sameOfMgmt], ["controller-v2", controller, sameOfController]] as const)("%s says the same", (_, subject, edits) => {
  test.each(edits)("%j > %j", (from, to) => {
    expect(subject.text).toContain(from);
    expect(findings(subject, [from, to])).toEqual([[], []]);
  });
});

describe.each([["mgmt-v3", mgmt, otherOfMgmt], ["controller-v2", controller, otherOfController]] as const)("%s says something else", (_, subject, edits) => {
  test.each(edits)("%j > %j", (from, to) => {
    expect(subject.text).toContain(from);
    for (const found of findings(subject, [from, to])) expect(found).not.toEqual([]);
  });
});

test("an array in the place of an object is one finding, though there are several objects now", () => {
  const other = mgmt.text.replace("request: object keyed by type name. Response:", "request: array of objects keyed by type name. Response:");
  expect(driftFrom(mgmt, other).map(({ fact, from, to }) => [fact, from, to])).toEqual([["mention", "object", "array of"]]);
});

test("an operation is called by a noun in another edition", () => {
  const other = controller.text.replace("| Delete one object | DELETE", "| Deletion of one object | DELETE");
  expect(driftFrom(controller, other).map(shown)).toEqual([]);
});
