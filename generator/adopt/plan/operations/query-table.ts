/** Tables of what goes into the query of requests that are there: their operations get it. */
import type { Finding } from "../../../drift/findings/finding.ts";
import { typeName, uniqueName } from "../../draft/names.ts";
import type { Endpoint } from "../../draft/survey/endpoint.ts";
import { nameOf } from "../../edit/members.ts";
import { appendToFile, fileOf, startOf } from "../../edit/spans.ts";
import { rowAt, rowsInSection, type PlacedRow } from "../../edition/row-lookup.ts";
import type { PlanningContext } from "../../planning-context.ts";
import { printDeclaration } from "../../print/file.ts";
import type { Step } from "../../step.ts";
import { memberOf } from "../fields/member.ts";
import { knownOperationsAt, type KnownOperation } from "../known-operations.ts";
import { surveyed } from "../surveyed.ts";

/** Undefined where the finding is about something else, or a request of the table has no operation, or one with a query. */
export function planQueryTable(context: PlanningContext, finding: Finding, all: readonly Finding[]): Step | undefined {
  const { theirs } = context.editions;
  const isRow = finding.change === "added" && (finding.fact === "row" || finding.fact === "section");
  const own = isRow ? surveyed(theirs.stated).endpoints.filter((endpoint) => rowsOf(context, endpoint).some((row) => isAbout(context, finding, row))) : [];
  const made = own.map((endpoint): Made => ({ purpose: endpoint.purpose, rows: rowsOf(context, endpoint), operations: operationsOf(context, endpoint) }));
  const [first] = made.flatMap(({ operations }) => operations);
  if (first === undefined || made.some(({ operations }) => operations.length === 0 || operations.some(({ property }) => /\bQuery</.test(property.getText()))))
    return undefined;
  const queries = made.map((one) => withQuery(context, one));
  const known = queries.filter((one) => one !== undefined);
  if (known.length < queries.length) return undefined;
  const rows = made.flatMap((one) => one.rows);
  return {
    is: "step",
    findings: all.filter((one) => one === finding || (one.change === "added" && rows.some((row) => isAbout(context, one, row)))),
    edits: known.flatMap(({ edits }) => edits),
    needs: known.flatMap(({ needs }) => needs),
    says: known.map(({ says }) => says).join("; "),
    at: startOf(first.property),
    guesses: known.flatMap(({ guesses }) => guesses),
  };
}

interface Made {
  readonly purpose: string;
  readonly rows: readonly PlacedRow[];
  readonly operations: readonly KnownOperation[];
}

function rowsOf({ editions: { theirs } }: PlanningContext, { parts: { query } }: Endpoint): readonly PlacedRow[] {
  const rows = new Set(query?.rows.map(({ row }) => row));
  return query === undefined ? [] : [...rowsInSection(query.section)].filter(({ row }) => rows.has(row) && rowAt(theirs, row.at, row.name) !== undefined);
}

function isAbout({ editions: { theirs } }: PlanningContext, { fact, document, place }: Finding, { section, row }: PlacedRow): boolean {
  return fact === "section" ? section.at.line === document.line : fact === "row" && rowAt(theirs, document, place.row)?.row === row;
}

/** Those that the row of the endpoint is made into. */
function operationsOf(context: PlanningContext, endpoint: Endpoint): readonly KnownOperation[] {
  const { places } = surveyed(context.editions.theirs.stated);
  const row = [...rowsInSection(endpoint.section)].find((one) => places.row(one.row) === endpoint.source);
  return row === undefined ? [] : knownOperationsAt(context, row, endpoint);
}

function withQuery(
  context: PlanningContext,
  { purpose, rows, operations }: Made,
): (Pick<Step, "edits" | "needs" | "says"> & { readonly guesses: readonly string[] }) | undefined {
  const [first] = operations.map(({ property }) => property);
  const source = first!.getSourceFile();
  const file = fileOf(first!);
  const members = rows.map((row) => memberOf(context, file, row, true));
  const printed = members.filter((one) => one !== undefined);
  if (printed.length < members.length || operations.some(({ property }) => fileOf(property) !== file)) return undefined;
  const taken = new Set([...source.getInterfaces(), ...source.getTypeAliases()].map((one) => one.getName().toLowerCase()));
  const named = uniqueName(typeName(nameOf(first!), "Query"), taken);
  const { places } = surveyed(context.editions.theirs.stated);
  const declaration = printDeclaration({
    is: "interface",
    exported: false,
    name: named,
    members: printed.map(({ member: { comment: { text, tags = [] } = {}, ...member } }, index) => ({
      ...member,
      comment: {
        ...(text === undefined || text === purpose ? {} : { text }),
        tags: [...tags, { tag: "source", text: places.row(rows[index]!.row) }],
      },
    })),
    comment: { text: "Parameters of the query." },
  });
  return {
    edits: [
      ...operations.map(({ property }) => ({
        file,
        start: property.getTypeNodeOrThrow().getEnd(),
        end: property.getTypeNodeOrThrow().getEnd(),
        text: ` & Query<${named}>`,
      })),
      appendToFile(source, declaration),
    ],
    needs: [{ file, name: "Query", from: "specwright/http" }, ...printed.flatMap(({ needs }) => needs.map((need) => ({ ...need, file })))],
    says: `${operations.map(({ property }) => nameOf(property)).join(", ")}: the query may have ${rows.map(({ row }) => row.name).join(", ")}`,
    guesses: printed.flatMap(({ guesses }) => guesses),
  };
}
