/** The table that tells kinds of resources apart. */
import { uriIn, type Prefixes } from "../../../drift/subject/paths.ts";
import { pathsIn } from "../../../drift/subject/paths-around.ts";
import type { Stated } from "../../../facts/stated.ts";
import { isMethod } from "../../words/methods.ts";
import type { SourceNames } from "./source-names.ts";
import { hasFact, textOfRole } from "./requests/listed-endpoints.ts";

/** A row of the table that tells kinds of resources apart. */
export interface KindRow {
  readonly name: string;
  readonly meaning: string;
  /** Example paths, as the row has them. */
  readonly paths: readonly string[];
  /** URIs that are written out. */
  readonly uris: readonly string[];
  /** What a path of the kind ends in behind words that stand for another path. */
  readonly suffix?: string;
  /** Seconds over which its data are computed. */
  readonly windows: readonly number[];
  readonly source: string;
}

export function kindRows({ sections }: Stated, prefixes: Prefixes, places: SourceNames): readonly KindRow[] {
  const tables = sections.flatMap(({ blocks }) => blocks.filter(({ block }) => block.is === "table"));
  const ofKinds = tables.find(
    ({ block, rows, roles }) =>
      ([...roles.values()].includes("path") || /\bkinds?\b/i.test(block.named ?? "")) &&
      rows.every(({ row, facts }) => !hasFact(facts, "methods") && !isMethod(row.name)) &&
      rows.some(({ facts }) => hasFact(facts, "path")),
  );
  return (ofKinds?.rows ?? []).map((row): KindRow => {
    const paths = pathsIn(row.facts);
    const suffix = paths.map((path) => /^<[^<>]*>\/([\w.-]+)$/.exec(path)?.[1]).find((one) => one !== undefined);
    return {
      name: row.row.name,
      meaning: textOfRole(row, ofKinds!, "notes"),
      paths,
      uris: paths.filter((path) => !path.includes("<")).flatMap((path) => uriIn(path, prefixes) ?? []),
      ...(suffix === undefined ? {} : { suffix }),
      windows: row.facts.flatMap((fact) => (fact.fact === "windows" ? fact.value : [])),
      source: places.row(row.row),
    };
  });
}
