/** What the definitions of a service say, as facts: node by node, each with the declaration that says where the document states it. */
import type { Position } from "../../diagnostics/diagnostic.ts";
import { withoutLinkTargets } from "../../documents/markdown/link-targets.ts";
import { securityOf } from "../../link/service.ts";
import { usualAccess } from "../../model/access.ts";
import { carriedBy } from "../../model/carried.ts";
import { namesIn, segmentsOf } from "../../link/template.ts";
import { placeholdersIn, type GivenPlaceholder, type GivenPlaceholders } from "../../link/uris.ts";
import type { Contradiction, Notes } from "../../model/origin.ts";
import type { OAuthFlow } from "../../model/service.ts";
import type { Way } from "../../model/way.ts";
import { within } from "../../model/within.ts";
import type {
  AnswerReading,
  Declared,
  FieldReading,
  OperationReading,
  PayloadReading,
  ResourceReading,
  SecurityReading,
  ShapeReading,
  SourceTag,
} from "../../read/reading.ts";
import { valueAt } from "../../values/remembered.ts";
import type { CredentialScheme } from "../access/vocabulary.ts";
import { textOf, type Fact } from "../fact.ts";
import { withUnit } from "./counted.ts";
import { factsOfShape, isNullable, namesWithin, typesOfShape, type Schemas } from "./shape-facts.ts";
import type { SourcedPart } from "./sourced.ts";

export interface Defined {
  readonly is: "service" | "server" | "scheme" | "header" | "resource" | "kind" | "operation" | "failure" | "field" | "statement" | "gap" | "reading";
  /** As a row of the document would call it. */
  readonly name: string;
  readonly definition: Position;
  readonly declared: Declared;
  /** The types by which a row may call it, its own first. */
  readonly types: readonly string[];
  readonly facts: readonly Fact[];
  /** Texts of the definition whose mentions its places have as well. */
  readonly says: readonly string[];
  /** What its one place says that does not agree, sentence by sentence. */
  readonly reads?: readonly string[];
  /** What its comment says, where it has values that this can tell the meanings of. */
  readonly describes?: string;
  /** It is marked as such. */
  readonly deprecated?: true;
  /** It can be null. */
  readonly nullable?: true;
  /** It is declared as a field that need not be there, which a request can require all the same. */
  readonly optional?: true;
  /** The document says two things of it, so it need not have a row. */
  readonly inDoubt?: true;
  /** The way to authenticate that it is. */
  readonly scheme?: CredentialScheme;
}

/** A definition with its number in the order of the service: first what is said of that as a whole, then the resources file by file, then the schemas. */
export type Numbered = readonly [number: number, defined: Defined];

/** In the order of their numbers. */
export interface DefinedTogether {
  readonly defined: readonly Numbered[];
  /** The numbers of those that several files tell. */
  readonly shared: readonly number[];
}

export interface DefinedIn extends DefinedTogether {
  /**
   * By file, what it tells of what others declare, of each thing with the number under which it is told first: the resources that a kind has below its own, for
   * each of these.
   */
  readonly lent: ReadonlyMap<string, readonly Numbered[]>;
}

/** Every node once, in the order of the service; those that one declaration makes are one. */
export function definedIn({ service, files, known, given }: SourcedPart): DefinedIn {
  const { put, all } = gathering();
  const lent = new Map<string, Numbered[]>();
  // What a file shares with others in memory it shares with nobody once it has been packed: it is walked for each.
  const walksOf = (file: string): ((first: number, isOfSchemas?: boolean) => Walk) => {
    const seen = new Set<ShapeReading>();
    const firsts = new Map<string, number>();
    return (first, isOfSchemas = false) => {
      let [own, ofOthers] = [first, first + mostOfFile / 2];
      const add = (one: Defined): void => {
        if (one.definition.file === file) put(own++, one);
        else {
          valueAt(lent, file, () => []).push([valueAt(firsts, thingOf(one), () => ofOthers), one]);
          put(ofOthers++, one);
        }
      };
      return { schemas: known, given, seen, isOfSchemas, add };
    };
  };
  if (service !== undefined) addRoot(service, walksOf(service.reading.origin.definition.file)(0));
  for (const { file, position, resources, schemas } of files) {
    const walkFrom = walksOf(file);
    const [ofResources, ofSchemas] = [walkFrom(firstOf("resources", position)), walkFrom(firstOf("schemas", position), true)];
    for (const resource of resources) addResource(resource, ofResources);
    for (const { shape } of schemas) addShape(shape, ofSchemas);
  }
  return { ...all(), lent };
}

