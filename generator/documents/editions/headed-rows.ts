/**
 * Rows that stand under headings of their own, `#### width (number)`, where another edition has them in a table: they stand in the section around them again, or
 * in the block of the field under whose heading they do.
 */
import { groupBy } from "../../values/group-by.ts";
import type { Block, DocumentText, FurtherPart, Row, Section, Sentence } from "../document.ts";
import { namesIn } from "../names.ts";
import { blockName } from "../places/lookup.ts";
import { plainHeading, titleOfHeading } from "../shapes/label.ts";
import { byPlainTitle, plainTitle, rowNames, type DocumentOutline, type OutlineSection } from "./outline.ts";
import { rowOfParagraph } from "./rows-in-prose.ts";

/** Where a row stands that a section is headed as. */
interface Home {
  readonly host: Section;
  readonly path: readonly string[];
  readonly name: string;
  readonly content: Content;
}

interface Content {
  readonly sentences: readonly Sentence[];
  /** Labelled tables below the last of the headings. */
  readonly blocks: readonly Block[];
}

export function withHeadedRows(document: DocumentText, outline: DocumentOutline): DocumentText {
  const homes = homesIn(document.sections, byPlainTitle(outline));
  if (homes.size === 0) return document;
  const hosted = groupBy([...homes], ([, { host }]) => host);
  const sections = document.sections
    .filter((section) => !homes.has(section))
    .map((section) => {
      const own = hosted.get(section) ?? [];
      if (own.length === 0) return section;
      const lists = [...groupBy(own, ([, { path }]) => path.join("\n")).values()].map(listOf);
      return {
        ...section,
        blocks: [...section.blocks, ...lists, ...own.flatMap(([, { content }]) => content.blocks)],
        code: [...section.code, ...own.flatMap(([{ code }]) => code)],
      };
    });
  return { ...document, sections };
}

type Called = ReadonlyMap<string, OutlineSection>;

/** Those that are called as rows that are gone; beside several of them, others that are called as a field can be. */
function homesIn(sections: readonly Section[], called: Called): ReadonlyMap<Section, Home> {
  const homes = new Map<Section, Home>();
  const around = aroundOf(sections);
  for (const isKnown of [true, false])
    for (const section of sections) {
      const outer = around.get(section);
      if (outer === undefined || homes.has(section) || called.has(plainTitle(section))) continue;
      const { host, path } = placeIn(outer, homes);
      const known = called.get(plainTitle(host));
      const name = known === undefined ? undefined : isKnown ? rowGone(section, host, path, known) : rowCome(section, homes, around);
      const content = name === undefined ? undefined : contentOf(section, known!);
      if (content !== undefined) homes.set(section, { host, path, name: name!, content });
    }
  return homes;
}

function aroundOf(sections: readonly Section[]): ReadonlyMap<Section, Section> {
  const around = new Map<Section, Section>();
  const open: Section[] = [];
  for (const section of sections) {
    while (open.length > 0 && open.at(-1)!.level >= section.level) open.pop();
    const outer = open.at(-1);
    if (outer !== undefined) around.set(section, outer);
    open.push(section);
  }
  return around;
}

function placeIn(outer: Section, homes: ReadonlyMap<Section, Home>): Pick<Home, "host" | "path"> {
  const home = homes.get(outer);
  return home === undefined ? { host: outer, path: [] } : { host: home.host, path: [...home.path, home.name] };
}

function rowGone({ heading }: Section, host: Section, path: readonly string[], known: OutlineSection): string | undefined {
  const label = path.join(" ");
  const names = path.length === 0 ? known.rows : known.blocks.find((block) => block.path?.join(" ") === label)?.rows;
  const there = rowNames(
    host.blocks.filter((block) => (path.length === 0 ? block.path === undefined && block.label === undefined : blockName(block) === label)),
  );
  const title = nameIn(heading).toLowerCase();
  return [...(names ?? [])].find((name) => name.toLowerCase() === title && !there.has(name));
}

function rowCome(section: Section, homes: ReadonlyMap<Section, Home>, around: ReadonlyMap<Section, Section>): string | undefined {
  const name = nameIn(section.heading);
  const beside = [...homes.keys()].filter((one) => one.level === section.level && around.get(one) === around.get(section));
  return beside.length > 1 && namesIn(name).length === 1 ? name : undefined;
}

function nameIn(heading: string): string {
  return plainHeading(titleOfHeading(heading));
}

/** Undefined where more stands there than a row can say. */
function contentOf({ blocks, sentences, heading }: Section, known: OutlineSection): Content | undefined {
  const said = blocks.filter(isSaid);
  const others = blocks.filter((block) => !isSaid(block));
  if (others.some((block) => !known.blocks.some(({ name }) => name === blockName(block)))) return undefined;
  const all = [...sentences.filter(({ row }) => row === undefined), ...said.map(asSentence)];
  if (all.length === 0 && titleOfHeading(heading) === heading) return undefined;
  return { sentences: all.sort((one, other) => one.at.line - other.at.line || one.at.column - other.at.column), blocks: others };
}

/** `Allowed values: small, large.` */
function isSaid({ is, label, lead, path }: Block): boolean {
  return is === "names" && label === undefined && path === undefined && lead !== undefined;
}

function asSentence({ lead, rows, at }: Block): Sentence {
  let text = `${lead}: `;
  const further = rows.map(({ name, remark, at: { line, column } }, index) => {
    const from = text.length;
    text += `${name}${remark === undefined ? "" : ` (${remark})`}${index < rows.length - 1 ? ", " : "."}`;
    return { index: from, line, column };
  });
  return { text, at, further };
}

function listOf(homes: readonly (readonly [Section, Home])[]): Block {
  const [[first, { path }]] = homes as readonly [readonly [Section, Home]];
  const rows = homes.map(([section, home]) => rowHeaded(section, home));
  return { is: "list", ...(path.length === 0 ? {} : { label: path.join(" "), path }), columns: [], rows, at: first.at };
}

/** As an item of a list has it: `width (number): In metres.`, or what is said of it alone. */
function rowHeaded({ heading, at }: Section, { name, content: { sentences } }: Home): Row {
  const remark = heading.slice(titleOfHeading(heading).length).trim().slice(1, -1);
  const [first, ...rest] = sentences;
  if (remark === "" && first !== undefined) return { ...rowOfParagraph(name, [first, ...rest]), at };
  let text = `${name} (${remark})`;
  const further: FurtherPart[] = [];
  sentences.forEach((sentence, position) => {
    text += position === 0 ? ": " : " ";
    const index = text.length;
    further.push(
      { index, line: sentence.at.line, column: sentence.at.column },
      ...(sentence.further ?? []).map((part) => ({ ...part, index: part.index + index })),
    );
    text += sentence.text;
  });
  return { name, remark, cells: [{ column: "", text, raw: text, at, further }], at };
}
