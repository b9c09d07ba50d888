/** A section that went, of which some of a file's declarations were made: they go, with the members that are of their types. */
import type { Node, PropertySignature } from "ts-morph";
import { findPlace, placeNamed } from "../../../documents/places/find.ts";
import type { Finding } from "../../../drift/findings/finding.ts";
import type { StatedSection } from "../../../facts/stated-section.ts";
import { isSignature, nameOf, removeMember } from "../../edit/members.ts";
import { sourceTagsIn } from "../../edit/source-tags.ts";
import { removeNode } from "../../edit/spans.ts";
import type { PlanningContext } from "../../planning-context.ts";
import type { Step } from "../../step.ts";
import { declarationsIn, type Declaration } from "../notes/unnamed.ts";

/** Undefined where the section of a finding is still there, or something else is made of what it stated. */
export function planDeclarationsGone(context: PlanningContext, finding: Finding, all: readonly Finding[]): Step | undefined {
  const section = goneSection(context, finding);
  const declarations = section === undefined ? [] : declarationsAbout(context, section);
  const members = declarations.length === 0 ? undefined : membersOf(context, declarations);
  if (members === undefined) return undefined;
  const settled = all.filter((one) => one.change === "removed" && one.place.section === finding.place.section);
  const names = declarations.map((one) => one.getName());
  return {
    is: "step",
    findings: [...new Set([finding, ...settled])],
    edits: [...declarations.map(removeNode), ...members.map(removeMember)],
    needs: [],
    says: `${names.join(", ")}: removed, since the section is gone`,
    at: finding.definition ?? finding.document,
    ...(members.length === 0 ? {} : { guesses: [`that ${members.map((one) => `"${nameOf(one)}"`).join(", ")} went with ${names.join(", ")}`] }),
  };
}

function goneSection({ editions: { ours, pairs } }: PlanningContext, { place }: Finding): StatedSection | undefined {
  const found = findPlace(ours.contents, { section: place.section });
  const own = ours.stated.sections.find(({ section }) => section === found?.section);
  return own === undefined || pairs.sectionBack(own) !== undefined ? undefined : own;
}

/** Those all of whose sources stand in it. */
function declarationsAbout({ texts, opened, editions: { ours } }: PlanningContext, { section }: StatedSection): readonly Declaration[] {
  const isAbout = (source: string): boolean => {
    return placeNamed(ours.contents, source)?.section === section;
  };
  const files = [...texts].filter(([, text]) => sourcesIn(text).some(isAbout)).flatMap(([path]) => opened.open(path) ?? []);
  return files.flatMap((file) =>
    declarationsIn(file).filter((one) => {
      const sources = sourcesIn(file.getFullText().slice(one.getStart(true), one.getStart()));
      return sources.length > 0 && sources.every(isAbout);
    }),
  );
}

function sourcesIn(text: string): readonly string[] {
  return sourceTagsIn(text).map(({ source }) => source);
}

/** The members elsewhere whose type they are; undefined where they are a part of another type. */
function membersOf({ texts, opened }: PlanningContext, declarations: readonly Declaration[]): readonly PropertySignature[] | undefined {
  const names = new Set(declarations.map((one) => one.getName()));
  const files = [...texts].filter(([, text]) => [...names].some((name) => text.includes(name))).flatMap(([path]) => opened.open(path) ?? []);
  const references = files.flatMap((file) => file.getDescendants().filter((node) => node.getKindName() === "TypeReference" && names.has(node.getText())));
  const outside = references.filter((node) => !declarations.some((one) => isWithin(node, one)));
  const members = outside.map((node) => node.getParent()).filter(isSignature);
  return members.length === outside.length ? members : undefined;
}

function isWithin(node: Node, declaration: Declaration): boolean {
  return node.getAncestors().includes(declaration);
}
