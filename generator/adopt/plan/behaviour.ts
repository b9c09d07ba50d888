/** Rows that came among kinds of resources or among operations: which resources are concerned, a person says. Here is told what to write, and where. */
import { formatPlace } from "../../documents/place.ts";
import type { Finding } from "../../drift/finding.ts";
import { sectionAt, type RowIn } from "../edition/edition.ts";
import { sameBlock } from "../edition/pairs.ts";
import { methodWord } from "../words/methods.ts";
import type { Context } from "./context.ts";
import type { Declaration } from "./declared.ts";
import { unplaced, type Unplaced } from "./step.ts";

export function behaviourUnplaced(context: Context, finding: Finding, row: RowIn): Unplaced {
  const beside = declarationsBeside(context, row);
  const source = `"@source ${formatPlace(finding.place)}" above it`;
  const operation = beside.find(({ is }) => is === "operation");
  if (operation !== undefined) return unplaced(finding, `no kind has another operation on its path whose bodies the document calls the same: the kind of the resources that have it needs a member ${verbOf(row)}<…> with ${source}, like that at ${placeOf(operation)}`);
  const kind = beside.find(({ is }) => is === "kind");
  if (kind !== undefined) return unplaced(finding, `no resource is of this kind yet: the kind needs an interface with "@kind ${row.row.name}" and ${source}, like that at ${placeOf(kind)}, and a resource that is of it`);
  return unplaced(finding, "none of the rows around it is a field of the definitions");
}

function verbOf({ facts }: RowIn): string {
  const [method = "GET"] = facts.flatMap((fact) => (fact.fact === "methods" ? fact.value : []));
  return methodWord(method);
}

function placeOf({ at: { file, line } }: Declaration): string {
  return `${file}:${line}`;
}

/** The kinds and operations of the rows around. */
function declarationsBeside({ editions: { theirs, pairs }, behaving }: Context, row: RowIn): readonly Declaration[] {
  const section = sectionAt(theirs, row.row.at.line);
  const own = section === undefined ? undefined : pairs.section(section);
  const block = section?.blocks.find((one) => one.block === row.block);
  const same = own === undefined || block === undefined ? undefined : sameBlock(block, own);
  return same?.rows.flatMap((one) => behaving(one.row)) ?? [];
}
