/** Rows that stand together make a block, and a sentence that ends in a colon right before it is its label. */
import { getOrInsert, memoize } from "../../values/memoize.ts";
import type { Block, Cell, Row, Section, Sentence } from "../document.ts";
import type { ListItem } from "../markdown/part.ts";
import type { MarkdownSource } from "../markdown/source.ts";
import { namesIn } from "../names.ts";
import type { Element } from "./elements.ts";
import { blockPath } from "./label.ts";
import type { NameColumns } from "./name-column.ts";
import { withWholePaths } from "./nested.ts";
import { tableBlocks, type BlockHead } from "./table.ts";

/** What a section says. */
export function sectionContents(source: MarkdownSource, elements: readonly Element[], known: NameColumns): Pick<Section, "blocks" | "sentences"> {
  const lists = listsOf(elements);
  return { blocks: blocksOf(source, elements, lists, known), sentences: plainSentences(elements, lists) };
}

/** In the section's order. */
function blocksOf(source: MarkdownSource, elements: readonly Element[], lists: Lists, known: NameColumns): readonly Block[] {
  const blocks: Block[] = [];
  const named = namedIn(blocks);
  elements.forEach((element, index) => blocks.push(...blocksAt(source, element, lists.get(index), labelBefore(elements[index - 1], element), named, known)));
  return withWholePaths(blocks);
}

/** The names of the rows so far; few sections have labels that ask for them. */
function namedIn(blocks: readonly Block[]): () => ReadonlySet<string> {
  const names = new Set<string>();
  let gathered = 0;
  return () => {
    for (; gathered < blocks.length; gathered += 1) for (const { name } of blocks[gathered]!.rows) names.add(name);
    return names;
  };
}

/** The sentences that label nothing. */
function plainSentences(elements: readonly Element[], lists: Lists): readonly Sentence[] {
  return elements.flatMap((element, index) => {
    if (element.is !== "sentence") return [];
    const next = elements[index + 1];
    const opensBlock = next?.is === "table" || next?.is === "names" || lists.has(index + 1);
    return opensBlock && labelBefore(element, next) !== undefined ? [] : [element.sentence];
  });
}

/** The rows of each list that names any, by the element that opens it. */
function listsOf(elements: readonly Element[]): Lists {
  const lists = new Map<number, { readonly first: number; readonly rows: Row[]; readonly items: (readonly Row[])[]; readonly path: readonly string[] }>();
  const pathOf = (within: ListItem["within"]): readonly string[] => {
    const outer = within === undefined ? undefined : lists.get(within.list);
    const [row, ...others] = outer?.items[within!.item] ?? [];
    return outer === undefined || row === undefined || others.length > 0 || /^\d+$/.test(row.name) ? [] : [...outer.path, row.name];
  };
  elements.forEach((element, index) => {
    if (element.is !== "item") return;
    const list = getOrInsert(lists, element.list, () => ({ first: index, rows: [], items: [], path: pathOf(element.within) }));
    list.rows.push(...element.rows);
    list.items.push(element.rows);
  });
  return new Map([...lists.values()].filter(({ rows }) => rows.length > 0).map(({ first, rows, path }) => [first, { rows, path }]));
}

type Lists = ReadonlyMap<number, List>;

interface List {
  readonly rows: readonly Row[];
  /** Of the items that it stands in: what they name holds what its items name. */
  readonly path: readonly string[];
}

type Label = Required<Pick<Block, "label" | "labelAt">>;

/** Before a table the announcement of a nested field's fields needs no colon, nor does a word alone. */
function labelBefore(element: Element | undefined, next: Element | undefined): Label | undefined {
  if (element?.is !== "sentence") return undefined;
  const { text, at } = element.sentence;
  if (text.endsWith(":")) return { label: text.slice(0, -1).trim(), labelAt: at };
  return next?.is === "table" && announcement.test(text) ? { label: text, labelAt: at } : undefined;
}

const announcement = /^[^.;:!?]+\sblock$|^\p{L}[\p{L}\p{N}_-]*$/iu;

/** The block that an element opens, and those within it. */
function blocksAt(
  source: MarkdownSource,
  element: Element,
  list: List | undefined,
  label: Label | undefined,
  named: () => ReadonlySet<string>,
  known: NameColumns,
): readonly Block[] {
  if (element.is === "sentence" || element.is === "code") return [];
  const head = headOf(label, element.is === "names" ? element.lead : undefined, named);
  if (element.is === "table") return tableBlocks(source, element.table, { head, named }, known);
  if (element.is === "names") return [{ is: "names", ...head, columns: [], rows: element.rows, at: element.at }];
  if (list === undefined) return [];
  const { rows, path: outer } = list;
  const nested = { ...head, ...(outer.length === 0 ? {} : { path: outer }) };
  if (!areNamesAlone(rows)) return [{ is: "list", ...nested, columns: [], rows, at: element.at }];
  return [
    {
      is: "names",
      ...nested,
      ...(label === undefined ? {} : { lead: label.label }),
      columns: [],
      rows: withRemarksOfItems(rows).map((row) => ({ ...row, cells: [] })),
      at: element.at,
    },
  ];
}

function headOf(label: Label | undefined, lead: string | undefined, named: () => ReadonlySet<string>): BlockHead {
  if (label === undefined && lead === undefined) return {};
  const path = (label && blockPath(label.label, named())) ?? (lead === undefined ? undefined : blockPath(lead, named()));
  return { ...label, ...(lead === undefined ? {} : { lead }), ...(path === undefined ? {} : { path }) };
}

/** `- width, height (number)`: what stands behind the last name of an item is said of all. */
function withRemarksOfItems(rows: readonly Row[]): readonly Row[] {
  const last = new Map(rows.flatMap(({ cells, remark }) => (remark === undefined ? [] : [[cells, remark] as const])));
  return rows.map((row) => {
    const remark = row.remark ?? last.get(row.cells);
    return remark === undefined ? row : { ...row, remark };
  });
}

/** Whether items say nothing but what they name: a list of such items says what a sentence of the same names does. */
function areNamesAlone(rows: readonly Row[]): boolean {
  const namesOf = memoize((cell: Cell) => new Set(namesIn(cell.text.replace(/\.$/, "")).map(({ name }) => name)));
  return rows.every(({ name, cells: [cell] }) => cell !== undefined && namesOf(cell).has(name));
}
