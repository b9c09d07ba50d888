/** A document in the Markdown that is read: what others write in HTML, or draw with characters, as its tables and lists. */
import { withoutBoxes } from "./admonitions.ts";
import { withoutAssignments } from "./assigned-names.ts";
import { withoutBlueprint } from "./blueprint/blueprint.ts";
import { withTypesTogether } from "./bracketed-items.ts";
import { withPlainHeadings } from "./bold-headings.ts";
import { withPlainParagraphs } from "./bold-paragraphs.ts";
import { withWholeRows } from "./broken-rows.ts";
import { withTitleAbove } from "./front-matter-titles.ts";
import { withPlainLists } from "./definition-lists.ts";
import { withoutComponents } from "./component-tags.ts";
import { withCodeApart } from "./glued-code.ts";
import { withFencedCode } from "./html-code.ts";
import { withMarkdownHeadings } from "./html-headings.ts";
import { withMarkdownTables, type Rewritten } from "./html-tables.ts";
import { withLabelsApart } from "./label-lines.ts";
import { withTablesOfRequests } from "./listed-requests.ts";
import { withoutLayout } from "./layout-tags.ts";
import { withBracketedTypes } from "./marked-items.ts";
import { withoutSigns } from "./marked-names.ts";
import { withDottedNames } from "./nested-rows.ts";
import { withRequestsTogether } from "./collection-requests.ts";
import { withSectionsOfItems } from "./operation-items.ts";
import { withDottedPaths } from "./pointed-names.ts";
import { withRequestsBelow } from "./requests-in-headings.ts";
import { withSectionsOfRequests } from "./request-sections.ts";
import { withAnswersApart } from "./status-items.ts";
import { withoutShellVariables } from "./shell-variables.ts";
import { withPlainSummaries } from "./summaries.ts";
import { withTablesOfSchemas } from "./schemas/schemas.ts";
import { withPlainMethods } from "./table-methods.ts";
import { withPipeTables } from "./text-tables.ts";
import { withRowsApart } from "./shared-rows.ts";
import { withRowsBelow } from "./rows-above.ts";
import { withSectionPerRequest } from "./shared-headings.ts";
import { withSpacedHeadings } from "./tight-headings.ts";
import { withSentencesOfItems } from "./worded-items.ts";

export interface PlainMarkdown {
  readonly text: string;
  /** What was written otherwise, by its sort, with the lines on which it began. */
  readonly rewritten: readonly { readonly sort: string; readonly as: string; readonly lines: readonly number[] }[];
}

export function plainMarkdown(source: string): PlainMarkdown {
  const found = rewriteInTurn(
    source,
    sorts.map(([, rewrite]) => rewrite),
  );
  return {
    text: found.at(-1)!.text,
    rewritten: sorts.map(([sort], index) => ({ sort, as: as.get(sort) ?? sort.split(" ").at(-1)!, lines: found[index]!.lines })),
  };
}

const sorts: readonly (readonly [sort: string, rewrite: (text: string) => Rewritten])[] = [
  ["API Blueprint", withoutBlueprint],
  ["tag of a component", withoutComponents],
  ["tag of layout", withoutLayout],
  ["code in HTML", withFencedCode],
  ["box around text", withoutBoxes],
  ["glued code", withCodeApart],
  ["HTML heading", withMarkdownHeadings],
  ["heading without a space", withSpacedHeadings],
  ["title above the document", withTitleAbove],
  ["row above all headings", withRowsBelow],
  ["path with a variable", withoutShellVariables],
  ["heading with a method", withRequestsTogether],
  ["heading with a request", withRequestsBelow],
  ["schema in a block", withTablesOfSchemas],
  ["list of requests", withTablesOfRequests],
  ["drawn table", withPipeTables],
  ["HTML table", withMarkdownTables],
  ["broken row", withWholeRows],
  ["row with a method", withPlainMethods],
  ["shared row", withRowsApart],
  ["marked row", withoutSigns],
  ["nested row", withDottedNames],
  ["row of a path", withDottedPaths],
  ["definition list", withPlainLists],
  ["folded section", withPlainSummaries],
  ["bold heading", withPlainHeadings],
  ["bold paragraph", withPlainParagraphs],
  ["line of a label", withLabelsApart],
  ["status with fields", withAnswersApart],
  ["item that assigns", withoutAssignments],
  ["worded item", withSentencesOfItems],
  ["marked item", withBracketedTypes],
  ["item of several paragraphs", withTypesTogether],
  ["itemised section", withSectionsOfItems],
  ["divided section", withSectionsOfRequests],
  ["shared heading", withSectionPerRequest],
];

/** What those become that do not stay what their name ends in. */
const as: ReadonlyMap<string, string> = new Map([
  ["API Blueprint", "text"],
  ["tag of a component", "text"],
  ["tag of layout", "text"],
  ["code in HTML", "block"],
  ["box around text", "text"],
  ["item that assigns", "item"],
  ["title above the document", "heading"],
  ["heading with a method", "request"],
  ["row above all headings", "section"],
  ["schema in a block", "table of fields"],
  ["row of a path", "row"],
  ["row with a method", "row"],
  ["list of requests", "table"],
  ["path with a variable", "path"],
  ["item of several paragraphs", "item"],
  ["status with fields", "list"],
]);

/** A document as the edition beside which it is read: in plain Markdown where that is. */
export function writtenLike(edition: string, text: string): string {
  const plain = plainMarkdown(text).text;
  return plain === text || plainMarkdown(edition).text !== edition ? text : plain;
}

function rewriteInTurn(source: string, rewrite: readonly ((text: string) => Rewritten)[]): readonly Rewritten[] {
  const found: Rewritten[] = [];
  for (const one of rewrite) found.push(one(found.at(-1)?.text ?? source));
  return found;
}
