/** What definitions call not shown, where the document has a section for it alone: the one sentence or table there says now what it was silent of. */
import type { StatedSection } from "../../facts/stated.ts";
import type { Raw } from "../findings/raw.ts";
import { claimsWithin, type Subject } from "../subject/subject.ts";

export function gapDifferences(subject: Subject): readonly Raw[] {
  return subject.sections.flatMap((section) => gapClosed(subject, section) ?? []);
}

function gapClosed({ claims, names }: Subject, stated: StatedSection): Raw | undefined {
  const { section } = stated;
  const [first, ...others] = claimsWithin(claims, section);
  if (first === undefined || ![first, ...others].every(({ by }) => by.is === "gap")) return undefined;
  const [said, ...more] = [...section.sentences, ...section.blocks.map(({ rows, at }) => ({ text: rows.map(({ name }) => name).join(", "), at }))];
  if (said === undefined || more.length > 0 || stated.facts.some(({ fact }) => fact === "notShown")) return undefined;
  const from = first.by.facts.find(({ fact }) => fact === "notShown");
  if (from === undefined) return undefined;
  return {
    change: "changed",
    place: { section: names.get(section)! },
    fact: "notShown",
    from: `not shown: ${String(from.value)}`,
    to: said.text,
    values: { from },
    document: said.at,
    definition: first.at,
    by: first.by,
  };
}
