/** The row of the document that a field is made of, in the edition that is adopted. */
import type { PropertySignature } from "ts-morph";
import type { Position } from "../../../diagnostics/diagnostic.ts";
import type { Finding } from "../../../drift/findings/finding.ts";
import { memoize, memoizeByObject } from "../../../values/memoize.ts";
import { nameOf } from "../../edit/members.ts";
import { counterpartBlock } from "../../edition/pairs.ts";
import { rowsInSection, rowsNamed, type PlacedRow } from "../../edition/row-lookup.ts";
import type { PlanningContext } from "../../planning-context.ts";

export function rowOfField(context: PlanningContext, property: PropertySignature, [finding]: readonly Finding[]): PlacedRow | undefined {
  const { ours, pairs } = context.editions;
  const mine = rowsByDeclaration(context)(nameOf(property)).get(keyOf(finding!.definition!));
  const [section, block] = mine === undefined ? [] : [ours.stated.sections.find((one) => one.section === mine.section)!, mine.block];
  const other = section === undefined ? undefined : pairs.sectionBack(section);
  const same =
    other === undefined
      ? undefined
      : counterpartBlock(
          section!.blocks.find((one) => one.block === block)!,
          other,
        );
  return other === undefined ? undefined : [...rowsInSection(other)].find((row) => row.block === same?.block && row.row.name === mine!.row.name);
}

/** The rows of a name by where they are declared, the first of each: a name such as `id` has a row in every section. */
const rowsByDeclaration = memoizeByObject(({ editions: { ours }, declared }: PlanningContext) =>
  memoize((name: string): ReadonlyMap<string, PlacedRow> => {
    const found = rowsNamed(ours, name).flatMap((row) => declared(row.row).map(({ at }) => [keyOf(at), row] as const));
    return new Map(found.toReversed());
  }),
);

function keyOf({ file, line, column }: Position): string {
  return `${file}:${line}:${column}`;
}
