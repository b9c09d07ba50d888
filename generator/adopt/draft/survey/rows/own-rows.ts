/** Which rows of a section are fields. */
import type { StatedBlock, StatedRow, StatedSection } from "../../../../facts/stated-section.ts";
import { memoizeByObject } from "../../../../values/memoize.ts";
import { listsHeaders } from "./header-tables.ts";
import { listsParameters, queryWords } from "./parameter-tables.ts";
import { listsPlaces } from "./placed-rows.ts";

/** The rows of fields that are nested in no other one. */
export function ownRows(section: StatedSection): readonly StatedRow[] {
  return section.blocks.filter((block) => isOwn(section, block)).flatMap((block) => block.rows.filter((row) => isFieldRow(row, block, "object")));
}

function isOwn({ section }: StatedSection, stated: StatedBlock): boolean {
  const { block } = stated;
  return (
    block.path === undefined &&
    block.is !== "cell" &&
    !listsHeaders(block) &&
    !isRequestBlock(block) &&
    !isOfValues(block) &&
    !listsParameters(block) &&
    !listsPlaces(stated) &&
    queryWords(section, block) === undefined
  );
}

/** `Body: amount (integer)` says in a sentence what one request takes. */
export function isRequestBlock({ is, lead }: StatedBlock["block"]): boolean {
  return (
    is === "names" &&
    /^(?:(?:the )?(?:request )?(?:body|payload)|(?:query|path|ur[il]|header|body|request) (?:param(?:eter)?s?|string)|headers)$/i.test(lead ?? "")
  );
}

/** `Possible values: on, off` in a sentence names no fields. */
function isOfValues({ is, lead }: StatedBlock["block"]): boolean {
  return is === "names" && /\b(?:values?|options|enum|choices|one of)$/i.test(lead ?? "");
}

/**
 * A row with a type, or among rows with one; or one of a table that is said to list fields, whose types the document leaves open.
 * @param of what stands in a request's own section lists what it takes
 */
export function isFieldRow(one: StatedRow, stated: StatedBlock, of: "object" | "request"): boolean {
  const { row, facts } = one;
  const { block, roles } = stated;
  // An item without a name is called by its number.
  if ((block.is === "list" && /^\d+$/.test(row.name)) || /^\.*$/.test(row.name)) return false;
  if (isTyped(facts)) return true;
  if (block.is === "list" && hasTypes(stated) && (facts.some(({ fact }) => ofValues.has(fact)) || isAmongFields(one, stated))) return true;
  if (block.is !== "table" || !fieldName.test(row.name)) return false;
  if ([...roles.values()].includes("type") && hasTypes(stated)) return true;
  return (block.named ?? "").split("/").some((title) => (of === "request" ? listsFields : ofFields).test(title.trim()));
}

/** A word that can be the name of a field. */
export const fieldName = /^[\p{L}_$@][\p{L}\p{N}_$@.[\]:-]*$/u;

/** An item of a list that is said to be about parameters names one, whatever it says of it. */
export function namesParameter({ row }: StatedRow, { block }: StatedBlock): boolean {
  return block.is === "list" && /^[\p{L}_$][\p{L}\p{N}_$.[\]-]*$/u.test(row.name);
}

/** What names something as its neighbours do, which are fields: by a remark behind its name, or in a list of which most have types. */
function isAmongFields(row: StatedRow, stated: StatedBlock): boolean {
  return namesParameter(row, stated) && (row.row.remark !== undefined || stated.rows.filter(({ facts }) => isTyped(facts)).length * 2 > stated.rows.length);
}

/** What only a value has: beside fields that have types, what has one of these is a field as well. */
const ofValues: ReadonlySet<string> = new Set(["values", "known", "default", "range", "length", "bits", "format"]);

const hasTypes = memoizeByObject(({ rows }: StatedBlock) => rows.some(({ facts }) => isTyped(facts)));

function isTyped(facts: StatedRow["facts"]): boolean {
  return facts.some(({ fact }) => fact === "type");
}

/** What stands in the row's column of types, or first in brackets behind the name of an item; empty where there is none. */
export function writtenType({ row }: StatedRow, { block, roles }: StatedBlock): string {
  if (block.is === "list")
    return (
      /^(?:map|hash(?:map)?|dict(?:ionary)?|object|array|list|set)(?:\s+of\s+\w+\s+to\s+\w+|<[^<>]+>|\[\w+\]\w+)(?=\s*(?:[,;]|$))|^\[\s*[\w.-]+\s*\](?=\s*(?:[,;]|$))/i.exec(
        row.remark ?? "",
      )?.[0] ??
      /^(?![^,;]*\b(?:required|mandatory|optional|default|only)\b)[\p{L}_-]+(?: [\p{L}_-]+){0,2}(?: objects?)?(?=\s*(?:[,;]|$))/iu.exec(
        row.remark ?? "",
      )?.[0] ??
      ""
    );
  return row.cells.find(({ column }) => roles.get(column) === "type")?.text ?? "";
}

const ofFields =
  /^(?:(?:query|path|ur[il]|body|header|request|response|form|json)[ -])?(?:fields?|attributes?|propert(?:y|ies)|parameters?|params?|arguments?|counters?|statistics?|metrics?)(?: name)?$/i;
const listsFields = new RegExp(`${ofFields.source}|^(?:name|key|member|element|header)$`, "i");
