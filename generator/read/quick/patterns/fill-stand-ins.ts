/** What a stand-in comes to, as a function of what the names in it stand for. */
import { isDeepStrictEqual } from "node:util";
import type { Position } from "../../../diagnostics/diagnostic.ts";
import type { Declared, FieldReading, ResourceReading } from "../../reading.ts";
import { aliasStandIn, blockStandIn, isLikeStandIn, splitAtSegments } from "./stand-in-names.ts";

/** What the names in a stand-in stand for. */
export interface StoodFor {
  readonly alias: string;
  readonly description: string;
  /** What `@name` says on the alias. */
  readonly explicitName: string | undefined;
  /** The declaration of the alias. */
  readonly declared: Declared;
  /** By number, as the blocks. */
  readonly segments: readonly string[];
  readonly blocks: readonly BlockStoodFor[];
}

export interface BlockStoodFor {
  readonly id: string;
  /** What names a resource by it. */
  readonly named: string;
  readonly field: (name: string) => FieldReading;
}

export type ResourcesFor = (names: StoodFor) => readonly ResourceReading[];

export interface StandInReading {
  /** Relative to the project's root. */
  readonly file: string;
  readonly resources: readonly ResourceReading[];
  /** The fields of its blocks, by number. */
  readonly fields: readonly (readonly FieldReading[])[];
}

/** Undefined where the reading says something that the names alone do not lead to. */
export function resourcesFor(reading: StandInReading): ResourcesFor | undefined {
  const template: Template = { ...reading, parts: new Map() };
  const [own, ...nested] = reading.resources.map((resource) => filledIn(template, resource) as Filled<ResourceReading> | undefined);
  if (own === undefined || nested.includes(undefined)) return undefined;
  return (names) => {
    const filling: Filling = { names, made: [] };
    return [withOwnWords(own.of(filling), names), ...nested.map((resource) => resource!.of(filling))];
  };
}

/** The comment of an alias speaks of its first resource. */
function withOwnWords({ alias, path, named, ...rest }: ResourceReading, { description, explicitName }: StoodFor): ResourceReading {
  return { alias, path, ...(named === undefined ? {} : { named }), ...(explicitName === undefined ? {} : { explicitName }), ...rest, description };
}

/** What a stand-in comes to, and its parts by what is written in them: operations of one kind say much the same. */
interface Template extends StandInReading {
  readonly parts: Map<string, Filled<unknown> | undefined>;
}

/** What names stand for, and what is made of each part with them by now. */
interface Filling {
  readonly names: StoodFor;
  readonly made: unknown[];
}

/** A part of a reading: the same for all names where it is constant. */
interface Filled<Value> {
  readonly of: (filling: Filling) => Value;
  readonly isConstant: boolean;
}

function filledIn(template: Template, value: unknown): Filled<unknown> | undefined {
  if (typeof value !== "string" && (typeof value !== "object" || value === null)) return constant(value);
  const { parts } = template;
  const text = JSON.stringify(value);
  if (parts.has(text)) return parts.get(text);
  const part = typeof value === "string" ? filledText(template, value) : filledObject(template, value);
  const shared = part === undefined || part.isConstant ? part : madeOnce(parts.size, part);
  parts.set(text, shared);
  return shared;
}

/** A part that is made once of the same names, wherever it stands. */
function madeOnce<Value>(number: number, part: Filled<Value>): Filled<Value> {
  return filled((filling) => (filling.made[number] ??= part.of(filling)) as Value);
}

function filledObject(template: Template, value: object): Filled<unknown> | undefined {
  if (isPosition(value) && value.file === template.file) return undefined;
  if (isDeclared(value) && isOfStandIn(template, value)) return filledDeclaration(template, value);
  if (isField(value) && isOfStandIn(template, value.origin) && !isDeepStrictEqual(value.origin, aliasIn(template))) return filledField(template, value);
  return Array.isArray(value) ? filledList(template, value) : filledRecord(template, value);
}

function constant<Value>(value: Value): Filled<Value> {
  return { of: () => value, isConstant: true };
}

function filled<Value>(of: (filling: Filling) => Value): Filled<Value> {
  return { of, isConstant: false };
}

function filledText({ file, fields }: Template, text: string): Filled<string> | undefined {
  if (!isLikeStandIn(text)) return constant(text);
  if (text === aliasStandIn) return filled(({ names }) => names.alias);
  for (const number of fields.keys()) {
    if (text === blockStandIn(number)) return filled(({ names }) => names.blocks[number]!.named);
    if (text === `${file}#${blockStandIn(number)}`) return filled(({ names }) => names.blocks[number]!.id);
  }
  const parts = splitAtSegments(text);
  if (parts.some((part, index) => index % 2 === 0 && isLikeStandIn(part))) return undefined;
  return filled(({ names: { segments } }) => parts.map((part, index) => (index % 2 === 0 ? part : segments[Number(part)]!)).join(""));
}

function filledDeclaration(template: Template, declared: Declared): Filled<Declared> | undefined {
  return isDeepStrictEqual(declared, aliasIn(template)) ? filled(({ names }) => names.declared) : undefined;
}

/** A field of a block is what its own declaration says; the kind decides whether it is required. */
function filledField({ fields }: Template, field: FieldReading): Filled<FieldReading> | undefined {
  const number = fields.findIndex((block) => block.some((own) => isDeepStrictEqual({ ...own, required: field.required }, field)));
  if (number === -1 || isLikeStandIn(field.name)) return undefined;
  const { name, required } = field;
  return filled(({ names: { blocks } }) => ({ ...blocks[number]!.field(name), required }));
}

function filledList(template: Template, list: readonly unknown[]): Filled<readonly unknown[]> | undefined {
  const parts = list.map((one) => filledIn(template, one));
  if (!parts.every((part) => part !== undefined)) return undefined;
  return parts.every(({ isConstant }) => isConstant) ? constant(list) : filled((filling) => parts.map(({ of }) => of(filling)));
}

/** A copy for each, in which only those parts are put together that are not the same for all. */
function filledRecord(template: Template, record: object): Filled<object> | undefined {
  const parts = Object.entries(record).map(([key, value]) => ({ key, part: filledIn(template, value) }));
  if (parts.some(({ key, part }) => part === undefined || isLikeStandIn(key) || key === "__proto__")) return undefined;
  const own = parts.filter(({ part }) => !part!.isConstant);
  if (own.length === 0) return constant(record);
  return filled((filling) => {
    const made: { [key: string]: unknown } = { ...record };
    for (const { key, part } of own) made[key] = part!.of(filling);
    return made;
  });
}

function isPosition(value: object): value is Position {
  return "file" in value && "line" in value && "column" in value;
}

function isDeclared(value: object): value is Declared {
  return "definition" in value && "sources" in value;
}

function isField(value: object): value is FieldReading {
  return "origin" in value && "shape" in value && "required" in value;
}

function isOfStandIn({ file }: StandInReading, { definition }: Declared): boolean {
  return definition.file === file;
}

function aliasIn({ resources }: StandInReading): Declared {
  return resources[0]!.origin;
}
