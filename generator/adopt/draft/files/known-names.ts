/** Names that a sentence of the section lists for what a row calls `a shelf name`. */
import type { StatedSection } from "../../../facts/stated-section.ts";
import { literalType, typeReference, unionType, type TypeSyntax } from "../../print/syntax.ts";
import { lowerFirst } from "../conventions.ts";

/** `Shelf names that appear: a, b.` are the known values of what a row calls `a shelf name`. */
export function knownNames({ blocks, facts }: StatedSection, text: string): TypeSyntax | undefined {
  const thing = /\b(?:an?|the) ([\p{L}-]+) name\b/iu.exec(text)?.[1]?.toLowerCase();
  const list =
    thing === undefined
      ? undefined
      : blocks.find(
          ({ block }) =>
            block.is === "names" && new RegExp(`\\b(?:names of (?:the )?${thing}s?|${thing} names)\\b`, "i").test(`${block.lead ?? ""} ${block.label ?? ""}`),
        );
  if (thing === undefined || list === undefined) return undefined;
  const gap = facts.find((fact) => fact.fact === "notShown" && fact.value.toLowerCase().includes(thing));
  const values = typeReference(
    "OpenEnum",
    unionType(...list.rows.map(({ row }) => literalType(row.name))),
    literalType(gap === undefined ? "the other names" : lowerFirst(String(gap.value))),
  );
  return thing === "counter" ? typeReference("CounterName", values) : values;
}
