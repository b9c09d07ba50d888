/** The things of a service, by what they are asked for. */
import type { Operation } from "../model/operation.ts";
import type { Origin } from "../model/origin.ts";
import type { Resource } from "../model/resource.ts";
import type { Service } from "../model/service.ts";
import { fieldsIn, type Schemas } from "./shapes.ts";
import type { Thing } from "./thing.ts";
import { thingsOf } from "./things.ts";

export interface Catalog {
  readonly service: Service;
  /** In the order of the model. */
  readonly things: readonly Thing[];
  readonly byOrigin: ReadonlyMap<Origin, Thing>;
  /** By name, letter for letter. */
  readonly byName: ReadonlyMap<string, readonly Thing[]>;
  /** By name in small letters. */
  readonly byAnyCase: ReadonlyMap<string, readonly Thing[]>;
  readonly schemas: Schemas;
}

export function catalogOf(service: Service): Catalog {
  const things = thingsOf(service);
  return {
    service,
    things,
    byOrigin: new Map(things.map((thing) => [thing.origin, thing])),
    byName: byNames(things, (name) => name),
    byAnyCase: byNames(things, (name) => name.toLowerCase()),
    schemas: new Map(service.schemas.map((schema) => [schema.id, schema])),
  };
}

function byNames(things: readonly Thing[], as: (name: string) => string): ReadonlyMap<string, readonly Thing[]> {
  const named = new Map<string, Thing[]>();
  for (const thing of things) {
    for (const name of new Set(thing.names.map(as))) {
      const others = named.get(name);
      if (others === undefined) named.set(name, [thing]);
      else others.push(thing);
    }
  }
  return named;
}

/** The thing that a node of the model is. */
export function thingOf({ byOrigin }: Catalog, { origin }: Operation | Resource): Thing {
  return byOrigin.get(origin)!;
}

/** The fields directly in a thing, by their names. */
export function fieldsOf({ byOrigin, schemas }: Catalog, { shapes }: Thing): readonly Thing[] {
  const fields = new Set(shapes.flatMap((shape) => [...fieldsIn(shape, schemas)]));
  return [...fields].flatMap(({ origin }) => byOrigin.get(origin) ?? []);
}
