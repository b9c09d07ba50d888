/** Endpoints that have a section of their own: a section names the request, or shows it. */
import { template, withoutOrigin } from "../../../facts/code/templates.ts";
import { uriIn, type Prefixes } from "../../../drift/subject/paths.ts";
import type { Stated, StatedSection } from "../../../facts/stated.ts";
import { grouped } from "../../../values/grouped.ts";
import { takesBody } from "../../words/methods.ts";
import type { Example } from "./examples.ts";
import { deprecationIn } from "./history.ts";
import { segmentsFill } from "./filled-paths.ts";
import { splitPurpose } from "./purposes.ts";
import { endOfRequest, purposeBeside } from "./parts-beside.ts";
import { isPartTitle, methodHeading, pathAlone, pathHeading, pathLabelled, requestIn, unnumbered, type Request } from "./request-lines.ts";
import { partsOf } from "./request-parts.ts";
import { bodiesSaid } from "./said-bodies.ts";
import type { ShownAnswer } from "./shown-answers.ts";
import type { ShownRequest } from "./shown.ts";
import { isNumberOrUuid } from "./shown-values.ts";
import { remarksIn } from "./remarks.ts";
import { outerIndices, sectionAt } from "./sections-at.ts";
import { statusesIn } from "./statuses.ts";
import type { Endpoint, Places } from "./survey.ts";
import { answerListed, withNamedAnswer, withWholeBody } from "./whole-bodies.ts";

/** What the document shows in blocks and after bullets. */
export interface Shown {
  readonly requests: readonly ShownRequest[];
  readonly examples: readonly Example[];
  readonly answers: readonly ShownAnswer[];
}

export function headedEndpoints(
  { sections }: Stated,
  prefixes: Prefixes,
  places: Places,
  { requests: shown, examples, answers }: Shown,
  isListed: (request: string) => boolean,
): readonly Endpoint[] {
  const outer = outerIndices(sections);
  const inSections = <Thing extends { readonly line: number }>(things: readonly Thing[]): ((section: StatedSection) => readonly Thing[]) => {
    const bySection = grouped(things, ({ line }) => sectionAt(sections, line));
    return (section) => bySection.get(section) ?? [];
  };
  const shownIn = sections.map(inSections(shown));
  const [examplesIn, answersIn] = [inSections(examples), inSections(answers)];
  const ownRequest = (section: StatedSection, index: number): Request | undefined =>
    requestIn(section, outerPath(sections, outer, index)) ?? shownAsPart(section, shownIn[index]!) ?? shownAtPath(section, shownIn[index]!, prefixes);
  const named = ofTheirOuter(sections, outer, sections.map(ownRequest));
  const shownTemplates = shown.map(({ path }) => withoutOrigin(path)).filter((path) => path.includes("{"));
  const templates = [...named.flatMap((request) => (request === undefined ? [] : [request.path])), ...shownTemplates];
  const shownUris = shown.flatMap((one) => {
    const uri = uriIn(withoutOrigin(one.path), prefixes);
    return uri === undefined ? [] : [{ method: one.method, segments: uri.split("/") }];
  });
  const isOfError = ({ section: { title } }: StatedSection, method: string, uri: string): boolean =>
    ofErrors.test(title) &&
    shownUris.some((one) => one.method === method && one.segments.join("/") !== uri && segmentsFill(uri.split("/"), one.segments, () => true));
  const ownUris = new Set(named.flatMap((one) => (one === undefined ? [] : [`${one.method} ${uriIn(one.path, prefixes)}`])));
  const keyOf = ({ method, path }: ShownRequest): string => `${method} ${uriIn(withoutOrigin(path), prefixes)}`;
  const known = new Set<string>();
  let last = 0;
  return sections.flatMap((section, index): readonly Endpoint[] => {
    if (index < last) return [];
    const request = named[index];
    const ownShown = new Set(shownIn[index]!.map(keyOf));
    const end = endOfRequest(
      sections,
      index,
      (at) => named[at] !== undefined || (request === undefined && shownIn[at]!.some((one) => !ownShown.has(keyOf(one)))),
    );
    if (request !== undefined) last = end;
    const family = sections.slice(index, end);
    const requests =
      request === undefined
        ? shownRequests(section, withoutExamples(shownIn[index]!, prefixes))
        : [request, ...(request.also ?? []).map((path) => ({ ...request, path }))];
    return requests.flatMap((one): readonly Endpoint[] => {
      const path = one.path.split("/").some(isNumberOrUuid) ? (templates.find((template) => isExampleOf(one.path, template)) ?? one.path) : one.path;
      const uri = uriIn(withoutSlash(path), prefixes);
      if (
        uri === undefined ||
        known.has(`${one.method} ${uri}`) ||
        (request === undefined && isOfError(section, one.method, uri)) ||
        (request === undefined && (isListed(`${one.method} ${uri}`) || ownUris.has(`${one.method} ${uri}`)))
      )
        return [];
      known.add(`${one.method} ${uri}`);
      return [
        {
          ...splitPurpose(one.purpose),
          methods: [one.method],
          uris: [uri],
          general: [],
          where: path,
          ...(one.guess === undefined ? {} : { guess: one.guess }),
          ...(request !== undefined || requests.length === 1
            ? {
                ...withNamedAnswer(bodiesSaid(family, takesBody(one.method)), answerListed(family, places)),
                ...remarksIn(family),
                ...deprecatedIn(section),
                ...withWholeBody(partsOf({ ...one, path }, family, family.flatMap(examplesIn)), places),
                statuses: statusesIn(family, places, family.flatMap(answersIn)),
              }
            : { parts: {}, told: [{ text: one.purpose, section }] }),
          source: places.section(section),
          section,
          headed: family,
        },
      ];
    });
  });
}

