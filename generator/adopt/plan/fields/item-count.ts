/** How many items a list may have, where its row says so. */
import { Node, type TypeElementTypes, type TypeLiteralNode, type TypeNode } from "ts-morph";
import type { Finding } from "../../../drift/findings/finding.ts";
import type { Limits } from "../../../facts/fact.ts";
import { nameOf } from "../../edit/members.ts";
import type { Edit } from "../../edit/opened-files.ts";
import { fileOf, replaceNode } from "../../edit/spans.ts";
import { declarationAt, isProperty, type PlanningContext } from "../../planning-context.ts";
import { stepOf, type Step } from "../../step.ts";
import { fieldLabel } from "./types.ts";

/** Undefined where the finding is about something else, or the limits went. */
export function planItemCount(context: PlanningContext, finding: Finding): Step | undefined {
  const limits = finding.values?.to;
  const node = finding.definition === undefined || limits?.fact !== "items" ? undefined : declarationAt(context, finding.definition);
  const type = isProperty(node) ? node.getTypeNode() : undefined;
  if (!isProperty(node) || nameOf(node) !== finding.place.row || type === undefined || limits?.fact !== "items") return undefined;
  const [edit, said] = withLimits(type, limits.value) ?? [];
  return edit === undefined
    ? undefined
    : {
        ...stepOf(finding),
        edits: [edit],
        needs: [{ file: fileOf(node), name: "Says", from: "specwright/words" }],
        says: `${fieldLabel(node)}: Says<${said}>`,
        at: finding.definition!,
      };
}

/** Behind the type of a list, or in the place of others of their sort; and how they are written. */
function withLimits(type: TypeNode, limits: Limits): readonly [Edit, said: string] | undefined {
  const added = [
    ...(limits.minimum === undefined ? [] : [`minItems: ${limits.minimum}`]),
    ...(limits.maximum === undefined ? [] : [`maxItems: ${limits.maximum}`]),
  ];
  if (added.length === 0) return undefined;
  const known = (Node.isIntersectionTypeNode(type) ? type.getTypeNodes() : [type]).map(saidIn).find((one) => one?.getMembers().some(isLimit) === true);
  const others = known?.getMembers().filter((one) => !isLimit(one)) ?? [];
  const said = `{ ${[...others.map((one) => one.getText().replace(/;$/, "")), ...added].join("; ")} }`;
  if (known !== undefined) return [replaceNode(known, said), said];
  return /(?:\[\]|>)$/.test(type.getText()) ? [replaceNode(type, `${type.getText()} & Says<${said}>`), said] : undefined;
}

/** What `Says` says, where a type is that word. */
function saidIn(type: TypeNode): TypeLiteralNode | undefined {
  if (!Node.isTypeReference(type) || type.getTypeName().getText() !== "Says") return undefined;
  const [said] = type.getTypeArguments();
  return Node.isTypeLiteral(said) ? said : undefined;
}

function isLimit(member: TypeElementTypes): boolean {
  return Node.isPropertySignature(member) && /^(?:min|max)Items$/.test(member.getName());
}
