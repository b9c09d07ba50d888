/** The kind of resources that have the same operations. */
import { member, objectType, typeReference, type CommentSyntax, type MemberSyntax } from "../../print/syntax.ts";
import { wrapsBodies, type Conventions } from "../conventions.ts";
import { typeName } from "../names.ts";
import { typeOfFact } from "../resources/body-types.ts";
import { hasPlaceholders, operationsFor } from "../resources/collections.ts";
import { operationGuesses } from "../resources/guesses.ts";
import { failureFacts, operationMember, ownFacts, type FailureFacts } from "../resources/operation-member.ts";
import { type DraftedOperation } from "../resources/operations.ts";
import type { ResourceNames } from "../resources/resource-names.ts";
import type { ResourceTarget } from "../resources/targets.ts";
import type { KindRow } from "../survey/kind-rows.ts";
import type { Survey } from "../survey/survey.ts";
import { factsInterface, kindInterface, kindTags, type KindDraft } from "./kind.ts";

export interface KindContext {
  readonly survey: Survey;
  readonly conventions: Conventions;
  readonly names: Pick<ResourceNames, "aliases" | "namedByFields">;
}

/** @param properties further facts of the resource that are texts, each of which it can lack */
export function resourceKind(target: ResourceTarget, properties: readonly string[], { survey, conventions, names }: KindContext): KindDraft {
  const hasFields = target.fields !== undefined;
  const placed = hasPlaceholders(target.uri);
  const operations = operationsFor(target, survey);
  const failures = failureFacts(operations);
  const isNamed = names.namedByFields.has(target.uri);
  return {
    signature: [target.kind?.name, operations.map((one) => signatureOf(one, failures)), hasFields, placed, isNamed, properties],
    wanted: typeName(kindName(target, { hasFields, placed }, names)),
    isNamed: target.kind !== undefined || target.implied === true,
    declarations: (named) => {
      const facts = [
        ...(hasFields && wrapsBodies(conventions) ? [member("type", typeReference("string"))] : []),
        ...(hasFields ? [member("fields", typeReference("object"))] : []),
        ...(placed ? [member("placeholders", typeReference("object"))] : []),
        ...[...operations.flatMap((one) => [...ownFacts(one).values()]), ...failures.values()].map((fact) => member(fact, typeReference("object"))),
        ...properties.map((property): MemberSyntax => ({ name: property, optional: true, type: typeReference("string") })),
      ];
      const base = typeReference(
        "Resource",
        typeOfFact("uri"),
        ...(placed ? [typeOfFact("placeholders")] : isNamed ? [objectType()] : []),
        ...(isNamed ? [typeOfFact("fields")] : []),
      );
      const members = operations.map((one) => operationMember(one, { conventions, hasFields, contains: containsBelow(target.kind), failures }));
      return [factsInterface(named, facts), kindInterface(named, base, members, commentOf(target, survey))];
    },
    guesses: () => operations.flatMap((one) => operationGuesses(one, { conventions, hasFields })),
  };
}

interface Extent {
  readonly hasFields: boolean;
  /** Its URI has placeholders. */
  readonly placed: boolean;
}

function kindName({ kind, implied, key, uri }: ResourceTarget, { hasFields, placed }: Extent, { aliases }: KindContext["names"]): string {
  const isElement = key.length > 0;
  if (kind !== undefined) return `${placed && !isElement ? "Nested " : ""}${kind.name}${hasFields ? "" : " without fields"}`;
  if (implied === true) return isElement ? "Path only element" : "Path only collection";
  return `${aliases.get(uri)!} kind`;
}

/** What of an operation its kind says: a sentence can give several. */
function signatureOf(one: DraftedOperation, failures: FailureFacts): readonly unknown[] {
  const {
    endpoint: { source, purpose, statuses = [], access, unclear, deprecated },
    name: named,
    method,
    effect,
    request,
    response,
    alone,
  } = one;
  return [
    source,
    named,
    purpose,
    method,
    effect,
    request,
    response,
    alone,
    [...ownFacts(one).values()],
    statuses.map(({ status, text, source: at, body }) => [status, text, at, body && failures.get(body)]),
    unclear,
    access,
    deprecated,
  ];
}

/** A kind that holds representations of what is below it. */
export function containsBelow(kind: KindRow | undefined): boolean {
  return kind !== undefined && /\b(?:contains?|holds?)\b[^.]*\bbelow\b/i.test(kind.meaning);
}

/** The kind of which the examples are built as the URI is: an element ends in a key, and a collection stands before one. */
function kindLike(uri: string, kinds: readonly KindRow[]): KindRow | undefined {
  const isElement = (one: string): boolean => one.slice(one.lastIndexOf("/")).includes("{");
  const elements = kinds.filter(({ uris }) => uris.some(isElement));
  const homes = new Set(elements.flatMap(({ uris }) => uris.filter(isElement).map((one) => one.slice(0, one.lastIndexOf("/")))));
  return isElement(uri) ? elements[0] : kinds.find(({ uris }) => uris.some((one) => homes.has(one)));
}

function commentOf({ kind, implied, uri, endpoints, source }: ResourceTarget, { kinds, places }: Survey): CommentSyntax {
  if (kind !== undefined) return { text: kind.meaning, tags: kindTags(kind.name, kind.source) };
  const like = implied === true ? kindLike(uri, kinds) : undefined;
  if (like !== undefined) return { text: `${like.name} that the document shows only within the paths of others.`, tags: kindTags(like.name, like.source) };
  const [endpoint] = endpoints;
  return {
    text: "A resource of a kind that the document gives no name.",
    tags: [{ tag: "source", text: endpoint === undefined ? source : places.section(endpoint.section) }],
    guesses: ["the kind has no name in the document"],
  };
}