/** The same of definitions that several have gathered, each of some files. */
export function definedTogether(parts: readonly (readonly Numbered[])[]): DefinedTogether {
  const { put, all } = gathering();
  for (const [number, one] of parts.flat()) put(number, one);
  return all();
}

/** The position of the file that tells a definition first; undefined where that is said of the service as a whole. */
export function positionOf(number: number): number | undefined {
  const file = Math.floor(number / mostOfFile);
  return file === 0 ? undefined : (file - 1) % mostFiles;
}

/**
 * The number of the first definition of a file. Half of its numbers are for what others declare: these stay what they are when the
 * file says more itself. No service has as many files, nor a file as many definitions, as there is room for.
 */
function firstOf(phase: "resources" | "schemas", position: number): number {
  return ((phase === "resources" ? 0 : mostFiles) + position + 1) * mostOfFile;
}

const [mostFiles, mostOfFile] = [2 ** 24, 2 ** 28] as const;

/**
 * What the walk over a service knows: its schemas, who gives placeholders, and the shapes that it has been in; and who takes the nodes that it meets. There are
 * as many as an API has fields: lists of them are not joined on the way.
 */
interface Walk {
  readonly schemas: Schemas<Declared>;
  readonly given: GivenPlaceholders;
  readonly seen: Set<ShapeReading>;
  /** It is in schemas, which say of their fields what the declarations do; a request can require a field that is optional in these. */
  readonly isOfSchemas: boolean;
  readonly add: (node: Defined) => void;
}

function node(is: Defined["is"], name: string, declared: Declared, facts: readonly Fact[], says: readonly string[] = none): Defined {
  return { is, name, definition: declared.definition, declared, types: none, facts, says };
}

const none: readonly string[] = [];

/** Written out, as nearly every definition is described: it takes a fraction of the time of a spread. */
function described({ is, name, definition, declared, types, facts, says }: Defined, description: string): Defined {
  if (description === "") return { is, name, definition, declared, types, facts, says };
  return { is, name, definition, declared, types, facts, says, describes: withoutLinkTargets(description) };
}

function addRoot({ name, reading: { version, servers, security, access, headers, notes, origin } }: NonNullable<SourcedPart["service"]>, walk: Walk): void {
  const schemes = security?.map(schemeOf);
  const usual = usualAccess({ security: schemes, ...(access === undefined ? {} : { access }) });
  walk.add(node("service", name, origin, [{ fact: "property", value: { name: "version", value: version } }, ...accessFact(usual)]));
  for (const server of servers) walk.add(node("server", server.name, server.origin, [{ fact: "path", value: server.url }]));
  security?.forEach((scheme, index) => walk.add({ ...described(ofScheme(scheme), scheme.description), scheme: schemes![index]! }));
  for (const header of headers) walk.add(described(ofHeader(header), header.description));
  addNotes(notes, walk);
}

function schemeOf({ name, scheme }: SecurityReading): CredentialScheme {
  return { name, how: securityOf(scheme) };
}

function accessFact(ways: readonly Way[] | undefined): readonly Fact[] {
  return ways === undefined ? [] : [{ fact: "access", value: ways }];
}

function ofScheme({ name, scheme, origin }: SecurityReading): Defined {
  const how = securityOf(scheme);
  const carried = carriedBy({ how });
  if (carried.in === "connection") return node("scheme", name, origin, []);
  if (carried.in !== "header") return node("scheme", carried.name, origin, [{ fact: "property", value: { name: "credential-in", value: carried.in } }]);
  if (how.is === "oauth2")
    return node(
      "scheme",
      carried.name,
      origin,
      scopesOf(how.flows),
      how.flows.flatMap(({ urls }) => Object.values(urls)),
    );
  if (how.is === "openid") return node("scheme", carried.name, origin, [], how.url === undefined ? [] : [how.url]);
  if (how.is !== "header") return node("scheme", carried.name, origin, [], [carried.word]);
  const word: readonly Fact[] = how.word === undefined ? [] : [{ fact: "property", value: { name: "scheme-word", value: how.word } }];
  return node("scheme", how.header, origin, word, [[how.word, how.credential].join(" ")]);
}

