/** What the document says of a service, looked up by what tests name: operations by their ids, resources by their URIs. */
import type { Effect, OperationData, ResourceData, ServiceData } from "../../stub/src/runtime/data.ts";
import { routeOf } from "../../stub/src/runtime/routes.ts";
import { NothingThere } from "./nothing-there.ts";

/** An operation and the resource that it is one of. */
export interface Documented {
  readonly operation: OperationData;
  readonly resource: ResourceData;
}

/** The values of a URI's placeholders, by their names; of several with one name the second is `name#2`. */
export interface Place {
  readonly [placeholder: string]: string;
}

export function operationOf(service: ServiceData, id: string): Documented {
  const found = indexOf(service).operations.get(id);
  if (found === undefined) throw new Error(`The service has no operation ${id}.`);
  return found;
}

export function resourceAt(service: ServiceData, uri: string): ResourceData {
  const found = indexOf(service).resources.get(uri);
  if (found === undefined) throw new Error(`The service has no resource at ${uri}.`);
  return found;
}

/** Of a resource, by what it does. */
export function withEffect(service: ServiceData, uri: string, ...effects: readonly Effect[]): Documented | undefined {
  const resource = indexOf(service).resources.get(uri);
  const operation = resource?.operations.find(({ effect }) => effects.includes(effect));
  return resource === undefined || operation === undefined ? undefined : { operation, resource };
}

/** The elements that a URI lies below and that have to be created, the outermost first; their URIs may call placeholders otherwise. */
export function parentsOf(service: ServiceData, uri: string): readonly string[] {
  const parents = below(uri).filter((one) => one !== uri);
  return parents.filter((parent) => {
    const element = indexOf(service).objects.get(formOf(parent));
    return element !== undefined && element.object!.key.length > 0 && withEffect(service, collectionOf(element.uri), "create") !== undefined;
  });
}

/** Of several with one key, the first. */
interface Index {
  /** By their ids. */
  readonly operations: ReadonlyMap<string, Documented>;
  /** By their URIs. */
  readonly resources: ReadonlyMap<string, ResourceData>;
  /** The resources that are objects, by the forms of their URIs. */
  readonly objects: ReadonlyMap<string, ResourceData>;
}

const indexes = new WeakMap<ServiceData, Index>();

/** Made once of each service. */
function indexOf(service: ServiceData): Index {
  const known = indexes.get(service) ?? indexed(service);
  indexes.set(service, known);
  return known;
}

function indexed({ resources }: ServiceData): Index {
  const operations = resources.flatMap((resource) => resource.operations.map((operation) => ({ operation, resource })));
  const objects = resources.filter(({ object }) => object !== undefined);
  return {
    operations: firsts(operations, ({ operation }) => operation.id),
    resources: firsts(resources, ({ uri }) => uri),
    objects: firsts(objects, ({ uri }) => formOf(uri)),
  };
}

function firsts<Item>(items: readonly Item[], keyOf: (item: Item) => string): ReadonlyMap<string, Item> {
  return new Map([...items].reverse().map((item) => [keyOf(item), item]));
}

/** `/a` and `/a/b` for `/a/b`. */
function below(uri: string): readonly string[] {
  const segments = uri.split("/").slice(1);
  return segments.map((_, at) => `/${segments.slice(0, at + 1).join("/")}`);
}

export function collectionOf(uri: string): string {
  return uri.slice(0, uri.lastIndexOf("/"));
}

function formOf(uri: string): string {
  return uri.replace(/\{[^{}]*\}/g, "{}");
}

/** The names of a URI's placeholders as a place has them, segment by segment: URIs that begin alike have the same ones. */
export function namesIn(uri: string): readonly (readonly string[])[] {
  const met = new Map<string, number>();
  return routeOf({ uri, operations: [] }).segments.map(({ placeholders }) =>
    placeholders.map((name) => {
      const count = (met.get(name) ?? 0) + 1;
      met.set(name, count);
      return count === 1 ? name : `${name}#${count}`;
    }),
  );
}

/** @throws NothingThere where they are one: keys of few values leave no room for two. */
export function apart(one: Place, other: Place): void {
  if (Object.entries(one).every(([name, value]) => other[name] === value)) throw new NothingThere("The document allows no two keys.");
}

/** The path of a place, each part percent-encoded. */
export function pathOf(uri: string, place: Place): string {
  const names = namesIn(uri);
  const { segments } = routeOf({ uri, operations: [] });
  return segments.map((segment, at) => `/${names[at]!.length === 0 ? segment.template : segment.write(names[at]!.map((name) => place[name] ?? ""))}`).join("");
}
