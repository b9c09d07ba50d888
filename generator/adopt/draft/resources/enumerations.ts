/** Enumerations that have a section of their own, and that others name: `| mode | Mode |`, with the values of `Mode` below its heading. */
import type { StatedBlock, StatedSection } from "../../../facts/stated-section.ts";
import { scalarOf } from "../../../facts/text/values.ts";
import type { Scalar } from "../../../model/shape.ts";
import { groupBy } from "../../../values/group-by.ts";
import { memoizeByObject } from "../../../values/memoize.ts";
import type { Survey } from "../survey/survey.ts";
import { unnumbered } from "../survey/text/request-lines.ts";

export interface Enumeration {
  readonly section: StatedSection;
  readonly values: readonly EnumeratedValue[];
}

export interface NamedEnumeration extends Enumeration {
  /** The type is a list of such values. */
  readonly isList: boolean;
}

export interface EnumeratedValue {
  readonly value: Scalar;
  /** Empty where the document says nothing of it. */
  readonly means: string;
}

/** The enumeration that the words of a type name; undefined where no section, or more than one, lists its values. */
export type Enumerations = (said: string) => NamedEnumeration | undefined;

export const enumerationsOf: (survey: Survey) => Enumerations = memoizeByObject(({ stated: { sections } }: Survey): Enumerations => {
  const byTitle = groupBy(sections.flatMap(enumerationIn), ({ section }) => plainTitle(section.section.title));
  return (said) => {
    const item = said.replace(/^(?:array|list) of (?:the )?|\s*\[\s*\]$/gi, "");
    const [only, ...others] = byTitle.get(plainTitle(item)) ?? [];
    return only === undefined || others.length > 0 ? undefined : { ...only, isList: item !== said };
  };
});

function enumerationIn(section: StatedSection): readonly Enumeration[] {
  const [block, ...others] = section.blocks.filter(({ block: { is } }) => is === "table" || is === "list");
  if (block === undefined || others.length > 0 || !listsValues(section, block)) return [];
  const values = block.rows.map(({ row }): EnumeratedValue => ({
    value: scalarOf(row.name),
    means: row.cells.find(({ column }) => column !== block.block.named && meaning.test(column))?.text.replace(/\.$/, "") ?? "",
  }));
  const isWhole =
    values.length > 1 && new Set(values.map(({ value }) => value)).size === values.length && block.rows.every(({ row }) => /^\S{1,80}$/.test(row.name));
  return isWhole ? [{ section, values }] : [];
}

/** A table over whose names stands that they are values; or a list below a heading that says so. */
function listsValues({ section: { title } }: StatedSection, { block: { is, named = "" }, roles }: StatedBlock): boolean {
  return is === "table" ? ofValues.test(named) && ![...roles.values()].includes("type") : ofEnumerations.test(title);
}

const ofValues = /^(?:(?:enum(?:eration)?|allowed|possible) )?(?:values?|literals?|constants?|enumerators?|strings?)$/i;
const ofEnumerations = /\benum(?:eration)?s?\b/i;
const meaning = /^(?:meaning|description|notes?|explanation|remarks?|comments?)$/i;

/** `4.1 Enumeration: Mode`, `Mode values`, `enum Mode` are `mode`. */
function plainTitle(title: string): string {
  return unnumbered(title)
    .replace(/^the\s+/i, "")
    .replace(/^(?:enum(?:eration)?|values of(?: the)?)\b[:\s(]+/i, "")
    .replace(/\s+(?:enum(?:eration)?|values)$|\)$/i, "")
    .trim()
    .toLowerCase();
}
