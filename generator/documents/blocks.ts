/** Rows that stand together make a block, and a sentence that ends in a colon right before it is its label. */
import type { Block, Row, Sentence } from "./document.ts";
import type { Element } from "./elements.ts";
import { blockPath } from "./label.ts";
import type { NameColumns } from "./name-column.ts";
import type { Item } from "./parts.ts";
import type { Source } from "./source.ts";
import { tableOf, type TablePart } from "./table.ts";
import { valueAt } from "../values/remembered.ts";

/** The blocks of a section, in its order. */
export function blocksOf(source: Source, elements: readonly Element[], known: NameColumns): readonly Block[] {
  const blocks: Block[] = [];
  const named = new Set<string>();
  const lists = listsOf(elements);
  elements.forEach((element, index) => {
    const added = blocksAt(source, element, lists.get(index), labelBefore(elements[index - 1]), named, known);
    blocks.push(...added);
    for (const block of added) for (const row of block.rows) named.add(row.name);
  });
  return blocks;
}

/** The sentences that label nothing. */
export function plainSentences(elements: readonly Element[]): readonly Sentence[] {
  const lists = listsOf(elements);
  return elements.flatMap((element, index) => {
    if (element.is !== "sentence") return [];
    const next = elements[index + 1]?.is;
    const opensBlock = next === "table" || next === "names" || lists.has(index + 1);
    return opensBlock && labelBefore(element) !== undefined ? [] : [element.sentence];
  });
}

/** The rows of each list that names any, by the element that opens it. */
function listsOf(elements: readonly Element[]): ReadonlyMap<number, List> {
  const lists = new Map<number, { readonly first: number; readonly rows: Row[]; readonly items: (readonly Row[])[]; readonly path: readonly string[] }>();
  const pathOf = (within: Item["within"]): readonly string[] => {
    const outer = within === undefined ? undefined : lists.get(within.list);
    const [row, ...others] = outer?.items[within!.item] ?? [];
    return outer === undefined || row === undefined || others.length > 0 || /^\d+$/.test(row.name) ? [] : [...outer.path, row.name];
  };
  elements.forEach((element, index) => {
    if (element.is !== "item") return;
    const list = valueAt(lists, element.list, () => ({ first: index, rows: [], items: [], path: pathOf(element.within) }));
    list.rows.push(...element.rows);
    list.items.push(element.rows);
  });
  return new Map([...lists.values()].filter(({ rows }) => rows.length > 0).map(({ first, rows, path }) => [first, { rows, path }]));
}

interface List {
  readonly rows: readonly Row[];
  /** Of the items that it stands in: what they name holds what its items name. */
  readonly path: readonly string[];
}

type Label = Required<Pick<Block, "label" | "labelAt">>;

function labelBefore(element: Element | undefined): Label | undefined {
  if (element?.is !== "sentence" || !element.sentence.text.endsWith(":")) return undefined;
  return { label: element.sentence.text.slice(0, -1).trim(), labelAt: element.sentence.at };
}

/** The block that an element opens, and those within it. */
function blocksAt(
  source: Source,
  element: Element,
  list: List | undefined,
  label: Label | undefined,
  named: ReadonlySet<string>,
  known: NameColumns,
): readonly Block[] {
  if (element.is === "sentence" || element.is === "code") return [];
  const lead = element.is === "names" ? element.lead : undefined;
  const path = blockPath(label?.label, named) ?? blockPath(lead, named);
  const labels = { ...label, ...(lead === undefined ? {} : { lead }) };
  const head = { ...labels, ...(path === undefined ? {} : { path }) };
  if (element.is === "table") return tableBlocks(source, element.table, head, known);
  if (element.is === "names") return [{ is: "names", ...head, columns: [], rows: element.rows, at: element.at }];
  return list === undefined ? [] : [{ is: "list", ...head, ...(list.path.length === 0 ? {} : { path: list.path }), columns: [], rows: list.rows, at: element.at }];
}

function tableBlocks(source: Source, table: TablePart, head: Pick<Block, "label" | "labelAt" | "path">, known: NameColumns): readonly Block[] {
  const { inner, ...own } = tableOf(source, table, head.path ?? [], known);
  return [{ is: "table", ...head, ...own }, ...inner];
}