/** `Request` below `Create a thing`: what is around it is about the request, where that has no other; otherwise what leads to it may say what it is for. */
function ofTheirOuter(
  sections: readonly StatedSection[],
  outerOf: readonly number[],
  named: readonly (Request | undefined)[],
): readonly (Request | undefined)[] {
  const outer = named.map((request, index) => (request !== undefined && isPartTitle(unnumbered(sections[index]!.section.title)) ? outerOf[index]! : -1));
  const within = grouped(
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

function deprecatedIn({ prose }: StatedSection): Pick<Endpoint, "deprecated"> {
  const said = prose.slice(1).flatMap(({ text }) => deprecationIn(text) ?? []);
  return said.length === 0 ? {} : { deprecated: said[0]! };
}

/** The request that is shown where a title announces one: `HTTP request`, `Example request`. */
function shownAsPart(section: StatedSection, shown: readonly ShownRequest[]): Request | undefined {
  const [only, ...others] = isPartTitle(unnumbered(section.section.title)) ? shownRequests(section, shown) : [];
  return others.length > 0 ? undefined : only;
}

/** The path that a label or the heading gives, with the method by which all calls below it ask for that path. */
function shownAtPath(section: StatedSection, shown: readonly ShownRequest[], prefixes: Prefixes): Request | undefined {
  const path = listsPaths(section) ? undefined : pathAlone(section);
  const uri = path === undefined ? undefined : uriIn(withoutSlash(path), prefixes);
  const [method, ...others] = new Set(shown.map((one) => one.method));
  const isOne = uri !== undefined && others.length === 0 && shown.every((one) => uriIn(withoutSlash(withoutOrigin(one.path)), prefixes) === uri);
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

function shownRequests({ section: { title } }: StatedSection, shown: readonly ShownRequest[]): readonly Request[] {
  return shown.map(({ method, path, purpose, guess }) => ({
    method,
    path: withoutOrigin(path),
    ...(guess === undefined ? {} : { guess }),
    purpose: purpose ?? (shown.length > 1 ? `${method} ${withoutOrigin(path)}` : unnumbered(title)),
  }));
}

/** A call that only fills in what another request of the section leaves open is no request of its own. */
function withoutExamples(shown: readonly ShownRequest[], prefixes: Prefixes): readonly ShownRequest[] {
  const uri = (path: string): string => uriIn(withoutOrigin(path), prefixes) ?? path;
  const fills = (one: ShownRequest, other: ShownRequest): boolean =>
    one.method === other.method && uri(one.path) !== uri(other.path) && segmentsFill(uri(one.path).split("/"), uri(other.path).split("/"), () => true);
  return shown.filter(
    (one, index) =>
      !shown.some((other, at) => at !== index && ((uri(one.path) === uri(other.path) && one.method === other.method && at < index) || fills(one, other))),
  );
}

/** A call there that fills in another one shows what fails. */
const ofErrors = /\b(?:errors?|failures?|troubleshooting)\b/i;

/** Without a slash at its end. */
function withoutSlash(path: string): string {
  return path.replace(/(?<=[^/])\/$/, "");
}

/** `/things/17` is one of `/things/{id}`. */
function isExampleOf(path: string, template: string): boolean {
  return path !== template && segmentsFill(path.split("/"), template.split("/"), isNumberOrUuid);
}
