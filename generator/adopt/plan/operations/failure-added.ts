/** A row that came among those of failures: one more status with which the same operations answer. */
import type { Finding } from "../../../drift/findings/finding.ts";
import { sourcesNamed } from "../../edit/comments.ts";
import { addMember, nameOf, propertyOf } from "../../edit/members.ts";
import { fileOf } from "../../edit/spans.ts";
import type { PlacedRow } from "../../edition/row-lookup.ts";
import type { PlanningContext } from "../../planning-context.ts";
import type { MemberSyntax } from "../../print/syntax.ts";
import { stepOf, type Planned } from "../../step.ts";
import { proseComment, proseIn } from "../../words/prose.ts";
import type { MemberPosition } from "../member-position.ts";
import { surveyed } from "../surveyed.ts";
import { isStatus } from "./status.ts";

/** Undefined where the row is no failure's, or stands among others than failures. */
export function planFailureAdded(
  context: PlanningContext,
  finding: Finding,
  stated: PlacedRow,
  { container, sibling, after }: MemberPosition,
): Planned | undefined {
  const { row } = stated;
  if (!isFailure(row.name) || !isFailure(nameOf(sibling)) || propertyOf(container, row.name) !== undefined) return undefined;
  const type = sibling.getTypeNodeOrThrow().getText();
  const { text, tags = [] } = proseComment(proseIn(stated));
  const source = surveyed(context.editions.theirs.stated).places.row(row);
  const member: MemberSyntax = {
    name: row.name,
    type: { is: "written", text: type },
    comment: {
      ...(text === undefined ? {} : { text }),
      tags: [...(sourcesNamed(sibling).length === 0 ? [] : [{ tag: "source" as const, text: source }]), ...tags],
    },
  };
  return {
    ...stepOf(finding),
    edits: [addMember(container, member, after)],
    says: `${row.name}: added${after === undefined ? "" : ` after ${nameOf(after)}`}, answered with what ${nameOf(sibling)} is`,
    at: { file: fileOf(container), line: (after?.getEndLineNumber() ?? container.getStartLineNumber()) + 1, column: 1, length: 0 },
    ...(type === "Silent" ? {} : { guesses: [`${row.name}: that its answer carries what that of ${nameOf(sibling)} does`] }),
  };
}

function isFailure(name: string): boolean {
  return isStatus(name) && /^[45]/.test(name);
}
