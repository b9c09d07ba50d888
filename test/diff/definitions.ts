/** Two versions of a service of a few lines, and what is found between them. */
import { operationsCarrying } from "../../generator/diff/carrying-operations.ts";
import { compareServices } from "../../generator/diff/compare/service.ts";
import type { Finding } from "../../generator/diff/finding.ts";
import { judge } from "../../generator/diff/judge.ts";
import type { Service } from "../../generator/model/service.ts";
import { serviceOf, type Definitions } from "../unit/rules/definitions.ts";

export type { Definitions } from "../unit/rules/definitions.ts";

export function findings(before: Definitions, after: Definitions): readonly Finding[] {
  return findingsIn(modelOf(before), modelOf(after));
}

export function findingsIn(before: Service, after: Service): readonly Finding[] {
  return judge(after.name, compareServices(before, after), operationsCarrying(after));
}

const models = new Map<string, Service>();

/** A version is read once, however often it is compared. */
export function modelOf(definitions: Definitions): Service {
  const key = JSON.stringify(definitions);
  const model = models.get(key) ?? read(definitions);
  models.set(key, model);
  return model;
}

/** Each comment that names a source stands on a line of its own, as TypeScript wants it. */
function read(definitions: Definitions): Service {
  return serviceOf(Object.fromEntries(Object.entries(definitions).map(([file, text]) => [file, text.replaceAll(/ (\/\*\* (?:[\w ]+\n \* )?@source Shop \*\/) /g, "\n$1\n")])));
}

/** A resource whose object is read and replaced: its fields go both ways. */
export function object(fields: string, more = ""): Definitions {
  return {
    "item.ts": `
/** @source Shop */
export interface Kept<Of extends KeptFacts> extends Resource<Of["uri"]> {
  /** @source Shop */
  get: Get<Of["uri"], Of["object"]>;
  /** @source Shop */
  replace: Put<Of["uri"], Of["object"], Silent>;
}
interface KeptFacts extends Facts {
  object: unknown;
}
/** @source Shop */
export type Items = Kept<{ uri: "/items"; object: Item }>;
/** @source Shop */
export interface Item {
  ${fields}
}
${more}`,
  };
}

/** The field `it` of that object. */
export function field(type: string, mark = "?"): Definitions {
  return object(`before?: null;\n  it${mark}: ${type};\n  after?: null;`);
}

/** A resource with one operation: `Post<"/things", A, B>`. */
export function operation(operation: string, facts = ""): Definitions {
  return {
    "things.ts": `
/** @source Shop */
export interface Odd<Of extends OddFacts> extends Resource<Of["uri"]> {
  /** @source Shop */
  first: Get<Of["uri"], null>;
  ${operation}
}
interface OddFacts extends Facts {
  seen?: string;
}
/** @source Shop */
export type Things = Odd<{ uri: "/things"; ${facts} }>;`,
  };
}

/** Its operation `do`. */
export function doing(type: string): Definitions {
  return operation(`/**\n   * Do it\n   * @source Shop\n   */\n  do: ${type};`);
}

/** A service with these facts beside its title. */
export function service(facts: string, title = "Shop", version = "1"): Definitions {
  return {
    ...doing('Post<Of["uri"], null, null>'),
    "service.ts": `
/** @source Shop */
export type Shop = Service<{ title: "${title}"; version: "${version}"; document: "document.md"; ${facts} }>;`,
  };
}

/** A collection of elements with a key. */
export function keyed(key: string, uri = "/parts"): Definitions {
  return {
    "parts.ts": `
/** @source Shop */
export type Parts = Many<{ uri: "${uri}"; key: "${key}"; element: Part }>;
/** @source Shop */
export interface Part {
  row: string;
  seat: string;
  mark: string;
}`,
  };
}

/** Several files of definitions together. */
export function together(...all: readonly Definitions[]): Definitions {
  return Object.assign({}, ...all) as Definitions;
}
