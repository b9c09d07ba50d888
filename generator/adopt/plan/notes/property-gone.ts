/** What a document no longer says of a resource in a phrase of its own, or says not to show: the resource says it no longer either, where its kind lets it. */
import type { TypeLiteralNode } from "ts-morph";
import { formatPlace } from "../../../documents/places/place.ts";
import type { Finding } from "../../../drift/findings/finding.ts";
import { lowerFirst } from "../../draft/conventions.ts";
import { propertyOf, removeMember } from "../../edit/members.ts";
import { declarationAt, type PlanningContext } from "../../planning-context.ts";
import { stepOf, type Step } from "../../step.ts";
import { addEntries, noteEntry } from "./entries.ts";

/** Undefined where the finding is about something else, or the kind asks for it. */
export function planPropertyGone(context: PlanningContext, finding: Finding): Step | undefined {
  const { change, definition, values } = finding;
  const gap = values?.to?.fact === "notShown" ? values.to.value : undefined;
  const said = (change === "removed" || gap !== undefined) && values?.from?.fact === "property" ? values.from.value.name : undefined;
  const resource = said === undefined || definition === undefined ? undefined : declarationAt(context, definition);
  const facts =
    resource?.getKindName() === "TypeAliasDeclaration"
      ? resource.getFirstDescendant((node): node is TypeLiteralNode => node.getKindName() === "TypeLiteral")
      : undefined;
  const member = facts === undefined ? undefined : propertyOf(facts, said!);
  if (member === undefined || !canBeLeftOut(context, said!)) return undefined;
  const entries = gap === undefined ? [] : [noteEntry(facts!, "notShown", lowerFirst(gap), formatPlace(finding.place), said)];
  return {
    ...stepOf(finding),
    edits: [removeMember(member), ...addEntries(facts!, "notShown", entries)],
    needs: gap === undefined ? [] : [{ file: definition!.file, name: "NotShown", from: "specwright/words" }],
    says: `${said}: ${finding.from} → ${gap === undefined ? "nothing" : "not shown"}`,
    at: definition!,
  };
}

/** Whether the facts of kinds that have such a one need not give it. */
function canBeLeftOut({ texts, opened }: PlanningContext, name: string): boolean {
  const files = [...texts].filter(([, text]) => text.includes(name) && text.includes("Facts")).flatMap(([path]) => opened.open(path) ?? []);
  const asked = files
    .flatMap((file) => file.getInterfaces())
    .map((one) => propertyOf(one, name))
    .filter((property) => property !== undefined);
  return asked.length > 0 && asked.every((property) => property.hasQuestionToken());
}
