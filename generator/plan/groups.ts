/** The outputs of a service in groups that can be asked for by name. */

export interface OutputGroupEntry {
  readonly name: string;
  /** Whether a path below the service's folder belongs to the group. */
  readonly holds: (path: string) => boolean;
}

/** The group of the docs, of which what is over the whole service is made of digests of its files. */
export const DOCS = "docs";

const named: readonly OutputGroupEntry[] = [
  { name: "openapi-3.1", holds: (path) => path === "openapi.yaml" || path === "openapi.json" },
  { name: "openapi-3.0", holds: (path) => path === "openapi-3.0.json" },
  { name: "openapi-3.2", holds: (path) => path === "openapi-3.2.json" },
  { name: "unknowns", holds: (path) => path === "unknowns.md" },
  { name: "sources", holds: (path) => path.startsWith("sources/") },
  { name: "client", holds: (path) => path.startsWith("client/") },
  { name: DOCS, holds: (path) => path.startsWith("docs/") },
  { name: "stub", holds: (path) => path.startsWith("stub/") },
  { name: "tests", holds: (path) => path.startsWith("tests/") },
];

/** The last group has what a project's own templates make besides. */
export const outputGroups: readonly OutputGroupEntry[] = [...named, { name: "templates", holds: (path) => !named.some(({ holds }) => holds(path)) }];

export const groupNames: readonly string[] = outputGroups.map(({ name }) => name);

/** Asked for by name alone: it is no output of a run that names none, and no record has it. */
export const REDOC = "redoc";

/** Whether a path belongs to one of the groups. */
export function inGroups(groups: readonly string[]): (path: string) => boolean {
  const wanted = outputGroups.filter(({ name }) => groups.includes(name));
  return (path) => wanted.some(({ holds }) => holds(path));
}
