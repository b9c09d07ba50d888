/** Values that a list of the document names: those of a union of literals in a field's type. */
import type { LiteralTypeNode, PropertySignature, TypeNode, UnionTypeNode } from "ts-morph";
import type { Finding } from "../../../drift/findings/finding.ts";
import { replaceNode } from "../../edit/spans.ts";
import { sectionAt } from "../../edition/section-at.ts";
import { declarationAt, isProperty, type PlanningContext } from "../../planning-context.ts";
import { literalToken } from "../../print/token.ts";
import { stepOf, unplaced, type Planned } from "../../step.ts";
import { fieldLabel } from "./types.ts";

export function planKnownValues(context: PlanningContext, finding: Finding): Planned {
  const property = finding.definition === undefined ? undefined : declarationAt(context, finding.definition);
  const union = isProperty(property) ? unionIn(property) : undefined;
  const before = union?.getTypeNodes().map(valueOf);
  const after = before === undefined ? undefined : changed(context, finding, before);
  if (!isProperty(property) || union === undefined || after === undefined) return unplaced(finding, "its type lists no values among which it could stand");
  return {
    ...stepOf(finding),
    edits: [replaceNode(union, after.map((value) => literalToken(value)).join(" | "))],
    says: `${fieldLabel(property)}: ${finding.from ?? "nothing"} → ${finding.to ?? "nothing"} among its values`,
    at: finding.definition!,
  };
}

/** The one union of texts in a field's type. */
function unionIn(property: PropertySignature): UnionTypeNode | undefined {
  const type = property.getTypeNode();
  const all = type === undefined ? [] : [type, ...type.getDescendants()];
  const unions = all.filter((node): node is UnionTypeNode => node.getKindName() === "UnionType" && (node as UnionTypeNode).getTypeNodes().every(isText));
  return unions.length === 1 ? unions[0] : undefined;
}

function isText(node: TypeNode): node is LiteralTypeNode {
  return node.getKindName() === "LiteralType" && (node as LiteralTypeNode).getLiteral().getKindName() === "StringLiteral";
}

function valueOf(node: TypeNode): string {
  const literal = (node as LiteralTypeNode).getLiteral();
  return "getLiteralText" in literal && typeof literal.getLiteralText === "function" ? String(literal.getLiteralText()) : "";
}

/** What comes stands where the document has it. */
function changed({ editions: { theirs } }: PlanningContext, { change, from, to, document }: Finding, values: readonly string[]): readonly string[] | undefined {
  if (change === "removed") return values.length > 2 && values.includes(from!) ? values.filter((value) => value !== from) : undefined;
  if (change === "renamed") return values.includes(from!) ? values.map((value) => (value === from ? to! : value)) : undefined;
  if (to === undefined || values.includes(to)) return undefined;
  const rows =
    sectionAt(theirs, document.line)
      ?.blocks.find(({ rows: own }) => own.some(({ row }) => row.name === to))
      ?.rows.map(({ row }) => row.name) ?? [];
  const before = rows.slice(0, rows.indexOf(to)).findLast((name) => values.includes(name));
  const index = before === undefined ? 0 : values.indexOf(before) + 1;
  return values.toSpliced(index, 0, to);
}
