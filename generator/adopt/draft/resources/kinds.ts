/** The kinds of a draft: one for each kind of the document and each set of operations that its resources have. */
import { uriIn } from "../../../drift/subject/paths.ts";
import { rememberedOf } from "../../../values/remembered.ts";
import {
  intersection,
  literal,
  member,
  name,
  object,
  type CommentSyntax,
  type DeclarationSyntax,
  type FileSyntax,
  type MemberSyntax,
  type TypeSyntax,
} from "../../print/syntax.ts";
import { moduleOf } from "../../words/general.ts";
import { isUnderType, type Conventions } from "../conventions.ts";
import { typeName, unique } from "../names.ts";
import type { Endpoint, KindRow, Survey } from "../survey/survey.ts";
import type { Data, GeneralData } from "./data.ts";
import { failureFacts, guessesOf, ofFact, operationMember, operationsOf, ownFacts, type Drafted, type FailureFacts } from "./operations.ts";
import type { ResourceNames } from "./resource-names.ts";
import { sampledType } from "./samples.ts";
import { pathsOf } from "./section-paths.ts";
import { kindNamed, type Target } from "./targets.ts";

export interface Kind {
  readonly name: string;
  /** Whether the document tells it from other kinds. */
  readonly isNamed: boolean;
  readonly declarations: readonly DeclarationSyntax[];
}

export interface Kinds {
  /** The kind of a resource. */
  readonly of: (target: Target, properties: readonly string[]) => string;
  /** The kind of data below elements. */
  readonly ofData: (data: Data) => string;
  /** The kind of data below collections. */
  readonly ofCollectionData: (data: Data) => string;
  /** The kind of data below every object. @param isOfOne whether that is one, which has a key */
  readonly ofGeneralData: (data: GeneralData, isOfOne: boolean) => string;
  /** The kind of every object that a row of endpoints is about in general. */
  readonly ofGeneral: (endpoints: readonly Endpoint[]) => string;
  /** Whether a kind of this name has been made. */
  readonly has: (name: string) => boolean;
  readonly made: () => readonly Kind[];
  readonly guesses: () => readonly string[];
}

