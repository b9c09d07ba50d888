/** A table that is two now: a section that came lists fields which left the rows of their type, and is one more source of that. */
import type { InterfaceDeclaration } from "ts-morph";
import { formatPlace } from "../../../documents/places/place.ts";
import type { Finding } from "../../../drift/findings/finding.ts";
import { addToComment } from "../../edit/comments.ts";
import { propertyOf } from "../../edit/members.ts";
import { startOf } from "../../edit/spans.ts";
import { rowsInSection } from "../../edition/row-lookup.ts";
import { sectionAt } from "../../edition/section-at.ts";
import { declarationAt, isProperty, type PlanningContext } from "../../planning-context.ts";
import type { Step } from "../../step.ts";

/**
 * Undefined where the section lists anything else, or the fields are of several types.
 * @param all the findings among which those on the rows that left are settled with it
 */
export function planSectionSplit(context: PlanningContext, finding: Finding, all: readonly Finding[]): Step | undefined {
  const section = finding.change === "added" ? sectionAt(context.editions.theirs, finding.document.line) : undefined;
  const names = new Set(section === undefined ? [] : [...rowsInSection(section)].map(({ row }) => row.name));
  const left = all.filter(({ change, fact, from = "" }) => change === "removed" && fact === "row" && from.split(", ").every((name) => names.has(name)));
  const [holder, ...others] = new Set(left.map((one) => interfaceOf(context, one)));
  const removed = new Set(left.flatMap(({ from = "" }) => from.split(", ")));
  if (holder === undefined || others.length > 0 || removed.size < names.size || [...names].some((name) => propertyOf(holder, name) === undefined))
    return undefined;
  const said = [...names].join(", ");
  return {
    is: "step",
    findings: [finding, ...left],
    edits: [addToComment(holder, { tags: [{ tag: "source", text: formatPlace(finding.place) }] })],
    needs: [],
    says: `${holder.getName()}: "${finding.place.section}" is a source of it as well`,
    at: startOf(holder),
    guesses: [`that ${said} ${names.size === 1 ? "is" : "are"} of ${holder.getName()} still`],
  };
}

function interfaceOf(context: PlanningContext, { definition }: Finding): InterfaceDeclaration | undefined {
  const property = definition === undefined ? undefined : declarationAt(context, definition);
  const holder = isProperty(property) ? property.getParent() : undefined;
  return holder?.getKindName() === "InterfaceDeclaration" ? (holder as InterfaceDeclaration) : undefined;
}
