/** What all of both versions refers to, and shapes as a direction carries them. */
import type { Service } from "../../model/service.ts";
import type { Field, ObjectShape, Schema, Shape } from "../../model/shape.ts";
import { inForm } from "../../model/usage.ts";
import type { Direction } from "../change.ts";
import { accessesOf, type Accesses } from "./access.ts";

export interface ComparedTypes {
  readonly before: ReadonlyMap<string, Schema>;
  readonly after: ReadonlyMap<string, Schema>;
  readonly access: Accesses;
}

export function comparedTypes(before: Service, after: Service): ComparedTypes {
  const byId = (schemas: readonly Schema[]): ReadonlyMap<string, Schema> => new Map(schemas.map((schema) => [schema.id, schema]));
  return { before: byId(before.schemas), after: byId(after.schemas), access: accessesOf(before, after) };
}

/** What a reference stands for, with what is said of it where it is referred to. */
export function resolveShape(shape: Shape, schemas: ReadonlyMap<string, Schema>, direction: Direction): Shape {
  const said = inForm(shape, direction);
  const schema = said.is === "reference" ? schemas.get(said.to) : undefined;
  if (said.is !== "reference" || schema === undefined) return said;
  const { is: _, to: __, ...facets } = said;
  return { ...resolveShape(schema.shape, schemas, direction), ...facets };
}

/** The one object that a shape is: itself, or all parts of an intersection together. */
export function objectOf(shape: Shape, schemas: ReadonlyMap<string, Schema>, direction: Direction): ObjectShape | undefined {
  const said = resolveShape(shape, schemas, direction);
  if (said.is === "object") return said;
  if (said.is !== "intersection") return undefined;
  const { is: _, parts, closed, ...facets } = said;
  const objects = parts.map((part) => objectOf(part, schemas, direction));
  if (!objects.every((one) => one !== undefined)) return undefined;
  const fields = new Map<string, Field>(objects.flatMap((one) => one.fields.map((field) => [field.name, field] as const)));
  return { ...facets, is: "object", fields: [...fields.values()], ...(closed === true || objects.some((one) => one.closed === true) ? { closed: true } : {}) };
}
