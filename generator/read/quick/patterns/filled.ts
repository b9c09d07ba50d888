/** What a stand-in comes to, as a function of what the names in it stand for. */
import { isDeepStrictEqual } from "node:util";
import type { Position } from "../../../diagnostics/diagnostic.ts";
import type { Declared, FieldReading, ResourceReading } from "../../reading.ts";
import { aliasName, apart, blockName, isLikeStandIn } from "./stand-in-names.ts";

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
  const [own, ...nested] = reading.resources.map((resource) => filledIn(reading, resource) as Filled<ResourceReading> | undefined);
  if (own === undefined || nested.includes(undefined)) return undefined;
  return (names) => [withOwnWords(own.of(names), names), ...nested.map((resource) => resource!.of(names))];
}

/** The comment of an alias speaks of its first resource. */
function withOwnWords({ alias, path, named, ...rest }: ResourceReading, { description, explicitName }: StoodFor): ResourceReading {
  return { alias, path, ...(named === undefined ? {} : { named }), ...(explicitName === undefined ? {} : { explicitName }), ...rest, description };
}

/** A part of a reading: the same for all names where it is constant. */
interface Filled<Value> {
  readonly of: (names: StoodFor) => Value;
  readonly isConstant: boolean;
}

function filledIn(reading: StandInReading, value: unknown): Filled<unknown> | undefined {
  if (typeof value === "string") return filledText(reading, value);
  if (typeof value !== "object" || value === null) return constant(value);
  if (isPosition(value) && value.file === reading.file) return undefined;
  if (isDeclared(value) && isOfStandIn(reading, value)) return filledDeclaration(reading, value);
  if (isField(value) && isOfStandIn(reading, value.origin) && !isDeepStrictEqual(value.origin, aliasIn(reading))) return filledField(reading, value);
  return Array.isArray(value) ? filledList(reading, value) : filledRecord(reading, value);
}

function constant<Value>(value: Value): Filled<Value> {
  return { of: () => value, isConstant: true };
}

function filled<Value>(of: (names: StoodFor) => Value): Filled<Value> {
  return { of, isConstant: false };
}

function filledText({ file, fields }: StandInReading, text: string): Filled<string> | undefined {
  if (!isLikeStandIn(text)) return constant(text);
  if (text === aliasName) return filled(({ alias }) => alias);
  for (const number of fields.keys()) {
    if (text === blockName(number)) return filled(({ blocks }) => blocks[number]!.named);
    if (text === `${file}#${blockName(number)}`) return filled(({ blocks }) => blocks[number]!.id);
  }
  const parts = apart(text);
  if (parts.some((part, index) => index % 2 === 0 && isLikeStandIn(part))) return undefined;
  return filled(({ segments }) => parts.map((part, index) => (index % 2 === 0 ? part : segments[Number(part)]!)).join(""));
}

function filledDeclaration(reading: StandInReading, declared: Declared): Filled<Declared> | undefined {
  return isDeepStrictEqual(declared, aliasIn(reading)) ? filled((names) => names.declared) : undefined;
}

/** A field of a block is what its own declaration says; the kind decides whether it is required. */
function filledField({ fields }: StandInReading, field: FieldReading): Filled<FieldReading> | undefined {
  const number = fields.findIndex((block) => block.some((own) => isDeepStrictEqual({ ...own, required: field.required }, field)));
  if (number === -1 || isLikeStandIn(field.name)) return undefined;
  const { name, required } = field;
  return filled(({ blocks }) => ({ ...blocks[number]!.field(name), required }));
}

function filledList(reading: StandInReading, list: readonly unknown[]): Filled<readonly unknown[]> | undefined {
  return filledParts(reading, list, () => [...list]);
}

function filledRecord(reading: StandInReading, record: object): Filled<object> | undefined {
  const isOther = Object.keys(record).some((key) => isLikeStandIn(key) || key === "__proto__");
  return isOther ? undefined : filledParts(reading, record, () => ({ ...record }));
}

/** A copy for each, in which only those parts are put together that are not the same for all. */
function filledParts<Whole extends object>(reading: StandInReading, whole: Whole, copy: () => Whole): Filled<Whole> | undefined {
  const parts = Object.entries(whole).map(([key, value]) => [key as keyof Whole, filledIn(reading, value)] as const);
  if (parts.some(([, part]) => part === undefined)) return undefined;
  const own = parts.flatMap(([key, part]) => (part!.isConstant ? [] : [[key, part!.of] as const]));
  if (own.length === 0) return constant(whole);
  return filled((names) => {
    const made = copy();
    for (const [key, of] of own) made[key] = of(names) as Whole[keyof Whole];
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
