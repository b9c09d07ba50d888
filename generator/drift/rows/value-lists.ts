/** Lists of names that are no rows of fields but the values of one: `Names that appear: a, b, c.` */
import type { Block, Section } from "../../documents/document.ts";
import type { Defined } from "../../facts/definitions/defined.ts";
import { isMethods } from "../../facts/cells/methods.ts";
import { groupBy } from "../../values/group-by.ts";
import type { RawFinding } from "../findings/raw-finding.ts";
import { claimsWithin, placeOfRow, type Subject } from "../subject/subject.ts";

/** The field whose values a block lists, by the block. */
export function valueLists({ sections, claims }: Subject): ReadonlyMap<Block, Defined> {
  const lists = new Map<Block, Defined>();
  for (const { section } of sections) {
    const plain = section.blocks.filter((block) => block.is === "names" && !areMethods(block) && block.rows.every((row) => claims.on(row).length === 0));
    if (plain.length === 0) continue;
    const nodes = claimsWithin(claims, section).map(({ by }) => by);
    for (const block of plain) {
      const owner = nodes.find((node) => shared(block, valuesOf(node)) * 2 >= Math.max(block.rows.length, valuesOf(node).length) && valuesOf(node).length > 1);
      if (owner !== undefined) lists.set(block, owner);
    }
  }
  return lists;
}

/** `Methods: GET, PUT.`: those of a resource, though one of its fields has methods for values. */
function areMethods({ lead = "", rows }: Block): boolean {
  return !/\bvalues?\b/i.test(lead) && rows.every(({ name }) => isMethods(name));
}

/** Values that came or went. One of several lists of them may name some of them alone: those that appear, and then all. */
export function valueDifferences(subject: Subject): readonly RawFinding[] {
  const bySection = groupBy([...valueLists(subject)], ([block]) => subject.sections.find((one) => one.section.blocks.includes(block))!.section);
  return [...bySection].flatMap(([section, lists]) =>
    [...groupBy(lists, ([, by]) => by)].flatMap(([by, own]) =>
      differencesIn(
        subject,
        section,
        by,
        own.map(([block]) => block),
      ),
    ),
  );
}

function differencesIn({ names }: Subject, section: Section, by: Defined, blocks: readonly Block[]): readonly RawFinding[] {
  const known = valuesOf(by);
  const rows = blocks.flatMap((block) => block.rows.map((row) => ({ row, here: placeOfRow(names.get(section)!, block) })));
  const stated = rows.map(({ row: { name } }) => name);
  const added = rows.filter(({ row: { name } }, index) => !known.includes(name) && stated.indexOf(name) === index);
  const removed = known.filter((value) => !stated.includes(value));
  const last = blocks.at(-1)!;
  return [
    ...added.map(({ row, here }, index): RawFinding => {
      const from = removed[index];
      const change = from === undefined ? ({ change: "added" } as const) : ({ change: "renamed", from } as const);
      return { ...change, place: { ...here, row: row.name }, fact: "known", to: row.name, document: row.at, definition: by.definition, by };
    }),
    ...removed.slice(added.length).map((value): RawFinding => ({
      change: "removed",
      place: { ...placeOfRow(names.get(section)!, last), row: value },
      fact: "known",
      from: value,
      document: last.at,
      definition: by.definition,
      by,
    })),
  ];
}

function valuesOf({ facts }: Defined): readonly string[] {
  return facts.flatMap((fact) => (fact.fact === "known" || fact.fact === "values" ? fact.value.map(String) : []));
}

function shared({ rows }: Block, values: readonly string[]): number {
  return rows.filter(({ name }) => values.includes(name)).length;
}
