/** The rows of an HTML table, in which a cell that spans others stands in each of their places. */

export interface HtmlCell {
  /** What it holds, as HTML. */
  readonly html: string;
  readonly isTitle: boolean;
  readonly columns: number;
  readonly rows: number;
}

export type HtmlRow = readonly HtmlCell[];

/** Undefined where rows have other numbers of cells, or a span goes beyond the table. */
export function gridOf(html: string): readonly HtmlRow[] | undefined {
  const given = [...html.matchAll(/<tr\b[^>]*>(.*?)<\/tr>/gis)].map(([, row]) =>
    [...row!.matchAll(/<t([hd])\b([^>]*)>(.*?)<\/t[hd]>/gis)].map(([, tag, attributes, cell]) => cellOf(tag!, attributes!, cell!)),
  );
  const grid: (HtmlCell | undefined)[][] = given.map(() => []);
  for (const [at, cells] of given.entries()) {
    let column = 0;
    for (const cell of cells) {
      while (grid[at]![column] !== undefined) column += 1;
      if (at + cell.rows > grid.length) return undefined;
      for (let down = 0; down < cell.rows; down += 1) for (let along = 0; along < cell.columns; along += 1) grid[at + down]![column + along] = cell;
    }
  }
  const width = grid[0]?.length ?? 0;
  const rows = grid.filter((row) => row.length > 0);
  return width > 0 && rows.every((row) => row.length === width && !row.includes(undefined)) ? (rows as HtmlCell[][]) : undefined;
}

function cellOf(tag: string, attributes: string, html: string): HtmlCell {
  const span = (name: string): number => Number(new RegExp(String.raw`\b${name}span\s*=\s*["']?(\d{1,3})`, "i").exec(attributes)?.[1] ?? 1) || 1;
  return { html, isTitle: tag.toLowerCase() === "h", columns: span("col"), rows: span("row") };
}

/** How many of the first rows hold titles. */
export function titleRowsIn([first = [], ...others]: readonly HtmlRow[]): number {
  const titled = others.findIndex((row) => !row.every(({ isTitle }) => isTitle));
  const spanned = Math.max(...first.map(({ rows }) => rows), first.some(({ columns }) => columns > 1) ? 2 : 1);
  return first.every(({ isTitle }) => isTitle) ? 1 + (titled === -1 ? 0 : titled) : spanned;
}
