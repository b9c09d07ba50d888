/** A resource of a kind of its own: the kind has the operations of the rows that are on its path. */
import { stemsOf } from "../../../documents/editions/stems.ts";
import { conventionsOf, type Conventions } from "../../draft/conventions.ts";
import { typeName } from "../../draft/names.ts";
import { typeOfFact } from "../../draft/resources/body-types.ts";
import { isCollection } from "../../draft/resources/collections.ts";
import { operationGuesses } from "../../draft/resources/guesses.ts";
import { operationMember } from "../../draft/resources/operation-member.ts";
import { draftedOperations, type DraftedOperation } from "../../draft/resources/operations.ts";
import type { ResourceTarget } from "../../draft/resources/targets.ts";
import type { Endpoint } from "../../draft/survey/endpoint.ts";
import type { Survey } from "../../draft/survey/survey.ts";
import { declarationAt, type PlanningContext } from "../../planning-context.ts";
import { literalType, member, recordType, typeReference, type CommentSyntax, type DeclarationSyntax, type MemberSyntax } from "../../print/syntax.ts";
import type { Step } from "../../step.ts";
import type { OwnFields } from "../fields/own-fields.ts";
import { uriWords } from "../fields/own-names.ts";
import { withKnownStatuses } from "../known-statuses.ts";
import { ownBodies } from "./own-bodies.ts";
import { placeholdersTypeOf, strangePlaceholders, type DeclarationFile } from "./own-placeholders.ts";

export interface OwnKindWriting {
  readonly context: PlanningContext;
  readonly survey: Survey;
  readonly place: DeclarationFile;
  readonly fields: OwnFields;
}

export interface OwnResource {
  readonly kind: string;
  readonly declarations: readonly DeclarationSyntax[];
  readonly kinds: readonly DeclarationSyntax[];
  readonly needs: Step["needs"];
  readonly guesses: readonly string[];
}

export function ownResource({ context, survey, place, fields }: OwnKindWriting, target: ResourceTarget): OwnResource {
  const { uri, key, source } = target;
  const alias = `${typeName(...uriWords(uri))}${key.length > 0 && !isCollection(target, survey) ? "Element" : "Resource"}`;
  const kind = `${alias}Kind`;
  const operations = draftedOperations(
    target.endpoints.map((one) => withKnownStatuses(context, withoutQuery(one))),
    survey.endpoints,
    isCollection(target, survey),
  ).map((one) => ({
    ...one,
    name: operationName(one),
  }));
  const strange = strangePlaceholders(context, uri);
  const placeholders = strange.length === 0 ? undefined : placeholdersTypeOf({ place, fields }, `${alias}Placeholders`, strange, target);
  const hasFields = fields.named !== undefined;
  const conventions = hasFields ? { assigned: new Map(), formats: new Map() } : conventionsOf(survey);
  const bodies = ownBodies(context, survey, place.file, alias, operations);
  const facts = recordType(
    member("uri", literalType(uri)),
    ...(fields.named === undefined ? [] : [member("fields", typeReference(fields.named))]),
    ...(placeholders === undefined ? [] : [member("placeholders", placeholders.type)]),
    ...bodies.facts,
  );
  const said =
    fields.declarations.length > 0 && (key.length > 0 || !isCollection(target, survey))
      ? target.fields!.prose.slice(1).find(({ text, facts: stated }) => /[.!?]$/.test(text) && stated.length === 0)?.text
      : undefined;
  return {
    kind,
    declarations: [
      {
        is: "alias",
        exported: true,
        name: alias,
        type: typeReference(kind, facts),
        comment: { text: said ?? `What is at \`${uri}\`.`, tags: [{ tag: "source", text: source }] },
      },
      ...(placeholders?.declarations ?? []),
      ...bodies.declarations,
    ],
    kinds: kindDeclarations(kind, target, operations, { conventions, hasFields, hasPlaceholders: placeholders !== undefined, bodies: bodies.asked }),
    needs: bodies.needs,
    guesses: [
      ...bodies.guesses,
      ...operations.flatMap((one) => operationGuesses(one, { conventions, hasFields })),
      ...openGaps(context, uri, operations),
      `what "${operations.map(({ endpoint }) => endpoint.purpose).join('", "')}" sends and answers`,
    ],
  };
}

/** What goes into the query comes to the operations once they are there. */
function withoutQuery({ parts: { query: _, ...parts }, ...endpoint }: Endpoint): Endpoint {
  return { ...endpoint, parts };
}

/** What the kind asks of its resource. */
interface Asked {
  readonly conventions: Conventions;
  readonly hasFields: boolean;
  readonly hasPlaceholders: boolean;
  readonly bodies: readonly MemberSyntax[];
}

function kindDeclarations(
  kind: string,
  target: ResourceTarget,
  operations: readonly DraftedOperation[],
  { conventions, hasFields, hasPlaceholders, bodies }: Asked,
): readonly DeclarationSyntax[] {
  const members = operations.map((one) => operationMember(one, { conventions, hasFields, contains: false, failures: new Map() })).map(withoutMarks);
  const facts = [
    ...(hasFields ? [member("fields", typeReference("object"))] : []),
    ...(hasPlaceholders ? [member("placeholders", typeReference("object"))] : []),
    ...bodies,
  ];
  const comment: CommentSyntax =
    target.kind === undefined
      ? { text: "A resource of a kind that the document gives no name.", tags: [{ tag: "source", text: target.endpoints[0]!.source }] }
      : {
          text: target.kind.meaning,
          tags: [
            { tag: "kind", text: target.kind.name },
            { tag: "source", text: target.kind.source },
          ],
        };
  const base = typeReference("Resource", typeOfFact("uri"), ...(hasPlaceholders ? [typeOfFact("placeholders")] : []));
  const own = `${kind}Facts`;
  const declared: DeclarationSyntax = {
    is: "interface",
    exported: true,
    name: kind,
    parameters: [{ name: "Of", extends: typeReference(facts.length === 0 ? "Facts" : own) }],
    extends: [base],
    members,
    comment,
  };
  return facts.length === 0 ? [declared] : [{ is: "interface", exported: false, name: own, extends: [typeReference("Facts")], members: facts }, declared];
}

/** What is guessed is told of the step. */
function withoutMarks({ comment: { guesses: _, ...comment } = {}, ...one }: MemberSyntax): MemberSyntax {
  return { ...one, comment };
}

/** A purpose that begins with no verb names no operation. */
function operationName({ name: named, method, endpoint: { purpose } }: DraftedOperation): string {
  const isVerb =
    /^(?:read|get|list|write|set|create|add|update|modify|change|replace|delete|remove|start|stop)\b|^\S+\s+(?:the|an?|one|all|its?|this|any|every|several)\b/i.test(
      purpose,
    );
  return isVerb ? named : method.toLowerCase();
}

/** What is said beside it not to be shown, and the rows may show. */
function openGaps(context: PlanningContext, uri: string, operations: readonly DraftedOperation[]): readonly string[] {
  const verbs = new Set(operations.flatMap(({ endpoint }) => [...stemsOf(endpoint.purpose)].slice(0, 1)));
  const beside = context.service.resources.filter((one) => one.uri.startsWith(`${uri}/`));
  const gaps = beside.flatMap(({ definition }) =>
    [...(declarationAt(context, definition)?.getText() ?? "").matchAll(/NotShown<"([^"]*)">/g)].map(([, gap]) => gap!),
  );
  return gaps.filter((gap) => [...stemsOf(gap)].some((stem) => verbs.has(stem))).map((gap) => `that the definitions still do not show ${gap}`);
}
