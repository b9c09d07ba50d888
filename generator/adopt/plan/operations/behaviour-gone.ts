/**
 * Rows of kinds and of operations that went: the operations that are made of them go, then the kinds that are left with none, the
 * resources of these, and what nothing else names. What only names the rows among other sources names them no longer.
 */
import type { InterfaceDeclaration, Node, PropertySignature, SourceFile, TypeAliasDeclaration } from "ts-morph";
import type { Row } from "../../../documents/document.ts";
import { findPlace, placeNamed } from "../../../documents/places/find.ts";
import type { Finding } from "../../../drift/findings/finding.ts";
import { sourcesNamed, type Commented } from "../../edit/comments.ts";
import { removeMember } from "../../edit/members.ts";
import { fileOf, removeNode } from "../../edit/spans.ts";
import { declarationAt, type PlanningContext } from "../../planning-context.ts";
import type { Step } from "../../step.ts";
import { fieldLabel } from "../fields/types.ts";
import { referenceIn } from "../known-operations.ts";
import { namedNoLonger } from "../notes/named-no-longer.ts";
import { declarationsIn, isDeclaration, membersNaming, withUnnamed } from "../notes/unnamed.ts";

/** Undefined where the row is no kind's and no operation's, or something else is made of what would go. */
export function planBehaviourGone(context: PlanningContext, finding: Finding, all: readonly Finding[]): Step | undefined {
  const rows = new Map(all.flatMap((one) => rowsOf(context, one).map((row) => [row, one] as const)));
  const isBehaviour = rowsOf(context, finding).some((row) => context.behaving(row).length > 0);
  if (!isBehaviour) return undefined;
  const isGone = (source: string): boolean => {
    const found = placeNamed(context.editions.ours.contents, source);
    return found?.row !== undefined && rows.has(found.row);
  };
  const files = [...context.texts.keys()].flatMap((path) => context.opened.open(path) ?? []);
  const operations = files.flatMap((file) => operationMembers(file).filter((one) => isGone(sourcesNamed(one)[0] ?? "")));
  const kinds = files.flatMap((file) => file.getInterfaces().filter((one) => isKindGone(one, operations, isGone)));
  if (operations.length + kinds.length === 0) return undefined;
  const users = membersNaming(files, new Set(kinds.map((one) => one.getName())));
  const resources = users?.filter(isDeclaration) ?? [];
  const members = users?.filter((one): one is PropertySignature => !isDeclaration(one)) ?? [];
  if (users === undefined) return undefined;
  const unstated = files.flatMap((file) => file.getTypeAliases()).filter((one) => !resources.includes(one) && isUnstated(one, isGone));
  const removed = withUnnamed(files, [...operations, ...kinds, ...resources, ...unstated, ...members], (one) => sourcesNamed(one).every(isGone));
  const whole = files.filter((file) => declarationsIn(file).length > 0 && declarationsIn(file).every((one) => removed.includes(one)));
  const inFiles = removed.filter(
    (one) => !whole.includes(one.getSourceFile()) && !one.getAncestors().some((outer) => (removed as readonly Node[]).includes(outer)),
  );
  const rest = namedNoLonger(
    context,
    files.filter((file) => !whole.includes(file)),
    removed,
    isGone,
  );
  const settled = all.filter(
    (one) =>
      one !== finding && one.change === "removed" && (rowsOf(context, one).some((row) => context.behaving(row).length > 0) || isWithin(context, one, removed)),
  );
  const names = removed
    .filter((one) => !one.getAncestors().some((outer) => (removed as readonly Node[]).includes(outer)))
    .map((one) => (isDeclaration(one) ? one.getName() : fieldLabel(one)));
  const guesses = [...(kinds.length === 0 ? [] : [`that ${kinds.map((one) => one.getName()).join(", ")} went with what was of that kind`]), ...rest.guesses];
  return {
    is: "step",
    findings: [finding, ...settled],
    edits: [...inFiles.map((one) => (isDeclaration(one) ? removeNode(one) : removeMember(one))), ...rest.edits],
    removes: whole.map(fileOf),
    needs: [],
    says: `${names.join(", ")}: removed, since the document no longer has ${[...rows.keys()]
      .filter((row) => context.behaving(row).length > 0)
      .map(({ name }) => `"${name}"`)
      .join(", ")}`,
    at: finding.definition ?? finding.document,
    ...(guesses.length === 0 ? {} : { guesses }),
  };
}

/** Our rows of what a finding says went. */
function rowsOf({ editions: { ours } }: PlanningContext, { change, fact, place, from }: Finding): readonly Row[] {
  if (change !== "removed" || fact !== "row") return [];
  const named = (row: string): Row | undefined => findPlace(ours.contents, { ...place, row })?.row;
  const own = named(from ?? "");
  return own === undefined ? (from ?? "").split(", ").flatMap((row) => named(row) ?? []) : [own];
}

function operationMembers(file: SourceFile): readonly PropertySignature[] {
  return file
    .getInterfaces()
    .flatMap((one) => one.getProperties())
    .filter((one) => referenceIn(one) !== undefined);
}

/** One whose row went, and which has no operation that stays; of the rows that it is made of, any may be the one that went. */
function isKindGone(kind: InterfaceDeclaration, operations: readonly PropertySignature[], isGone: (source: string) => boolean): boolean {
  const isKind = kind.getJsDocs().some((doc) => doc.getTags().some((tag) => tag.getTagName() === "kind"));
  return isKind && sourcesNamed(kind).some(isGone) && kind.getProperties().every((one) => operations.includes(one));
}

/** A resource that was made of nothing but what went. */
function isUnstated(alias: TypeAliasDeclaration, isGone: (source: string) => boolean): boolean {
  const sources = sourcesNamed(alias);
  return sources.length > 0 && sources.every(isGone);
}

function isWithin(context: PlanningContext, { definition }: Finding, removed: readonly (Commented | TypeAliasDeclaration)[]): boolean {
  const node = definition === undefined ? undefined : declarationAt(context, definition);
  return node !== undefined && removed.some((one) => fileOf(one) === fileOf(node) && (one === node || node.getAncestors().includes(one)));
}
