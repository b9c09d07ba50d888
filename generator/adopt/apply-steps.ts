/** The texts after some steps. */
import { readDocument } from "../documents/read.ts";
import { renamedAs, tellsOfRow, type Finding } from "../drift/findings/finding.ts";
import { groupBy } from "../values/group-by.ts";
import { applyEdits, isSameEdit, openedFiles, overlappingEdits, type Edit } from "./edit/opened-files.ts";
import { keepSources } from "./edit/sources.ts";
import type { Editions } from "./edition/editions.ts";
import { editsForFinding } from "./edition/edits-for-finding.ts";
import { isWithinPassage, takePassage } from "./edition/passages.ts";
import { withImports } from "./imported.ts";
import type { Texts } from "./measured.ts";
import type { Step } from "./step.ts";

/** Undefined where two steps touch the same characters. */
export function applySteps(texts: Texts, steps: readonly Step[], editions: Editions): Texts | undefined {
  const edits = editsOf(steps, editions);
  const changed = new Map(texts);
  for (const [file, own] of byFile(edits)) {
    const text = applyEdits(texts.get(file) ?? "", own);
    if (text === undefined) return undefined;
    changed.set(file, text);
  }
  for (const { files = new Map<string, string>() } of steps) for (const [path, text] of files) changed.set(path, text);
  for (const path of steps.flatMap(({ removes = [] }) => removes)) changed.delete(path);
  return withSources(withImports(changed, texts, steps, new Set(edits.map(({ file }) => file))), editions);
}

/** The steps that touch characters which one before them touches as well. */
export function clashingSteps(steps: readonly Step[], editions: Editions): readonly Step[] {
  const overlaps = [...byFile(editsOf(steps, editions)).values()].flatMap(overlappingEdits);
  const editsByStep = steps.map((step) => ({ step, edits: editsOf([step], editions) }));
  const later = overlaps.flatMap((overlap) => {
    const [first, ...others] = editsByStep.filter(({ edits }) => edits.some((edit) => overlap.some((one) => isSameEdit(one, edit))));
    return first !== undefined && others.length === 0 ? [first] : others;
  });
  return [...new Set(later.map(({ step }) => step))];
}

function editsOf(steps: readonly Step[], editions: Editions): readonly Edit[] {
  return [...steps.flatMap((step) => step.edits), ...documentEdits(steps, editions)];
}

/** A section that came can have the name of one that definitions name; where an item of a numbered list went, those after it have other numbers. */
function withSources(texts: Texts, { ours }: Editions): Texts {
  const text = texts.get(ours.file);
  const after = text === undefined || headingsAndItems(text) === headingsAndItems(ours.text) ? undefined : readDocument(ours.file, text);
  if (after?.ok !== true) return texts;
  const edits = keepSources(
    texts,
    openedFiles((file) => texts.get(file)),
    ours.contents,
    after.value,
  );
  return new Map([...texts, ...[...byFile(edits)].map(([file, own]) => [file, applyEdits(texts.get(file)!, own) ?? texts.get(file)!] as const)]);
}

/** The headings and the numbered items of a document. */
function headingsAndItems(text: string): string {
  return (text.match(/^(?: {0,3}(?:#.*|=+|-+)|\s*\d+[.)] .*)$/gm) ?? []).join("\n");
}

/** Steps with the lines on which what they changed now stands. */
export function relocateSteps(texts: Texts, steps: readonly Step[]): readonly Step[] {
  const edits = byFile(steps.flatMap((step) => step.edits));
  return steps.map((step): Step => {
    const { at } = step;
    const text = at === undefined ? undefined : texts.get(at.file);
    if (at === undefined || text === undefined) return step;
    const start = offsetOfLine(text, at.line);
    const moved = (edits.get(at.file) ?? [])
      .filter((edit) => edit.end <= start && !step.edits.includes(edit))
      .map((edit) => lineBreaks(edit.text) - lineBreaks(text.slice(edit.start, edit.end)));
    return { ...step, at: { ...at, line: at.line + moved.reduce((sum, one) => sum + one, 0) } };
  });
}

function lineBreaks(text: string): number {
  return text.split("\n").length - 1;
}

export function offsetOfLine(text: string, line: number): number {
  let offset = 0;
  for (let count = 1; count < line; count += 1) offset = text.indexOf("\n", offset) + 1 || text.length;
  return offset;
}

function documentEdits(steps: readonly Step[], editions: Editions): readonly Edit[] {
  if (editions.ours.file === editions.theirs.file) return [];
  const places = steps
    .filter(({ bringsDocument }) => bringsDocument !== true)
    .flatMap(({ findings, takesPassage }) =>
      findings.map((finding) => ({ passage: takesPassage === true ? takePassage(finding, editions) : undefined, places: placesOf(finding) })),
    );
  const passages = [...new Map(places.flatMap(({ passage }) => (passage === undefined ? [] : [[passage.start, passage]]))).values()];
  const edits = places.flatMap(({ passage, places: [place, ...also] }) =>
    (passage === undefined ? [place!, ...also] : also).flatMap((finding) => editsForFinding(finding, editions)),
  );
  return [...passages, ...withoutDuplicates(edits.filter((edit) => !passages.some((passage) => isWithinPassage(edit, passage))))];
}

/** A table that comes for its rows may come as well in the place of what was not shown, and a word with the sentence around it. */
function withoutDuplicates(edits: readonly Edit[]): readonly Edit[] {
  const replacing = edits.filter(({ start, end }) => start !== end);
  const has = ({ text }: Edit, other: Edit): boolean => other.text.length > text.length && other.text.includes(text.trim());
  const isTable = ({ start, end, text }: Edit): boolean => start === end && text.trim().includes("\n");
  return edits.filter((edit) => !replacing.some((other) => has(edit, other) && (isTable(edit) || (edit.start !== edit.end && isWithinPassage(edit, other)))));
}

/** A finding at each of the places that state it. */
function placesOf(finding: Finding): readonly Finding[] {
  return [
    finding,
    ...finding.also.map((one) => ({ ...(tellsOfRow(finding, one) ? asMention(finding) : finding), ...renamedAs(finding, one), ...one, also: [] })),
  ];
}

function asMention({ from: _, ...finding }: Finding): Finding {
  return { ...finding, change: "changed", fact: "mention" };
}

function byFile(edits: readonly Edit[]): ReadonlyMap<string, readonly Edit[]> {
  return groupBy(edits, ({ file }) => file);
}
