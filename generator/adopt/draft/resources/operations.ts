/** The operations of a kind, out of the endpoints of its resources. */
import { saysNoBody } from "../../../facts/cells/no-body.ts";
import { valueOf } from "../../../facts/fact.ts";
import type { StatedSection } from "../../../facts/stated-section.ts";
import type { Effect } from "../../../model/operation.ts";
import { grouped } from "../../../values/grouped.ts";
import { topLevelTypes } from "../../../values/media-types.ts";
import { rememberedOf } from "../../../values/remembered.ts";
import { literal, member, name, record, type MemberSyntax, type TypeSyntax } from "../../print/syntax.ts";
import { accessType } from "../../words/access.ts";
import { hasAnswer, isMethod, methodWord, takesBody, usualEffects } from "../../words/methods.ts";
import { isKeyed, isListUnderType, isUnderType, lowered, type Conventions } from "../conventions.ts";
import { memberName, unique } from "../names.ts";
import { failuresIn, successesIn } from "../survey/answers/statuses.ts";
import type { Endpoint } from "../survey/endpoint.ts";
import { isIdentifier, isRequestAlone } from "../survey/requests/purposes.ts";
import { partNames, type PartName } from "../survey/rows/placed-rows.ts";
import { fieldsNamed } from "./named-fields.ts";

/** One operation: a row can give several. */
export interface Drafted {
  readonly name: string;
  readonly method: string;
  readonly endpoint: Endpoint;
  readonly request: string | undefined;
  readonly response: string | undefined;
  readonly effect: Effect;
  /** Others have its method and its URI. */
  readonly shared: boolean;
  /** How many of these are called as it is, up to it: `Send (2)` is told from the first. */
  readonly count: number;
  /** Nothing else can be done at its URI. */
  readonly alone: boolean;
  /** The row gives no URI that is written out. */
  readonly derived: boolean;
  /** What the document calls it, as code has names, and nothing else. */
  readonly ownName?: string;
}

/** The operations of endpoints on one URI. `before` are the rows above, which "as above" refers to. */
export function operationsOf(endpoints: readonly Endpoint[], all: readonly Endpoint[], isList: boolean): readonly Drafted[] {
  const taken = new Set<string>();
  const drafted = endpoints.flatMap((endpoint) =>
    endpoint.methods.filter(isMethod).map((method): Omit<Drafted, "shared" | "count" | "alone"> => {
      const several = endpoint.methods.length > 1;
      const meant = [endpoint.request, endpoint.response].some(isReference) ? (aboveOf(endpoint, method, all) ?? endpoint) : endpoint;
      const effect = effectOf(method, meant.purpose, `${meant.request ?? ""} ${meant.response ?? ""}`, isList);
      return {
        name: unique(memberName(several ? method.toLowerCase() : (shortened(endpoint.purpose, effect) ?? method.toLowerCase())), taken),
        method,
        endpoint,
        request: bodyAt(endpoint, "request", method, all),
        response: bodyAt(endpoint, "response", method, all),
        effect,
        derived: endpoint.uris.length === 0,
        ...(isNamedAlone(endpoint, all) ? { ownName: endpoint.purpose } : {}),
      };
    }),
  );
  const byMethod = grouped(drafted, ({ method }) => method);
  return drafted.map((one) => {
    const alike = byMethod.get(one.method)!;
    const called = alike.filter(({ endpoint }) => endpoint.purpose === one.endpoint.purpose);
    return { ...one, shared: alike.length > 1, count: called.indexOf(one) + 1, alone: drafted.length === 1 };
  });
}

function isNamedAlone({ purpose, uris, methods }: Endpoint, all: readonly Endpoint[]): boolean {
  return isIdentifier(purpose) && uris.length === 1 && methods.length === 1 && byPurpose(all).get(purpose)!.length === 1;
}

const byPurpose = rememberedOf((all: readonly Endpoint[]) => grouped(all, ({ purpose }) => purpose));

