/** The functions by which a program comes to one resource without the modules of all the others. */
import { camelCase } from "../../link/case.ts";
import type { Operation } from "../../model/operation.ts";
import { jsonLiteral, nearestIdentifier, propertyAccess } from "../emit/typescript.ts";
import { bodyText } from "./calls.ts";
import type { Client } from "./client.ts";
import { NameSet } from "./name-set.ts";
import { reservedNames } from "./runtime.ts";
import { keySample } from "./samples.ts";
import { keysOf, type Surface } from "./surface.ts";
import type { Segment } from "./tree.ts";

/** The function of an operation is called as the operation, which no other of the service is. */
export function operationName({ id }: Operation): string {
  const name = nearestIdentifier(id);
  return reservedNames.includes(name) ? `${name}_` : name;
}

/** By surface, unique in their module; a place without a resource has none. */
export function functionNames(surfaces: readonly Surface[], client: Client): ReadonlyMap<Surface, string> {
  const operations = surfaces.flatMap(({ verbs }) => verbs.map(({ operation }) => operationName(operation)));
  const taken = new NameSet([...reservedNames, ...operations]);
  const named = surfaces.filter(({ resource }) => resource !== undefined);
  return new Map(named.map((surface) => [surface, taken.add(freeName(surface, taken, client))]));
}

/** As the step to it; where another place in the module is called so, by its noun. */
function freeName(surface: Surface, taken: NameSet, client: Client): string {
  const name = nearestIdentifier(camelCase(client.stepTo(surface)));
  return taken.has(name) ? nearestIdentifier(camelCase(surface.resource!.noun)) : name;
}

export interface DirectImport {
  readonly names: readonly string[];
  readonly module: string;
  /** A call of the deepest place's first verb, and that of its function: `room(connection, "text").get()`, `getRoom(connection, "text")`. */
  readonly calls: readonly string[];
}

/** An example: the resource that is furthest below the service, with its first verb. */
export function deepestImport(client: Client): DirectImport | undefined {
  const surfaces = [...client.layout.homes.keys()].filter(({ resource, verbs }) => resource !== undefined && resource.generic !== true && verbs.length > 0);
  const [surface] = [...surfaces].sort((one, other) => other.path.length - one.path.length);
  if (surface === undefined) return undefined;
  const { module } = client.layout.homes.get(surface)!;
  const name = functionNames(client.layout.surfacesIn(module), client).get(surface)!;
  const [verb] = surface.verbs;
  const { forms } = client.types.names;
  const keysIn = (segments: readonly Segment[]): readonly string[] => keysOf(segments).map((key) => jsonLiteral(keySample(key, forms)).text);
  const [keys, own] = [keysIn(surface.path), keysIn(verb!.segments)];
  const body = client.requestOf(verb!.operation).type === undefined ? [] : [bodyText(verb!.operation, client)];
  const access = propertyAccess(client.namesIn(surface).of(verb!)).text;
  const operation = operationName(verb!.operation);
  return {
    names: [name, operation].sort(),
    module,
    calls: [
      `${name}(${["connection", ...keys].join(", ")})${access}(${[...own, ...body].join(", ")})`,
      `${operation}(${["connection", ...keys, ...own, ...body].join(", ")})`,
    ],
  };
}
