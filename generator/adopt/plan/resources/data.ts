/** A section that came with data of a resource that is there: a fact of the resource, and a type for its fields. */
import type { TypeAliasDeclaration, TypeLiteralNode } from "ts-morph";
import type { Finding } from "../../../drift/findings/finding.ts";
import type { StatedSection } from "../../../facts/stated-section.ts";
import { typeName } from "../../draft/names.ts";
import { dataEndpoints, suffixOf } from "../../draft/resources/data.ts";
import type { ResourceTarget } from "../../draft/resources/targets.ts";
import { typeSegmentOf } from "../../draft/resources/written-uris.ts";
import type { Survey } from "../../draft/survey/survey.ts";
import { addMember, nameOf, propertyOf } from "../../edit/members.ts";
import { appendToFile, fileOf, startOf } from "../../edit/spans.ts";
import { sectionAt } from "../../edition/section-at.ts";
import { declarationAt, type PlanningContext } from "../../planning-context.ts";
import { printDeclaration } from "../../print/file.ts";
import { member, typeReference } from "../../print/syntax.ts";
import { stepOf, type Step } from "../../step.ts";
import { sectionMembers } from "../fields/member.ts";
import { noteRecords } from "../notes/entries.ts";
import { dataLent } from "./kind-data.ts";

/** Undefined where the section has no data of a resource that the definitions declare. */
export function planData(context: PlanningContext, finding: Finding, survey: Survey, targets: readonly ResourceTarget[]): Step | undefined {
  for (const target of targets) {
    const data = target.data.find(({ fields, entries }) => entries === undefined && fields.section.at.line === finding.document.line);
    const declared = data === undefined ? undefined : resourceDeclaredAt(context, target.uri.slice(0, target.uri.lastIndexOf("/")));
    const step = declared === undefined ? undefined : dataStep(context, finding, survey, declared, { type: target.type, ...data! });
    if (step !== undefined) return step;
  }
  return planDataByHeading(context, finding, survey);
}

/** Of a resource without a key, which the heading names: `(backup figures)`. */
function planDataByHeading(context: PlanningContext, finding: Finding, survey: Survey): Step | undefined {
  const section = sectionAt(context.editions.theirs, finding.document.line);
  const words: readonly string[] = section?.section.heading.match(/[\p{L}\p{N}_-]+/gu) ?? [];
  for (const suffix of new Set(dataEndpoints(survey).map((one) => suffixOf(one)!))) {
    const type = words[words.lastIndexOf(suffix) - 1];
    const resource = context.service.resources.find(({ uri, generic }) => !generic && type !== undefined && typeSegmentOf(uri) === type);
    const declared = resource === undefined ? undefined : resourceDeclaredAt(context, resource.uri);
    const step = declared === undefined ? undefined : dataStep(context, finding, survey, declared, { type: type!, suffix, fields: section! });
    if (step !== undefined) return step;
  }
  return undefined;
}

interface OfType {
  readonly type: string;
  readonly suffix: string;
  readonly fields: StatedSection;
}

/** The fact and the type of its fields; undefined where nothing is known of these, or it has such data. */
function dataStep(context: PlanningContext, finding: Finding, survey: Survey, { alias, facts }: Declared, { type, suffix, fields }: OfType): Step | undefined {
  const file = fileOf(alias);
  const members = propertyOf(facts, suffix) === undefined ? sectionMembers(context, file, fields, new Set()) : undefined;
  const borrowed = dataLent(context, alias, suffix);
  if (members === undefined || borrowed === undefined) return undefined;
  const named = `${elementName(facts) ?? typeName(type)}${typeName(suffix)}`;
  const text = printDeclaration({
    is: "interface",
    exported: true,
    name: named,
    members: members.members,
    comment: { tags: [{ tag: "source", text: survey.places.section(fields) }] },
  });
  const guesses = [...members.guesses, ...borrowed.flatMap((one) => one.guesses)];
  const after = facts.getProperties().findLast((property) => !noteRecords.includes(nameOf(property)));
  return {
    ...stepOf(finding),
    edits: [
      addMember(facts, member(suffix, typeReference(named)), after),
      appendToFile(alias.getSourceFile(), text),
      ...borrowed.flatMap(({ edits }) => edits),
    ],
    needs: members.needs.map((need) => ({ ...need, file })),
    says: [`${suffix} of ${alias.getName()}: added`, ...borrowed.map(({ says }) => says)].join("; "),
    at: startOf(alias),
    ...(guesses.length === 0 ? {} : { guesses }),
  };
}

interface Declared {
  readonly alias: TypeAliasDeclaration;
  readonly facts: TypeLiteralNode;
}

/** The resource at a URI, with its facts. */
export function resourceDeclaredAt(context: PlanningContext, uri: string): Declared | undefined {
  const resource = context.service.resources.find((one) => one.uri === uri);
  const node = resource === undefined ? undefined : declarationAt(context, resource.definition);
  if (node?.getKindName() !== "TypeAliasDeclaration") return undefined;
  const alias = node as TypeAliasDeclaration;
  const facts = alias.getTypeNode()?.getFirstDescendant((one): one is TypeLiteralNode => one.getKindName() === "TypeLiteral");
  return facts === undefined ? undefined : { alias, facts };
}

/** What the type of its elements is called. */
function elementName(facts: TypeLiteralNode): string | undefined {
  const file = facts.getSourceFile();
  return facts
    .getProperties()
    .map((property) => property.getTypeNode()?.getText() ?? "")
    .find((type) => file.getInterface(type) !== undefined);
}
