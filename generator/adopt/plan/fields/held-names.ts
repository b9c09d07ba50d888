/** The names of the fields that a block holds, where its row lists them: fields that went, or have another name. */
import type { PropertySignature, TypeLiteralNode } from "ts-morph";
import type { Finding } from "../../../drift/findings/finding.ts";
import { propertyOf, removeMember, renameMember } from "../../edit/members.ts";
import { declarationAt, isProperty, type PlanningContext } from "../../planning-context.ts";
import { stepOf, type Step } from "../../step.ts";
import { fieldLabel } from "./types.ts";

/** Undefined where the finding is about something else, or a field came. */
export function planHeldNames(context: PlanningContext, finding: Finding): Step | undefined {
  const { from, to } = finding.values ?? {};
  const node = finding.definition === undefined || from?.fact !== "holds" || to?.fact !== "holds" ? undefined : declarationAt(context, finding.definition);
  if (!isProperty(node) || from?.fact !== "holds" || to?.fact !== "holds") return undefined;
  const [removed, added] = [from.value.filter((one) => !to.value.includes(one)), to.value.filter((one) => !from.value.includes(one))];
  const renamed = removed.length === 1 && added.length === 1 && from.value.indexOf(removed[0]!) === to.value.indexOf(added[0]!);
  const members = removed.flatMap((name) => memberOf(node, name) ?? []);
  if (removed.length === 0 || members.length < removed.length || (added.length > 0 && !renamed)) return undefined;
  return {
    ...stepOf(finding),
    edits: members.map((one) => (renamed ? renameMember(one, added[0]!) : removeMember(one))),
    says: `${fieldLabel(node)}: ${removed.join(", ")} ${renamed ? `renamed to ${added[0]}` : "removed"}`,
    at: finding.definition!,
  };
}

function memberOf(node: PropertySignature, name: string): PropertySignature | undefined {
  const type = node.getTypeNode();
  const objects = type === undefined ? [] : [type, ...type.getDescendants()].filter((one): one is TypeLiteralNode => one.getKindName() === "TypeLiteral");
  return objects.map((one) => propertyOf(one, name)).find((one) => one !== undefined);
}
