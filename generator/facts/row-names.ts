/** The names of rows, by which texts are understood wherever they mention one. */
import type { Section } from "../documents/document.ts";

/** Those of one section, each once. */
export interface RowNames {
  readonly ofTables: readonly string[];
  /** Of lists, and of names in prose: they may be headings as well, which lead to their sections and name nothing else. */
  readonly ofLists: readonly string[];
}

export function rowNamesOf({ blocks }: Pick<Section, "blocks">): RowNames {
  const namesIn = (areTables: boolean): readonly string[] => [
    ...new Set(blocks.flatMap(({ is, rows }) => ((is === "table") === areTables ? rows.map(({ name }) => name) : []))),
  ];
  return { ofTables: namesIn(true), ofLists: namesIn(false) };
}

export function allRowNames({ ofTables, ofLists }: RowNames): readonly string[] {
  return ofLists.length === 0 ? ofTables : [...ofTables, ...ofLists];
}

/** Those that stand for what the rows describe. */
export function* namesMeantBy(sections: readonly Pick<Section, "title">[], rows: readonly RowNames[]): Iterable<string> {
  const titles = new Set(sections.map(({ title }) => title));
  for (const { ofTables, ofLists } of rows) {
    yield* ofTables;
    for (const name of ofLists) if (!titles.has(name)) yield name;
  }
}
