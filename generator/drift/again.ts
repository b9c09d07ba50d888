/**
 * A document held against definitions once more: only sections that say something else than before or of which definitions do,
 * those in which there was a finding, and those on which these can bear.
 */
import type { DocumentText, Section } from "../documents/document.ts";
import { isNaming } from "../documents/naming.ts";
import type { Defined } from "../facts/definitions/defined.ts";
import { allOf, rowNamesOf } from "../facts/row-names.ts";
import { foundIn, openIn, type Checkpoint, type Compared } from "./checkpoint.ts";
import { definitionsIn, type DefinitionFiles } from "./definitions/definition-files.ts";
import { changedSince } from "./definitions/marks.ts";
import { outlineOfClaims } from "./edition/outline-of-claims.ts";
import { candidatesAmong, headedOf, knownIn, type Candidates } from "./frame.ts";
import { inPlaceAs, type InPlace } from "./in-place.ts";
import { habitsOf, sameHabits } from "./rows/habits.ts";

type Positions = ReadonlySet<number>;

/**
 * The same as a comparison of the whole finds. Undefined where only that can tell.
 * @param hashes of the sections' texts
 */
export function comparedAgain(definitions: DefinitionFiles, document: DocumentText, hashes: readonly string[], checkpoint: Checkpoint): Compared | undefined {
  const redefined = changedSince(checkpoint.marks, definitions.marks);
  if (redefined === undefined || !hasHeadingsOf(document, checkpoint)) return undefined;
  const edited = editedSince(checkpoint, hashes);
  const strange = [...strangeNames(checkpoint, rowsNow(document.sections, edited, checkpoint)), ...redefined.names];
  const changed = new Set([...edited, ...sectionsNaming(document, strange)]);
  const candidates = candidatesAmong(checkpoint.sections.map(({ called }) => called));
  const reached = reachOf(changed, definitionsIn(definitions, filesOf(checkpoint, changed)).defined, candidates);
  const compared = new Set([...changed, ...reached, ...[...redefined.sources].flatMap(candidates), ...openOf(checkpoint)]);
  const saying = definitions.sayings.flatMap(([file, words]) => (strange.some((name) => words.includes(name)) ? [file] : []));
  const some = definitionsIn(definitions, [...filesOf(checkpoint, compared), ...definitions.general, ...checkpoint.open, ...saying]);
  const known = knownIn(document, checkpoint.sections, compared, outlineOfClaims(document, some.defined));
  const others = checkpoint.sections.filter((_, position) => !compared.has(position));
  const found = inPlaceAs(some, document, known, { compared, others });
  const open = openIn(found);
  if (open === undefined || !isWhole(found, checkpoint, compared, strange)) return undefined;
  const sections = checkpoint.sections.map((before, position) =>
    compared.has(position) ? { ...before, ...foundIn(found, open.sections, document.sections[position]!, position), hash: hashes[position]! } : { ...before, agrees: before.agrees && !open.sections.has(position) },
  );
  return { findings: found.findings, checkpoint: { marks: definitions.marks, sections, open: open.files } };
}

/** The sections whose texts are those that were compared before. */
export function unchangedSince({ sections }: Checkpoint, hashes: readonly string[]): Positions {
  return new Set(hashes.flatMap((hash, position) => (hash === sections[position]?.hash ? [position] : [])));
}

/** Whether what was compared has no bearing on the rest. */
function isWhole({ habits, subject: { names, claims, stated } }: InPlace, checkpoint: Checkpoint, compared: Positions, strange: readonly string[]): boolean {
  const { sections } = stated.document;
  const called = new Set(sections.flatMap((section, position) => (compared.has(position) ? [names.get(section)!] : [])));
  const known = new Set(strange);
  return (
    sameHabits(habits, habitsOf(checkpoint.sections.map(({ counts }) => counts))) &&
    claims.missing.every(({ place }) => called.has(place.section)) &&
    strangeNames(checkpoint, rowsNow(sections, compared, checkpoint)).every((name) => known.has(name))
  );
}

function hasHeadingsOf({ sections }: DocumentText, checkpoint: Checkpoint): boolean {
  return JSON.stringify(sections.map(headedOf)) === JSON.stringify(checkpoint.sections.map(({ headed }) => headed));
}

function editedSince(checkpoint: Checkpoint, hashes: readonly string[]): Positions {
  const unchanged = unchangedSince(checkpoint, hashes);
  return new Set([...hashes.keys()].filter((position) => !unchanged.has(position)));
}

function openOf({ sections }: Checkpoint): readonly number[] {
  return sections.flatMap(({ agrees }, position) => (agrees ? [] : [position]));
}

function filesOf({ sections }: Checkpoint, positions: Positions): readonly string[] {
  return [...positions].flatMap((position) => sections[position]!.files);
}

/** The names of each section's rows, of which those are read that may have others than before. */
function rowsNow(sections: readonly Section[], read: Positions, checkpoint: Checkpoint): readonly (readonly string[])[] {
  return sections.map((section, position) => allOf(read.has(position) ? rowNamesOf(section) : checkpoint.sections[position]!.rows));
}

/** Names that rows have now and had not before, or had before and have no longer: whoever mentions one says something else by it. */
function strangeNames(checkpoint: Checkpoint, now: readonly (readonly string[])[]): readonly string[] {
  const [old, own] = [new Set(checkpoint.sections.flatMap(({ rows }) => allOf(rows))), new Set(now.flat())];
  return [...[...own].filter((name) => !old.has(name)), ...[...old].filter((name) => !own.has(name))];
}

function sectionsNaming({ sections }: DocumentText, names: readonly string[]): readonly number[] {
  return sections.flatMap((section, position) => (isNaming(section, names) ? [position] : []));
}

/**
 * The sections in which a definition that can speak of a changed one may find its place now, or found it before; and those with
 * its row, which can leave unsaid what another place says.
 */
function reachOf(changed: Positions, defined: readonly Defined[], candidates: Candidates): Positions {
  const reached = new Set<number>();
  for (const { declared: { sources, within } } of defined) {
    const row = (within?.sources ?? []).flatMap(({ text }) => candidates(text));
    const places = sources.map(({ text }) => candidates(text)).filter((all) => touches(all, changed));
    if (places.length === 0 && !touches(row, changed)) continue;
    for (const position of [...places.flat(), ...row]) reached.add(position);
  }
  return reached;
}

function touches(positions: readonly number[], changed: Positions): boolean {
  return positions.some((one) => changed.has(one));
}
