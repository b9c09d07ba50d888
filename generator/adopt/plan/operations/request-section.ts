/** A section of one request that came, on a path that a resource has: its kind gets the operation, with the bodies that the document calls its object. */
import type { InterfaceDeclaration, TypeAliasDeclaration } from "ts-morph";
import type { Finding } from "../../../drift/findings/finding.ts";
import { conventionsOf } from "../../draft/conventions.ts";
import { operationGuesses } from "../../draft/resources/guesses.ts";
import { operationMember } from "../../draft/resources/operation-member.ts";
import { draftedOperations } from "../../draft/resources/operations.ts";
import { addMember, nameOf } from "../../edit/members.ts";
import { fileOf, startOf } from "../../edit/spans.ts";
import { declarationAt, type PlanningContext } from "../../planning-context.ts";
import { typeReference, type MemberSyntax, type TypeSyntax } from "../../print/syntax.ts";
import { stepOf, type Step } from "../../step.ts";
import { freeName } from "../../words/entry-names.ts";
import { kindOf } from "../kind.ts";
import { referenceIn } from "../known-operations.ts";
import { withKnownStatuses } from "../known-statuses.ts";
import { neededWords } from "../needed-words.ts";
import { surveyed } from "../surveyed.ts";

/** Undefined where the section is about something else, or the kind is that of several resources, or names its fields in a way of its own. */
export function planRequestSection(context: PlanningContext, finding: Finding): Step | undefined {
  const survey = surveyed(context.editions.theirs.stated);
  const [endpoint, ...others] = survey.endpoints.filter(({ section }) => section.section.at.line === finding.document.line);
  const resource = endpoint === undefined ? undefined : context.service.resources.find(({ uri }) => endpoint.uris.includes(uri));
  const alias = resource === undefined ? undefined : declarationAt(context, resource.definition);
  const kind = alias?.getKindName() === "TypeAliasDeclaration" ? kindOf(context, alias as TypeAliasDeclaration) : undefined;
  if (endpoint === undefined || others.length > 0 || kind === undefined || !/\bOf\["fields"\]/.test(kind.getText())) return undefined;
  if (context.service.resources.filter((one) => one.kind === resource!.kind).length > 1 || Object.keys(endpoint.parts).length > 0) return undefined;
  const guessing = { conventions: conventionsOf(survey), hasFields: true };
  const taken = new Set(kind.getProperties().map(nameOf));
  const made = draftedOperations([endpoint], survey.endpoints, false).map((one) => ({
    ...one,
    name: freeName(one.name, taken),
    endpoint: withKnownStatuses(context, endpoint),
  }));
  const members = made.map((one) => withFailures(kind, withoutMarks(operationMember(one, { ...guessing, contains: false, failures: new Map() }))));
  return {
    ...stepOf(finding),
    edits: members.map((one) => addMember(kind, one, kind.getProperties().at(-1))),
    needs: members.flatMap(({ type }) => neededWords([{ is: "alias", exported: false, name: "Operation", type }], fileOf(kind))),
    says: `${members.map((one) => one.name).join(", ")} of ${kind.getName()}: added`,
    at: startOf(kind),
    guesses: [...made.flatMap((one) => operationGuesses(one, guessing)), `what "${endpoint.purpose}" sends and answers`],
  };
}

/** What is guessed is told of the step. */
function withoutMarks({ comment: { guesses: _, ...comment } = {}, ...one }: MemberSyntax): MemberSyntax {
  return { ...one, comment };
}

/** Those that all others of the kind have. */
function withFailures(kind: InterfaceDeclaration, { type, ...one }: MemberSyntax): MemberSyntax {
  const own = kind.getProperties().filter((property) => referenceIn(property) !== undefined);
  const failures = new Set(own.map((property) => /&\s*(Failures<\w+>)/.exec(property.getTypeNode()?.getText() ?? "")?.[1]));
  const [only] = failures;
  if (only === undefined || failures.size > 1 || JSON.stringify(type).includes('"Failures"')) return { type, ...one };
  const shared: TypeSyntax = typeReference("Failures", { is: "written", text: only.slice("Failures<".length, -1) });
  return { type: { is: "intersection", of: [...(type.is === "intersection" ? type.of : [type]), shared] }, ...one };
}
