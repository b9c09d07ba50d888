/** Lists of names that are no rows of fields but the values of one: `Names that appear: a, b, c.` */
import type { Block } from "../../documents/document.ts";
import type { Defined } from "../../facts/definitions/defined.ts";
import type { Raw } from "../findings/raw.ts";
import { claimsWithin, placeOf, type Subject } from "../subject/subject.ts";

/** The field whose values a block lists, by the block. */
export function valueLists({ sections, claims }: Subject): ReadonlyMap<Block, Defined> {
  const lists = new Map<Block, Defined>();
  for (const { section } of sections) {
    const plain = section.blocks.filter(({ is, rows }) => is === "names" && rows.every((row) => claims.on(row).length === 0));
    if (plain.length === 0) continue;
    const nodes = claimsWithin(claims, section).map(({ by }) => by);
    for (const block of plain) {
      const owner = nodes.find((node) => shared(block, valuesOf(node)) * 2 >= Math.max(block.rows.length, valuesOf(node).length) && valuesOf(node).length > 1);
      if (owner !== undefined) lists.set(block, owner);
    }
  }
  return lists;
}

/** Values that came or went. */
export function valueDifferences(subject: Subject): readonly Raw[] {
  return [...valueLists(subject)].flatMap(([block, by]) => {
    const section = subject.sections.find((one) => one.section.blocks.includes(block))!.section;
    const known = valuesOf(by);
    const stated = block.rows.map(({ name }) => name);
    const here = placeOf(subject.names.get(section)!, block);
    const come = block.rows.filter(({ name }) => !known.includes(name));
    const gone = known.filter((value) => !stated.includes(value));
    return [
      ...come.map((row, index): Raw => {
        const from = gone[index];
        const names = from === undefined ? ({ change: "added" } as const) : ({ change: "renamed", from } as const);
        return { ...names, place: { ...here, row: row.name }, fact: "known", to: row.name, document: row.at, definition: by.definition, by };
      }),
      ...gone.slice(come.length).map((value): Raw => ({ change: "removed", place: { ...here, row: value }, fact: "known", from: value, document: block.at, definition: by.definition, by })),
    ];
  });
}

function valuesOf({ facts }: Defined): readonly string[] {
  return facts.flatMap((fact) => (fact.fact === "known" || fact.fact === "values" ? fact.value.map(String) : []));
}

function shared({ rows }: Block, values: readonly string[]): number {
  return rows.filter(({ name }) => values.includes(name)).length;
}
