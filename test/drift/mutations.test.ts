/** Each change of one fact in an edition of the documents is one finding, at its line. */
import { describe, expect, test } from "vitest";
import type { Finding } from "../../generator/drift/findings/finding.ts";
import { mutationsOf, type Mutation } from "./mutations.ts";
import { driftFrom, driftInPlace, driftSince, shown, subjects } from "./subjects.ts";

/** A mutation that is not found, or not once, or elsewhere. */
interface Miss {
  readonly mutation: Mutation;
  readonly findings: readonly Finding[];
}

function isFoundOnce({ line, isGone }: Mutation, findings: readonly Finding[]): boolean {
  const [finding, ...others] = findings;
  if (finding === undefined || others.length > 0) return false;
  return isGone === true ? Math.abs(finding.document.line - line) <= 2 : finding.document.line === line;
}

function missesOf(mutations: readonly Mutation[], drift: (text: string) => readonly Finding[]): readonly Miss[] {
  return mutations.map((mutation) => ({ mutation, findings: drift(mutation.text) })).filter(({ mutation, findings }) => !isFoundOnce(mutation, findings));
}

function table(misses: readonly Miss[]): string {
  return misses.map(({ mutation: { kind, line }, findings }) => [`${kind}, line ${line}: ${findings.length} findings`, ...findings.slice(0, 4).map(shown)].join("\n    ")).join("\n");
}

describe.each(subjects.map((subject) => [subject.name, subject] as const))("%s", (_, subject) => {
  const mutations = mutationsOf(subject.text);

  test("as another edition: each is found once, at its line", () => {
    expect(table(missesOf(mutations, (text) => driftFrom(subject, text)))).toBe("");
  });
});

test("they are many", () => {
  const counts = subjects.map(({ text }) => mutationsOf(text).length);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(400);
});

describe.each(subjects.map((subject) => [subject.name, subject] as const))("%s, edited where it is", (_, subject) => {
  const ofFields = new Set(["row renamed", "row added", "type", "default", "default added", "range", "length", "format", "values", "bits", "literals", "method", "name of several added", "listed name added", "listed name renamed"]);
  const lines = subject.text.split("\n");
  const isOfField = ({ kind, line }: Mutation): boolean => ofFields.has(kind) && (lines[line - 1]!.startsWith("|") || kind.startsWith("listed"));
  const mutations = mutationsOf(subject.text);

  test("what rows say is found once, by the definitions alone", () => {
    expect(table(missesOf(mutations.filter(isOfField), (text) => driftInPlace(subject, text)))).toBe("");
  });

  test("what else it said before is found once, by that", () => {
    expect(table(missesOf(mutations.filter((one) => !isOfField(one)), (text) => driftSince(subject, text)))).toBe("");
  });
});
