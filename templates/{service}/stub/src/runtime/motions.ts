/** How the numbers move that a device observes: what the roles of fields say of them, wherever they are shown. */
import type { Motion } from "./counters.ts";
import type { Shape } from "./data.ts";
import type { Setup, Site } from "./setup.ts";
import type { Shapes } from "./shapes.ts";

/** Nothing where the field has no such role. */
export function motionIn(shapes: Shapes, shape: Shape): Motion | undefined {
  const role = (shape.role ?? shapes.resolve(shape).role)?.role;
  return role === "counter" || role === "gauge" ? role : undefined;
}

const known = new WeakMap<Site, ReadonlyMap<string, Motion>>();

/** By the names of an object's numbers, as its data show them; one that they do not show counts. */
export function motionsOf(setup: Setup, of: Site): (name: string) => Motion {
  const motions = known.get(of) ?? new Map([...setup.sites.values()].filter((site) => site.of === of).flatMap((site) => motionsShown(setup.shapes, site)));
  known.set(of, motions);
  return (name) => motions.get(name) ?? "counter";
}

function motionsShown(shapes: Shapes, { resource: { operations } }: Site): readonly (readonly [string, Motion])[] {
  return operations.flatMap(({ effect, answer }) => (effect === "observe" && answer.is === "json" ? motionsWithin(shapes, answer.shape, []) : []));
}

function motionsWithin(shapes: Shapes, given: Shape, around: readonly Shape[]): readonly (readonly [string, Motion])[] {
  const shape = shapes.resolve(given);
  if (around.includes(shape)) return [];
  return [...(shapes.fieldsOf(shape)?.values() ?? [])].flatMap((field) => {
    const motion = motionIn(shapes, field.shape);
    return motion === undefined ? motionsWithin(shapes, field.shape, [...around, shape]) : [[field.name, motion] as const];
  });
}
