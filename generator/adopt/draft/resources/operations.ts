/** The operations at a URI, out of the rows that give them. */
import type { Effect } from "../../../model/operation.ts";
import { groupBy } from "../../../values/group-by.ts";
import { memoizeByObject } from "../../../values/memoize.ts";
import { isMethod } from "../../words/methods.ts";
import { memberName, uniqueName } from "../names.ts";
import type { Endpoint } from "../survey/endpoint.ts";
import { isIdentifier } from "../survey/requests/purposes.ts";
import { operationName } from "./operation-names.ts";

/** One operation: a row can give several. */
export interface DraftedOperation {
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
export function draftedOperations(endpoints: readonly Endpoint[], all: readonly Endpoint[], isList: boolean): readonly DraftedOperation[] {
  const taken = new Set<string>();
  const drafted = endpoints.flatMap((endpoint) =>
    endpoint.methods.filter(isMethod).map((method): Omit<DraftedOperation, "shared" | "count" | "alone"> => {
      const several = endpoint.methods.length > 1;
      const target = [endpoint.request, endpoint.response].some(isReference) ? (aboveOf(endpoint, method, all) ?? endpoint) : endpoint;
      const effect = effectOf(method, target, `${target.request ?? ""} ${target.response ?? ""}`, isList);
      return {
        name: uniqueName(memberName(several ? method.toLowerCase() : operationName(endpoint.purpose, method, effect)), taken),
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
  const byMethod = groupBy(drafted, ({ method }) => method);
  return drafted.map((one) => {
    const alike = byMethod.get(one.method)!;
    const called = alike.filter(({ endpoint }) => endpoint.purpose === one.endpoint.purpose);
    return { ...one, shared: alike.length > 1, count: called.indexOf(one) + 1, alone: drafted.length === 1 };
  });
}

function isNamedAlone({ purpose, uris, methods }: Endpoint, all: readonly Endpoint[]): boolean {
  return isIdentifier(purpose) && uris.length === 1 && methods.length === 1 && byPurpose(all).get(purpose)!.length === 1;
}

const byPurpose = memoizeByObject((all: readonly Endpoint[]) => groupBy(all, ({ purpose }) => purpose));

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

function effectOf(method: string, { purpose, uris, parts: { answer } }: Endpoint, bodies: string, isList: boolean): Effect {
  const isElement = uris.length > 0 && uris.every((uri) => uri.endsWith("}"));
  const says = (words: RegExp): boolean => words.test(purpose);
  switch (method) {
    case "GET":
    case "HEAD":
      return (isList && !says(/\bone\b/i)) ||
        (says(/^lists\b|\blist\b|^\p{L}+ all\b/iu) && !(isElement && says(aList))) ||
        /<\w+>-list\b/i.test(bodies) ||
        saysArrayOf.test(bodies.trim()) ||
        answer?.areItems === true ||
        Array.isArray(answer?.example)
        ? "list"
        : "read";
    case "DELETE":
      return "delete";
    case "PATCH":
      return "modify";
    case "PUT":
      return says(/\b(?:update|modify|change|edit)/i) || /\bchanged\b/i.test(bodies) ? "modify" : "replace";
    default:
      return modifiesFirst(purpose) ? "modify" : isList || purpose === "" || says(saysCreating) ? "create" : "act";
  }
}

export const saysCreating = /\b(?:creat|add|new)/i;
export const saysModifying = /\b(?:modify|modifies|update|change|edit)/i;

/** `Create a thing, or modify it where it exists` does what is said first. */
function modifiesFirst(purpose: string): boolean {
  const [modifying, creating] = [purpose.search(saysModifying), purpose.search(saysCreating)];
  return modifying >= 0 && (creating === -1 || modifying < creating);
}

/** `Retrieve a specific list`: it is what is read. */
const aList = /(?:\ban?|\bthe|\bthis|\bone|\bspecific|\bsingle|\bgiven) list\b(?! (?:of|with|containing)\b)/i;

export const saysArrayOf = /^(?:(?:an?|the) (?:\w+ )?)?(?:array|list) of\b/i;
