/**
 * URI templates with the type of each placeholder. A placeholder is given by the resource itself or by one above it: the
 * one with the shortest URI that reaches the placeholder's segment.
 */
import type { Position } from "../diagnostics/diagnostic.ts";
import { nearest } from "../diagnostics/nearest.ts";
import { report } from "../diagnostics/report.ts";
import type { Placeholder, Uri, UriPart } from "../model/uri.ts";
import type { FieldReading, ResourceReading, WrittenUri } from "../read/reading.ts";
import type { Places } from "./places.ts";
import { linkField } from "./shapes.ts";
import { placeholderNamesIn, segmentParts, segmentPattern, segmentsOf } from "./template.ts";

/** The placeholders that the resources of a service give, by URI. */
export type GivenPlaceholders = ReadonlyMap<string, readonly FieldReading[]>;

export function givenPlaceholders(resources: readonly Pick<ResourceReading, "uri" | "placeholders">[]): GivenPlaceholders {
  const given = new Map<string, readonly FieldReading[]>();
  for (const { uri, placeholders } of resources) given.set(uri, [...(given.get(uri) ?? []), ...placeholders]);
  return given;
}

/** @param at the resource's declaration, and the URI as it is written if it has placeholders or unusual signs */
export function linkUri(
  places: Places,
  given: GivenPlaceholders,
  own: readonly FieldReading[],
  template: string,
  { origin: at, written }: { readonly origin: Position; readonly written: WrittenUri | undefined },
): Uri {
  const segments = segmentsOf(template);
  checkTemplate(places, template, written?.at ?? at);
  const names = new Set<string>();
  return {
    template,
    ...(written?.text === template ? { at: written.at } : {}),
    segments: segments.map((segment, index) =>
      (segmentParts(segment) ?? []).map((part): UriPart => {
        if (part.is === "literal") return part;
        const { field } = giverOf(given, own, segments, index, part.name);
        if (field === undefined && wrongIn(segment) === undefined && !isGivenBelowMalformed(given, part.name))
          places.found(unknownPlaceholder(given, segments, index, part.name, written === undefined ? at : placeholderAt(written, segments, index, part.name)));
        const parameter = uniqueName(names, part.name, segments[index - 1] ?? "");
        return placeholder(places, field, { name: part.name, parameter, spans: part.spans }, at);
      }),
    ),
  };
}

/** A placeholder of a template, and the field that gives it, where any does. */
export interface GivenPlaceholder {
  readonly name: string;
  readonly field: FieldReading | undefined;
  /** The URI of the resource that gives it; undefined where its operations alone have it, or nothing gives it. */
  readonly from: string | undefined;
}

/** @param own the placeholders of the resource, which may give some in templates of its operations */
export function placeholdersIn(given: GivenPlaceholders, own: readonly FieldReading[], template: string): readonly GivenPlaceholder[] {
  const segments = segmentsOf(template);
  return segments.flatMap((segment, index) => placeholderNamesIn(segment).map((name) => ({ name, ...giverOf(given, own, segments, index, name) })));
}

/** Every placeholder that a resource gives stands in its URI, or in that of one of its operations. */
export function checkGiven(places: Places, { uri, operations, placeholders, origin }: ResourceReading): void {
  if (isOrdinary.test(uri) && placeholders.every(({ name }) => uri.includes(`{${name}}`))) return;
  const templates = new Set([uri, ...operations.map((operation) => operation.uri)]);
  const names = [...templates]
    .flatMap(segmentsOf)
    .flatMap((segment) => segmentParts(segment) ?? [])
    .flatMap((part) => (part.is === "literal" ? [] : [part.name]));
  for (const { name, origin: declared } of placeholders) {
    if (names.includes(name)) continue;
    const holes = {
      placeholder: name,
      uri,
      nearest: nearest(
        name,
        names.filter((one) => placeholders.every((other) => other.name !== one)),
      ),
    };
    places.found(report("superfluous-placeholder", holes, origin.definition, [{ message: "It is given here.", at: declared.definition }]));
  }
}

/** A finding names the segment alone, and so is the same for all URIs below. */
function checkTemplate(places: Places, template: string, at: Position): void {
  if (isOrdinary.test(template)) return;
  if (!template.startsWith("/")) places.found(report("malformed-uri", { subject: `The URI "${template}"`, wrong: 'does not begin with "/"' }, at));
  const segments = segmentsOf(template);
  for (const segment of segments) {
    const name = segment === "*" ? "name" : /^(?::(?=\w+$)|<(?=\w+>$)|\[(?=\w+\]$)|\$\{(?=\w+\}$))(\w+)/.exec(segment)?.[1];
    if (name !== undefined) places.found(report("placeholder-of-another-notation", { segment, name }, at));
  }
  const index = segments.findIndex((segment) => wrongIn(segment) !== undefined);
  if (index === -1) return;
  const segment = segments[index]!;
  const subject = segment === "" ? `What follows "${upTo(segments, index - 1)}" in the URI` : `The segment "${segment}" of the URI`;
  places.found(report("malformed-uri", { subject, wrong: wrongIn(segment)! }, at));
}

