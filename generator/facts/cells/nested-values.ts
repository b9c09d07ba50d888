/** `state: string, one of` and below it `on`, `off`: what is nested in a plain value and has no types lists its values. */
import { valueOf, type StatedFact } from "../fact.ts";
import type { StatedBlock, StatedRow } from "../stated-section.ts";
import { scalarOf } from "../text/values.ts";

export function withNestedValues(blocks: readonly StatedBlock[]): readonly StatedBlock[] {
  const lists = new Map(blocks.filter(isUntyped).map((block) => [block.block.path!.join("\n"), block]));
  if (lists.size === 0) return blocks;
  return blocks.map((block) => ({
    ...block,
    rows: block.rows.map((row) => withValues(row, lists.get([...(block.block.path ?? []), row.row.name].join("\n")))),
  }));
}

function isUntyped({ block: { is, path }, rows }: StatedBlock): boolean {
  return path !== undefined && is !== "cell" && rows.length > 1 && rows.every(({ facts }) => facts.every(({ fact }) => fact === "mention"));
}

/** What an item begins with as code; else its name, but for one that is called by its number. */
function valueIn({ name, cells: [first] }: StatedRow["row"]): string | undefined {
  return /^`([^`]+)`/.exec(first?.raw ?? "")?.[1] ?? (/^\d+$/.test(name) ? undefined : name);
}

function withValues(row: StatedRow, list: StatedBlock | undefined): StatedRow {
  if (list === undefined || !isPlain.test(valueOf(row.facts, "type") ?? "") || valueOf(row.facts, "values") !== undefined) return row;
  const written = list.rows.map((one) => valueIn(one.row));
  if (written.includes(undefined)) return row;
  const values: StatedFact = { fact: "values", value: written.map((one) => scalarOf(one!)), at: list.block.at };
  return { ...row, cells: [...row.cells, ...list.rows.flatMap((one) => one.cells)], facts: [...row.facts, values] };
}

const isPlain = /^(?:string|number|integer)$/;
