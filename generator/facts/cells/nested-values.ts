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

/** The name of an item; where it has none and is called by its number, what it begins with as code. */
function valueIn({ name, cells: [first], at }: StatedRow["row"]): string | undefined {
  return first?.at.line === at.line && first.at.column === at.column ? /^`([^`]+)`/.exec(first.raw)?.[1] : name;
}

function withValues(row: StatedRow, list: StatedBlock | undefined): StatedRow {
  if (list === undefined || !isPlain.test(valueOf(row.facts, "type") ?? "") || valueOf(row.facts, "values") !== undefined) return row;
  const written = list.rows.map((one) => valueIn(one.row));
  if (written.includes(undefined)) return row;
  const values: StatedFact = { fact: "values", value: written.map((one) => scalarOf(one!)), at: list.block.at };
  return { ...row, facts: [...row.facts, values] };
}

const isPlain = /^(?:string|number|integer)$/;