/** Those of all flows, each once. */
function scopesOf(flows: readonly OAuthFlow[]): readonly Fact[] {
  const scopes = [...new Set(flows.flatMap((flow) => flow.scopes.map(({ name }) => name)))];
  return scopes.length === 0 ? [] : [{ fact: "known", value: scopes }];
}

/** A document writes the one value of a header as it writes its name. */
function ofHeader({ name, shape, required, origin }: FieldReading): Defined {
  const values = shape.is === "literals" && shape.open !== true ? shape.values.map(String) : [];
  return node("header", name, origin, [...(values.length === 1 ? [] : factsOfShape(shape)), ...(required ? [requiredFact] : [])], values);
}

const requiredFact: Fact = { fact: "required", value: true };

function addNotes({ statements, gaps, contradictions }: Notes<Declared>, { add }: Walk): void {
  for (const contradiction of contradictions) add(ofContradiction(contradiction));
  for (const { name, says, origin } of statements) add(node("statement", name, origin, [], [says]));
  for (const { name, what, origin } of gaps) add(node("gap", name, origin, [{ fact: "notShown", value: what }]));
}

/** It needs the places of its readings; where that is one, each reading may be said there, and where there are several, what one says is settled elsewhere. */
function ofContradiction({ name, readings, origin: { definition } }: Contradiction<Declared>): Defined {
  const sources = readings.map(({ place }) => ({ text: place, at: { ...definition, line: definition.line - 1 } }));
  const reads = new Set(readings.map(({ place }) => place)).size === 1 ? { reads: readings.map(({ says }) => says) } : {};
  return { is: "reading", name, definition, declared: { definition, sources }, types: [], facts: [], says: none, ...reads };
}

function addResource({ uri, kind, description, placeholders, operations, access, notes, origin }: ResourceReading, walk: Walk): void {
  const path: Fact = { fact: "path", value: uri };
  const properties = Object.entries(kind.facts).flatMap(([name, value]): readonly Fact[] =>
    typeof value === "string" ? [{ fact: "property", value: { name, value } }] : [],
  );
  walk.add(described(node("resource", uri, origin, [path, ...properties, ...keyOf(uri), { fact: "kind", value: kind.name }]), description));
  walk.add(described(node("kind", kind.name, kind.origin, [path, ...operations.flatMap(({ sampling }) => windowsOf(sampling))]), kind.description));
  for (const placeholder of placeholdersIn(walk.given, placeholders, uri))
    if (!isToldAbove(placeholder, uri)) walk.add(ofPlaceholder(placeholder, origin, walk));
  for (const operation of operations) addOperation(access === undefined || operation.access !== undefined ? operation : { ...operation, access }, walk);
  addNotes(notes, walk);
}

/** The names in the last segment, where it is a key. */
function keyOf(uri: string): readonly Fact[] {
  const names = namesIn(segmentsOf(uri).at(-1) ?? "");
  return names.length === 0 ? [] : [{ fact: "key", value: names }];
}

/** A resource whose URI has what it gives tells that itself. */
function isToldAbove({ name, from }: GivenPlaceholder, uri: string): boolean {
  return from !== undefined && from !== uri && segmentsOf(from).some((segment) => namesIn(segment).includes(name));
}

/** One that nothing gives is a string without a declaration of its own. */
function ofPlaceholder({ name, field }: GivenPlaceholder, { definition }: Declared, { schemas }: Walk): Defined {
  if (field === undefined) return { ...node("field", name, { definition, sources: [] }, [placeFact("path")]), types: ["string"] };
  return { ...node("field", name, field.origin, [...factsOfShape(field.shape), placeFact("path")]), types: typesOfShape(field.shape, schemas) };
}

