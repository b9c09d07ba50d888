/** `state: string, one of` and below it `on`, `off`: what is nested in a plain value, or behind words that lead to values, and has no types lists these. */
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
  if (list === undefined || !isPlain(row) || valueOf(row.facts, "values") !== undefined) return row;
  const written = list.rows.map((one) => valueIn(one.row));
  if (written.includes(undefined)) return row;
  const values: StatedFact = { fact: "values", value: written.map((one) => scalarOf(one!)), at: list.block.at };
  const usual = valueOf(row.facts, "default") === undefined ? list.rows.findIndex(({ row: { cells } }) => cells.some(({ text }) => isUsual.test(text))) : -1;
  const byDefault: readonly StatedFact[] = usual === -1 ? [] : [{ fact: "default", value: scalarOf(written[usual]!), at: list.rows[usual]!.row.at }];
  return {
    ...row,
    cells: [...row.cells, ...list.rows.flatMap((one) => one.cells).filter(({ text }) => !/\bdeprecated\b/i.test(text))],
    facts: [...row.facts, values, ...byDefault],
  };
}

function isPlain({ row, facts }: StatedRow): boolean {
  const type = valueOf(facts, "type");
  return type === undefined ? leadsToValues.test(row.cells.map(({ text }) => text).join(" ")) : /^(?:string|number|integer)$/.test(type);
}

const leadsToValues = /\b(?:values(?:\s+are)?|options(?:\s+are)?|one of(?: the following)?|either)\s*:?\s*$/i;
const isUsual = /\bthis is the default\b|\((?:the )?default\)/i;
