/** The bodies of requests that came and list fields of their own. */
import { typeName } from "../../draft/names.ts";
import { ownFacts } from "../../draft/resources/operation-member.ts";
import { type DraftedOperation } from "../../draft/resources/operations.ts";
import type { RequestPart } from "../../draft/survey/rows/request-parts.ts";
import type { Survey } from "../../draft/survey/survey.ts";
import type { PlanningContext } from "../../planning-context.ts";
import { member, typeReference, type DeclarationSyntax, type MemberSyntax } from "../../print/syntax.ts";
import type { Step } from "../../step.ts";
import { sectionMembers } from "../fields/member.ts";

export interface OwnBodies {
  /** What the resource says of them, and what its kind asks for. */
  readonly facts: readonly MemberSyntax[];
  readonly asked: readonly MemberSyntax[];
  readonly declarations: readonly DeclarationSyntax[];
  readonly needs: Step["needs"];
  readonly guesses: readonly string[];
}

/** Those of which rows are all that is told. @param file that declares the resource */
export function ownBodies(context: PlanningContext, survey: Survey, file: string, alias: string, operations: readonly DraftedOperation[]): OwnBodies {
  const bodies = operations.flatMap((one) =>
    [...ownFacts(one)].flatMap(([part, fact]) => {
      const listed = one.endpoint.parts[part]!;
      const made = isOfRows(listed) ? sectionMembers(context, file, listed.section, new Set(), listed.rows) : undefined;
      return made === undefined ? [] : [{ ...made, fact, type: typeName(alias, fact), of: `${part} of "${one.endpoint.purpose}"`, section: listed.section }];
    }),
  );
  return {
    facts: bodies.map(({ fact, type }) => member(fact, typeReference(type))),
    asked: bodies.map(({ fact }) => member(fact, typeReference("object"))),
    declarations: bodies.map(({ type, members, of, section }) => ({
      is: "interface",
      exported: true,
      name: type,
      members,
      comment: { text: `The ${of}.`, tags: [{ tag: "source", text: survey.places.section(section) }] },
    })),
    needs: bodies.flatMap(({ needs }) => needs.map((need) => ({ ...need, file }))),
    guesses: bodies.flatMap(({ guesses }) => guesses),
  };
}

function isOfRows({ rows, told, example, heldUnder }: RequestPart): boolean {
  return rows.length > 0 && told === undefined && example === undefined && heldUnder === undefined;
}