function addOperation(
  { name, method, uri, description, deprecated, request, response, sampling, query, headers, notes, failures, access, origin }: OperationReading,
  walk: Walk,
): void {
  const facts: readonly Fact[] = [
    { fact: "methods", value: [method] },
    { fact: "path", value: uri },
    ...payloadFact("request", request),
    ...payloadFact("response", response.payload),
    ...windowsOf(sampling),
    ...statusFact(response),
    ...failures.flatMap((failure) => statusFact(failure, isToldElsewhere(failure, origin) ? statusElsewhere : answerStatus)),
    ...accessFact(access),
    ...query.map(({ name: field }): Fact => ({ fact: "property", value: { name: takenIn.query, value: field } })),
    ...headers.map(({ name: field }): Fact => ({ fact: "property", value: { name: takenIn.header, value: field } })),
  ];
  const own = described(node("operation", name, origin, facts), description);
  walk.add(deprecated === undefined ? own : { ...own, deprecated: true });
  for (const failure of failures) {
    // What is answered otherwise stands in the rows beside.
    if (failure.origin !== undefined)
      walk.add(
        described(
          node(
            "failure",
            failure.status,
            failure.origin,
            [failure, response].flatMap((answer) => statusFact(answer)),
          ),
          failure.description,
        ),
      );
  }
  for (const field of query) addField(field, walk, [placeFact("query")]);
  for (const field of headers) addField(field, walk, [placeFact("header")]);
  for (const payload of [request, response.payload, ...failures.map((failure) => failure.payload)]) if (payload.is === "json") addShape(payload.shape, walk);
  addNotes(notes, walk);
}

function windowsOf(sampling: OperationReading["sampling"]): readonly Fact[] {
  return sampling === undefined ? [] : [{ fact: "windows", value: sampling.windows }];
}

function placeFact(place: "path" | "query" | "header"): Fact {
  return { fact: "property", value: { name: placeInRequest, value: place } };
}

/** The name of the property that the part of a request is which carries a field: its path, its query or its headers. */
export const placeInRequest = "in";

/** One that is stated; a class, and what answers otherwise, are none. */
function statusFact({ status }: AnswerReading, name = answerStatus): readonly Fact[] {
  return /^\d{3}$/.test(status) ? [{ fact: "property", value: { name, value: status } }] : [];
}

/** Its sources are in none of the sections that are those of the operation: a table of the failures of all requests. */
function isToldElsewhere({ origin }: AnswerReading, { sources }: Declared): boolean {
  const sectionOf = ({ text }: SourceTag): string => text.split(" > ")[0]!;
  const own = new Set(sources.map(sectionOf));
  return own.size > 0 && origin !== undefined && !origin.sources.some((source) => own.has(sectionOf(source)));
}

/** The names of the properties that a status is with which an operation answers: one that its own places tell, and one that others do. */
const answerStatus = "answer-status";
const statusElsewhere = "answer-status-elsewhere";

/** The statuses with which an operation answers, of those that are stated. */
export function statusesOf({ facts }: Pick<Defined, "facts">): readonly string[] {
  return facts.flatMap((fact) =>
    fact.fact === "property" && (fact.value.name === answerStatus || fact.value.name === statusElsewhere) ? [fact.value.value] : [],
  );
}

/** Those of them that its own places tell. */
export function statusesThere({ facts }: Pick<Defined, "facts">): readonly string[] {
  return facts.flatMap((fact) => (fact.fact === "property" && fact.value.name === answerStatus ? [fact.value.value] : []));
}

/** The names of the properties that the parameters of an operation are, by the part of the request that carries them. */
export const takenIn = { query: "takes in its query", header: "takes in its headers" } as const;

function payloadFact(fact: "request" | "response", payload: PayloadReading): readonly Fact[] {
  return payload.is === "none" ? [{ fact, value: "none" }] : payload.is === "json" ? [{ fact, value: "a body" }] : [];
}

function addShape(shape: ShapeReading, walk: Walk): void {
  if (walk.seen.has(shape)) return;
  walk.seen.add(shape);
  if (shape.is === "object") for (const field of shape.fields) addField(field, walk);
  else for (const inner of within(shape)) addShape(inner, walk);
}

type Unfinished = { -readonly [Key in keyof Defined]: Defined[Key] };

