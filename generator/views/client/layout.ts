/** Where everything of a client stands: the module of each definition file, and the class of each place in it. */
import { pascalCase } from "../../link/case.ts";
import type { Service } from "../../model/service.ts";
import { memoize } from "../../values/memoize.ts";
import { definitionPath } from "../definition-path.ts";
import { nearestIdentifier } from "../emit/typescript.ts";
import type { NameSet } from "./name-set.ts";
import type { Surface } from "./surface.ts";
import { isKeySegment } from "./tree.ts";

/** The module that makes the client of a whole service. */
export const INDEX = "index";

export interface Home {
  /** Below the folder of sources, without an ending. */
  readonly module: string;
  readonly className: string;
}

export interface ClientLayout {
  readonly homes: ReadonlyMap<Surface, Home>;
  /** The surfaces of each module, in the order in which they are met. */
  readonly surfacesIn: (module: string) => readonly Surface[];
  readonly moduleOf: (definitionFile: string) => string;
  /** The elements of a collection. */
  readonly elementOf: (collection: Surface) => Surface | undefined;
}

export function clientLayout(service: Service, root: Surface, names: NameSet): ClientLayout {
  const moduleOf = memoize((file: string) => definitionPath(file, service));
  const homes = new Map<Surface, Home>();
  const settle = (surface: Surface, around: string): void => {
    const module = surface.resource === undefined ? around : moduleOf(surface.resource.module);
    if (surface !== root) homes.set(surface, { module, className: names.add(classNameOf(surface)) });
    for (const { to } of surface.members) settle(to, surface === root ? INDEX : module);
  };
  settle(root, INDEX);
  const byModule = new Map<string, Surface[]>();
  for (const [surface, { module }] of homes) {
    const known = byModule.get(module);
    if (known === undefined) byModule.set(module, [surface]);
    else known.push(surface);
  }
  const elements = new Map([...homes.keys()].filter(({ path }) => isKeySegment(path.at(-1) ?? [])).map((surface) => [surface.resource?.parent, surface]));
  return {
    homes,
    surfacesIn: (module) => byModule.get(module) ?? [],
    moduleOf,
    elementOf: ({ resource }) => (resource === undefined ? undefined : elements.get(resource.id)),
  };
}

/** A place with nothing to call: what the document says of it is all that there is. */
export function isSilent({ verbs, members }: Surface): boolean {
  return verbs.length === 0 && members.length === 0;
}

/**
 * What is called a resource is not called one twice, unless its type has the name. A place without one has those below it, and no name that a resource has:
 * `/rooms/_key` is told from `/rooms/key` by whoever sees one of them alone.
 */
function classNameOf({ resource, path }: Surface): string {
  if (resource !== undefined) {
    const noun = nearestIdentifier(resource.noun);
    return noun.endsWith("Resource") && resource.isNamedByType !== true ? noun : `${noun}Resource`;
  }
  const literals = path.filter((segment) => !isKeySegment(segment));
  const words = (literals.length > 0 ? literals : path.slice(-1)).flat().map((part) => (part.is === "literal" ? part.text : part.name));
  return `${nearestIdentifier(pascalCase(words.join("-")))}Resources`;
}
