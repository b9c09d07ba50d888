/** What an object has to say so that counters are sampled, and which numbers of an answer are then in order. */
import type { Operation } from "../../model/operation.ts";
import type { Json, Shape } from "../../model/shape.ts";
import { setOwn } from "../../openapi/own-properties.ts";
import { fieldsOf, resolveShape, type Schemas } from "./resolve-shape.ts";
import type { Subject } from "./subjects.ts";

/** The fields by which an object names counters, the counters, and the fields of an entry that are in order. */
export interface Sampled {
  readonly fields: Json;
  readonly names: readonly string[];
  readonly ordered?: readonly string[];
}

export function sampledFields({ sampling }: Operation, { object }: Subject, answer: Shape | undefined, schemas: Schemas): Sampled | undefined {
  if (sampling === undefined || object === undefined || answer === undefined) return undefined;
  const found = at(object.shape, sampling.names.split("."), schemas);
  if (found === undefined) return undefined;
  const ordered = orderedFields(sampling.aggregates, sampling.windows, answer, schemas);
  return { fields: found.value, names: found.names, ...(ordered === undefined ? {} : { ordered }) };
}

interface Chosen {
  readonly value: Json;
  readonly names: readonly string[];
}

/** A value that lists two counters at a path, wherever lists stand on the way. */
function at(declaredShape: Shape, path: readonly string[], schemas: Schemas): Chosen | undefined {
  const shape = resolveShape(declaredShape, schemas)?.shape;
  const [first, ...rest] = path;
  if (shape?.is === "array") return inList(shape.items, path, schemas);
  if (first === undefined) return undefined;
  const field = shape === undefined ? undefined : fieldsOf(shape, schemas)?.find(({ name }) => name === first);
  const inner = field === undefined ? undefined : at(field.shape, rest, schemas);
  return inner === undefined ? undefined : { ...inner, value: keyed(first, inner.value) };
}

function inList(item: Shape, path: readonly string[], schemas: Schemas): Chosen | undefined {
  const leaf = path.reduce<Shape | undefined>((shape, step) => {
    const inside = shape === undefined ? undefined : resolveShape(shape, schemas)?.shape;
    return inside === undefined ? undefined : fieldsOf(inside, schemas)?.find(({ name }) => name === step)?.shape;
  }, item);
  const last = leaf === undefined ? undefined : resolveShape(leaf, schemas)?.shape;
  if (last?.is !== "literals" && last?.is !== "string") return undefined;
  const known = last.is === "literals" ? last.values.filter((one) => typeof one === "string") : ["counter_one", "counter_two"];
  const names = [...known].slice(0, 2).sort();
  return { names, value: names.map((name) => path.reduceRight<Json>((value, step) => keyed(step, value), name)) };
}

function keyed(name: string, value: Json): Json {
  const object: { [name: string]: Json } = {};
  setOwn(object, name, value);
  return object;
}

/** The fields of an entry that hold the least, the mean and the greatest value of one window. */
function orderedFields(aggregates: readonly string[], windows: readonly number[], answer: Shape, schemas: Schemas): readonly string[] | undefined {
  const mean = aggregates.findIndex((one) => one !== "min" && one !== "max" && one !== "sum");
  const wanted = [aggregates.indexOf("min"), mean, aggregates.indexOf("max")];
  if (windows.length !== 1 || wanted.includes(-1)) return undefined;
  const lists = (fieldsOf(resolveShape(answer, schemas)?.shape ?? { is: "any" }, schemas) ?? []).flatMap(({ shape }) => {
    const inside = resolveShape(shape, schemas)?.shape;
    return inside?.is === "array" ? [inside.items] : [];
  });
  const item = lists[0] === undefined ? undefined : resolveShape(lists[0], schemas)?.shape;
  const numbers = (item === undefined ? [] : (fieldsOf(item, schemas) ?? []))
    .filter(({ shape }) => resolveShape(shape, schemas)?.shape.is === "number")
    .map(({ name }) => name);
  return numbers.length === aggregates.length ? wanted.map((index) => numbers[index]!) : undefined;
}