export function kindsFor(survey: Survey, conventions: Conventions, { aliases, fields, namedByFields }: ResourceNames): Kinds {
  const made = new Map<string, Kind>();
  const taken = new Set<string>([...aliases.values(), ...[...fields.values()].map((one) => one.name)].map((one) => one.toLowerCase()));
  const names = new Set<string>();
  const guesses: string[] = [];
  const kindFor = (signature: unknown, wanted: string, make: (named: string) => readonly DeclarationSyntax[], isNamed = true): string => {
    const key = JSON.stringify(signature);
    const known = made.get(key);
    if (known !== undefined) return known.name;
    const named = unique(wanted, taken);
    made.set(key, { name: named, isNamed, declarations: make(named) });
    names.add(named);
    return named;
  };
  const of = (target: Target, properties: readonly string[]): string => {
    const hasFields = target.fields !== undefined;
    const placed = hasPlaceholders(target.uri);
    const operations = operationsFor(target, survey);
    const failures = failureFacts(operations);
    const isNamed = namedByFields.has(target.uri);
    const signature = [target.kind?.name, operations.map((one) => signatureOf(one, failures)), hasFields, placed, isNamed, properties];
    const [before, after] = [placed && target.key.length === 0 ? "Nested " : "", hasFields ? "" : " without fields"];
    return kindFor(
      signature,
      typeName(
        target.kind !== undefined
          ? `${before}${target.kind.name}${after}`
          : target.implied === true
            ? target.key.length > 0
              ? "Path only element"
              : "Path only collection"
            : `${aliases.get(target.uri)!} kind`,
      ),
      (named) => {
        guesses.push(...operations.flatMap((one) => guessesOf(one, { conventions, hasFields })).map((guess) => `${named}: ${guess}`));
        const facts = factsOf(named, [
          ...(hasFields && wraps(conventions) ? [member("type", name("string"))] : []),
          ...(hasFields ? [member("fields", name("object"))] : []),
          ...(placed ? [member("placeholders", name("object"))] : []),
          ...[...operations.flatMap((one) => [...ownFacts(one).values()]), ...failures.values()].map((fact) => member(fact, name("object"))),
          ...properties.map((property): MemberSyntax => ({ name: property, optional: true, type: name("string") })),
        ]);
        const base = name(
          "Resource",
          ofFact("uri"),
          ...(placed ? [ofFact("placeholders")] : isNamed ? [object()] : []),
          ...(isNamed ? [ofFact("fields")] : []),
        );
        const members = operations.map((one) => operationMember(one, { conventions, hasFields, contains: containsBelow(target.kind), failures }));
        return [facts, kindInterface(named, base, members, commentOf(target, survey))];
      },
      target.kind !== undefined || target.implied === true,
    );
  };
  const ofData = (data: Data): string =>
    kindFor(["data", data.endpoint.source, data.suffix, data.sampled !== undefined], typeName(data.kind?.name ?? data.endpoint.purpose), (named) => {
      const facts = factsOf(
        named,
        [...(isWrapped(data, conventions) ? ["type"] : []), "data", ...(conventions.data === undefined ? [] : ["key"]), ...sampledFact(data)].map((fact) =>
          member(fact, name(fact === "type" || fact === "sampled" ? "string" : "object")),
        ),
      );
      const comment: CommentSyntax = {
        text: data.kind?.meaning ?? data.endpoint.purpose,
        tags: kindTags(data.kind?.name ?? data.endpoint.purpose, data.kind?.source ?? data.endpoint.source),
      };
      return [facts, kindInterface(named, name("Resource", ofFact("uri")), [dataOperation(data, conventions)], comment)];
    });
  const ofCollectionData = (data: Data): string =>
    kindFor(
      ["data of a collection", data.endpoint.source, data.suffix, data.sampled !== undefined],
      `${typeName(data.kind?.name ?? data.endpoint.purpose)}OfCollection`,
      (named) => {
        const comment: CommentSyntax = {
          text: data.kind?.meaning ?? data.endpoint.purpose,
          tags: kindTags(data.kind?.name ?? data.endpoint.purpose, data.kind?.source ?? data.endpoint.source),
        };
        return [
          factsOf(
            named,
            sampledFact(data).map((fact) => member(fact, name("string"))),
          ),
          kindInterface(named, name("Resource", ofFact("uri")), [collectionOperation(data, [name("Derived", literal(data.endpoint.source))])], comment),
        ];
      },
    );
  const ofGeneralData = (data: GeneralData, isOfOne: boolean): string =>
    kindFor(
      ["general data", data.endpoint.source, data.suffix, isOfOne],
      `${typeName(`Any ${data.kind?.name ?? data.endpoint.purpose}`)}${isOfOne ? "" : "OfCollection"}`,
      (named) => {
        const comment: CommentSyntax = {
          text: data.kind?.meaning ?? data.endpoint.purpose,
          tags: kindTags(data.kind?.name ?? data.endpoint.purpose, data.kind?.source ?? data.endpoint.source),
        };
        const entry = isOfOne && data.entries !== undefined ? ["entry"] : [];
        const facts = factsOf(
          named,
          ["placeholders", ...entry, ...sampledFact(data)].map((fact) => member(fact, name(fact === "sampled" ? "string" : "object"))),
        );
        const operation = isOfOne ? generalDataOperation(data, conventions) : collectionOperation(data, []);
        return [facts, kindInterface(named, name("GenericResource", ofFact("uri"), ofFact("placeholders")), [operation], comment)];
      },
    );
  const ofGeneral = (endpoints: readonly Endpoint[]): string =>
    kindFor(
      ["general", endpoints.map(({ source }) => source)],
      typeName(`Any ${endpoints[0]!.purpose.replace(/^\S+\s+(?:an?\s+|one\s+|the\s+)?/u, "")}`),
      (named) => {
        const operations = operationsOf(endpoints, survey.endpoints, false);
        const members = operations.map((one) =>
          operationMember(
            { ...one, derived: false },
            { conventions, hasFields: false, contains: containsBelow(kindNamed(endpoints[0]!, survey.kinds)), failures: new Map() },
          ),
        );
        const comment: CommentSyntax = { text: "An object that the document does not list.", tags: [{ tag: "source", text: endpoints[0]!.source }] };
        return [
          factsOf(named, [member("placeholders", name("object"))]),
          kindInterface(named, name("GenericResource", ofFact("uri"), ofFact("placeholders")), members, comment),
        ];
      },
    );
  return { of, ofData, ofCollectionData, ofGeneralData, ofGeneral, guesses: () => guesses, has: (name) => names.has(name), made: () => [...made.values()] };
}

