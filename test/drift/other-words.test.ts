/** The same in other words, and what a document says of itself, are no findings; what looks like it and states a fact is one. */
import { describe, expect, test } from "vitest";
import { driftFrom, driftSince, shown, subjects, type Subject } from "./subjects.ts";

type Edit = readonly [from: string, to: string];

const sameOfMgmt: readonly Edit[] = [
  ["# Device Management REST Interface (version 3)\n", "# Device Management REST Interface (version 3)\n\nIt is RESTful and speaks JSON.\n"],
  ["# Device Management REST Interface (version 3)\n", "# Device Management REST Interface (version 3)\n\nThis guide is meant for developers who write clients.\n"],
  ["## What the service does\n", "## What the service does\n\nThis section gives an overview of the service.\n"],
  ["### General conventions\n", "### General conventions\n\nIt explains how objects and methods work in general.\n"],
  ["## Endpoints\n", "## Endpoints\n\nThe following sections list the endpoints.\n"],
  ["## Limits\n", "## Limits\n\nThe table lists the limits that are known.\n"],
  ["## Errors\n", "## Errors\n\nThis section is about errors.\n"],
  ["Resource kinds:", "There are the following kinds of resources."],
  ["is an object with one key,", "is an object with exactly one key,"],
];

const sameOfController: readonly Edit[] = [
  ["# Central Controller REST Interface (version 2)\n", "# Central Controller REST Interface (version 2)\n\nIt explains how objects and methods work, and how calls are authenticated.\n"],
  ["## Authentication\n", "## Authentication\n\nThis section describes how calls are authenticated.\n"],
  ["## Endpoints\n", "## Endpoints\n\nThe table below shows all endpoints.\n"],
];

const otherOfMgmt: readonly Edit[] = [
  ["## Limits\n", "## Limits\n\nThis section describes what must never be sent twice.\n\nRequests are refused after midnight.\n"],
  ["Resource kinds:", "Resource kinds:\n\nThe interface speaks no JSON at night."],
  ["There is exactly one per type.", "There are exactly two per type."],
  ["an object with one key, which is", "an object with exactly two keys, which are"],
];

const otherOfController: readonly Edit[] = [
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
