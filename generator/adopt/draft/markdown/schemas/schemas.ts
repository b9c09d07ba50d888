/**
 * Schemas that a document shows in blocks, as tables of fields: JSON Schema and the schemas of OpenAPI, in JSON or YAML, and interfaces of TypeScript. One that
 * stands alone gives the fields of its section; those that have names of their own become sections with these, behind all that the section says.
 */
import { groupBy } from "../../../../values/group-by.ts";
import { linesOfCode } from "../../survey/text/code-blocks.ts";
import type { Rewritten } from "../html-tables.ts";
import { schemaBlocks, type SchemaBlock } from "./blocks.ts";
import { schemaFields, type SchemaField } from "./fields.ts";
import { baseSchemaNames, hasFields, type SchemasByName } from "./schema.ts";

export function withTablesOfSchemas(text: string): Rewritten {
  const sourceLines = text.split("\n");
  const blocks = schemaBlocks(text, sourceLines);
  if (blocks.length === 0) return { text, lines: [] };
  const sections = sectionsOf(text, sourceLines);
  const known: SchemasByName = new Map(blocks.flatMap(({ schemas }) => [...schemas]));
  const shown = blocks.flatMap((block) =>
    shownBy(
      block,
      sections.findLast(({ from }) => from < block.from)!,
      sourceLines,
      known,
    ),
  );
  const at = new Map(shown.map((one) => [one.block.from, one]));
  const behind = groupBy(shown, ({ section }) => section.to);
  const written: string[] = [];
  for (let line = 0; line <= sourceLines.length;) {
    written.push(...(behind.get(line) ?? []).flatMap((one) => one.below));
    const replaced = at.get(line);
    if (line < sourceLines.length) written.push(...(replaced?.own ?? [sourceLines[line]!]));
    line = replaced?.block.to ?? line + 1;
  }
  return { text: shown.length === 0 ? text : written.join("\n"), lines: shown.map(({ block }) => block.from + 1) };
}

interface TextSection {
  /** Of the line of its heading, from 0 on; the first one has none. */
  readonly from: number;
  /** Of the next heading. */
  readonly to: number;
  readonly level: number;
  readonly title: string;
}

function sectionsOf(text: string, sourceLines: readonly string[]): readonly TextSection[] {
  const inCode = linesOfCode(text);
  const headings = sourceLines.flatMap((line, from) => {
    const [, marks, title = ""] = inCode.has(from + 1) ? [] : (/^(#{1,6})\s+(.*?)\s*#*\s*$/.exec(line) ?? []);
    return marks === undefined ? [] : [{ from, level: marks.length, title }];
  });
  return [{ from: -1, level: 1, title: "" }, ...headings].map((one, index) => ({ ...one, to: headings[index]?.from ?? sourceLines.length }));
}

/** What stands in the place of a block, and the sections that stand behind what the block's own says. */
interface Shown {
  readonly block: SchemaBlock;
  readonly section: TextSection;
  readonly own: readonly string[];
  readonly below: readonly string[];
}

function shownBy(block: SchemaBlock, section: TextSection, sourceLines: readonly string[], known: SchemasByName): readonly Shown[] {
  const named = [...block.schemas].filter(([, schema]) => hasFields(schema)).map(([name, schema]): Named => ({ name, fields: schemaFields(schema, known) }));
  const own = ofSection(named, block, section);
  const around = [...sourceLines.slice(section.from + 1, block.from), ...sourceLines.slice(block.to, section.to)];
  if (named.some(({ fields }) => fields.length === 0) || (own !== undefined && isListed(own, around, block.isExample))) return [];
  const mark = "#".repeat(Math.min(6, section.level + 1));
  const taken = baseSchemaNames(known);
  const below = named.filter((one) => one !== own && !taken.has(one.name)).flatMap(({ name, fields }) => [`${mark} ${name}`, "", ...tableOf(fields), ""]);
  return [{ block, section, own: own === undefined ? [] : tableOf(own.fields), below }];
}

interface Named {
  readonly name: string;
  readonly fields: readonly SchemaField[];
}

/** The schema whose fields are those of its section: it has no name, or that of the section, or the words before it lead to what is sent or answered. */
function ofSection(named: readonly Named[], { before }: SchemaBlock, { title }: TextSection): Named | undefined {
  const called = (text: string): string => text.toLowerCase().replace(/\s*\b(?:object|resource|schema|type|model)$|[^\p{L}\p{N}]/gu, "");
  return (
    named.find(({ name }) => name === "" || called(name) === called(title)) ??
    (/\b(?:body|payload|requests?|responses?|answers?|returns?|input|output)\b/i.test(`${before.endsWith(":") ? before : ""} ${title}`) ? named[0] : undefined)
  );
}

/** Whether the section has a row for each of the fields as well; for an example it is enough to have them for half. */
function isListed({ fields }: Named, around: readonly string[], isExample: boolean): boolean {
  const listed = new Set(around.flatMap((line) => /^\s*(?:\||[-*+]\s)\s*[`*_]*([^\s|`*:(]+)/.exec(line)?.[1] ?? []));
  const outer = fields.filter(({ name }) => !/[.[]/.test(name));
  return outer.filter(({ name }) => listed.has(name)).length >= outer.length / (isExample ? 2 : 1);
}

function tableOf(fields: readonly SchemaField[]): readonly string[] {
  const areRequired = fields.some(({ required }) => required);
  const line = (cells: readonly string[]): string => `| ${cells.map((cell) => cell.replace(/(?<!\\)\|/g, "\\|")).join(" | ")} |`;
  const titles = ["Field", "Type", ...(areRequired ? ["Required"] : []), "Notes"];
  return [
    line(titles),
    `|${titles.map(() => "---").join("|")}|`,
    ...fields.map(({ name, type, required, notes }) => line([name, type, ...(areRequired ? [required ? "yes" : "no"] : []), notes])),
  ];
}
