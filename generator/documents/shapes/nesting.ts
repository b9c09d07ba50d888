/**
 * Rows of a table that belong to the row of an object above them: between brackets, `Fans [ {` and `} ]`, or behind marks that
 * indent their names, `› speed`.
 */

/** What the cell that names a row says of its place. */
export interface Nesting {
  /** The objects that it stands in, the outermost first, by the numbers of their rows. */
  readonly within: readonly number[];
  /** Where its name stands in the cell. */
  readonly from: number;
  readonly to: number;
}

/** By the numbers of rows, without those that only close a bracket; undefined where no row stands in another. */
export function nestingOf(names: readonly string[]): ReadonlyMap<number, Nesting> | undefined {
  return names.some((name) => mayNest.test(name)) ? (bracketed(names) ?? indented(names)) : undefined;
}

const mark = String.raw`[\s\u00a0›»→↳└├─│•·–—.]|-(?=[\s\u00a0])`;
const marks = new RegExp(`^(?:${mark})+(?=[\\p{L}_$@])`, "u");
const opens = /\s*[[{][\s[{]*$/;
const closes = /^[\s\]},;]*[\]}][\s\]},;]*$/;
const mayNest = new RegExp(`^(?:${mark})|[[{]\\s*$`);

function bracketed(names: readonly string[]): ReadonlyMap<number, Nesting> | undefined {
  if (!names.some((name) => closes.test(name))) return undefined;
  const found = new Map<number, Nesting>();
  const open: number[] = [];
  for (const [row, name] of names.entries()) {
    if (closes.test(name)) {
      if (open.pop() === undefined) return undefined;
      continue;
    }
    const to = opens.exec(name)?.index ?? name.length;
    found.set(row, { within: [...open], from: lengthOfMarks(name), to });
    if (to < name.length) open.push(row);
  }
  return found;
}

function indented(names: readonly string[]): ReadonlyMap<number, Nesting> | undefined {
  const found = new Map<number, Nesting>();
  const around: { readonly row: number; readonly width: number }[] = [];
  for (const [row, name] of names.entries()) {
    const width = lengthOfMarks(name);
    while (around.length > 0 && around.at(-1)!.width >= width) around.pop();
    if (width > 0 && around.length === 0) return undefined;
    found.set(row, { within: around.map((one) => one.row), from: width, to: name.length });
    around.push({ row, width });
  }
  return found;
}

function lengthOfMarks(name: string): number {
  return marks.exec(name)?.[0].length ?? 0;
}