/** @param beside what is known of it besides its own facts */
function addField({ name, shape, required, description, deprecated, origin }: FieldReading, walk: Walk, beside: readonly Fact[] = []): void {
  const names = namesWithin(shape, walk.schemas);
  const facts: Fact[] = factsOfShape(shape).map((fact) => withUnit(fact, description));
  facts.push(...beside);
  if (required) facts.push(requiredFact);
  if (names.length > 0) facts.push({ fact: "holds", value: names });
  const types = typesOfShape(shape, walk.schemas);
  // There are as many as fields, and each spread would copy one.
  const field: Unfinished = described({ is: "field", name, definition: origin.definition, declared: origin, types, facts, says: none }, description);
  if (isNullable(shape, walk.schemas)) field.nullable = true;
  if (deprecated !== undefined) field.deprecated = deprecated;
  if (walk.isOfSchemas && !required) field.optional = true;
  if (shape.contradiction !== undefined) field.inDoubt = true;
  walk.add(field);
  if (shape.contradiction !== undefined) walk.add(ofContradiction(shape.contradiction));
  addShape(shape, walk);
}

/** Takes the nodes of one declaration as one, with the facts of all; most are alone. */
function gathering(): { readonly put: (number: number, one: Defined) => void; readonly all: () => DefinedTogether } {
  const gathered: Gathered[] = [];
  const byFile = new Map<string, Map<number, Gathered>>();
  const begun = (number: number, first: Defined): Gathered => {
    const one: Gathered = { number, first, same: undefined, isShared: false, beside: undefined };
    gathered.push(one);
    return one;
  };
  return {
    put: (number, one) => {
      const {
        definition: { file, line, column },
      } = one;
      const places = valueAt(byFile, file, () => new Map<number, Gathered>());
      const place = line * 10_000 + column;
      const there = places.get(place);
      if (there === undefined) places.set(place, begun(number, one));
      else join(there, number, one, begun);
    },
    all: () => {
      gathered.sort((one, other) => one.number - other.number);
      return {
        defined: gathered.map((one): Numbered => [one.number, togetherOf(one)]),
        shared: gathered.flatMap(({ number, isShared }) => (isShared ? [number] : [])),
      };
    },
  };
}

/** What is declared at one place: one thing mostly, and of some kinds of resources something for each resource. */
interface Gathered {
  /** The least under which it is told. */
  number: number;
  /** As it is told under that. */
  first: Defined;
  same: Defined[] | undefined;
  /** Several files tell it. */
  isShared: boolean;
  /** The other things. */
  beside: Map<string, Gathered> | undefined;
}

function togetherOf({ first, same }: Gathered): Defined {
  if (same === undefined) return first;
  const all = [first, ...same];
  const facts = factsOf(all);
  return all.some(({ optional }) => optional) ? { ...first, facts: facts.filter(({ fact }) => fact !== "required"), optional: true } : { ...first, facts };
}

function join(there: Gathered, number: number, one: Defined, begun: (number: number, first: Defined) => Gathered): void {
  const key = `${one.is} ${one.name}`;
  const known = isSameThing(there.first, one) ? there : there.beside?.get(key);
  if (known === undefined) {
    (there.beside ??= new Map()).set(key, begun(number, one));
    return;
  }
  if (positionOf(number) !== positionOf(known.number)) known.isShared = true;
  (known.same ??= []).push(number < known.number ? known.first : one);
  if (number < known.number) [known.number, known.first] = [number, one];
}

function isSameThing(one: Defined, other: Defined): boolean {
  return one.name === other.name && one.is === other.is;
}

function thingOf({ is, name, definition: { file, line, column } }: Defined): string {
  return `${is} ${line}:${column} ${file} ${name}`;
}

/** Each once, in an order that is the same whoever gathered them. */
function factsOf(nodes: readonly Defined[]): readonly Fact[] {
  const facts = new Map<string, Fact>();
  for (const node of nodes) for (const fact of node.facts) facts.set(`${fact.fact} ${fact.fact === "property" ? fact.value.name : ""} ${textOf(fact)}`, fact);
  return [...facts.keys()].sort().map((key) => facts.get(key)!);
}
