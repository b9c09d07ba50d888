/** The objects that a file of tests is about: how one comes to be, and what reading it shows. */
import { expect } from "vitest";
import type { Json, JsonObject, ServiceData } from "../../stub/src/runtime/data.ts";
import { entryOf, isObject } from "../../stub/src/runtime/objects.ts";
import type { Shapes } from "../../stub/src/runtime/shapes.ts";
import { anyText } from "./any-text.ts";
import { collectionOf, parentsOf, namesIn, pathOf, resourceAt, withEffect, type Documented, type Place } from "./documented.ts";
import type { Environment } from "./environment.ts";
import type { Exchange } from "./exchange.ts";
import type { Fixture } from "./fixture.ts";
import { NothingThere } from "./nothing-there.ts";
import type { Server } from "./server.ts";
import { fieldOf, without } from "./values.ts";

export interface Subject {
  /** Where one with these fields would be; what it lies below is there. */
  free(fields: object): Place;
  /** Makes one: in a stub directly, on another server by the request that the document gives for it. */
  made(fields: object): Promise<Place>;
  /** One that is there: a new one where tests may write, otherwise one that was named to them or that the server lists. */
  existing(): Promise<Place>;
  /** What reading it shows. */
  shown(place: Place): Promise<JsonObject>;
  /** Reading it is refused. */
  isGone(place: Place): Promise<void>;
  /** The list has an item for it: what reading it shows, and with a path that leads to it. */
  isListed(list: Json | undefined, place: Place): Promise<void>;
}

export interface Surroundings {
  readonly service: ServiceData;
  readonly environment: Environment;
  readonly server: Server;
  readonly shapes: Shapes;
  readonly seed: () => number;
  readonly exchange: (documented: Documented) => Exchange;
}

export function subjectOf({ service, environment, server, shapes, seed, exchange }: Surroundings, uri: string, fixture?: Fixture): Subject {
  const { object, placeholders } = resourceAt(service, uri);
  const names = namesIn(uri);
  const key = (object?.key ?? []).map(({ field }, at) => ({ name: names.at(-1)![at]!, field }));
  const textAt = (name: string, number?: number): string => {
    const shape = entryOf(placeholders, name.replace(/#\d+$/, ""));
    return anyText(name, shape === undefined ? undefined : shapes.resolve(shape), number);
  };
  const around: Place = Object.fromEntries(names.flat().map((name) => [name, entryOf(environment.at, name) ?? textAt(name)]));
  /** The parts of the key that the fields do not hold come from elsewhere. */
  const keyIn = (fields: Json | undefined, otherwise: (name: string) => string): Place => Object.fromEntries(key.map(({ name, field }) => [name, textOf(fields, field) ?? otherwise(name)]));
  const place = (fields: object): Place => ({ ...around, ...keyIn(fields as Json, (name) => around[name]!) });
  const free: Subject["free"] = (fields) => {
    const at = place(fields);
    for (const parent of server.preset === undefined ? [] : parentsOf(service, uri)) server.preset!(pathOf(parent, at), {});
    return at;
  };
  const reading = withEffect(service, uri, "read");
  const read = (at: Place): Promise<Json | undefined> => exchange(required(reading, `how ${uri} is read`)).accepts(at);

  const made: Subject["made"] = async (fields) => {
    const at = free(fields);
    if (server.preset !== undefined) {
      const own = { ...at, ...keyIn(fields as Json, (name) => entryOf(environment.at, name) ?? textAt(name, seed())) };
      server.preset(pathOf(uri, own), fields as JsonObject);
      return own;
    }
    const making = key.length > 0 ? withEffect(service, collectionOf(uri), "create") : (withEffect(service, uri, "replace") ?? withEffect(service, uri, "create"));
    const answer = await exchange(required(making, `how what is at ${uri} is made`)).accepts(at, fields);
    return { ...at, ...keyIn(fields as Json, (name) => assignedKey(answer, name)) };
  };

  /** What the service answers with where it chooses the key itself. */
  const assignedKey = (answer: Json | undefined, name: string): string => {
    const field = key.find((part) => part.name === name)?.field;
    const text = field === undefined ? around[name] : textOf(answer, field);
    if (text === undefined) throw new NothingThere(`The answer does not show which ${name} what is at ${uri} was given.`);
    return text;
  };

  const listed = async (): Promise<Place> => {
    const list = await exchange(required(withEffect(service, collectionOf(uri), "list"), `how those at ${uri} are listed`)).accepts(around);
    const [first] = itemsOf(list);
    if (!isObject(first)) throw new NothingThere(`The server has nothing at ${uri}.`);
    return place(first);
  };

  const existing: Subject["existing"] = async () => {
    if (fixture === undefined || key.length === 0) return free({});
    if (key.every(({ name }) => entryOf(environment.at, name) !== undefined)) return around;
    return environment.writes ? made(fixture.minimal(seed())) : listed();
  };

  const shown: Subject["shown"] = async (at) => {
    const found = await read(at);
    expect(isObject(found), `what is shown at ${pathOf(uri, at)} is an object`).toBe(true);
    return found as JsonObject;
  };

  const isListed: Subject["isListed"] = async (list, at) => {
    const item = itemsOf(list).find((one) => pathOf(uri, { ...at, ...keyIn(one, (name) => at[name]!) }) === pathOf(uri, at));
    const paths = pathFields(shapes, withEffect(service, collectionOf(uri), "list"));
    // An object can have a field of its own that is called as the path is in a list.
    expect(isObject(item) ? without(item, paths) : undefined, `the item of ${pathOf(uri, at)}`).toEqual(without(await shown(at), paths));
    const direct = await server.send({ method: "GET", path: server.base + pathOf(uri, at), headers: server.carrying().headers });
    for (const name of paths) {
      expect(await server.send({ method: "GET", path: String(fieldOf(item, name)), headers: server.carrying().headers }), `what ${name} leads to`).toEqual(direct);
    }
  };

  return { free, made, existing, shown, isGone: (at) => exchange(required(reading, `how ${uri} is read`)).refuses(at), isListed };
}

function required(documented: Documented | undefined, what: string): Documented {
  if (documented === undefined) throw new NothingThere(`The document does not show ${what}.`);
  return documented;
}

/** A list is an array, or an object that holds one: a page. */
function itemsOf(list: Json | undefined): readonly Json[] {
  const arrays = isObject(list) ? Object.values(list) : [list];
  return (arrays.find((one) => Array.isArray(one)) ?? []) as readonly Json[];
}

/** The fields of a list's items that hold their paths. */
function pathFields(shapes: Shapes, list: Documented | undefined): readonly string[] {
  const answer = list?.operation.answer;
  const shape = answer?.is === "json" ? shapes.resolve(answer.shape) : undefined;
  if (shape?.is !== "array") return [];
  return [...(shapes.fieldsOf(shape.items)?.values() ?? [])].filter((field) => field.shape.role?.role === "path-of").map(({ name }) => name);
}

function textOf(fields: Json | undefined, name: string | undefined): string | undefined {
  const value = name === undefined ? undefined : fieldOf(fields, name);
  return value === undefined || typeof value === "object" ? undefined : String(value);
}
