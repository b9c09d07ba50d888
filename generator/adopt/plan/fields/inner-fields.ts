/** Fields that a row names of what it holds, `each with string fields a and b`: those that come, and those that go, in the type of its field. */
import type { ArrayTypeNode, Node, PropertySignature, TypeLiteralNode, TypeNode } from "ts-morph";
import { formatPlace } from "../../../documents/places/place.ts";
import type { Finding } from "../../../drift/findings/finding.ts";
import { declarationAt, isProperty, type PlanningContext } from "../../planning-context.ts";
import { addMember, nameOf, propertyOf, removeMember } from "../../edit/members.ts";
import { fileOf } from "../../edit/spans.ts";
import { stepOf, type Step } from "../../step.ts";
import { generalType } from "../../words/general-type.ts";
import { writtenCandidate } from "../../words/choose-type.ts";
import { fieldLabel } from "./types.ts";

/** Undefined where the field of the row has no type of its own that holds fields. */
export function planInnerFields(context: PlanningContext, finding: Finding): Step | undefined {
  const { fact, change, definition, values } = finding;
  const node = fact !== "member" || definition === undefined ? undefined : declarationAt(context, definition);
  if (!isProperty(node)) return undefined;
  return change === "added" && values?.to?.fact === "member"
    ? innerAdded(finding, node, values.to.value)
    : change === "removed" && values?.from?.fact === "member"
      ? innerGone(finding, node, values.from.value.name)
      : undefined;
}

function innerAdded(finding: Finding, outer: PropertySignature, { name, type }: { readonly name: string; readonly type: string }): Step | undefined {
  const holder = holderOf(outer);
  const last = holder?.getProperties().at(-1);
  const wanted = generalType([{ fact: "type", value: type }], undefined);
  if (holder === undefined || last === undefined || propertyOf(holder, name) !== undefined) return undefined;
  const isOptional = last.hasQuestionToken();
  const comment = { tags: [{ tag: "source" as const, text: formatPlace(finding.place) }] };
  return {
    ...stepOf(finding),
    edits: [addMember(holder, { name, ...(isOptional ? { optional: true } : {}), type: wanted, comment }, last)],
    needs: writtenCandidate(wanted).needs.map((need) => ({ ...need, file: fileOf(outer) })),
    says: `${fieldLabel(outer)}: holds ${name}`,
    at: finding.definition!,
  };
}

/** @param node the field of the row, or the one that it named */
function innerGone(finding: Finding, node: PropertySignature, name: string): Step | undefined {
  const holder = nameOf(node) === name ? node.getParent() : holderOf(node);
  const removed = isObject(holder) && holder.getProperties().length > 1 ? propertyOf(holder, name) : undefined;
  return removed === undefined
    ? undefined
    : { ...stepOf(finding), edits: [removeMember(removed)], says: `${fieldLabel(removed)}: removed`, at: finding.definition! };
}

/** The one object in the type of a field, be it in an array. */
function holderOf(outer: PropertySignature): TypeLiteralNode | undefined {
  const type = outer.getTypeNode();
  const inner = isArray(type) ? type.getElementTypeNode() : type;
  return isObject(inner) ? inner : undefined;
}

function isArray(type: TypeNode | undefined): type is ArrayTypeNode {
  return type?.getKindName() === "ArrayType";
}

function isObject(type: Node | undefined): type is TypeLiteralNode {
  return type?.getKindName() === "TypeLiteral";
}
