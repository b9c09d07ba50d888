/** The OpenAPI documents of a service: the files of each version, by the group of outputs that they make. */
import { openapi30, openapi31, openapi32, type Dialect } from "../openapi/dialect.ts";
import type { FormatName } from "../openapi/texts.ts";
import type { OutputFile } from "./output.ts";

export interface PlannedDocument {
  readonly group: string;
  readonly dialect: Dialect;
  readonly files: readonly { readonly path: string; readonly format: FormatName }[];
}

/** The group of the source map, which is that of the primary version. */
export const SOURCES = "sources";

/** What other tools are given to read: a file of the primary version. */
export const PRIMARY = { group: "openapi-3.1", path: "openapi.json" };

/** The primary version first. */
const documents: readonly PlannedDocument[] = [
  {
    group: PRIMARY.group,
    dialect: openapi31,
    files: [
      { path: "openapi.yaml", format: "yaml" },
      { path: PRIMARY.path, format: "json" },
    ],
  },
  { group: "openapi-3.0", dialect: openapi30, files: [{ path: "openapi-3.0.json", format: "json" }] },
  { group: "openapi-3.2", dialect: openapi32, files: [{ path: "openapi-3.2.json", format: "json" }] },
];

/** The documents of the groups; the primary one without its files where its source map alone is asked for. */
export function documentsFor(groups: readonly string[]): readonly PlannedDocument[] {
  const [primary, ...others] = documents as readonly [PlannedDocument, ...PlannedDocument[]];
  const first = groups.includes(primary.group) ? [primary] : groups.includes(SOURCES) ? [{ ...primary, files: [] }] : [];
  return [...first, ...others.filter(({ group }) => groups.includes(group))];
}

/** The text of that file among all that was made; undefined where it was not asked for. */
export function primaryText(files: readonly OutputFile[]): string | undefined {
  const text = files.find(({ path }) => path === PRIMARY.path)?.text;
  return typeof text === "object" ? new TextDecoder().decode(text) : text;
}
