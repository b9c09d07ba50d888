/** Models that differ in one value: each value of a model that says something of the interface, changed by itself. */
import type { Service } from "../../generator/model/service.ts";

type Path = readonly (string | number)[];

/** What a value is, names of the tool's own, places, and what follows from other values of the model. */
const aside = new Set(["is", "origin", "id", "parent", "module", "noun", "isNamedByType", "tag", "tags", "document", "parameter", "template", "to", "place", "derived"]);

/** The paths of all values but the service's name, by which its versions are found. */
export function pathsIn(service: Service): readonly Path[] {
  return valuesIn(service, []).filter((path) => path.join(".") !== "name" && isOwn(service, path));
}

/**
 * Of a URI its last segment: those before are given by resources above, an operation's by its resource, and the facts
 * that are pieces of it by itself. What only the service sets may stand in a request alone, where it says nothing. The
 * title of a resource follows from its names. A way to authenticate that operations ask for has its name there as well.
 */
function isOwn(service: Service, path: Path): boolean {
  const { resources } = service;
  const [, index, member, , segment] = path;
  if (path.length === 3 && member === "title") return false;
  if (path.includes("operations") && path.includes("uri")) return false;
  if (path.includes("variables") && path.at(-1) === "name") return false;
  if (path[0] === "security" && path.length === 3 && path[2] === "name" && isAskedFor(service, valueAt(service, path))) return false;
  if (path.some((_, end) => isReadOnly(valueAt(service, path.slice(0, end))))) return false;
  if (path[3] === "facts" && resources.some(({ uri }) => uri.template.endsWith(String(resources[Number(index)]!.kind.facts[path[4]!])))) return false;
  return member !== "uri" || segment === resources[Number(index)]!.uri.segments.length - 1;
}

function isAskedFor({ access = [], resources }: Service, scheme: unknown): boolean {
  const all = [...access, ...resources.flatMap(({ operations }) => operations.flatMap((operation) => operation.access ?? []))];
  return all.flat().some((needed) => needed.scheme === scheme);
}

function valuesIn(value: unknown, path: Path): readonly Path[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => valuesIn(one, [...path, index]));
  if (typeof value !== "object" || value === null) return [path];
  return Object.entries(value).flatMap(([key, one]) => (aside.has(key) ? [] : valuesIn(one, [...path, key])));
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce((inner, step) => (inner as { readonly [key: string | number]: unknown })[step], value);
}

function isReadOnly(value: unknown): boolean {
  return typeof value === "object" && value !== null && "shape" in value && (value.shape as { readonly readOnly?: true }).readOnly === true;
}

/** The model with another value in one place. */
export function mutated(service: Service, path: Path): Service {
  return changedAt(service, path, (value) => other(value, path.at(-1)!)) as Service;
}

function changedAt(value: unknown, [step, ...rest]: Path, change: (value: unknown) => unknown): unknown {
  if (step === undefined) return change(value);
  if (Array.isArray(value)) return value.map((one, index) => (index === step ? changedAt(one, rest, change) : (one as unknown)));
  return { ...(value as object), [step]: changedAt((value as { readonly [key: string]: unknown })[step], rest, change) };
}

/** What is stated by being true is not stated otherwise. */
const flags = new Set(["closed", "contains", "deprecated", "generic", "integer", "open", "readOnly", "uniqueItems", "writeOnly"]);

function other(value: unknown, key: string | number): unknown {
  if (flags.has(String(key))) return undefined;
  if (typeof value === "string") return `${value}-x`;
  if (typeof value === "number") return value * 7 + 1000;
  return typeof value === "boolean" ? !value : "x";
}
