/** What sentences name that goes into the query of requests: of the one that they tell of, of the one list beside them, or of all lists. */
import { uriIn, type Prefixes } from "../../../../drift/subject/paths.ts";
import { bracketedFacts } from "../../../../facts/cells/bracketed.ts";
import type { Stated } from "../../../../facts/stated.ts";
import type { StatedSection } from "../../../../facts/stated-section.ts";
import { carrierSaid } from "../../../../facts/text/carriers-said.ts";
import type { StatedText } from "../../../../facts/text/prose.ts";
import { readerOf } from "../../../../facts/text/reader.ts";
import { groupBy } from "../../../../values/group-by.ts";
import type { Endpoint } from "../endpoint.ts";
import { requestsIn } from "../requests/mentioned-requests.ts";
import type { ToldField } from "../rows/request-parts.ts";
import type { ShownRequest } from "../shown/shown.ts";
import { clauseWith, queryNames, type QueryName } from "../text/query-sentences.ts";
import { isListRequest, readsBeside } from "./reads-beside.ts";
import { writtenQueries } from "./written-queries.ts";

/** The endpoints with what is named so, beside what rows list of their queries. */
export function withToldQueries(endpoints: readonly Endpoint[], stated: Stated, prefixes: Prefixes, shown: readonly ShownRequest[]): readonly Endpoint[] {
  const reader = readerOf(stated.wording);
  const found = stated.sections.flatMap((section) =>
    textsIn(section).flatMap((said) => {
      const names = namesIn(said.text, section);
      const owners = names.length === 0 ? [] : ownersOf(said.text, names, { section, endpoints, stated, prefixes });
      return owners.flatMap(({ endpoint, inDoubt }) => names.map((one) => ({ endpoint, field: fieldOf(one, said, section, inDoubt) })));
    }),
  );
  const byEndpoint = groupBy([...found, ...writtenQueries(stated.sections, endpoints, prefixes, shown)], ({ endpoint }) => endpoint);
  return endpoints.map((endpoint) =>
    withFields(
      endpoint,
      (byEndpoint.get(endpoint) ?? []).map(({ field }) => field),
    ),
  );

  function fieldOf(named: QueryName, { text, at }: Said, section: StatedSection, inDoubt: boolean): ToldField {
    const { name, remark, inDoubt: isUnsaid } = named;
    return {
      name,
      facts: remark === undefined ? [] : bracketedFacts({ text: remark, at }, reader),
      clause: clauseWith(text, named),
      section,
      ...(inDoubt || isUnsaid === true ? { inDoubt: true } : {}),
    };
  }
}

/** What sentences name of which no request takes it. */
export function queriesLeft({ sections }: Stated, endpoints: readonly Endpoint[]): readonly string[] {
  const taken = new Set(
    endpoints.flatMap(({ parts: { query } }) => [...(query?.rows ?? []).map(({ row }) => row.name), ...(query?.told ?? []).map(({ name }) => name)]),
  );
  return sections.flatMap((section) =>
    textsIn(section).flatMap(({ text, at }) => {
      const names = namesIn(text, section)
        .map(({ name }) => name)
        .filter((name) => !taken.has(name));
      return names.length === 0 ? [] : [`${names.join(", ")} in the query (line ${at.line}): of which request they are is not understood in "${text}"`];
    }),
  );
}

/** Without the credential of each request. */
function namesIn(text: string, { section }: StatedSection): readonly QueryName[] {
  const names = queryNames(text);
  const carrier = names.length === 0 ? undefined : carrierSaid(text, section.title);
  return carrier?.in === "query" ? names.filter(({ name }) => name !== carrier.name) : names;
}

type Said = Pick<StatedText, "text" | "at">;

/** Sentences, and items that are none of fields. */
function textsIn({ prose, blocks }: StatedSection): readonly Said[] {
  const items = blocks
    .filter(({ block }) => block.is === "list")
    .flatMap(({ rows }) => rows.filter(({ row }) => /^\d+$/.test(row.name)).flatMap(({ row }) => row.cells));
  return [...prose.slice(1), ...items];
}

