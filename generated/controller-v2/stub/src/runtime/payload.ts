/** The objects that a request carries, out of their envelope and held against the operation's shape. */
import type { Setup } from "./setup.ts";
import type { Json, OperationData, Shape } from "./data.ts";
import { elementName } from "./effects/list.ts";
import { judge, SET_BY_SERVICE } from "./judge.ts";
import { isJson, mediaTypeOf } from "./media-types.ts";
import { isObject, own } from "./objects.ts";
import { Refusal, type Problem } from "./refusal.ts";
import type { Site } from "./setup.ts";
import type { Match } from "./routes.ts";
import type { State } from "./store.ts";
import { elementOf, keyFieldsOf, nameOf, partOf, storedAt, targetOf, type Target } from "./target.ts";

export interface Carried {
  readonly operation: OperationData;
  readonly sent: readonly Json[];
  readonly several: boolean;
}

/** The first operation that the body fits; where it fits none, what is wrong with it by the first. */
export function carried(setup: Setup, state: State, found: Match<Site>, operations: readonly OperationData[], body: Json | undefined): Carried {
  const tried = operations.map((operation) => ({ operation, ...objectsIn(setup, state, found, operation, body) }));
  const meant = found.route.element === undefined ? tried : byElement(setup, state, found, tried);
  const fitting = meant.find(({ problems }) => problems.length === 0);
  if (fitting === undefined) throw new Refusal("bad-request", meant[0]!.problems);
  return fitting;
}

type Tried = Objects & Pick<Carried, "operation">;

/** Where a collection has a method both for what creates an element and for what changes one, the element that the body names, the first of several, tells them apart. */
function byElement(setup: Setup, state: State, found: Match<Site>, tried: readonly Tried[]): readonly Tried[] {
  const creates = ({ operation }: Tried): boolean => operation.effect === "create";
  const isShared = tried.some(creates) && tried.some(changesElement);
  const [named] = isShared ? tried.flatMap(({ sent: [first] }) => (first === undefined ? [] : (namedBy(setup, found, first) ?? []))) : [];
  if (named === undefined) return tried;
  const isThere = storedAt(setup, state, named) !== undefined;
  return tried.filter((one) => !(isThere ? creates : changesElement)(one));
}

function changesElement({ operation: { effect } }: Tried): boolean {
  return effect === "modify" || effect === "replace";
}

interface Objects {
  readonly sent: readonly Json[];
  readonly several: boolean;
  readonly problems: readonly Problem[];
}

function objectsIn(setup: Setup, state: State, found: Match<Site>, { request, undocumented }: OperationData, body: Json | undefined): Objects {
  const none = { sent: [], several: false };
  if (request.is === "none") return { ...none, problems: body === undefined ? [] : [{ field: "body", fact: "is there, where the document says that there is none" }] };
  // Of a body that is no JSON and that the document does not show there is nothing to keep.
  if (request.is !== "json") return { sent: body === undefined || !isJson(mediaTypeOf(request)) ? [] : [body], several: false, problems: [] };
  if (body === undefined) return { ...none, problems: [{ field: "body", fact: "is missing" }] };
  const { shape } = request;
  // What stands in the fields of a form is read by nobody here.
  if (typeof body === "string" && !isJson(mediaTypeOf(request)) && isComposed(setup, shape)) return { ...none, problems: [] };
  const opened = request.envelope === undefined ? { at: "", values: [body], several: false } : open(setup, found, request.envelope.named, body);
  if ("problem" in opened) return { ...none, problems: [opened.problem] };
  const sent = undocumented ? opened.values.map((value) => withKey(setup, found, value)) : opened.values;
  const field = (index: number): string => (opened.several ? `${opened.at}[${index}]` : opened.at);
  const judged = (value: Json, index: number, current?: Json): readonly Problem[] => judge(setup.shapes, shape, value, field(index), current);
  const problems = sent.flatMap((value, index) => {
    const at = judged(value, index);
    // A field that the service sets may be repeated: only then does it matter what is there.
    return at.some(({ fact }) => fact === SET_BY_SERVICE) ? judged(value, index, currentOf(setup, state, found, value)) : at;
  });
  return { sent, several: opened.several, problems };
}

/** Fields or items, for which a body that is no JSON has a form of its own. */
function isComposed({ shapes }: Setup, shape: Shape): boolean {
  return shapes.fieldsOf(shape) !== undefined || ["map", "array"].includes(shapes.resolve(shape).is);
}

interface Opened {
  readonly at: string;
  readonly values: readonly Json[];
  readonly several: boolean;
}

/** One object under the name of its type; several, through a collection, as the collection lists them. */
function open(setup: Setup, found: Match<Site>, named: string | undefined, body: Json): Opened | { readonly problem: Problem } {
  const collection = found.route.element !== undefined;
  const name = named ?? (collection ? elementName(found) : nameOf(targetOf(setup, found)));
  const [only, ...others] = isObject(body) ? Object.keys(body) : [];
  const list = setup.listName(name);
  const items = collection && only === list && list !== name ? own(body, list) : undefined;
  if (others.length === 0 && Array.isArray(items)) {
    return items.length === 0 ? { problem: { field: list, fact: "has no items" } } : { at: list, values: items as readonly Json[], several: true };
  }
  if (only === name && others.length === 0) return { at: name, values: [own(body, name)!], several: false };
  return { problem: { field: "body", fact: `must be an object with the one field ${JSON.stringify(name)}, and ${describe(body)}` } };
}

function describe(body: Json): string {
  if (!isObject(body)) return "is none";
  const names = Object.keys(body);
  return names.length === 0 ? "has none" : `has ${names.slice(0, 5).map((name) => JSON.stringify(name)).join(", ")}${names.length > 5 ? ` and ${names.length - 5} more` : ""}`;
}

/** At its own URI an object need not repeat its key. */
function withKey(setup: Setup, found: Match<Site>, value: Json): Json {
  return isObject(value) ? { ...keyFieldsOf(setup, found), ...value } : value;
}

/** The object that is there, for fields that a request may only repeat. */
function currentOf(setup: Setup, state: State, found: Match<Site>, value: Json): Json | undefined {
  const target = namedBy(setup, found, value);
  return target === undefined ? undefined : partOf(storedAt(setup, state, target), target);
}

/** The object at the URI, or the element whose whole key the value has. */
function namedBy(setup: Setup, found: Match<Site>, value: Json): Target | undefined {
  const { element } = found.route;
  if (element === undefined) return targetOf(setup, found);
  const key = element.resource.object?.key ?? [];
  const isWhole = key.every(({ field }) => field !== undefined && typeof own(value, field) !== "object" && own(value, field) !== undefined);
  return isWhole ? targetOf(setup, elementOf(setup, found, element, value, 0)) : undefined;
}