/** What of an operation its kind says: a sentence can give several. */
function signatureOf(one: Drafted, failures: FailureFacts): readonly unknown[] {
  const {
    endpoint: { source, purpose, statuses = [], access, unclear },
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
  ];
}

/** A kind that holds representations of what is below it. */
function containsBelow(kind: KindRow | undefined): boolean {
  return kind !== undefined && /\b(?:contains?|holds?)\b[^.]*\bbelow\b/i.test(kind.meaning);
}

export function operationsFor(target: Target, survey: Survey): readonly Drafted[] {
  return operationsOf(target.endpoints, survey.endpoints, target.key.length === 0 && isCollection(target, survey));
}

/** Whether bodies stand under the name of a type. */
export function wraps({ keyed, listed, data }: Conventions): boolean {
  return keyed !== undefined || listed !== undefined || data !== undefined;
}

export function isCollection({ uri }: Target, survey: Survey): boolean {
  return collectionsIn(survey).has(uri);
}

/** What stands before keys: anywhere in the paths of kinds, and before the key that the path of an endpoint or of fields ends in. */
const collectionsIn = rememberedOf(({ kinds, endpoints, fields, prefixes }: Survey): ReadonlySet<string> => {
  const ofKinds = kinds.flatMap(({ uris }) => uris.flatMap(beforeKeys));
  const given = [...endpoints.flatMap(({ uris }) => uris), ...fields.flatMap((section) => pathsOf(section).flatMap((path) => uriIn(path, prefixes) ?? []))];
  return new Set([...ofKinds, ...given.flatMap((uri) => beforeKeys(uri).filter((before) => !uri.slice(before.length + 1).includes("/")))]);
});

