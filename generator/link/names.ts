/**
 * The names of resources, operations and schemas. They follow from a definition's own URI and declared names, so that
 * adding a resource never renames another; where two come out alike, that is an error, and `@name` the way out.
 */
import type { ResourceReading } from "../read/reading.ts";
import { camelCase, pascalCase } from "./case.ts";
import { literalSegments } from "./template.ts";

/** The literal segments of a URI but the last one, in PascalCase: `LibraryShelf` for `/library/shelf/{mark}/book`. */
export function prefixOf(uri: string): string {
  return literalSegments(uri).slice(0, -1).map(pascalCase).join("");
}

/** The nouns of a definition's resources, in their order; the first is the definition's own. */
export function nounsOf(resources: readonly ResourceReading[]): readonly string[] {
  const root = resources[0]!;
  const prefix = prefixOf(root.uri);
  const nouns = new Map<string, string>();
  for (const resource of resources) nouns.set(resource.path.join("."), nounOf(resource, prefix, nouns));
  return [...nouns.values()];
}

/** `@name`, or the prefix and the type that names the resource, or the parent's noun and the member, or the alias. */
function nounOf(resource: ResourceReading, prefix: string, nouns: ReadonlyMap<string, string>): string {
  if (resource.explicitName !== undefined) return pascalCase(resource.explicitName);
  if (resource.named !== undefined) return prefix + pascalCase(resource.named);
  if (resource.path.length === 0) return prefix + pascalCase(resource.alias);
  return nouns.get(resource.path.slice(0, -1).join("."))! + pascalCase(resource.path.at(-1)!);
}

/** The operationId: the operation's own name and what it is about. An observation has no verb of its own. */
export function operationId(name: string, noun: string): string {
  return camelCase(name) + noun;
}
