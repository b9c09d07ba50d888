/** Words that stand side by side now took one place. */
import type { Position } from "../../diagnostics/diagnostic.ts";
import type { RawFinding } from "../findings/raw-finding.ts";

export function asOneRun(raws: readonly RawFinding[]): readonly RawFinding[] {
  const isOther = ({ change, fact }: RawFinding): boolean => change === "changed" && fact === "mention";
  const all: RawFinding[] = [];
  for (const raw of raws) {
    const last = all.at(-1);
    if (last !== undefined && isOther(last) && isOther(raw) && standTogether(last.document, raw.document)) all[all.length - 1] = joinedTo(last, raw);
    else all.push(raw);
  }
  return all;
}

function joinedTo(last: RawFinding, { to, document }: RawFinding): RawFinding {
  const { to: _, ...values } = last.values ?? {};
  const length = document.column + document.length - last.document.column;
  return { ...last, to: `${last.to} ${to}`, values, document: { ...last.document, length } };
}

function standTogether(one: Position, other: Position): boolean {
  return one.file === other.file && one.line === other.line && other.column === one.column + one.length + 1;
}
