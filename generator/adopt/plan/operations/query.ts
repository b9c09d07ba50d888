/** Parameters of the query that stand behind a path: `/things?from={from}&count={count}`. The operations that are made of the row get them. */
import type { Row } from "../../../documents/document.ts";
import { findPlace } from "../../../documents/places/find.ts";
import { formatPlace } from "../../../documents/places/place.ts";
import type { Finding } from "../../../drift/findings/finding.ts";
import { typeName, uniqueName } from "../../draft/names.ts";
import { nameOf } from "../../edit/members.ts";
import { appendToFile, fileOf, startOf } from "../../edit/spans.ts";
import { rowAt, type PlacedRow } from "../../edition/row-lookup.ts";
import { declarationAt, isProperty, type PlanningContext } from "../../planning-context.ts";
import { printDeclaration } from "../../print/file.ts";
import { member, typeReference, type DeclarationSyntax } from "../../print/syntax.ts";
import type { Planned, Step } from "../../step.ts";
import { referenceIn } from "../known-operations.ts";

/** Undefined where the finding is about something else, or an operation of the row has parameters of its own. */
export function planQuery(context: PlanningContext, finding: Finding, all: readonly Finding[]): Step | undefined {
  const { change, fact, document, place } = finding;
  const { ours, theirs } = context.editions;
  const row = change === "added" && fact === "mention" ? (rowAt(theirs, document, place.row) ?? rowAt(theirs, document, undefined)) : undefined;
  const found = row === undefined ? undefined : findPlace(ours.contents, place);
  const own = found?.row;
  const before = own === undefined ? [] : queryOf(own);
  const added = row === undefined || own === undefined ? [] : queryOf(row.row).filter((one) => !before.includes(one));
  const operations =
    own === undefined || added.length === 0
      ? []
      : context
          .behaving(own)
          .filter(({ is }) => is === "operation")
          .map(({ at }) => declarationAt(context, at))
          .filter(isProperty);
  const [first] = operations;
  if (first === undefined || operations.some((one) => referenceIn(one) === undefined || fileOf(one) !== fileOf(first) || /\bQuery</.test(one.getText())))
    return undefined;
  const source = first.getSourceFile();
  const taken = new Set([...source.getInterfaces(), ...source.getTypeAliases()].map((one) => one.getName().toLowerCase()));
  const called = uniqueName(typeName(nameOf(first), "Query"), taken);
  const sourceTag = { tag: "source", text: formatPlace(place) } as const;
  const declaration: DeclarationSyntax = {
    is: "interface",
    exported: false,
    name: called,
    members: added.map((one) => ({ ...member(one, typeReference("string"), { tags: [sourceTag] }), optional: true })),
    comment: { text: "Parameters of the query." },
  };
  const file = fileOf(first);
  return {
    is: "step",
    findings: all.filter((one) => one === finding || (one.change === change && one.fact === fact && one.document.line === document.line)),
    edits: [
      ...operations.map((one) => ({
        file,
        start: one.getTypeNodeOrThrow().getEnd(),
        end: one.getTypeNodeOrThrow().getEnd(),
        text: ` & Query<${called}>`,
      })),
      appendToFile(source, printDeclaration(declaration)),
    ],
    needs: [{ file, name: "Query", from: "specwright/http" }],
    says: `${operations.map(nameOf).join(", ")}: the query may have ${added.join(", ")}`,
    at: startOf(first),
    guesses: [`that ${added.join(", ")} may be left out, and what their types are`],
  };
}

/** A row that came with them, where its operation is made without: that is told. */
export function withQueryTold(planned: Planned, row: PlacedRow): Planned {
  const names = queryOf(row.row);
  return planned.is === "unplaced" || names.length === 0
    ? planned
    : {
        ...planned,
        guesses: [...(planned.guesses ?? []), `that "${row.row.name}" goes without a Query<…> for ${names.join(", ")}, which its path has`],
      };
}

/** The names behind the question mark of a path: `?a={a}&b`, `{?a,b}`. */
function queryOf({ cells }: Row): readonly string[] {
  return cells.flatMap(({ text }) => {
    const [, pairs, list] = /(?:^|\s)\/[^\s?]*(?:\?([^\s?]+)|\{\?([\w.,-]+)\})/.exec(text) ?? [];
    return pairs === undefined
      ? (list?.split(",") ?? [])
      : pairs
          .split("&")
          .map((one) => one.split("=")[0]!)
          .filter((one) => /^[\w.[\]-]+$/.test(one));
  });
}
