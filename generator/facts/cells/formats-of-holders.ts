/** A word for a format, `DateTime`, is the name of an object's type where further rows list what the field holds: `at.zone` below `at`. */
import type { StatedRow } from "../stated-section.ts";

export function withoutFormatsOfHolders(rows: readonly StatedRow[]): readonly StatedRow[] {
  const holders = new Set(rows.flatMap(({ row: { name } }) => /^(.+?)(?:\[[^\]]*\])?\.[^.]+$/.exec(name)?.[1] ?? []));
  if (holders.size === 0) return rows;
  return rows.map((row) => {
    const format = row.facts.find(({ fact }) => fact === "format");
    const isOne =
      format !== undefined &&
      holders.has(row.row.name) &&
      row.facts.some(({ fact, value, at }) => fact === "type" && value === "string" && at.column === format.at.column);
    return isOne ? { ...row, facts: row.facts.filter((fact) => fact !== format && fact.fact !== "type") } : row;
  });
}
