/** The kinds of data below elements, below collections, and below every object. */
import { intersectionType, literalType, member, typeReference, type CommentSyntax, type MemberSyntax, type TypeSyntax } from "../../print/syntax.ts";
import { isUnderType, type Conventions } from "../conventions.ts";
import { typeName } from "../names.ts";
import { typeOfFact } from "../resources/body-types.ts";
import type { GeneralData, ResourceData } from "../resources/data.ts";
import { sampledType } from "../resources/samples.ts";
import { factsInterface, kindInterface, kindTags, type KindDraft } from "./kind.ts";

export function dataKind(data: ResourceData, conventions: Conventions): KindDraft {
  const facts = [...(isWrapped(data, conventions) ? ["type"] : []), "data", ...(conventions.data === undefined ? [] : ["key"]), ...sampledFact(data)];
  return {
    signature: ["data", data.endpoint.source, data.suffix, data.sampled !== undefined],
    wanted: typeName(nameOf(data)),
    isNamed: true,
    declarations: (named) => [
      factsInterface(named, facts.map(factMember)),
      kindInterface(named, typeReference("Resource", typeOfFact("uri")), [dataOperation(data, conventions)], commentOf(data)),
    ],
  };
}

export function collectionDataKind(data: ResourceData): KindDraft {
  const operation = collectionOperation(data, [typeReference("Derived", literalType(data.endpoint.source))]);
  return {
    signature: ["data of a collection", data.endpoint.source, data.suffix, data.sampled !== undefined],
    wanted: `${typeName(nameOf(data))}OfCollection`,
    isNamed: true,
    declarations: (named) => [
      factsInterface(named, sampledFact(data).map(factMember)),
      kindInterface(named, typeReference("Resource", typeOfFact("uri")), [operation], commentOf(data)),
    ],
  };
}

/** @param isOfOne whether that is one, which has a key */
export function generalDataKind(data: GeneralData, isOfOne: boolean, conventions: Conventions): KindDraft {
  const entry = isOfOne && data.entries !== undefined ? ["entry"] : [];
  const operation = isOfOne ? generalDataOperation(data, conventions) : collectionOperation(data, []);
  return {
    signature: ["general data", data.endpoint.source, data.suffix, isOfOne],
    wanted: `${typeName(`Any ${nameOf(data)}`)}${isOfOne ? "" : "OfCollection"}`,
    isNamed: true,
    declarations: (named) => [
      factsInterface(named, ["placeholders", ...entry, ...sampledFact(data)].map(factMember)),
      kindInterface(named, typeReference("GenericResource", typeOfFact("uri"), typeOfFact("placeholders")), [operation], commentOf(data)),
    ],
  };
}

function nameOf({ kind, endpoint }: GeneralData): string {
  return kind?.name ?? endpoint.purpose;
}

function commentOf(data: GeneralData): CommentSyntax {
  const { kind, endpoint } = data;
  return { text: kind?.meaning ?? endpoint.purpose, tags: kindTags(nameOf(data), kind?.source ?? endpoint.source) };
}

/** Names are texts, and everything else is an object. */
function factMember(fact: string): MemberSyntax {
  return member(fact, typeReference(fact === "type" || fact === "sampled" ? "string" : "object"));
}

function sampledFact({ sampled }: GeneralData): readonly string[] {
  return sampled === undefined ? [] : ["sampled"];
}

function withSamples(operation: TypeSyntax, { kind, sampled }: GeneralData): readonly TypeSyntax[] {
  const type = sampled === undefined ? undefined : sampledType(kind);
  return type === undefined ? [operation] : [operation, type];
}

function dataOperation(data: ResourceData, conventions: Conventions): MemberSyntax {
  const held = dataHeld(data, typeOfFact("data"), conventions);
  const value: TypeSyntax = conventions.data === undefined ? held : { is: "intersection", of: [held, typeOfFact("key")] };
  return observation(data, isWrapped(data, conventions) ? typeReference("UnderName", typeOfFact("type"), value) : value);
}

/** Of objects that the document does not list neither the type is known, nor the key, nor what their data are. */
function generalDataOperation(data: GeneralData, conventions: Conventions): MemberSyntax {
  const value = dataHeld(
    data,
    data.entries === undefined ? { is: "map", value: typeReference("unknown") } : { is: "array", of: typeOfFact("entry") },
    conventions,
  );
  return observation(data, isWrapped(data, conventions) ? typeReference("OneKeyed", value) : value);
}

/** Whether data stand under the name of their element's type. */
export function isWrapped({ endpoint: { response = "" } }: GeneralData, conventions: Conventions): boolean {
  return conventions.data !== undefined || isUnderType(conventions, response);
}

/** The data under their own name, and what stands beside them. */
function dataHeld({ suffix, endpoint }: GeneralData, held: TypeSyntax, { data }: Conventions): TypeSyntax {
  const tags = [{ tag: "source" as const, text: data?.source ?? endpoint.source }];
  const beside = (data?.members ?? []).map((one) => member(one, typeReference("string"), { tags }));
  return { is: "object", members: [member(suffix, held, { text: endpoint.purpose, tags }), ...beside], tall: true };
}

function observation(data: GeneralData, answer: TypeSyntax): MemberSyntax {
  const { endpoint } = data;
  return member("read", intersectionType(...withSamples(typeReference("Get", typeOfFact("uri"), answer, literalType("observe")), data)), {
    text: endpoint.purpose,
    tags: [{ tag: "source", text: endpoint.source }],
  });
}

/** An element's data stand beside its key, which a collection has not. */
function collectionOperation(data: GeneralData, also: readonly TypeSyntax[]): MemberSyntax {
  const { endpoint } = data;
  const tags = [{ tag: "source" as const, text: endpoint.source }];
  const answer = typeReference("NotShown", literalType("how the data of a collection stand in the answer"));
  const get = typeReference("Get", typeOfFact("uri"), answer, literalType("observe"));
  return member("read", intersectionType(...withSamples(get, data), ...also), { text: endpoint.purpose, tags });
}
