/** The kind of every object that rows of endpoints are about in general. */
import { member, typeReference, type CommentSyntax } from "../../print/syntax.ts";
import type { Conventions } from "../conventions.ts";
import { typeName } from "../names.ts";
import { typeOfFact } from "../resources/body-types.ts";
import { operationMember } from "../resources/operation-member.ts";
import { draftedOperations } from "../resources/operations.ts";
import { kindNamed } from "../resources/resource-endpoints.ts";
import type { Endpoint } from "../survey/endpoint.ts";
import type { Survey } from "../survey/survey.ts";
import { factsInterface, kindInterface, type KindDraft } from "./kind.ts";
import { containsBelow } from "./resource-kind.ts";

export function generalKind(endpoints: readonly Endpoint[], survey: Survey, conventions: Conventions): KindDraft {
  const { purpose, source } = endpoints[0]!;
  const comment: CommentSyntax = { text: "An object that the document does not list.", tags: [{ tag: "source", text: source }] };
  return {
    signature: ["general", endpoints.map((one) => one.source)],
    wanted: typeName(`Any ${purpose.replace(/^\S+\s+(?:an?\s+|one\s+|the\s+)?/u, "")}`),
    isNamed: true,
    declarations: (named) => {
      const contains = containsBelow(kindNamed(endpoints[0]!, survey.kinds));
      const members = draftedOperations(endpoints, survey.endpoints, false).map((one) =>
        operationMember({ ...one, derived: false }, { conventions, hasFields: false, contains, failures: new Map() }),
      );
      const base = typeReference("GenericResource", typeOfFact("uri"), typeOfFact("placeholders"));
      return [factsInterface(named, [member("placeholders", typeReference("object"))]), kindInterface(named, base, members, comment)];
    },
  };
}
