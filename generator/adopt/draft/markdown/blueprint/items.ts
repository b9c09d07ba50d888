/** Items of API Blueprint, with what stands below each: further items, text, and what is indented twice, which is code. */
export interface BlueprintItem {
  readonly text: string;
  /** Without the indentation that puts them below the item. */
  readonly below: readonly string[];
}

export interface ItemsAmong {
  readonly items: readonly BlueprintItem[];
  /** What stands around the items. */
  readonly others: readonly string[];
}

export function itemsAmong(lines: readonly string[], isItem: (text: string) => boolean = () => true): ItemsAmong {
  const items: BlueprintItem[] = [];
  const others: string[] = [];
  for (let at = 0; at < lines.length;) {
    const text = /^ {0,3}[-+*]\s+(\S.*?)\s*$/.exec(lines[at]!)?.[1];
    if (text === undefined || !isItem(text)) {
      others.push(lines[at]!);
      at += 1;
      continue;
    }
    const end = endOf(lines, at + 1);
    items.push({ text, below: indentedLess(lines.slice(at + 1, end)) });
    at = end;
  }
  return { items, others };
}

/** Behind all that is indented, and the empty lines between. */
function endOf(lines: readonly string[], from: number): number {
  let end = from;
  for (let at = from; at < lines.length && /^\s/.test(`${lines[at]!}\n`); at += 1) if (lines[at]!.trim() !== "") end = at + 1;
  return end;
}

/** Four spaces or a tab are a level; items can be indented by fewer. */
function indentedLess(lines: readonly string[]): readonly string[] {
  const first = lines.find((line) => line.trim() !== "") ?? "";
  const width = /^ {2,3}(?=[-+*]\s)/.exec(first)?.[0].length ?? 4;
  const level = new RegExp(`^(?: {1,${width}}|\\t)`);
  return lines.map((line) => line.replace(level, ""));
}

/** What is indented as code. */
export function codeIn(lines: readonly string[]): readonly string[] {
  const code = lines.map((line) => (/^(?: {4}|\t)/.test(line) ? line.replace(/^(?: {4}|\t)/, "") : line));
  return code.slice(
    code.findIndex((line) => line.trim() !== ""),
    code.findLastIndex((line) => line.trim() !== "") + 1,
  );
}
