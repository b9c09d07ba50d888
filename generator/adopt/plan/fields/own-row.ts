/** The row of the document that a field is made of, in the edition that is adopted. */
import type { PropertySignature } from "ts-morph";
import type { Finding } from "../../../drift/findings/finding.ts";
import type { Context } from "../../context.ts";
import { nameOf } from "../../edit/members.ts";
import { rowsInSection, rowsNamed, type RowIn } from "../../edition/edition.ts";
import { sameBlock } from "../../edition/pairs.ts";

export function ownRow({ editions: { ours, pairs }, declared }: Context, property: PropertySignature, [finding]: readonly Finding[]): RowIn | undefined {
  const { file, line, column } = finding!.definition!;
  const mine = rowsNamed(ours, nameOf(property)).find(({ row }) =>
    declared(row).some(({ at }) => at.file === file && at.line === line && at.column === column),
  );
  const [section, block] = mine === undefined ? [] : [ours.stated.sections.find((one) => one.section === mine.section)!, mine.block];
  const other = section === undefined ? undefined : pairs.sectionBack(section);
  const same =
    other === undefined
      ? undefined
      : sameBlock(
          section!.blocks.find((one) => one.block === block)!,
          other,
        );
  return other === undefined ? undefined : [...rowsInSection(other)].find((row) => row.block === same?.block && row.row.name === mine!.row.name);
}
