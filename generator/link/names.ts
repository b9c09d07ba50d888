/**
 * The names of resources, operations and schemas. They follow from a definition's own URI and declared names, so that
 * adding a resource never renames another; where two come out alike, that is an error, and `@name` the way out.
 */
import type { ResourceReading } from "../read/reading.ts";
import { camelCase, pascalCase } from "./case.ts";
import { literalSegments } from "./template.ts";

/** How the names that are declared for a URI are called in the service. */
export interface UriNaming {
  /** The literal segments but the last one, in PascalCase: `LibraryShelf` for `/library/shelf/{mark}/book`. */
  readonly prefix: string;
  /** How the last one begins, in the singular and in the plural: `Book`, `Polic`. */
  readonly stem: string;
}

export function namingOf(uri: string): UriNaming {
  const segments = literalSegments(uri).map(pascalCase);
  return { prefix: segments.slice(0, -1).join(""), stem: (segments.at(-1) ?? "").replace(/(?:y|(?:ie|e)?s)$/, "") };
}

/** The declared name behind the path; by itself where it begins with the whole path already, as `LibraryShelfBook` does. */
export function nameAt({ prefix, stem }: UriNaming, declared: string): string {
  const name = pascalCase(declared);
  return stem !== "" && name.startsWith(prefix + stem) ? name : prefix + name;
}

/** The nouns of a definition's resources, in their order; the first is the definition's own. */
export function nounsOf(resources: readonly ResourceReading[]): readonly string[] {
  const root = resources[0]!;
  const naming = namingOf(root.uri);
  const nouns = new Map<string, string>();
  for (const resource of resources) nouns.set(resource.path.join("."), nounOf(resource, naming, nouns));
  return [...nouns.values()];
}

/** `@name`, or the path and the type that names the resource, or the parent's noun and the member, or the alias. */
function nounOf(resource: ResourceReading, naming: UriNaming, nouns: ReadonlyMap<string, string>): string {
  if (resource.explicitName !== undefined) return pascalCase(resource.explicitName);
  if (resource.named !== undefined) return nameAt(naming, resource.named);
  if (resource.path.length === 0) return nameAt(naming, resource.alias);
  return nouns.get(resource.path.slice(0, -1).join("."))! + pascalCase(resource.path.at(-1)!);
}

/** The operationId: the operation's own name and what it is about. An observation has no verb of its own. */
export function operationId(name: string, noun: string): string {
  return camelCase(name) + noun;
}
