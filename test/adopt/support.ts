/** Adopting in memory: the shipped definitions, brought to an edition of their document that a test has changed. */
import { existsSync, readFileSync } from "node:fs";
import { diffLines } from "diff";
import { adopt, type Adoption } from "../../generator/adopt/adopt.ts";
import type { Measure, Measured, Texts } from "../../generator/adopt/measured.ts";
import { listFiles } from "../../generator/disk/list.ts";
import { nodeDisk } from "../../generator/disk/node-disk.ts";
import { filesOver, measureWith, statesFrom, type MeasuredState, type Measuring } from "../../generator/pipeline/measure.ts";
import { memoize } from "../../generator/values/memoize.ts";
import { repository } from "../support/definitions.ts";

export const project = { root: repository, definitions: "spec-src", out: "generated", cache: ".specwright-cache" };

/**
 * The definitions and the document of a service, by path from the root.
 * @param from where they are on disk, if not in the folder of the definitions
 */
export function textsOf(service: string, from = `spec-src/${service}`): Texts {
  const folder = `spec-src/${service}`;
  const files = listFiles(`${repository}/${from}`);
  if (!files.ok) throw new Error(files.diagnostics.map(({ message }) => message).join("\n"));
  const paths = files.value.filter((path) => path.endsWith(".ts") || path === "document.md");
  return new Map(paths.map((path) => [`${folder}/${path}`, readFileSync(`${repository}/${from}/${path}`, "utf8")]));
}

/** A text with each of its parts replaced that must be there once. */
export function withChanges(text: string, changes: readonly (readonly [string, string])[]): string {
  return changes.reduce((changed, [from, to]) => {
    const parts = changed.split(from);
    if (parts.length !== 2) throw new Error(`${JSON.stringify(from)} stands ${parts.length - 1} times in the document.`);
    return parts.join(to);
  }, text);
}

export interface Adopted {
  readonly before: Texts;
  readonly found: Measured["findings"];
  readonly adoption: Adoption;
  /** How often definitions were held against the document meanwhile. */
  readonly trials: number;
  /** What is still found afterwards. */
  readonly left: Measured["findings"];
  /** The same run on what the first one made. */
  readonly again: Adoption;
}

function measuringOf(service: string): Measuring {
  const folder = { name: service, folder: `spec-src/${service}` };
  return { project, folder, own: `${folder.folder}/document.md`, disk: nodeDisk };
}

/** What an earlier run knows of definitions; nothing of those that a test has made. */
const knownOf = memoize((service: string): readonly MeasuredState[] => {
  if (!existsSync(`${repository}/spec-src/${service}`)) return [];
  const states = statesFrom([]);
  measureWith(measuringOf(service), states)(textsOf(service));
  return [states.nearest(() => 0)!];
});

/** @param document the other edition; the service's own where there is none, as `texts` has it */
export function adoptIn(service: string, texts: Texts, document: string | undefined): Adopted {
  const measuring = { ...measuringOf(service), ...(document === undefined ? {} : { other: { file: "new.md", text: document } }) };
  const known = knownOf(service);
  const measure = measureWith(measuring, statesFrom(known));
  const measured = (some: Texts, by = measure): Measured => {
    const result = by(some);
    if (!result.ok) throw new Error(result.diagnostics.map(({ message }) => message).join("\n"));
    return result.value;
  };
  let trials = 0;
  const counted: Measure = (some) => {
    trials += 1;
    return measure(some);
  };
  const given = (some: Texts) => ({ root: repository, folder: measuring.folder.folder, texts: some, measure: counted, filesWith: (own: Texts) => filesOver(project, own, nodeDisk), accepted: new Set<string>() });
  const first = measured(texts);
  const adoption = adopt(given(texts), first);
  const until = trials;
  // By somebody who has compared nothing before.
  const after = measured(adoption.texts, measureWith(measuring, statesFrom(known.map((one) => ({ ...one, checkpoint: undefined })))));
  return { before: texts, found: first.findings, adoption, trials: until, left: after.findings, again: adopt(given(adoption.texts), after) };
}

/** Every line that went or came, file by file; of a document only those of its table rows and sentences that changed. */
export function changedLines(before: Texts, after: Texts): string {
  const paths = [...new Set([...before.keys(), ...after.keys()])].sort();
  return paths
    .flatMap((path) => {
      const lines = diffLines(before.get(path) ?? "", after.get(path) ?? "").flatMap(({ added, removed, value }) =>
        added || removed ? value.replace(/\n$/, "").split("\n").map((line) => `${added ? "+" : "-"} ${line}`) : [],
      );
      return lines.length === 0 ? [] : [`${path.replace(/^spec-src\//, "")}`, ...lines];
    })
    .join("\n");
}
