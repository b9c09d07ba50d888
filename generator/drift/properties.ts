/** What a service's document says of its resources in phrases of its own, and no place of a resource says any more. */
import type { Defined } from "../facts/defined.ts";
import { textOf, type Fact } from "../facts/fact.ts";
import { stemsOf } from "../documents/words.ts";
import type { Raw } from "./raw.ts";
import type { Subject } from "./subject.ts";

export function propertyDifferences(subject: Subject): readonly Raw[] {
  const { properties } = subject.reader.wording;
  return subject.defined.filter(({ is }) => is === "resource").flatMap((by) => by.facts.flatMap((fact) => (fact.fact === "property" && fact.value.name in properties ? (unsaid(subject, by, fact) ?? []) : [])));
}

/** `Partition visibility: not shown` says otherwise, and nothing says less. */
function unsaid({ claims, factsAt, names }: Subject, by: Defined, property: Fact<"property">): Raw | undefined {
  const found = claims.of(by);
  const [first] = found;
  if (first === undefined || found.some(({ row }) => row !== undefined)) return undefined;
  const stated = found.flatMap(({ block, section }) => factsAt(block ?? section));
  if (stated.some((fact) => fact.fact === "property" && fact.value.name === property.value.name)) return undefined;
  const label = stemsOf(property.value.name.replaceAll("-", " "));
  const unknown = stated.find((fact) => fact.fact === "notShown" && [...label].every((stem) => stemsOf(fact.value).has(stem)));
  const at = { place: { section: names.get(first.section)! }, fact: "property", from: textOf(property), definition: by.definition, by } as const;
  if (unknown !== undefined) return { ...at, change: "changed", to: "not shown", values: { from: property, to: unknown }, document: unknown.at };
  return { ...at, change: "removed", values: { from: property }, document: first.section.sentences[0]?.at ?? first.at };
}
