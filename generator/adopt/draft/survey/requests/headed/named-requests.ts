/** The request that a section names: in its heading, in a line, behind a label, or by the one call that it shows. */
import { pathShape, uriIn, withoutSlash, type Prefixes } from "../../../../../drift/subject/paths.ts";
import { template, withoutOrigin } from "../../../../../facts/code/templates.ts";
import type { StatedSection } from "../../../../../facts/stated-section.ts";
import { groupBy } from "../../../../../values/group-by.ts";
import type { ShownRequest } from "../../shown/shown.ts";
import { segmentsFill } from "../../text/filled-paths.ts";
import {
  isExampleTitle,
  isPartTitle,
  methodHeading,
  pathAlone,
  pathHeading,
  pathLabelled,
  requestIn,
  unnumbered,
  type RequestLine,
} from "../../text/request-lines.ts";
import { outerIndices } from "../../text/sections-at.ts";
import { purposeBeside } from "./parts-beside.ts";
import { requestsShownIn } from "./shown-requests.ts";

/** Of each section; undefined where it names none, or several of which nothing tells which it is about. */
export type NamedRequests = readonly (RequestLine | undefined)[];

/** @param shownIn the requests that each section shows */
export function namedRequests(sections: readonly StatedSection[], shownIn: readonly (readonly ShownRequest[])[], prefixes: Prefixes): NamedRequests {
  const outer = outerIndices(sections);
  const own = sections.map(
    (section, index) =>
      requestIn(section, outerPath(sections, outer, index)) ?? shownAsPart(section, shownIn[index]!) ?? shownAtPath(section, shownIn[index]!, prefixes),
  );
  return ofTheirOuter(sections, outer, withoutCallsOf(sections, outer, own, prefixes));
}

/** `Example request` below `GET /things/{id}` shows the same request, filled in. */
function withoutCallsOf(sections: readonly StatedSection[], outer: readonly number[], named: NamedRequests, prefixes: Prefixes): NamedRequests {
  const segments = (path: string): readonly string[] =>
    (uriIn(withoutSlash(withoutOrigin(path)), prefixes) ?? path).split("/").filter((segment) => segment !== "");
  const isCallOf = (call: RequestLine, request: RequestLine): boolean => {
    const [made, wanted] = [segments(call.path), segments(request.path)];
    // A call shows the whole address, of which headings leave out what all of them begin with.
    return call.method === request.method && wanted.length > 0 && segmentsFill(made.slice(-wanted.length), wanted, () => true);
  };
  return named.map((request, index) => {
    const title = unnumbered(sections[index]!.section.title);
    if (request === undefined || !(isPartTitle(title) || isExampleTitle(title))) return request;
    const around = named[outer[index]!];
    return around !== undefined && isCallOf(request, around) ? undefined : request;
  });
}

/** `Request` below `Create a thing`: what is around it is about the request, where that has no other; otherwise what leads to it may say what it is for. */
function ofTheirOuter(sections: readonly StatedSection[], outerOf: readonly number[], named: NamedRequests): NamedRequests {
  const outer = named.map((request, index) => (request !== undefined && isPartTitle(unnumbered(sections[index]!.section.title)) ? outerOf[index]! : -1));
  const within = groupBy(
    [...outer.keys()].filter((index) => outer[index] !== -1),
    (index) => outer[index]!,
  );
  const onlyIn = (around: number): number | undefined => {
    const [first, ...others] = within.get(around) ?? [];
    const isOnly =
      named[around] === undefined && others.every((other) => named[other]!.method === named[first!]!.method && named[other]!.path === named[first!]!.path);
    return isOnly ? first : undefined;
  };
  return named.map((request, index) => {
    const inner = onlyIn(index);
    if (inner !== undefined) return { ...named[inner]!, purpose: unnumbered(sections[index]!.section.title) };
    if (request === undefined || onlyIn(outer[index]!) !== undefined) return undefined;
    return outer[index] === -1 ? request : { ...request, purpose: purposeBeside(sections, index, request, (at) => named[at] !== undefined) };
  });
}

/** The request that is shown where a title announces one: `HTTP request`, `Example request`. */
function shownAsPart(section: StatedSection, shown: readonly ShownRequest[]): RequestLine | undefined {
  const [only, ...others] = isPartTitle(unnumbered(section.section.title)) ? requestsShownIn(section, shown) : [];
  return others.length > 0 ? undefined : only;
}

/** The path that a label or the heading gives, with the method by which all calls below it ask for that path, whatever they call what stands in it. */
function shownAtPath(section: StatedSection, shown: readonly ShownRequest[], prefixes: Prefixes): RequestLine | undefined {
  const path = listsPaths(section) ? undefined : pathAlone(section);
  const uri = path === undefined ? undefined : uriIn(withoutSlash(path), prefixes);
  const [method, ...others] = new Set(shown.map((one) => one.method));
  const isOne =
    uri !== undefined &&
    others.length === 0 &&
    shown.every((one) => pathShape(uriIn(withoutSlash(withoutOrigin(one.path)), prefixes) ?? "") === pathShape(uri));
  if (path === undefined || method === undefined || !isOne) return undefined;
  const [first = ""] = section.section.sentences.map(({ text }) => text);
  return { method, path, purpose: pathHeading(section) === undefined ? unnumbered(section.section.title) : first.replace(/\.$/, "") || `${method} ${path}` };
}

/** Whether a table has its requests. */
function listsPaths({ blocks }: StatedSection): boolean {
  const tables = blocks.filter(({ block }) => block.is === "table");
  return tables.some(({ rows }) => rows.some(({ row, facts }) => row.name.startsWith("/") || facts.some(({ fact }) => fact === "path")));
}

/** The path that is the heading of the nearest section around one that has such a heading. */
function outerPath(sections: readonly StatedSection[], outer: readonly number[], index: number): string | undefined {
  if (methodHeading(sections[index]!.section.heading) === undefined) return undefined;
  for (let at = outer[index]!; at >= 0; at = outer[at]!) {
    const path = pathHeading(sections[at]!) ?? labelledPath(sections.slice(at, index));
    if (path !== undefined) return path;
  }
  return undefined;
}

/** `The resource URI is: /things`, where the sections say it once. */
function labelledPath(sections: readonly StatedSection[]): string | undefined {
  const [path, ...others] = new Set(sections.flatMap(({ section: { sentences } }) => sentences.flatMap(({ text }) => pathLabelled(text) ?? [])));
  return path === undefined || others.length > 0 ? undefined : template(path);
}
