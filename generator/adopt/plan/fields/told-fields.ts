/** The fields of a path that came, in a table of another section: the words that lead to the table name what is there. */
import { stemsOf } from "../../../documents/editions/stems.ts";
import type { StatedBlock, StatedSection } from "../../../facts/stated-section.ts";
import { nounStems } from "../../draft/noun-number.ts";
import type { ResourceTarget } from "../../draft/resources/targets.ts";
import { isFieldRow } from "../../draft/survey/rows/own-rows.ts";
import { queryWords } from "../../draft/survey/rows/parameter-tables.ts";
import { counterpartBlock } from "../../edition/pairs.ts";
import type { PlacedRow } from "../../edition/row-lookup.ts";
import type { PlanningContext } from "../../planning-context.ts";

export interface ToldTarget extends ResourceTarget {
  /** The section of fields that it has as well, since the words before its own say that these are further ones. */
  readonly besides?: StatedSection;
}

/** @param others all targets: a table that leads to several is of none */
export function withToldFields(context: PlanningContext, target: ResourceTarget, others: readonly ResourceTarget[]): ToldTarget {
  const { fields } = target;
  if (fields !== undefined && context.editions.pairs.section(fields) === undefined) return target;
  const types = new Set(others.filter(({ uri, type, endpoints }) => endpoints.length > 0 && uri.split("/").includes(type)).map(({ type }) => type));
  const toldRows = context.editions.theirs.stated.sections.flatMap((section) => {
    const own = context.editions.pairs.section(section);
    return own === undefined
      ? []
      : section.blocks
          .filter(
            (block) =>
              isOfFields(block) &&
              queryWords(section.section, block.block) === undefined &&
              counterpartBlock(block, own) === undefined &&
              typeNamed(section, block, types) === target.type,
          )
          .map((table) => ({ section, table }));
  });
  const [only, ...more] = toldRows;
  if (only === undefined || more.length > 0) return target;
  const hasBoth = fields !== undefined && wordsBefore(only.section, only.table).some((text) => further.test(text));
  return { ...target, fields: partOf(only.section, only.table), ...(hasBoth ? { besides: fields } : {}) };
}

const further = /\b(?:besides?|in addition|further|additional|also|beyond|apart from|as well)\b/i;

/** Whether a row is of the fields of what came. */
export function hasRow({ fields }: ResourceTarget, row: PlacedRow): boolean {
  return fields?.section === row.section && fields.blocks.some(({ block }) => block === row.block);
}

function isOfFields(stated: StatedBlock): boolean {
  return stated.block.is === "table" && stated.block.path === undefined && stated.rows.every((row) => isFieldRow(row, stated, "object"));
}

/** The one type that the words before a table speak of: its label, else the sentence before that. */
function typeNamed(section: StatedSection, table: StatedBlock, types: ReadonlySet<string>): string | undefined {
  for (const text of wordsBefore(section, table)) {
    const stems = new Set([...nounStems(text), ...stemsOf(text)]);
    const named = [...types].filter((type) => nounStems(type).size > 0 && [...nounStems(type)].every((stem) => stems.has(stem)));
    if (named.length > 0) return named.length === 1 ? named[0] : undefined;
  }
  return undefined;
}

function wordsBefore({ section: { sentences } }: StatedSection, { block }: StatedBlock): readonly string[] {
  return [block.label ?? "", sentences.findLast(({ at }) => at.line < block.at.line)?.text ?? ""];
}

/** The table, and those of the blocks in it. */
function partOf({ section, blocks, prose }: StatedSection, table: StatedBlock): StatedSection {
  const names = new Set(table.rows.map(({ row }) => row.name));
  const nested = blocks.filter(({ block: { path } }) => path !== undefined && names.has(path[0]!));
  return { section, blocks: [table, ...nested], prose: prose.slice(0, 1), facts: [] };
}
