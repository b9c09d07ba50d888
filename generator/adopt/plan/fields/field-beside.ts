/** A field that a sentence names beside another one, `the string field a, and the number field b`: it comes where that one is declared. */
import type { PropertySignature } from "ts-morph";
import { formatPlace } from "../../../documents/places/place.ts";
import type { Finding } from "../../../drift/findings/finding.ts";
import type { StatedFact } from "../../../facts/fact.ts";
import { declarationsWithSource } from "../../declarations-with-source.ts";
import { addMember, nameOf, propertyOf, type Container } from "../../edit/members.ts";
import { fileOf } from "../../edit/spans.ts";
import { factsIn } from "../../edition/facts-in.ts";
import { isProperty, type PlanningContext } from "../../planning-context.ts";
import { stepOf, type Step } from "../../step.ts";
import { writtenCandidate } from "../../words/choose-type.ts";
import { generalType } from "../../words/general-type.ts";
import { sentenceAt } from "../sentence-at.ts";
import { fieldLabel } from "./types.ts";

/** Undefined where the sentence names no field that the definitions have from it. */
export function planFieldBeside(context: PlanningContext, finding: Finding): Step | undefined {
  const { change, fact, values, place } = finding;
  const added = change === "added" && fact === "member" && values?.to?.fact === "member" ? values.to.value : undefined;
  const known = added === undefined ? undefined : neighbour(context, finding, added.name);
  if (added === undefined || known === undefined) return undefined;
  const container = known.getParent() as Container;
  const type = generalType([{ fact: "type", value: added.type }], undefined);
  const comment = { tags: [{ tag: "source" as const, text: formatPlace(place) }] };
  return {
    ...stepOf(finding),
    edits: [addMember(container, { name: added.name, ...(known.hasQuestionToken() ? { optional: true } : {}), type, comment }, known)],
    needs: writtenCandidate(type).needs.map((need) => ({ ...need, file: fileOf(known) })),
    says: `${added.name}: added after ${fieldLabel(known)}, ${writtenCandidate(type).text}`,
    at: { file: fileOf(known), line: known.getEndLineNumber() + 1, column: 1, length: 0 },
  };
}

/** Of the fields of the sentence that are declared, the last one before the new one, else the first one behind it. */
function neighbour(context: PlanningContext, finding: Finding, name: string): PropertySignature | undefined {
  const sentence = sentenceAt(context, finding);
  const names = sentence === undefined ? [] : factsIn(context.editions.theirs, sentence).flatMap(memberName);
  const index = names.indexOf(name);
  const near = index === -1 ? [] : [...names.slice(0, index).reverse(), ...names.slice(index + 1)];
  const declared = declarationsWithSource(context, formatPlace(finding.place)).filter(isProperty);
  return near
    .flatMap((one) => declared.filter((property) => nameOf(property) === one))
    .find((property) => propertyOf(property.getParent() as Container, name) === undefined);
}

function memberName({ fact, value }: StatedFact): readonly string[] {
  return fact === "member" ? [value.name] : [];
}
