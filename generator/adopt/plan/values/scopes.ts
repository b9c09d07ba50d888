/** A scope of OAuth that came, went, or is called otherwise: a member of the scopes of its flow. */
import type { PropertySignature, TypeLiteralNode } from "ts-morph";
import type { Finding } from "../../../drift/findings/finding.ts";
import { addMember, isSignature, nameOf, propertyOf, removeMember, renameMember } from "../../edit/members.ts";
import type { Edit } from "../../edit/opened-files.ts";
import { rowsNamed, type PlacedRow } from "../../edition/row-lookup.ts";
import { declarationAt, isProperty, type PlanningContext } from "../../planning-context.ts";
import { literalType, member } from "../../print/syntax.ts";
import { stepOf, type Step } from "../../step.ts";

/** Undefined where the finding is about something else, or several flows have scopes. */
export function planScope(context: PlanningContext, finding: Finding): Step | undefined {
  const { fact, definition, change, from, to } = finding;
  const scheme = fact !== "known" || definition === undefined ? undefined : declarationAt(context, definition);
  const scopes = isProperty(scheme) ? scopesIn(scheme) : undefined;
  const edit = scopes === undefined ? undefined : editOf(context, finding, scopes);
  if (edit === undefined || !isProperty(scheme)) return undefined;
  const says = change === "added" ? `${to} added` : change === "removed" ? `${from} removed` : `${from} → ${to}`;
  return { ...stepOf(finding), edits: [edit], says: `scopes of ${nameOf(scheme)}: ${says}`, at: definition! };
}

function scopesIn(scheme: PropertySignature): TypeLiteralNode | undefined {
  const found = scheme
    .getDescendants()
    .filter(isSignature)
    .filter((one) => nameOf(one) === "scopes" && one.getTypeNode()?.getKindName() === "TypeLiteral");
  return found.length === 1 ? (found[0]!.getTypeNode() as TypeLiteralNode) : undefined;
}

function editOf({ editions: { theirs } }: PlanningContext, { change, from = "", to = "", document }: Finding, scopes: TypeLiteralNode): Edit | undefined {
  const known = propertyOf(scopes, from);
  if (change === "removed") return known === undefined ? undefined : removeMember(known);
  if (change === "renamed") return known === undefined ? undefined : renameMember(known, to);
  const row = rowsNamed(theirs, to).find((one) => one.row.at.line === document.line);
  if (change !== "added" || row === undefined) return undefined;
  const names = row.block.rows.map(({ name }) => name);
  const before = names
    .slice(0, names.indexOf(to))
    .toReversed()
    .flatMap((name) => propertyOf(scopes, name) ?? [])[0];
  return addMember(scopes, member(to, literalType(saidOf(row))), before);
}

/** What it lets its holder do. */
function saidOf({ row: { name, cells } }: PlacedRow): string {
  const said = cells.map(({ text }) => text).filter((text) => text !== name);
  return (said.at(-1) ?? "").replace(/^\S+:\s+/, (label) => (label.startsWith(`${name}:`) ? "" : label));
}
