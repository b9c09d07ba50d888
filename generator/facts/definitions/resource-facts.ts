/** What a resource is: its URI, its kind, the placeholders in that, and what can be done with it. */
import { placeholderNamesIn, segmentsOf } from "../../link/template.ts";
import { placeholdersIn, type GivenPlaceholder } from "../../link/uris.ts";
import type { Declared, ResourceReading } from "../../read/reading.ts";
import type { Fact } from "../fact.ts";
import type { Defined } from "./defined.ts";
import { definitionNode, described, type Walk } from "./nodes.ts";
import { addNotes } from "./note-facts.ts";
import { addOperation } from "./operation-facts.ts";
import { placeFact, windowsFact } from "./request-facts.ts";
import { factsOfShape, typesOfShape } from "./shape-facts.ts";

export function addResource({ uri, kind, description, placeholders, operations, access, notes, origin }: ResourceReading, walk: Walk): void {
  const path: Fact = { fact: "path", value: uri };
  const properties = Object.entries(kind.facts).flatMap(([name, value]): readonly Fact[] =>
    typeof value === "string" ? [{ fact: "property", value: { name, value } }] : [],
  );
  walk.add(described(definitionNode("resource", uri, origin, [path, ...properties, ...keyOf(uri), { fact: "kind", value: kind.name }]), description));
  walk.add(described(definitionNode("kind", kind.name, kind.origin, [path, ...operations.flatMap(({ sampling }) => windowsFact(sampling))]), kind.description));
  for (const placeholder of placeholdersIn(walk.given, placeholders, uri))
    if (!isToldAbove(placeholder, uri)) walk.add(ofPlaceholder(placeholder, origin, walk));
  for (const operation of operations) addOperation(access === undefined || operation.access !== undefined ? operation : { ...operation, access }, walk);
  addNotes(notes, walk);
}

/** The names in the last segment, where it is a key. */
function keyOf(uri: string): readonly Fact[] {
  const names = placeholderNamesIn(segmentsOf(uri).at(-1) ?? "");
  return names.length === 0 ? [] : [{ fact: "key", value: names }];
}

/** A resource whose URI has what it gives tells that itself. */
function isToldAbove({ name, from }: GivenPlaceholder, uri: string): boolean {
  return from !== undefined && from !== uri && segmentsOf(from).some((segment) => placeholderNamesIn(segment).includes(name));
}

/** One that nothing gives is a string without a declaration of its own. */
function ofPlaceholder({ name, field }: GivenPlaceholder, { definition }: Declared, { schemas }: Walk): Defined {
  if (field === undefined) return { ...definitionNode("field", name, { definition, sources: [] }, [placeFact("path")]), types: ["string"] };
  return { ...definitionNode("field", name, field.origin, [...factsOfShape(field.shape), placeFact("path")]), types: typesOfShape(field.shape, schemas) };
}