function withFields(endpoint: Endpoint, fields: readonly ToldField[]): Endpoint {
  const { query } = endpoint.parts;
  const listed = new Set((query?.rows ?? []).map(({ row }) => row.name));
  const toldFields = [
    ...new Map(
      fields
        .filter(({ name }) => !listed.has(name))
        .toReversed()
        .map((one) => [one.name, one]),
    ).values(),
  ].toReversed();
  if (toldFields.length === 0) return endpoint;
  return { ...endpoint, parts: { ...endpoint.parts, query: { section: toldFields[0]!.section, rows: [], ...query, told: toldFields } } };
}

interface Around {
  readonly section: StatedSection;
  readonly endpoints: readonly Endpoint[];
  readonly stated: Stated;
  readonly prefixes: Prefixes;
}

interface Owner {
  readonly endpoint: Endpoint;
  /** The sentence does not name the request. */
  readonly inDoubt: boolean;
}

function ownersOf(text: string, names: readonly QueryName[], around: Around): readonly Owner[] {
  const { section, endpoints, stated, prefixes } = around;
  const pages = names.some(({ inDoubt }) => inDoubt === true);
  const isOfList = pages || /\b(?:lists?|results)\b/i.test(text);
  const own = endpoints.filter((endpoint) => tellsOf(endpoint, text, around) && (!isOfList || reads(endpoint)) && (!pages || isListRequest(endpoint)));
  if (own.length > 0) return own.map((endpoint) => ({ endpoint, inDoubt: false }));
  if (requestsIn(text).length > 0) return [];
  if (ofAllLists.test(text))
    return endpoints.filter((endpoint) => reads(endpoint) && listsSeveral(endpoint, endpoints)).map((endpoint) => ({ endpoint, inDoubt: true }));
  const beside = readsBeside(section, stated.sections, endpoints).filter((endpoint) => !isOfList || isListRequest(endpoint));
  const found = beside.length > 0 ? beside : listsAt(pathsIn(section, prefixes), endpoints);
  return found.map((endpoint) => ({ endpoint, inDoubt: true }));
}

/** Whether the sentence stands in a section of the request alone, or is told of it elsewhere. */
function tellsOf({ headed, told = [] }: Endpoint, text: string, { section }: Around): boolean {
  const isOwn = headed?.includes(section) === true && told.length === 0;
  return isOwn || told.some((one) => one.section === section && one.text.trim() !== "" && text.replaceAll("`", "").endsWith(one.text.replaceAll("`", "")));
}

const ofAllLists = /^(?:all|every|each) (?:list|collection)\b/i;

function reads({ methods }: Endpoint): boolean {
  return methods.every((method) => method === "GET");
}

function listsSeveral(endpoint: Endpoint, endpoints: readonly Endpoint[]): boolean {
  const { uris, purpose } = endpoint;
  return (
    isListRequest(endpoint) &&
    (/\blists?\b/i.test(purpose) || uris.some((uri) => endpoints.some((other) => other.uris.some((one) => one.startsWith(`${uri}/{`)))))
  );
}

function pathsIn({ facts }: StatedSection, prefixes: Prefixes): ReadonlySet<string> {
  return new Set(facts.flatMap((fact) => (fact.fact === "path" ? (uriIn(fact.value, prefixes) ?? []) : [])));
}

/** The only list among the requests at the paths that a section speaks of. */
function listsAt(paths: ReadonlySet<string>, endpoints: readonly Endpoint[]): readonly Endpoint[] {
  const found = endpoints.filter(
    (endpoint) =>
      reads(endpoint) && endpoint.uris.some((uri) => paths.has(uri) || [...paths].some((path) => path.startsWith(`${uri}/{`))) && isListRequest(endpoint),
  );
  return found.length === 1 ? found : [];
}