/** `Read one element` is `read`, `Creates a thing` is `create`; what begins with no verb has none. */
function shortened(said: string, effect: Effect): string | undefined {
  if (isIdentifier(said)) return said;
  const languages = said.split(" / ");
  const purpose =
    languages.find((one) => /^(?:read|get|list|write|set|create|add|update|modify|change|replace|delete|remove|start|stop)\b/i.test(one)) ?? languages[0]!;
  const [, first = "", next = ""] = /^([\p{L}-]+)(?:\s+(\p{L}+))?/u.exec(purpose.toLowerCase()) ?? [];
  if (/^(?:|the|an?|one|all|its?|this|any|if|only|no|not|with|without|since|see|get|head|put|post|patch|delete)$/.test(first)) return undefined;
  // What else than a read answers with tells nothing of what it does.
  if (/^(?:returns?|answers?|responds?|replies)$/.test(first) && effect !== "read" && effect !== "list") return undefined;
  if (effect === "list" && /^(?:reads?|gets?|returns|retrieves?|fetch(?:es)?|shows?|lists)$/.test(first)) return "list";
  if (/^(?:returns|answers|gets|retrieves|fetches|shows)$/.test(first)) return "get";
  return /^(?:the|an?|one|all|its?|this|any|every|several|new)$/.test(next)
    ? first
        .replace(/(?<=[^aeiou])ies$/, "y")
        .replace(/(?<=[^aeious])es$|(?<=[^s])s$/, (ending) => (/(?:ch|sh|x|z)es$/.test(first) || ending === "s" ? "" : "e"))
    : first;
}

/** What a body is where the row refers to others: that of the nearest row above with the method. */
function bodyAt(endpoint: Endpoint, body: "request" | "response", method: string, all: readonly Endpoint[]): string | undefined {
  const own = endpoint[body];
  return isReference(own) ? (aboveOf(endpoint, method, all, body)?.[body] ?? own) : own;
}

