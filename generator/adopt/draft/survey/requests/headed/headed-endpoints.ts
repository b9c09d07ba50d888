/** Endpoints that have a section of their own: a section names the request, or shows it. */
import { uriIn, withoutSlash, type Prefixes } from "../../../../../drift/subject/paths.ts";
import { withoutOrigin } from "../../../../../facts/code/templates.ts";
import type { Stated } from "../../../../../facts/stated.ts";
import type { StatedSection } from "../../../../../facts/stated-section.ts";
import { groupBy } from "../../../../../values/group-by.ts";
import { takesBody } from "../../../../words/methods.ts";
import { bodiesSaid } from "../../answers/said-bodies.ts";
import { statusesIn } from "../../answers/statuses.ts";
import { answerListed, withNamedAnswer, withWholeBody } from "../../answers/whole-bodies.ts";
import type { Endpoint } from "../../endpoint.ts";
import type { SourceNames } from "../../source-names.ts";
import { partsShown, plainListShown, requestParts } from "../../rows/request-parts.ts";
import type { ShownExample } from "../../shown/examples.ts";
import type { ShownRequest } from "../../shown/shown.ts";
import type { ShownAnswer } from "../../shown/shown-answers.ts";
import { segmentsFill } from "../../text/filled-paths.ts";
import { deprecationIn } from "../../text/history.ts";
import type { RequestLine } from "../../text/request-lines.ts";
import { thingsBySection } from "../../text/sections-at.ts";
import { oneRequest } from "../one-request.ts";
import { remarksIn } from "../remarks.ts";
import { familiesOf, type Family } from "./families.ts";
import { namedRequests } from "./named-requests.ts";
import { filledTemplate } from "./templates.ts";

/** What the document shows in blocks and after bullets. */
export interface ShownMessages {
  readonly requests: readonly ShownRequest[];
  readonly examples: readonly ShownExample[];
  readonly answers: readonly ShownAnswer[];
}

/** A request, with the sections that are about it. */
interface Headed {
  readonly family: Family;
  readonly request: RequestLine;
  readonly uri: string;
}

/** @param isListed whether a table has a request, as `GET /things` */
export function headedEndpoints(
  { sections }: Stated,
  prefixes: Prefixes,
  places: SourceNames,
  shown: ShownMessages,
  isListed: (request: string) => boolean,
): readonly Endpoint[] {
  const shownIn = sections.map(thingsBySection(sections, shown.requests));
  const named = namedRequests(sections, shownIn, prefixes);
  const own = named.flatMap((request) => request ?? []);
  const shownTemplates = shown.requests.map(({ path }) => withoutOrigin(path)).filter((path) => path.includes("{"));
  const templates = [...own.map(({ path }) => path), ...shownTemplates];
  const requests = new Set(own.map(({ method, path }) => `${method} ${uriIn(path, prefixes)}`));
  const failsAs = failuresAmong(shown.requests, prefixes);
  const isToldElsewhere = ({ section, isNamed }: Family, method: string, uri: string): boolean =>
    !isNamed && (isListed(`${method} ${uri}`) || requests.has(`${method} ${uri}`) || failsAs(section, method, uri));
  const headed = familiesOf(sections, named, shownIn, prefixes).flatMap((family) =>
    family.requests.flatMap((request): readonly Headed[] => {
      const path = filledTemplate(request.path, templates) ?? request.path;
      const uri = uriIn(withoutSlash(path), prefixes);
      return uri === undefined || isToldElsewhere(family, request.method, uri) ? [] : [{ family, request: { ...request, path }, uri }];
    }),
  );
  const tell = tellingOf(places, thingsBySection(sections, shown.examples), thingsBySection(sections, shown.answers));
  return [...groupBy(headed, ({ request: { method }, uri }) => `${method} ${uri}`).values()].map(([first]) => endpointOf(first!, places, tell));
}

/** Whether a call in a section about errors fills in another one that is shown. */
function failuresAmong(shown: readonly ShownRequest[], prefixes: Prefixes): (section: StatedSection, method: string, uri: string) => boolean {
  const uris = shown.flatMap(({ method, path }) => {
    const uri = uriIn(withoutOrigin(path), prefixes);
    return uri === undefined ? [] : [{ method, uri }];
  });
  return ({ section: { title } }, method, uri) =>
    ofErrors.test(title) && uris.some((one) => one.method === method && one.uri !== uri && segmentsFill(uri.split("/"), one.uri.split("/"), () => true));
}

const ofErrors = /\b(?:errors?|failures?|troubleshooting)\b/i;

type Tell = (headed: Headed) => Pick<Endpoint, "parts" | "told" | "statuses" | "deprecated" | "request" | "response" | "shownAnswer">;

function endpointOf(headed: Headed, places: SourceNames, tell: Tell): Endpoint {
  const {
    family: { section, sections },
    request,
    uri,
  } = headed;
  return {
    ...oneRequest(request, uri, section, places),
    ...tell(headed),
    headed: sections,
  };
}

/** What the sections of a request say of it; where they show several, that is what the call of each one sends and prints. */
function tellingOf(
  places: SourceNames,
  examplesIn: (section: StatedSection) => readonly ShownExample[],
  answersIn: (section: StatedSection) => readonly ShownAnswer[],
): Tell {
  return ({ family: { section, sections, requests, isNamed }, request }) => {
    const examples = sections.flatMap(examplesIn);
    if (!isNamed && requests.length > 1) {
      const own = examples.filter(({ way, line }) => way !== undefined && requests.findLast((one) => (one.line ?? Infinity) <= line)?.line === request.line);
      return { parts: partsShown(request, sections, own), told: [{ text: request.purpose, section }] };
    }
    const parts = requestParts(request, sections, examples);
    const shownAnswer = plainListShown(parts, examples, sections, request.method);
    return {
      ...withNamedAnswer(bodiesSaid(sections, takesBody(request.method)), answerListed(sections, places)),
      ...remarksIn(sections),
      ...deprecatedIn(section),
      ...withWholeBody(parts, places),
      ...(shownAnswer === undefined ? {} : { shownAnswer }),
      statuses: statusesIn(sections, places, sections.flatMap(answersIn)),
    };
  };
}

function deprecatedIn({ prose }: StatedSection): Pick<Endpoint, "deprecated"> {
  const [first] = prose.slice(1).flatMap(({ text }) => deprecationIn(text) ?? []);
  return first === undefined ? {} : { deprecated: first };
}
