/** What a service's document says of its resources in phrases of its own, and no place of a resource says any more. */
import type { Block } from "../../documents/document.ts";
import { likeness, stemsOf } from "../../documents/editions/stems.ts";
import type { Defined } from "../../facts/definitions/defined.ts";
import { factText, type Fact } from "../../facts/fact.ts";
import type { RawFinding } from "../findings/raw-finding.ts";
import type { Subject } from "../subject/subject.ts";

export function propertyDifferences(subject: Subject): readonly RawFinding[] {
  const { properties } = subject.reader.wording;
  return subject.defined
    .filter(({ is }) => is === "resource")
    .flatMap((by) => by.facts.flatMap((fact) => (fact.fact === "property" && fact.value.name in properties ? (unsaid(subject, by, fact) ?? []) : [])));
}

/** `Access level: public, internal`: names after the label are several values. */
export function valueListIn(blocks: readonly Block[], property: string): Block | undefined {
  const label = stemsOf(property.replaceAll("-", " "));
  return blocks.find(({ is, lead }) => is === "names" && lead !== undefined && likeness(stemsOf(lead), label) === 1);
}

/** The values that a list has. */
export function listedValuesText({ rows }: Block): string {
  return rows.map(({ name }) => name).join(", ");
}

/** `Partition visibility: not shown` says otherwise, and nothing says less. */
function unsaid({ claims, factsAt, names }: Subject, by: Defined, property: Fact<"property">): RawFinding | undefined {
  const found = claims.of(by);
  const [first] = found;
  if (first === undefined || found.some(({ row }) => row !== undefined)) return undefined;
  const stated = found.flatMap(({ block, section }) => factsAt(section, block));
  if (stated.some((fact) => fact.fact === "property" && fact.value.name === property.value.name)) return undefined;
  const label = stemsOf(property.value.name.replaceAll("-", " "));
  const unknown = stated.find((fact) => fact.fact === "notShown" && [...label].every((stem) => stemsOf(fact.value).has(stem)));
  const at = { place: { section: names.get(first.section)! }, fact: "property", from: factText(property), definition: by.definition, by } as const;
  const listed = valueListIn(first.section.blocks, property.value.name);
  if (listed !== undefined) return { ...at, change: "changed", to: listedValuesText(listed), values: { from: property }, document: listed.at };
  if (unknown !== undefined) return { ...at, change: "changed", to: "not shown", values: { from: property, to: unknown }, document: unknown.at };
  return { ...at, change: "removed", values: { from: property }, document: first.section.sentences[0]?.at ?? first.at };
}
