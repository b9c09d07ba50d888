/** What a device observes of an object or of all of a collection: counters that move, windows over them, and statuses. */
import { aggregated, counterAt, lastSaid, namesAt, windowOf, type Motion } from "../counters.ts";
import { motionIn, motionsOf } from "../motions.ts";
import { parentOf } from "../path.ts";
import type { Setup, Site } from "../setup.ts";
import type { FieldData, Json, OperationData, Sampling, Shape } from "../data.ts";
import { keyed, own } from "../objects.ts";
import { leastOf } from "../least.ts";
import type { Match } from "../routes.ts";
import type { Result, Situation } from "../situation.ts";
import type { Stored } from "../store.ts";
import { nameOf, notFound, requireParents, storedAt, targetOf } from "../target.ts";
import { elementName } from "./list.ts";
import { matchOf } from "./look-up.ts";

export function observe(situation: Situation): Result {
  const { found } = situation;
  const { of } = found.route;
  const parent: Match<Site> = { route: of ?? found.route, values: found.values.slice(0, of?.segments.length), path: of === undefined ? found.path : parentOf(found.path) };
  return of?.element === undefined ? observeOne(situation, parent) : observeAll(situation, parent, of.element);
}

function observeOne({ setup, state, found, operation, now }: Situation, parent: Match<Site>): Result {
  requireParents(state, parent);
  if (parent.route.resource.object === undefined) return { changes: [], value: leastOf(setup.shapes, shapeOf(operation)) };
  const target = targetOf(setup, parent);
  const stored = storedAt(setup, state, target);
  if (stored === undefined) throw notFound(parent.path);
  const view: View = { setup, stored, operation, path: setup.base + found.path, key: target.key, now, motionOf: motionsOf(setup, parent.route) };
  return { changes: [], value: dataOf(view, shapeOf(operation)), name: nameOf(target), marks: marksOf(setup, shapeOf(operation)) };
}

/** A field that is called as one that holds a path, and of which the document does not say which path it holds. */
function marksOf({ shapes, pathFields }: Setup, shape: Shape): readonly string[] {
  const fields = [...(shapes.fieldsOf(shape)?.values() ?? [])];
  return fields.filter((field) => pathFields.has(field.name) && field.shape.role === undefined).map(({ name }) => `what ${name} is the path of`);
}

/** The data of every element, in the list that the collection itself answers. */
function observeAll(situation: Situation, parent: Match<Site>, element: Site): Result {
  const { setup, state, found } = situation;
  requireParents(state, parent);
  const suffix = found.path.slice(parent.path.length);
  const site = setup.sites.get(element.resource.uri + suffix);
  const operation = site?.resource.operations.find(({ effect }) => effect === "observe");
  const one = (stored: Stored): readonly Json[] => {
    if (site === undefined || operation === undefined) return [];
    const match = matchOf(setup, stored.path + suffix);
    const { value } = observeOne({ ...situation, found: match, operation }, { ...match, route: element, path: stored.path });
    return value === undefined ? [] : [value];
  };
  const data = state.elements(parent.path).flatMap(one);
  return { changes: [], value: keyed(setup.listName(elementName(parent)), data) };
}

/** What a value is shown from. */
interface View {
  readonly setup: Setup;
  readonly stored: Stored;
  readonly operation: OperationData;
  readonly path: string;
  readonly key: { readonly [field: string]: Json };
  readonly now: number;
  readonly motionOf: (name: string) => Motion;
}

function shapeOf({ answer }: OperationData): Shape {
  return answer.is === "json" ? answer.shape : { is: "any" };
}

/** The whole answer: data in blocks, and beside them the path and the key. */
function dataOf(view: View, shape: Shape): Json {
  const { shapes } = view.setup;
  const moving = areCounters(view.setup, shape);
  const entries = [...(shapes.fieldsOf(shape)?.values() ?? [])].flatMap((field): readonly (readonly [string, Json])[] => {
    const value = valueOf(view, field, moving);
    return value === undefined ? [] : [[field.name, value]];
  });
  return Object.fromEntries(entries);
}

function valueOf(view: View, field: FieldData, moving: boolean): Json | undefined {
  const { setup, key, operation, path, stored } = view;
  const shape = setup.shapes.resolve(field.shape);
  if (Object.hasOwn(key, field.name)) return own(stored.fields, field.name) ?? key[field.name];
  if (shape.is === "array" && operation.sampling !== undefined) return entriesOf(view, operation.sampling, shape.items);
  if (setup.shapes.fieldsOf(shape) !== undefined || setup.shapes.isOpen(shape)) return blockOf(view, shape);
  if (field.shape.role?.role === "path-of" || setup.pathFields.has(field.name)) return path;
  return scalarOf(view, field, moving);
}

/** A block of unknown fields holds what a test says that the device observes. */
function blockOf(view: View, shape: Shape): Json {
  const { setup, stored, now } = view;
  if (setup.shapes.fieldsOf(shape) !== undefined) return dataOf(view, shape);
  return Object.fromEntries(stored.observed.filter(({ at }) => at <= now).map(({ name, value }) => [name, value]));
}

/** Where all fields are numbers they are counters, whether or not the document gives them that role. */
function areCounters({ shapes }: Setup, shape: Shape): boolean {
  const fields = [...(shapes.fieldsOf(shape)?.values() ?? [])];
  return fields.length > 0 && fields.every((field) => shapes.resolve(field.shape).is === "number");
}

function scalarOf({ setup, stored, now }: View, { name, shape }: FieldData, moving: boolean): Json {
  const motion = motionIn(setup.shapes, shape) ?? (moving ? "counter" : undefined);
  if (motion !== undefined) return counterAt(stored, name, now, setup.seed, motion);
  return lastSaid(stored, name, now)?.value ?? leastOf(setup.shapes, shape);
}

/** One entry for each counter that the object names, each number the aggregate over a window, in their order. */
function entriesOf({ setup, stored, now, motionOf }: View, { names, windows, aggregates }: Sampling, item: Shape): Json {
  const fields = [...(setup.shapes.fieldsOf(item)?.values() ?? [])];
  const label = fields.find((field) => setup.shapes.resolve(field.shape).is === "string");
  const numbers = fields.filter((field) => setup.shapes.resolve(field.shape).is === "number");
  const wanted = windows.flatMap((window) => aggregates.map((aggregate) => ({ window, aggregate })));
  return namesAt(stored.fields, names).map((name) => {
    const values = numbers.map((field, at) => {
      const { window, aggregate } = wanted[at] ?? { window: 1, aggregate: "last" };
      return [field.name, aggregated(aggregate, windowOf(stored, name, now, window, setup.seed, motionOf(name)))] as const;
    });
    return Object.fromEntries([...(label === undefined ? [] : [[label.name, name] as const]), ...values]);
  });
}
