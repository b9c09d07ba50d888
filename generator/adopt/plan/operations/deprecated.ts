/** A section of one request that says that it is deprecated, or says so no more: a tag of its operations. */
import type { PropertySignature } from "ts-morph";
import type { Section } from "../../../documents/document.ts";
import type { Finding } from "../../../drift/findings/finding.ts";
import { addToComment, dropTags } from "../../edit/comments.ts";
import { startOf } from "../../edit/spans.ts";
import { sectionAt } from "../../edition/section-at.ts";
import { declarationAt, isProperty, targetAt, type PlanningContext } from "../../planning-context.ts";
import { stepOf, type Step } from "../../step.ts";
import { proseComment } from "../../words/prose.ts";
import { fieldLabel } from "../fields/types.ts";

/** Undefined where the finding is about something else, or no operation is made of the section alone. */
export function planRequestDeprecated(context: PlanningContext, finding: Finding): Step | undefined {
  const { change, fact, place } = finding;
  const said = change === "added" ? finding.to : change === "removed" ? finding.from : undefined;
  if (fact !== "statement" || place.row !== undefined || said === undefined || !ofRequest.test(said)) return undefined;
  const operations = operationsOf(context, finding);
  const edits = operations.flatMap((one) => (change === "added" ? addToComment(one, tagOf(said)) : (dropTags(one, "deprecated") ?? [])));
  return edits.length === 0
    ? undefined
    : {
        ...stepOf(finding),
        edits,
        says: `${operations.map(fieldLabel).join(", ")}: ${change === "added" ? "" : "no longer "}deprecated`,
        at: startOf(operations[0]!),
      };
}

const ofRequest = /^deprecated\b|^(?:this|the) (?:call|endpoint|method|operation|request) (?:is|has been) (?:now )?deprecated\b/i;

function tagOf(said: string): ReturnType<typeof proseComment> {
  return /^deprecated\b/i.test(said) ? proseComment(said) : { tags: [{ tag: "deprecated", text: said }] };
}

function operationsOf(context: PlanningContext, finding: Finding): readonly PropertySignature[] {
  const section = ownSection(context, finding);
  const declared = section === undefined ? [] : context.behaving(section).filter(({ is }) => is === "operation");
  return declared.flatMap(({ at }) => {
    const property = declarationAt(context, at);
    return isProperty(property) ? [property] : [];
  });
}

function ownSection(context: PlanningContext, { place, document }: Finding): Section | undefined {
  const { theirs, pairs } = context.editions;
  const other = sectionAt(theirs, document.line);
  const paired = other === undefined ? undefined : pairs.section(other)?.section;
  const target = paired ?? targetAt(context, { section: place.section });
  return target !== undefined && "sentences" in target ? target : undefined;
}
