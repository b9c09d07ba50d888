/** Who may import whom in `generator`: folder by folder, in the order in which they build on each other. */

/** The lower parts that a part imports; itself it may always import. `contract` is a file, and so is `index`. */
export const layers: { readonly [part: string]: readonly string[] } = {
  diagnostics: [],
  values: [],
  model: ["diagnostics"],
  disk: ["diagnostics", "values"],
  accepted: ["diagnostics", "values", "model", "disk"],
  diff: ["diagnostics", "values", "model", "accepted"],
  documents: ["diagnostics", "values", "model"],
  read: ["diagnostics", "values", "model"],
  link: ["diagnostics", "values", "model", "documents", "read"],
  facts: ["diagnostics", "values", "model", "documents", "read", "link"],
  drift: ["diagnostics", "values", "model", "accepted", "documents", "read", "facts"],
  contract: ["diagnostics", "diff", "drift"],
  rules: ["diagnostics", "values", "model"],
  git: ["diagnostics", "values", "disk"],
  openapi: ["diagnostics", "values", "model"],
  redoc: ["diagnostics", "disk"],
  views: ["diagnostics", "values", "model", "link", "openapi"],
  plan: ["diagnostics", "values", "model", "link", "openapi", "views"],
  write: ["diagnostics", "values", "disk", "plan"],
  adopt: ["diagnostics", "values", "model", "documents", "read", "facts", "drift", "views"],
  changes: ["diff", "views"],
  explain: ["diagnostics", "model", "contract", "documents", "link", "openapi", "views", "plan"],
  pipeline: ["diagnostics", "values", "model", "contract", "disk", "accepted", "git", "diff", "adopt", "changes", "documents", "read", "link", "facts", "drift", "rules", "openapi", "views", "plan", "write", "redoc", "explain"],
  index: ["diagnostics", "contract", "diff", "pipeline"],
  config: ["diagnostics", "model", "contract", "disk", "read"],
  cli: ["diagnostics", "values", "contract", "disk", "changes", "diff", "drift", "read", "plan", "index", "config"],
};

/** The only parts that import a package, or a module of Node that reaches out of the program. */
export const packages: { readonly [name: string]: readonly string[] } = {
  "node:child_process": ["git", "redoc"],
  "node:fs": ["disk"],
  "node:os": ["disk", "pipeline"],
  "node:v8": ["cli", "pipeline", "write"],
  "node:worker_threads": ["pipeline"],
  "ts-morph": ["adopt", "read"],
  handlebars: ["views/engine"],
  "openapi-typescript": ["views/client"],
  "markdown-it": ["documents", "openapi", "redoc", "views/emit"],
  minisearch: ["views/docs"],
  "@redocly/cli": ["redoc"],
  "@redocly/openapi-core": ["openapi"],
  "openapi-types": ["openapi"],
  diff: ["write"],
  yaml: ["adopt"],
};

/** Modules of Node that compute or wait and touch nothing: anyone may import them. */
export const harmless: readonly string[] = ["node:crypto", "node:module", "node:path", "node:timers/promises", "node:url", "node:util"];

/** Types hold types, and a file its nodes, which know their file: the only files that need each other, if only for their types. */
export const recursions: readonly (readonly string[])[] = [
  ["diff/compare/alternatives.ts", "diff/compare/fields.ts", "diff/compare/shapes.ts"],
  ["read/fields/arrays.ts", "read/fields/facets.ts", "read/fields/fields.ts", "read/fields/shapes.ts"],
  ["read/syntax/doc-node.ts", "read/syntax/file-node.ts", "read/syntax/node.ts"],
  ["read/syntax/mapped-types.ts", "read/syntax/members.ts", "read/syntax/templates.ts", "read/syntax/tuples.ts", "read/syntax/types.ts"],
];
