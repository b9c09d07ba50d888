/** Values in the paths of requests that are shown: `/things/17` is of `/things/{id}`. Where nothing else of the document has that path, the name is a guess. */
import { pathShape, uriIn, withoutSlash, type Prefixes } from "../../../../drift/subject/paths.ts";
import { withoutOrigin } from "../../../../facts/code/templates.ts";
import type { Stated } from "../../../../facts/stated.ts";
import type { StatedSection } from "../../../../facts/stated-section.ts";
import { singular } from "../../noun-number.ts";
import { segmentsFill } from "../text/filled-paths.ts";
import { sectionsAround } from "../text/sections-at.ts";
import type { ShownExample } from "./examples.ts";
import type { ShownRequest } from "./shown.ts";

export function withPlaceholdersOfValues(
  requests: readonly ShownRequest[],
  examples: readonly ShownExample[],
  stated: Stated,
  prefixes: Prefixes,
): readonly ShownRequest[] {
  const uriOf = (path: string): string | undefined => uriIn(withoutSlash(withoutOrigin(path)), prefixes);
  const written = writtenPaths(stated.sections).flatMap((path) => uriOf(path) ?? []);
  const filled = requests.map((one) => filledBeside(one, stated.sections, uriOf, new Set(written)));
  const shown = filled.map((one) => ({ one, segments: uriOf(one.path)?.split("/") ?? [] }));
  const shared = sharedBy(shown.map(({ segments }) => segments));
  const values = valuesIn(examples.map(({ value }) => value));
  const templates = [...written, ...filled.flatMap(({ path }) => uriOf(path) ?? [])].filter((uri) => uri.includes("{"));
  const names = namesBelow(templates.map((uri) => uri.split("/")));
  const named = shown.map(({ one, segments }) => {
    const isValue = (segment: string, index: number): boolean =>
      index > 1 && index >= shared && (isNumberOrUuid(segment) || (values.has(segment) && /\d/.test(segment)));
    const count = segments.filter(isValue).length;
    if (count === 0) return one;
    const guessed: string[] = [];
    const path = segments.reduce((before, segment, index) => {
      if (index === 0 || !isValue(segment, index)) return index === 0 ? segment : `${before}/${segment}`;
      const known = names.get(before);
      const name = count > 1 ? `${singular(segments[index - 1]!)}_id` : "id";
      if (known === undefined) guessed.push(`that {${name}} stands where a request has ${segment}`);
      return `${before}/${known ?? `{${name}}`}`;
    }, "");
    return { ...one, path, ...(guessed.length === 0 ? {} : { guess: guessed.join(", and ") }) };
  });
  const first = new Map(templates.toReversed().map((uri) => [pathShape(uri), uri]));
  return named.map((one) => ({ ...one, path: first.get(pathShape(uriOf(one.path) ?? "")) ?? one.path }));
}

/** With the path that its own section writes, or the nearest one around that writes any: `/things/blue` fills `/things/{name}`. */
function filledBeside(
  one: ShownRequest,
  sections: readonly StatedSection[],
  uriOf: (path: string) => string | undefined,
  written: ReadonlySet<string>,
): ShownRequest {
  const uri = uriOf(one.path);
  if (uri === undefined || written.has(uri)) return one;
  const around = sectionsAround(sections, one.line).find((section) => writtenPaths([section]).length > 0);
  const templates = around === undefined ? [] : writtenPaths([around]).flatMap((path) => uriOf(path) ?? []);
  const [template] = templates.filter((path) => path.includes("{") && segmentsFill(uri.split("/"), path.split("/"), () => true));
  return template === undefined ? one : { ...one, path: template };
}

/** A segment of digits, or such as a UUID is. */
export function isNumberOrUuid(segment: string): boolean {
  return /^\d+$|^[\da-f]+(?:-[\da-f]+)+$/i.test(segment);
}

/** With how many segments all paths begin: `2` in `/api/2/things` is a version where all have it. */
function sharedBy([first = [], ...others]: readonly (readonly string[])[]): number {
  const end = first.findIndex((segment, index) => others.some((other) => other[index] !== segment));
  return others.length === 0 ? Infinity : end === -1 ? first.length : end;
}

function writtenPaths(sections: readonly StatedSection[]): readonly string[] {
  return sections.flatMap(({ facts, blocks }) => [
    ...[facts, ...blocks.flatMap(({ rows }) => rows.map((row) => row.facts))].flat().flatMap((fact) => (fact.fact === "path" ? [fact.value] : [])),
    ...blocks.flatMap(({ block: { label = "" } }) => (/^\/\S+$/.test(label) ? [label] : [])),
  ]);
}

/** The first placeholder below each beginning of a path. */
function namesBelow(paths: readonly (readonly string[])[]): ReadonlyMap<string, string> {
  const found = paths.flatMap((segments) =>
    segments.flatMap((segment, index) => (segment.startsWith("{") ? [[segments.slice(0, index).join("/"), segment] as const] : [])),
  );
  return new Map(found.toReversed());
}

function valuesIn(shown: readonly unknown[]): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (value: unknown): void => {
    if (typeof value === "object" && value !== null) for (const one of Object.values(value)) add(one);
    else if (typeof value === "string" || typeof value === "number") found.add(String(value));
  };
  shown.forEach(add);
  return found;
}