/** What nearly all are: segments of letters, digits and a few signs, and of placeholders in their braces. */
const isOrdinary = /^(?:\/(?:[\w.~+-]|\{\+?[\w-]+\})+)+$/;

function wrongIn(segment: string): string | undefined {
  if (segment === "") return "is an empty segment";
  const sign = /[?#\s]/.exec(segment)?.[0];
  if (sign !== undefined) return `holds ${JSON.stringify(sign)}`;
  return segmentParts(segment) === undefined ? "has braces that enclose no name" : undefined;
}

/** A placeholder that is given below a URI with another mistake is lost with that URI. */
function isGivenBelowMalformed(given: GivenPlaceholders, name: string): boolean {
  const isMistake = (segment: string): boolean => wrongIn(segment) !== undefined || segment === "." || segment === "..";
  return [...given].some(([uri, fields]) => segmentsOf(uri).some(isMistake) && fields.some((field) => field.name === name));
}

function upTo(segments: readonly string[], index: number): string {
  return `/${segments.slice(0, index + 1).join("/")}`;
}

function giverOf(
  given: GivenPlaceholders,
  own: readonly FieldReading[],
  segments: readonly string[],
  index: number,
  name: string,
): Pick<GivenPlaceholder, "field" | "from"> {
  for (let length = index + 1; length <= segments.length; length += 1) {
    const from = upTo(segments, length - 1);
    const field = given.get(from)?.find((one) => one.name === name);
    if (field !== undefined) return { field, from };
  }
  return { field: own.find((one) => one.name === name), from: undefined };
}

/** A name that stands in two segments: the later one is told apart by the segment before it. */
function uniqueName(names: Set<string>, name: string, segmentBefore: string): string {
  const prefixed = segmentBefore.includes("{") || segmentBefore === "" ? name : `${segmentBefore}-${name}`;
  let unique = names.has(name) ? prefixed : name;
  for (let count = 2; names.has(unique); count += 1) unique = `${prefixed}-${count}`;
  names.add(unique);
  return unique;
}

function placeholder(places: Places, field: FieldReading | undefined, names: Pick<Placeholder, "name" | "parameter" | "spans">, at: Position): Placeholder {
  if (field === undefined) return { is: "placeholder", ...names, shape: { is: "string" }, description: "", origin: { places: [], definition: at } };
  const { shape, description, example, origin } = linkField(places, field);
  return { is: "placeholder", ...names, shape, description, ...(example === undefined ? {} : { example }), origin };
}

/** Within the URI as it is written; all of that where this one does not begin with it, or where signs of it are escaped. */
function placeholderAt({ text, at }: WrittenUri, segments: readonly string[], index: number, name: string): Position {
  const start = index === 0 ? 1 : upTo(segments, index - 1).length + 1;
  const part = new RegExp(`\\{\\+?${name}\\}`).exec(segments[index]!);
  const isEscaped = at.length !== text.length + 2;
  if (isEscaped || part === null || !`${upTo(segments, segments.length - 1)}/`.startsWith(`${text}/`) || start >= text.length) return at;
  return { ...at, column: at.column + 1 + start + part.index, length: part[0].length };
}

function unknownPlaceholder(given: GivenPlaceholders, segments: readonly string[], index: number, name: string, at: Position): ReturnType<typeof report> {
  const uri = upTo(segments, index);
  const there = calledOtherwise(given, segments.slice(0, index + 1), name);
  const standing = segments.flatMap(placeholderNamesIn);
  const known = segments.flatMap((_, position) => given.get(upTo(segments, position)) ?? []).map((field) => field.name);
  return report(
    "unknown-placeholder",
    {
      placeholder: name,
      uri,
      there,
      nearest: nearest(
        name,
        known.filter((one) => !standing.includes(one)),
      ),
    },
    at,
  );
}

/** The URI of a resource at the same place that calls this placeholder otherwise. */
function calledOtherwise(given: GivenPlaceholders, segments: readonly string[], name: string): { readonly uri: string; readonly name: string } | undefined {
  const index = placeholderNamesIn(segments.at(-1)!).indexOf(name);
  for (const [uri, fields] of given) {
    const others = segmentsOf(uri);
    if (others.length !== segments.length || !others.every((other, position) => segmentPattern(other) === segmentPattern(segments[position]!))) continue;
    const other = placeholderNamesIn(others.at(-1)!)[index];
    if (other !== name && fields.some((field) => field.name === other)) return { uri, name: other! };
  }
  return undefined;
}