function isReference(body: string | undefined): boolean {
  return body !== undefined && /^(?:as above|same|")/i.test(body);
}

/** The nearest row above that has the method, and says what its bodies are. */
function aboveOf(endpoint: Endpoint, method: string, all: readonly Endpoint[], body?: "request" | "response"): Endpoint | undefined {
  const says = (one: Endpoint): boolean =>
    (body === undefined ? [one.request, one.response] : [one[body]]).some((text) => text !== undefined && !isReference(text));
  return all
    .slice(0, all.indexOf(endpoint))
    .toReversed()
    .find((one) => one.methods.includes(method) && says(one));
}

function effectOf(method: string, purpose: string, bodies: string, isList: boolean): Effect {
  const says = (words: RegExp): boolean => words.test(purpose);
  switch (method) {
    case "GET":
    case "HEAD":
      return (isList && !says(/\bone\b/i)) || says(/^lists\b|\blist\b|^\p{L}+ all\b/iu) || /<\w+>-list\b/i.test(bodies) || arrayOf.test(bodies.trim())
        ? "list"
        : "read";
    case "DELETE":
      return "delete";
    case "PATCH":
      return "modify";
    case "PUT":
      return says(/\b(?:update|modify|change|edit)/i) || /\bchanged\b/i.test(bodies) ? "modify" : "replace";
    default:
      return says(/\b(?:modify|update|change|edit)/i) ? "modify" : isList || purpose === "" || says(/\b(?:create|add|new)/i) ? "create" : "act";
  }
}

export interface Guessing {
  readonly conventions: Conventions;
  readonly hasFields: boolean;
}

export interface Envelopes extends Guessing {
  /** Answers hold what lies below the resource. */
  readonly contains: boolean;
  readonly failures: FailureFacts;
}

/** By their sections, the facts of a resource that hold the fields of what failures carry. */
export type FailureFacts = ReadonlyMap<StatedSection, string>;

export function failureFacts(operations: readonly Drafted[]): FailureFacts {
  const bodies = new Set(operations.flatMap(({ endpoint: { statuses = [] } }) => statuses.flatMap(({ body }) => body ?? [])));
  return new Map([...bodies].map((body, index) => [body, `failure${index === 0 ? "" : index + 1}`]));
}

/** The member of a kind that is an operation. */
export function operationMember(one: Drafted, envelopes: Envelopes): MemberSyntax {
  const at: TypeSyntax = ofFact("uri");
  const own = ownFacts(one);
  const ofPart = (part: PartName): TypeSyntax | undefined => (own.has(part) ? ofFact(own.get(part)!) : undefined);
  const fields = ofPart("answer");
  const answer =
    (fields !== undefined && listsItems(one) ? ({ is: "array", of: fields } as const) : fields) ??
    unclearType(one, envelopes) ??
    bodyType(answerGuessed(one, envelopes) ?? one.response ?? one.endpoint.shownAnswer, one, envelopes, "answer");
  const hasBody = takesBody(one.method);
  const sent = inMedia(one, ofPart("body") ?? sentType(one, envelopes));
  const word = methodWord(one.method);
  const effect = usualEffects[one.method] === one.effect ? [] : [literal(one.effect)];
  const operation = name(word, at, ...(hasBody ? [sent] : []), ...(hasAnswer(one.method) ? [answer] : []), ...effect);
  const parts = [
    operation,
    ...(own.has("query") ? [name("Query", ofPart("query")!)] : []),
    ...(own.has("headers") ? [name("Headers", ofPart("headers")!)] : []),
    ...statusParts(one.endpoint, envelopes),
    ...(one.endpoint.access === undefined ? [] : [name("Access", accessType(one.endpoint.access))]),
    ...(envelopes.contains && one.effect === "read" ? [name("Contains")] : []),
    ...(one.derived ? [name("Derived", literal(one.endpoint.source))] : []),
    ...(one.shared ? [name("When", literal(`the request is meant as: ${one.endpoint.purpose}${one.count === 1 ? "" : ` (${one.count})`}`))] : []),
    ...(one.shared
      ? [
          name(
            "Notes",
            record(
              member(
                "notShown",
                record(
                  member(
                    "which-operation",
                    name("NotShown", literal(`how the service tells "${one.endpoint.purpose}" from other requests of its method and URI`)),
                    source(one),
                  ),
                ),
              ),
            ),
          ),
        ]
      : []),
  ];
  const guesses = guessesOf(one, envelopes);
  return member(one.name, parts.length === 1 ? operation : { is: "intersection", of: parts }, {
    text: [isRequestAlone(one.endpoint.purpose) ? "" : one.endpoint.purpose.replace(/\.$/, ""), one.endpoint.remarks ?? ""]
      .filter((text) => text !== "")
      .join("\n\n"),
    tags: [
      ...(one.ownName === undefined ? [] : [{ tag: "name" as const, text: one.ownName }]),
      ...(one.endpoint.deprecated === undefined ? [] : [{ tag: "deprecated" as const, text: one.endpoint.deprecated }]),
      ...[one.endpoint.source, one.endpoint.bodySource, one.endpoint.answerSource, one.endpoint.accessSource].flatMap((text) =>
        text === undefined ? [] : [{ tag: "source" as const, text }],
      ),
    ],
    ...(guesses.length === 0 ? {} : { guesses }),
  });
}

function inMedia({ endpoint: { sends } }: Drafted, body: TypeSyntax): TypeSyntax {
  const isPlain = sends !== undefined && !(body.is === "name" && ["MediaType", "None", "Silent"].includes(body.name));
  return isPlain ? name("MediaType", literal(sends.media), body) : body;
}

/** Of failures whose fields are listed, by the fact that holds these; of others the document says nothing. */
function statusParts({ statuses = [] }: Endpoint, { failures: bodies }: Envelopes): readonly TypeSyntax[] {
  const [[success, ...others], failures] = [successesIn(statuses), failuresIn(statuses)];
  return [
    ...(success === undefined || others.length > 0 ? [] : [name("Status", literal(Number(success.status)))]),
    ...(failures.length === 0
      ? []
      : [
          name(
            "Failures",
            record(
              ...failures.map(({ status, text, source: at, body }) =>
                member(status, body === undefined ? name("Silent") : ofFact(bodies.get(body)!), { text, tags: [{ tag: "source", text: at }] }),
              ),
            ),
          ),
        ]),
  ];
}

/** What is listed of the answer is what each item has: it has no list of its own, and no example shows one object. */
function listsItems({ effect, response, endpoint: { parts } }: Drafted): boolean {
  const { rows, example, heldUnder, areItems = false } = parts.answer ?? { rows: [] };
  return (
    heldUnder === undefined &&
    (areItems || effect === "list" || isArray(response)) &&
    rows.length > 0 &&
    rows.every(({ facts }) => !String(valueOf(facts, "type")).startsWith("array")) &&
    (example === undefined || Array.isArray(example))
  );
}

/** `an array`, `the list` */
function isArray(response = ""): boolean {
  return /^(?:an?|the) (?:\w+ )?(?:array|list)\b/i.test(response);
}

/** The facts of a resource that hold the fields of one request and of its answer, by their part. */
export function ownFacts({ name: named, endpoint }: Drafted): ReadonlyMap<PartName, string> {
  const parts = partNames.filter((part) => part !== "path" && endpoint.parts[part] !== undefined);
  return new Map(parts.map((part) => [part, `${named}${part[0]!.toUpperCase()}${part.slice(1)}`]));
}

/**
 * Where the document is silent on what reading an object or listing several answers, and lists the fields of the object. How a list stands under a name is no
 * guess of ours.
 */
function answerGuessed({ effect, response, endpoint }: Drafted, { conventions, hasFields }: Guessing): string | undefined {
  if (!hasFields || (response ?? endpoint.shownAnswer) !== undefined || endpoint.parts.answer !== undefined) return undefined;
  if (effect === "read") return "the object";
  return effect === "list" && (isListUnderType(conventions, "") || !isUnderType(conventions, "")) ? "an array of objects" : undefined;
}

/** The sentence about the answer that says what nobody understood here; undefined where it is known what is answered, or guessed. */
function unclearIn(one: Drafted, guessing: Guessing): string | undefined {
  return (one.response ?? one.endpoint.shownAnswer) === undefined && one.endpoint.parts.answer === undefined && answerGuessed(one, guessing) === undefined
    ? one.endpoint.unclear
    : undefined;
}

function unclearType(one: Drafted, guessing: Guessing): TypeSyntax | undefined {
  const said = unclearIn(one, guessing);
  return said === undefined ? undefined : name("NotShown", literal(`what is answered: ${said.replace(/\.$/, "")}`));
}

/** Where it is silent on what is sent to create an object, or to change it, and lists its fields. */
function isSentGuessed({ method, effect, request, endpoint, alone }: Drafted, hasFields: boolean): boolean {
  const isOfObject = (method === "POST" && (effect === "create" || alone)) || method === "PUT" || method === "PATCH";
  return hasFields && isOfObject && request === undefined && endpoint.parts.body === undefined;
}

/** What is sent where no fields are listed of the one request. */
function sentType(one: Drafted, guessing: Guessing): TypeSyntax {
  return bodyType(isSentGuessed(one, guessing.hasFields) ? "the object" : one.request, one, guessing, "request");
}

/** Whether that nothing is required of what is sent is said nowhere. */
function isPartGuessed(one: Drafted, guessing: Guessing): boolean {
  if (one.method !== "PATCH" || guessing.conventions.partial !== undefined || one.endpoint.parts.body !== undefined) return false;
  const sent = sentType(one, guessing);
  return sent === someFields || (sent.is === "name" && sent.of.includes(someFields));
}

export function guessesOf(one: Drafted, guessing: Guessing): readonly string[] {
  const { hasFields } = guessing;
  const answer = answerGuessed(one, guessing);
  const unclear = unclearIn(one, guessing);
  return [
    ...(isSentGuessed(one, hasFields) ? [`that "${one.endpoint.purpose}" sends the object`] : []),
    ...(isPartGuessed(one, guessing) ? [`that "${one.endpoint.purpose}" requires none of the fields`] : []),
    ...(answer === undefined ? [] : [`that "${one.endpoint.purpose}" answers with ${answer}`]),
    ...(one.response !== undefined || one.endpoint.shownAnswer === undefined
      ? []
      : [`that "${one.endpoint.purpose}" answers with ${one.endpoint.shownAnswer}, which only an example shows`]),
    ...(unclear === undefined ? [] : [`what "${one.endpoint.purpose}" answers, which is not understood in what the document says: "${unclear}"`]),
    ...(hasFields && /^(?:(?:an?|the) (?:\w+ )?)?list of\b/i.test(one.response ?? "")
      ? [`that "${one.endpoint.purpose}" answers with an array, which the document calls ${one.response}`]
      : []),
    ...(listsItems(one) && one.endpoint.parts.answer?.areItems !== true
      ? [`that "${one.endpoint.purpose}" answers with an array, of whose items the fields are`]
      : []),
    ...(one.endpoint.parts.query?.inDoubt === true ? [`that "${one.endpoint.purpose}" takes what is listed there in its query`] : []),
    ...(one.endpoint.parts.answer?.inDoubt === true ? [`that "${one.endpoint.purpose}" answers with what is listed there`] : []),
    ...toldInDoubt(one).map((named) => `that "${one.endpoint.purpose}" takes ${named} in its query`),
    ...(one.shared ? [`how "${one.endpoint.purpose}" is told from the other operation on its method and URI`] : []),
    ...(one.endpoint.sends?.guess === undefined ? [] : [`that "${one.endpoint.purpose}" sends ${one.endpoint.sends.media}, ${one.endpoint.sends.guess}`]),
    ...(one.effect === "act" ||
    (one.effect === "create" && one.method === "POST" && !/\b(?:creat|add|new)/i.test(one.endpoint.purpose)) ||
    (one.method === "PUT" && /\breplace\b/i.test(one.endpoint.purpose) && one.effect === "modify")
      ? [`what "${one.endpoint.purpose}" does: ${one.effect}`]
      : []),
  ];
}

/** What sentences name that do not say of which request it is, or of which part of it. */
function toldInDoubt({ endpoint: { parts } }: Drafted): readonly string[] {
  return (parts.query?.told ?? []).flatMap(({ name: named, inDoubt }) => (inDoubt === true ? [named] : []));
}

function source(one: Drafted): { tags: readonly [{ tag: "source"; text: string }] } {
  return { tags: [{ tag: "source", text: one.endpoint.source }] };
}

export function ofFact(fact: string): TypeSyntax {
  return { is: "member", of: name("Of"), name: fact };
}

const anyFields: TypeSyntax = { is: "written", text: "{ [field: string]: unknown }" };

/** What changes of an object: a request that modifies it need not send the rest. */
const someFields: TypeSyntax = { is: "written", text: 'Partial<Of["fields"]>' };

/** `the name of another folder`, `its ID`, `the number of things`: no object with fields. */
const ofScalar = /^(?:(?:the|an?|its) )?(?:[\w-]+ )?(?:(?:names?|ids?|identifiers?|ur[il]s?|paths?)\b|(?:number|count) of\b)/i;

/** `a list of strings` */
const ofPlainValues = /^(?:(?:an?|the) )?(?:JSON )?(?:array|list) of (string|number|integer|boolean)s\.?$/i;

const arrayOf = /^(?:(?:an?|the) (?:\w+ )?)?(?:array|list) of\b/i;

/** What a body is, by the words of the document and its conventions. */
function bodyType(
  text: string | undefined,
  { effect, method, endpoint }: Drafted,
  { conventions, hasFields }: Guessing,
  way: "request" | "answer",
): TypeSyntax {
  const { keyed, listed } = conventions;
  if (text === undefined) return name("Silent");
  if (saysNoBody(text)) return name("None");
  const plain = ofPlainValues.exec(text)?.[1];
  if (plain !== undefined) return { is: "array", of: name(plain === "integer" ? "Integer" : plain) };
  const named = fieldsNamed(text, endpoint.source);
  if (named !== undefined) return named;
  const listUnderType = isListUnderType(conventions, text);
  const [media, ...others] = text.match(mediaType) ?? [];
  if (media !== undefined) return others.length > 0 ? name("NotShown", literal(lowered(text))) : name("MediaType", literal(media), contentOf(media, text));
  const gap = /\bnot shown\b|\bnot documented\b/i.test(text);
  const isList = /<\w+>-\w+|\b(?:array|list) of\b|^(?:the )?objects\b/i.test(text) || (effect === "list" && way === "answer");
  if (gap) return name("NotShown", literal(gapText(text, way)));
  if (!hasFields && listed?.member !== undefined && way === "answer" && /<\w+>-\w/.test(text))
    return name("OneKeyed", { is: "array", of: { is: "intersection", of: [anyFields, name("WithPath")] } });
  if (!hasFields && keyed !== undefined && isKeyed(text)) return name("OneKeyed", anyFields);
  if (!hasFields || ofScalar.test(text) || /\bnested\b|^see\b|^an? (?:JSON )?object (?:with|that|containing|of)\b/i.test(text))
    return name("NotShown", literal(lowered(text)));
  if (isList && !listUnderType && arrayOf.test(text)) return { is: "array", of: ofFact("fields") };
  if (isList)
    return listUnderType ? name("ListUnderName", ofFact("type"), ofFact("fields")) : name("NotShown", literal(`how the answer holds ${lowered(text)}`));
  const fields = way === "request" && method === "PATCH" ? someFields : ofFact("fields");
  return isUnderType(conventions, text) ? name("UnderName", ofFact("type"), fields) : fields;
}

/** Texts and bytes are known by their media type alone. */
function contentOf(media: string, text: string): TypeSyntax {
  if (/^text\/(?!xml\b)/.test(media)) return name("string");
  return ofBytes.test(media) ? name("Format", literal("binary")) : name("NotShown", literal(lowered(text)));
}

const ofBytes = /^(?:image|audio|video|font)\/|^application\/(?:octet-stream|pdf|zip|gzip|x-tar|x-gzip|x-bzip2|x-7z-compressed)$/;

/** Media types other than that of JSON. */
const mediaType = new RegExp(String.raw`\b${topLevelTypes}/(?!json\b)[\w.+-]*\w`, "g");

/** `not shown, except that …` leaves out what it is about. */
function gapText(text: string, way: "request" | "answer"): string {
  const rest = text.replace(/^not (?:shown|documented)\s*[,:]?\s*/i, "");
  return rest === "" ? `the ${way}` : /^(?:beyond|except|apart)\b/i.test(rest) ? `the ${way}, ${rest}` : lowered(rest);
}
