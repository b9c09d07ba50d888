/** Rows that repeat a limit of a field beside tables of its own: `port limit | 1 to 65535`. They come and go with a source, and with what they limit. */
import type { Node, PropertySignature } from "ts-morph";
import type { Position } from "../../../diagnostics/diagnostic.ts";
import { findPlace } from "../../../documents/places/find.ts";
import { formatPlace } from "../../../documents/places/place.ts";
import type { Finding } from "../../../drift/findings/finding.ts";
import { addToComment, dropSource, type Commented } from "../../edit/comments.ts";
import { propertyOf } from "../../edit/members.ts";
import { fileOf, replaceNode, startOf } from "../../edit/spans.ts";
import type { Edition } from "../../edition/edition.ts";
import { rowsIn, rowsNamed, type PlacedRow } from "../../edition/row-lookup.ts";
import { declarationAt, isProperty, type PlanningContext } from "../../planning-context.ts";
import { stepOf, unplaced, type Planned, type Step } from "../../step.ts";
import { changeType } from "../../words/choose-type.ts";
import { areAboutField, wordsOfLimit } from "../../words/limited-field.ts";
import { isOfType } from "../../words/says.ts";
import { fieldLabel } from "./types.ts";

/** Undefined where the row has no limit, or none that is one field's. */
export function planLimitAdded(context: PlanningContext, finding: Finding, row: PlacedRow): Planned | undefined {
  const limits = row.facts.filter(isOfType);
  const field = isLimit(row) ? fieldNamed(context, row) : undefined;
  if (field === undefined)
    return isLimit(row) && rowsAbout(context.editions.theirs, row).length === 1
      ? unplaced(finding, "the definitions do not have the field that it limits")
      : undefined;
  const { property, facts } = field;
  const before = facts.filter(isOfType);
  const after = [...before.filter(({ fact }) => !limits.some((one) => one.fact === fact)), ...limits];
  const says = (some: typeof limits): string =>
    some
      .map((one) => JSON.stringify(one.value))
      .sort()
      .join();
  const chosen = says(before) === says(after) ? undefined : changeType(context, property, before, after);
  if (chosen === undefined && says(before) !== says(after)) return undefined;
  const file = fileOf(property);
  const source = addToComment(property, { tags: [{ tag: "source", text: formatPlace(finding.place) }] });
  return {
    ...stepOf(finding),
    edits: [source, ...(chosen === undefined ? [] : [replaceNode(property.getTypeNodeOrThrow(), chosen.text)])],
    needs: (chosen?.needs ?? []).map((need) => ({ ...need, file })),
    says:
      chosen === undefined
        ? `${fieldLabel(property)}: its limit is stated in ${formatPlace(finding.place)} as well`
        : `${fieldLabel(property)}: ${property.getTypeNodeOrThrow().getText()} → ${chosen.text}`,
    at: startOf(property),
    guesses: [`that the limit "${row.row.name}" is that of ${fieldLabel(property)}`],
  };
}

function isLimit({ facts }: PlacedRow): boolean {
  return facts.some(isAmount) && !facts.some(({ fact }) => fact === "type");
}

function isAmount({ fact }: PlacedRow["facts"][number]): boolean {
  return fact === "range" || fact === "length";
}

interface Field {
  readonly property: PropertySignature;
  readonly facts: PlacedRow["facts"];
}

/** The rows of fields whose name a limit has among its words, where the others are those of their section; by its name alone where it has no other words. */
function rowsAbout(edition: Edition, { row: { name }, block }: PlacedRow): readonly PlacedRow[] {
  const words = wordsOfLimit(name);
  const named = [...new Set(words)]
    .flatMap((word) => rowsNamed(edition, word))
    .filter((one) => one.block.named !== block.named && one.facts.some(({ fact }) => fact === "type"));
  return named.filter((one) => areAboutField(words, one.row.name, one));
}

/** The one field that the definitions have of such rows. */
function fieldNamed(context: PlanningContext, limit: PlacedRow): Field | undefined {
  const found = rowsAbout(context.editions.ours, limit).flatMap((one) =>
    context.declared(one.row).flatMap(({ at, name: own }) => {
      const property = declarationAt(context, at);
      return own === one.row.name && isProperty(property) ? [{ property, facts: one.facts }] : [];
    }),
  );
  const [first, ...others] = found;
  return first !== undefined && others.every(({ property }) => property === first.property) ? first : undefined;
}

/** Undefined where the row is more to the field than one of its sources. */
export function planLimitGone(context: PlanningContext, finding: Finding): Step | undefined {
  const {
    editions: { ours },
  } = context;
  const found = findPlace(ours.contents, finding.place);
  const row = found?.row !== undefined ? rowsNamed(ours, found.row.name).find((one) => one.row === found.row) : undefined;
  const property =
    finding.definition === undefined || row === undefined || !(isLimit(row) || row.facts.some(({ fact }) => fact === "windows"))
      ? undefined
      : declarationAt(context, finding.definition);
  const own =
    isProperty(property) && propertyOf(property.getParent() as Parameters<typeof propertyOf>[0], finding.from ?? "") !== property ? property : undefined;
  const source = formatPlace(finding.place);
  if (own === undefined || dropSource(own, source) === undefined) return undefined;
  const at = finding.definition!;
  const isStated = [...rowsIn(ours)].some(
    (one) =>
      one.row !== row!.row &&
      one.facts.some((fact) => isAmount(fact) || fact.fact === "windows") &&
      [...context.declared(one.row), ...context.behaving(one.row)].some((other) => isAround(context, other.at, own)),
  );
  const guesses = isStated ? [] : [`that ${fieldLabel(own)} stays ${own.getTypeNodeOrThrow().getText()}, which no row states any more`];
  return {
    ...stepOf(finding),
    edits: untagged(context, source),
    says: `${fieldLabel(own)}: no longer stated in ${source}`,
    at,
    ...(guesses.length === 0 ? {} : { guesses }),
  };
}

/** Whether a declaration is a member, or the interface that has it. */
function isAround(context: PlanningContext, at: Position, own: PropertySignature): boolean {
  const declaration = declarationAt(context, at);
  return declaration === own || declaration === own.getParent();
}

/** Whatever names the row among its sources names it no longer. */
function untagged({ texts, opened }: PlanningContext, source: string): Step["edits"] {
  const files = [...texts].filter(([, text]) => text.includes(`@source ${source}`)).flatMap(([path]) => opened.open(path) ?? []);
  return files.flatMap((file) =>
    file
      .getDescendants()
      .filter(isCommented)
      .flatMap((node) => dropSource(node, source) ?? []),
  );
}

function isCommented(node: Node): node is Commented {
  return ["PropertySignature", "InterfaceDeclaration", "TypeAliasDeclaration"].includes(node.getKindName());
}