function beforeKeys(uri: string): readonly string[] {
  return [...uri.matchAll(/\/\{/g)].map(({ index }) => uri.slice(0, index));
}

export function hasPlaceholders(uri: string): boolean {
  return uri.includes("{");
}

function factsOf(named: string, members: readonly MemberSyntax[]): DeclarationSyntax {
  return { is: "interface", exported: false, name: `${named}Facts`, extends: [name("Facts")], members };
}

function kindInterface(named: string, base: TypeSyntax, members: readonly MemberSyntax[], comment: CommentSyntax): DeclarationSyntax {
  return { is: "interface", exported: true, name: named, parameters: [{ name: "Of", extends: name(`${named}Facts`) }], extends: [base], members, comment };
}

/** The kind of which the examples are built as the URI is: an element ends in a key, and a collection stands before one. */
function kindLike(uri: string, kinds: readonly KindRow[]): KindRow | undefined {
  const isElement = (one: string): boolean => one.slice(one.lastIndexOf("/")).includes("{");
  const elements = kinds.filter(({ uris }) => uris.some(isElement));
  const homes = new Set(elements.flatMap(({ uris }) => uris.filter(isElement).map((one) => one.slice(0, one.lastIndexOf("/")))));
  return isElement(uri) ? elements[0] : kinds.find(({ uris }) => uris.some((one) => homes.has(one)));
}

function commentOf({ kind, implied, uri, endpoints, source }: Target, { kinds, places }: Survey): CommentSyntax {
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

function kindTags(named: string, source: string): NonNullable<CommentSyntax["tags"]> {
  return [
    { tag: "kind", text: named },
    { tag: "source", text: source },
  ];
}

function sampledFact({ sampled }: GeneralData): readonly string[] {
  return sampled === undefined ? [] : ["sampled"];
}

function withSamples(operation: TypeSyntax, { kind, sampled }: GeneralData): readonly TypeSyntax[] {
  const type = sampled === undefined ? undefined : sampledType(kind);
  return type === undefined ? [operation] : [operation, type];
}

function dataOperation(given: Data, conventions: Conventions): MemberSyntax {
  const held = dataHeld(given, ofFact("data"), conventions);
  const value: TypeSyntax = conventions.data === undefined ? held : { is: "intersection", of: [held, ofFact("key")] };
  return observation(given, isWrapped(given, conventions) ? name("UnderName", ofFact("type"), value) : value);
}

/** Of objects that the document does not list neither the type is known, nor the key, nor what their data are. */
function generalDataOperation(given: GeneralData, conventions: Conventions): MemberSyntax {
  const value = dataHeld(given, given.entries === undefined ? { is: "map", value: name("unknown") } : { is: "array", of: ofFact("entry") }, conventions);
  return observation(given, isWrapped(given, conventions) ? name("OneKeyed", value) : value);
}

/** Whether data stand under the name of their element's type. */
export function isWrapped({ endpoint: { response = "" } }: GeneralData, conventions: Conventions): boolean {
  return conventions.data !== undefined || isUnderType(conventions, response);
}

/** The data under their own name, and what stands beside them. */
function dataHeld({ suffix, endpoint }: GeneralData, held: TypeSyntax, { data }: Conventions): TypeSyntax {
  const tags = [{ tag: "source" as const, text: data?.source ?? endpoint.source }];
  const beside = (data?.members ?? []).map((one) => member(one, name("string"), { tags }));
  return { is: "object", members: [member(suffix, held, { text: endpoint.purpose, tags }), ...beside], tall: true };
}

function observation(given: GeneralData, answer: TypeSyntax): MemberSyntax {
  const { endpoint } = given;
  return member("read", intersection(...withSamples(name("Get", ofFact("uri"), answer, literal("observe")), given)), {
    text: endpoint.purpose,
    tags: [{ tag: "source", text: endpoint.source }],
  });
}

/** An element's data stand beside its key, which a collection has not. */
function collectionOperation(data: GeneralData, also: readonly TypeSyntax[]): MemberSyntax {
  const { endpoint } = data;
  const tags = [{ tag: "source" as const, text: endpoint.source }];
  const answer = name("NotShown", literal("how the data of a collection stand in the answer"));
  const get = name("Get", ofFact("uri"), answer, literal("observe"));
  return member("read", intersection(...withSamples(get, data), ...also), { text: endpoint.purpose, tags });
}

/** The file of these kinds. */
export function kindsFile(kinds: readonly Kind[], { keyed, listed, data }: Conventions): FileSyntax {
  const declarations = kinds.flatMap((kind) => kind.declarations);
  const envelopes: DeclarationSyntax[] = [];
  const used = namesIn(declarations);
  if (used.has("UnderName"))
    envelopes.push(envelope("UnderName", keyed?.text ?? data?.text ?? "", keyed?.source ?? data?.source ?? "", name("Name"), name("Value")));
  if (listed !== undefined)
    envelopes.push(...listEnvelope(listed).filter((one) => used.has(one.name) || (one.name === "WithPath" && used.has("ListUnderName"))));
  const all = [...envelopes, ...declarations];
  const declared = new Set(all.map((one) => one.name));
  const needed = [...namesIn(all)].filter((one) => !declared.has(one)).sort();
  return {
    comment: { text: "The kinds of resources that the document distinguishes." },
    imports: ["specwright/http", "specwright/words"]
      .map((module) => ({ from: module, names: needed.filter((one) => moduleOf(one) === module) }))
      .filter(({ names }) => names.length > 0),
    declarations: all,
  };
}

function envelope(named: string, text: string, source: string, key: TypeSyntax, value: TypeSyntax): DeclarationSyntax {
  return {
    is: "alias",
    exported: false,
    name: named,
    parameters: [{ name: "Name", extends: name("string") }, { name: "Value" }],
    type: name("Closed", { is: "mapped", name: key, value }),
    comment: { text, tags: [{ tag: "source", text: source }] },
  };
}

function listEnvelope({ text, source, suffix, member: path }: NonNullable<Conventions["listed"]>): readonly DeclarationSyntax[] {
  const items: TypeSyntax = { is: "array", of: path === undefined ? name("Value") : { is: "intersection", of: [name("Value"), name("WithPath")] } };
  const list = envelope("ListUnderName", text, source, { is: "template", parts: [name("Name"), suffix] }, items);
  if (path === undefined) return [list];
  const item: MemberSyntax = { name: path, type: name("PathOf", literal("the element")), comment: { tags: [{ tag: "source", text: source }] } };
  return [list, { is: "interface", exported: false, name: "WithPath", members: [item] }];
}

/** Every name of a type in declarations. */
export function namesIn(value: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (Array.isArray(value)) for (const one of value) namesIn(one, found);
  else if (typeof value === "object" && value !== null) {
    if ("is" in value && value.is === "name" && "of" in value && "name" in value) found.add(String(value.name));
    for (const one of Object.values(value)) namesIn(one, found);
  }
  return found;
}
