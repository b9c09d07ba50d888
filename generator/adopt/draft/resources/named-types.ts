/** Types that have a section of their own, and that others name: `| qos | Limits |`, with the fields of `Limits` below its heading. */
import { withoutOrdinals } from "../../../documents/headings.ts";
import { valueOf } from "../../../facts/fact.ts";
import type { StatedRow, StatedSection } from "../../../facts/stated-section.ts";
import { groupBy } from "../../../values/group-by.ts";
import { memoizeByObject } from "../../../values/memoize.ts";
import { ownRows, writtenType } from "../survey/rows/own-rows.ts";
import type { Survey } from "../survey/survey.ts";
import { unnumbered } from "../survey/text/request-lines.ts";
import { numberSeen, sectionNumber } from "../survey/text/section-numbers.ts";
import { blocksByRow } from "./rows-of-section.ts";

export interface NamedType {
  readonly section: StatedSection;
  readonly isList: boolean;
}

/** What is longer is prose. */
const longest = 200;

/** The type that words name; undefined where no section, or more than one, is about it. */
export type NamedTypes = (said: string) => NamedType | undefined;

export const namedTypesOf: (survey: Survey) => NamedTypes = memoizeByObject(({ stated: { sections } }: Survey): NamedTypes => {
  const byTitle = groupBy(
    sections.filter((section) => ownRows(section).length > 0),
    (section) => titleOfType(section).toLowerCase(),
  );
  const about = (title: string): StatedSection | undefined => {
    const [section, ...others] = byTitle.get(title) ?? [];
    return others.length > 0 || general.test(title) ? undefined : section;
  };
  const byNumber = groupBy([...byTitle.values()].flat(), ({ section }) => sectionNumber(section.heading) ?? "");
  return (said) => {
    if (said.length > longest) return undefined;
    const [numbered, ...alike] = byNumber.get(numberSeen(said) ?? "no number") ?? [];
    if (numbered !== undefined && alike.length === 0) return { section: numbered, isList: false };
    const [, listed, angled, named, brackets] =
      /^(?:(?:an?|the)\s+)?(?:(?:new|updated|created|changed|modified|resulting|requested|removed|deleted|complete|whole|current)\s+)?(?:((?:array|list|set|collection) of (?:the )?)|((?:array|list|set)\s*[<(]\s*))?([\p{L}][\p{L}\p{N}_. -]*?)(\s*\[\s*\])?\s*[>)]?(?:\s+(?:objects?|structures?))?(?:\s*[,(].*)?$/iu.exec(
        said
          .trim()
          .replace(/^<\s*([^<>]*\S)\s*>\s*array$|^\[\s*([^[\]]*\S)\s*\]$/i, (_, angled?: string, squared?: string) => `array of ${angled ?? squared}`)
          .replace(/^([\p{L}\p{N}_.-]+)\s+(?:collection|array|list)$/iu, "array of $1"),
      ) ?? [];
    if (named === undefined) return undefined;
    const isList = (listed ?? angled ?? brackets) !== undefined;
    const title = named.toLowerCase();
    const section = about(title) ?? (isList ? about(title.replace(/s$/, "")) : undefined);
    return section === undefined ? undefined : { section, isList };
  };
});

/** The type that the row of a field names; its notes can tell what a list is of: `| things | list | Thing list |`. */
export function typeNamedBy(row: StatedRow, section: StatedSection, types: NamedTypes): NamedType | undefined {
  const block = blocksByRow(section).get(row.row);
  if (block === undefined) return undefined;
  const named = types(writtenType(row, block));
  if (named !== undefined) return named;
  const type = valueOf(row.facts, "type");
  if (type === "array") return itemsNoted(row, types);
  return type?.startsWith("object") === true ? sectionBelow(row, section, types) : undefined;
}

/** A section of its own below that of the object, which is called as the field is. */
function sectionBelow({ row }: StatedRow, { section }: StatedSection, types: NamedTypes): NamedType | undefined {
  const found = types(row.name);
  return found?.section.section.under.at(-1) === section.title ? found : undefined;
}

function itemsNoted({ cells }: StatedRow, types: NamedTypes): NamedType | undefined {
  const said = cells.filter(({ role }) => role === "notes").map(({ text }) => types(text.trim().replace(/\.$/, "")));
  return said.find((type) => type?.isList === true);
}

/** The sections, and those whose types they name, and so on. */
export function sectionsReachedFrom(sections: Iterable<StatedSection>, types: NamedTypes): ReadonlySet<StatedSection> {
  const reached = new Set(sections);
  for (const section of reached) for (const named of typesNamedIn(section, types)) reached.add(named);
  return reached;
}

export function typesNamedIn(section: StatedSection, types: NamedTypes): readonly StatedSection[] {
  return section.blocks.flatMap(({ rows }) => rows.flatMap((row) => typeNamedBy(row, section, types)?.section ?? []));
}

/** What the type is called that a section is about. */
export function titleOfType({ section: { title, under } }: StatedSection): string {
  return unnumbered(ofParts.test(title) ? (withoutOrdinals(under).at(-1) ?? title) : title)
    .replace(/^(?:the\s+|(?:(?:data|object)\s+)?type\b:?\s+)/i, "")
    .replace(/\s+(?:object|block|resource(?:\s+type)?|schema|type|structure|model|definition|attributes|fields|properties)$/i, "");
}

/** `Properties` below `Limits` has those of that. */
const ofParts = /^(?:properties|fields|attributes|members|structure|schema)$/i;

const general = /^(?:string|text|number|integer|int|boolean|bool|object|array|list|map|enum|date|time|any)$/;
