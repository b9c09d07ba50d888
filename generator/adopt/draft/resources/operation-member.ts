/** The member of a kind that is an operation. */
import type { StatedSection } from "../../../facts/stated-section.ts";
import { literalType, member, recordType, typeReference, type CommentSyntax, type MemberSyntax, type TypeSyntax } from "../../print/syntax.ts";
import { accessType } from "../../words/access.ts";
import { hasAnswer, methodWord, takesBody, usualEffects } from "../../words/methods.ts";
import { failuresIn, successesIn } from "../survey/answers/statuses.ts";
import type { Endpoint } from "../survey/endpoint.ts";
import { isRequestAlone } from "../survey/requests/purposes.ts";
import { partNames, type PartName } from "../survey/rows/placed-rows.ts";
import { bodyType, typeOfFact, type Guessing } from "./body-types.ts";
import { answerGuessed, listsItems, operationGuesses, sentType, unclearIn } from "./guesses.ts";
import type { DraftedOperation } from "./operations.ts";

export interface Envelopes extends Guessing {
  /** Answers hold what lies below the resource. */
  readonly contains: boolean;
  readonly failures: FailureFacts;
}

/** By their sections, the facts of a resource that hold the fields of what failures carry. */
export type FailureFacts = ReadonlyMap<StatedSection, string>;

export function failureFacts(operations: readonly DraftedOperation[]): FailureFacts {
  const bodies = new Set(operations.flatMap(({ endpoint: { statuses = [] } }) => statuses.flatMap(({ body }) => body ?? [])));
  return new Map([...bodies].map((body, index) => [body, `failure${index === 0 ? "" : index + 1}`]));
}

export function operationMember(one: DraftedOperation, envelopes: Envelopes): MemberSyntax {
  const parts = [exchange(one, envelopes), ...requestParts(one), ...behaviours(one, envelopes), ...sharing(one)];
  const guesses = operationGuesses(one, envelopes);
  const { purpose, remarks = "" } = one.endpoint;
  const summary = isRequestAlone(purpose) ? "" : purpose.replace(/\.$/, "");
  return member(one.name, parts.length === 1 ? parts[0]! : { is: "intersection", of: parts }, {
    text: [summary, behind(summary, remarks)].filter((text) => text !== "").join("\n\n"),
    tags: tagsOf(one),
    ...(guesses.length === 0 ? {} : { guesses }),
  });
}

/** What the remarks say after the sentence that is the summary. */
function behind(summary: string, remarks: string): string {
  return summary !== "" && remarks.startsWith(`${summary}.`) ? remarks.slice(summary.length + 1).trimStart() : remarks;
}

/** The method's own word, with what is sent and what is answered. */
function exchange(one: DraftedOperation, envelopes: Envelopes): TypeSyntax {
  const sent = inMedia(one, ofPart(one, "body") ?? sentType(one, envelopes));
  const effect = usualEffects[one.method] === one.effect ? [] : [literalType(one.effect)];
  return typeReference(
    methodWord(one.method),
    typeOfFact("uri"),
    ...(takesBody(one.method) ? [sent] : []),
    ...(hasAnswer(one.method) ? [answerType(one, envelopes)] : []),
    ...effect,
  );
}

function answerType(one: DraftedOperation, envelopes: Envelopes): TypeSyntax {
  const fields = ofPart(one, "answer");
  if (fields !== undefined) return listsItems(one) ? { is: "array", of: fields } : fields;
  return unclearType(one, envelopes) ?? bodyType(answerGuessed(one, envelopes) ?? one.response ?? one.endpoint.shownAnswer, one, envelopes, "answer");
}

function ofPart(one: DraftedOperation, part: PartName): TypeSyntax | undefined {
  const fact = ownFacts(one).get(part);
  return fact === undefined ? undefined : typeOfFact(fact);
}

function requestParts(one: DraftedOperation): readonly TypeSyntax[] {
  const words = { query: "Query", headers: "Headers" } as const;
  return (["query", "headers"] as const).flatMap((part) => {
    const fields = ofPart(one, part);
    return fields === undefined ? [] : [typeReference(words[part], fields)];
  });
}

function behaviours({ endpoint, effect, derived }: DraftedOperation, envelopes: Envelopes): readonly TypeSyntax[] {
  return [
    ...statusParts(endpoint, envelopes),
    ...(endpoint.access === undefined ? [] : [typeReference("Access", accessType(endpoint.access))]),
    ...(envelopes.contains && effect === "read" ? [typeReference("Contains")] : []),
    ...(derived ? [typeReference("Derived", literalType(endpoint.source))] : []),
  ];
}

/** How an operation is told from others of its method and URI, which the document does not show. */
function sharing({ shared, count, endpoint: { purpose, source } }: DraftedOperation): readonly TypeSyntax[] {
  if (!shared) return [];
  const gap = typeReference("NotShown", literalType(`how the service tells "${purpose}" from other requests of its method and URI`));
  return [
    typeReference("When", literalType(`the request is meant as: ${purpose}${count === 1 ? "" : ` (${count})`}`)),
    typeReference("Notes", recordType(member("notShown", recordType(member("which-operation", gap, { tags: [{ tag: "source", text: source }] }))))),
  ];
}

function tagsOf({ ownName, endpoint }: DraftedOperation): CommentSyntax["tags"] & {} {
  const { deprecated, source, bodySource, answerSource, accessSource } = endpoint;
  return [
    ...(ownName === undefined ? [] : [{ tag: "name" as const, text: ownName }]),
    ...(deprecated === undefined ? [] : [{ tag: "deprecated" as const, text: deprecated }]),
    ...[source, bodySource, answerSource, accessSource].flatMap((text) => (text === undefined ? [] : [{ tag: "source" as const, text }])),
  ];
}

function inMedia({ endpoint: { sends } }: DraftedOperation, body: TypeSyntax): TypeSyntax {
  const isPlain = sends !== undefined && !(body.is === "name" && ["MediaType", "None", "Silent"].includes(body.name));
  return isPlain ? typeReference("MediaType", literalType(sends.media), body) : body;
}

/** Of failures whose fields are listed, by the fact that holds these; of others the document says nothing. */
function statusParts({ statuses = [] }: Endpoint, { failures: bodies }: Envelopes): readonly TypeSyntax[] {
  const [[success, ...others], failures] = [successesIn(statuses), failuresIn(statuses)];
  return [
    ...(success === undefined || others.length > 0 ? [] : [typeReference("Status", literalType(Number(success.status)))]),
    ...(failures.length === 0
      ? []
      : [
          typeReference(
            "Failures",
            recordType(
              ...failures.map(({ status, text, source: at, body }) =>
                member(status, body === undefined ? typeReference("Silent") : typeOfFact(bodies.get(body)!), { text, tags: [{ tag: "source", text: at }] }),
              ),
            ),
          ),
        ]),
  ];
}

function unclearType(one: DraftedOperation, guessing: Guessing): TypeSyntax | undefined {
  const said = unclearIn(one, guessing);
  return said === undefined ? undefined : typeReference("NotShown", literalType(`what is answered: ${said.replace(/\.$/, "")}`));
}

/** The facts of a resource that hold the fields of one request and of its answer, by their part. */
export function ownFacts({ name: named, endpoint }: DraftedOperation): ReadonlyMap<PartName, string> {
  const parts = partNames.filter((part) => part !== "path" && endpoint.parts[part] !== undefined);
  return new Map(parts.map((part) => [part, `${named}${part[0]!.toUpperCase()}${part.slice(1)}`]));
}
