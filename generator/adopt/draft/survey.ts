/** What a document says of a service, sorted by what a definition makes of it: kinds, endpoints, fields, conventions. */
import { lookupOf } from "../../documents/lookup.ts";
import { formatPlace, rowFound } from "../../documents/place.ts";
import type { Row, Section } from "../../documents/document.ts";
import { prefixesOf, uriIn, type Prefixes } from "../../drift/paths.ts";
import { headedEndpoints, isHeaded } from "./headed.ts";
import type { ShownRequest } from "./shown.ts";
import { ownRows } from "./own-rows.ts";
import type { StatedFact } from "../../facts/fact.ts";
import type { Stated, StatedBlock, StatedRow, StatedSection } from "../../facts/stated.ts";
import { keyedPaths } from "./stand-ins.ts";

export interface Survey {
  readonly stated: Stated;
  readonly server: Server;
  readonly prefixes: Prefixes;
  readonly kinds: readonly KindRow[];
  readonly endpoints: readonly Endpoint[];
  /** Sections whose own rows are fields. */
  readonly fields: readonly StatedSection[];
  readonly places: Places;
  /** Requests as the document shows them. */
  readonly shown: readonly ShownRequest[];
}

export interface Server {
  readonly url: string;
  readonly variables: readonly { readonly name: string; readonly default: string }[];
  /** The document gives no address. */
  readonly guessed: boolean;
  readonly section: StatedSection;
}

/** A row of the table that tells kinds of resources apart. */
export interface KindRow {
  readonly name: string;
  readonly meaning: string;
  /** URIs that are written out. */
  readonly uris: readonly string[];
  /** What a path of the kind ends in behind words that stand for another path. */
  readonly suffix?: string;
  readonly source: string;
}

/** A row of a table of endpoints. */
export interface Endpoint {
  readonly purpose: string;
  readonly methods: readonly string[];
  readonly uris: readonly string[];
  /** Paths with words that stand for other paths. */
  readonly general: readonly string[];
  /** What stands where a path would. */
  readonly where: string;
  readonly request?: string;
  readonly response?: string;
  /** Has the fields of the request's body, or the parameters of its query. */
  readonly fields?: StatedSection;
  readonly source: string;
  readonly section: StatedSection;
  /** The section is about the endpoint alone. */
  readonly headed?: true;
}

/** How sources name what stands in the document. */
export interface Places {
  readonly section: (section: StatedSection) => string;
  readonly row: (row: Row) => string;
}

export function surveyOf(stated: Stated, shown: readonly ShownRequest[] = []): Survey {
  const server = serverOf(stated);
  const prefixes = prefixesOf([server]);
  const places = placesOf(stated);
  const endpoints = [...endpointsOf(stated, prefixes, places), ...headedEndpoints(stated, prefixes, places, shown)];
  const ofEndpoints = new Set(endpoints.map(({ source }) => source));
  return {
    stated,
    server,
    prefixes,
    kinds: kindsOf(stated, prefixes, places),
    endpoints,
    fields: stated.sections.filter((section) => !isHeaded(section, endpoints) && ownRows(section).some((row) => row.facts.some(({ fact }) => fact === "type") && !ofEndpoints.has(places.row(row.row)))),
    places,
    shown,
  };
}

function serverOf({ sections }: Stated): Server {
  const [first] = sections;
  const written = sections.flatMap((section) => section.facts.filter((fact) => fact.fact === "path").map(({ value }) => ({ section, path: String(value) })));
  const address = written.find(({ path }) => /^\{[^{}]+\}.*\/<[^<>]*>$/.test(path)) ?? written.find(({ path }) => /^\{[^{}]+\}(?:\/[\w.-]+)*$/.test(path));
  const given = address === undefined ? addressIn(sections) : undefined;
  if (given !== undefined) return given;
  if (address === undefined) return { url: "{address}", variables: [{ name: "address", default: "https://service.example" }], guessed: true, section: first! };
  const url = address.path.replace(/\/<[^<>]*>$/, "");
  const names = [...url.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name!);
  const ending = /^\{[^{}]+\}$/.test(url) ? written.map(({ path }) => path).find((path) => /^\/[\w./-]*v\d[\w.]*$/.test(path)) : undefined;
  return { url, variables: names.map((name, index) => ({ name, default: `https://service.example${index === 0 ? (ending ?? "") : ""}` })), guessed: false, section: address.section };
}

/** An address that is written out: `Base URL: https://api.example/v1`. */
function addressIn(sections: readonly StatedSection[]): Server | undefined {
  for (const section of sections) {
    for (const { text } of section.prose) {
      const url = /https?:\/\/[^\s`"'<>)]+/.exec(text)?.[0].replace(/[.,;:/]+$/, "");
      if (url !== undefined && /\b(?:base|root|server|endpoints?|address|requests?|available|reach)/i.test(text)) return { url, variables: [], guessed: false, section };
    }
  }
  return undefined;
}

/** How sources name what stands in a document. */
export function placesOf({ document }: Stated): Places {
  const { entries } = lookupOf(document);
  const sections = new Map<Section, string>(entries.map((entry) => [entry.section, entry.name]));
  const rows = new Map<Row, () => string>();
  for (const entry of entries) {
    for (const block of entry.section.blocks) for (const row of block.rows) rows.set(row, () => formatPlace(rowFound(entry, { row, block }).place));
  }
  return { section: ({ section }) => sections.get(section) ?? section.title, row: (row) => rows.get(row)?.() ?? row.name };
}

function kindsOf({ sections }: Stated, prefixes: Prefixes, places: Places): readonly KindRow[] {
  const tables = sections.flatMap(({ blocks }) => blocks.filter(({ block }) => block.is === "table"));
  const ofKinds = tables.find(({ rows, roles }) => [...roles.values()].includes("path") && rows.every(({ row, facts }) => !has(facts, "methods") && !isMethod(row.name)) && rows.some(({ facts }) => has(facts, "path")));
  return (ofKinds?.rows ?? []).map((row): KindRow => {
    const paths = pathsIn(row.facts);
    const suffix = paths.map((path) => /^<[^<>]*>\/([\w.-]+)$/.exec(path)?.[1]).find((one) => one !== undefined);
    return {
      name: row.row.name,
      meaning: textIn(row, ofKinds!, "notes"),
      uris: paths.filter((path) => !path.includes("<")).flatMap((path) => uriIn(path, prefixes) ?? []),
      ...(suffix === undefined ? {} : { suffix }),
      source: places.row(row.row),
    };
  });
}

function endpointsOf(stated: Stated, prefixes: Prefixes, places: Places): readonly Endpoint[] {
  const keyed = keyedPaths(stated);
  return stated.sections.flatMap((section) =>
    section.blocks
      .filter(({ rows }) => rows.some(({ row, facts }) => has(facts, "methods") || (isMethod(row.name) && has(facts, "path"))))
      .flatMap((block) => {
        let before: readonly string[] = [];
        return block.rows.map((row): Endpoint => {
          const where = textIn(row, block, "path");
          const paths = /^same\b|^as above|^"$/i.test(where) ? before : pathsIn(row.facts.filter((fact) => standsIn(row, block, fact, "path")));
          before = paths;
          const payload = block.block.columns.find((title) => /^(?:payload|body)s?$/i.test(title));
          const cell = payload === undefined ? "" : (row.row.cells.find(({ column }) => column === payload)?.text ?? "");
          const named = isMethod(row.row.name);
          return {
            purpose: named ? purposeIn(row, block) : row.row.name,
            methods: named ? [row.row.name] : row.facts.flatMap((fact) => (fact.fact === "methods" ? fact.value : [])),
            uris: paths.flatMap((path) => keyed(path) ?? []).flatMap((path) => uriIn(path, prefixes) ?? []),
            general: paths.filter((path) => keyed(path) === undefined),
            where,
            ...bodies(row, block, cell),
            source: named ? places.section(section) : places.row(row.row),
            section,
          };
        });
      }),
  );
}

/** A table can have the method first, where others have a name. */
function isMethod(text: string): boolean {
  return /^(?:GET|PUT|POST|PATCH|DELETE)$/.test(text);
}

function purposeIn({ row }: StatedRow, { block, roles }: StatedBlock): string {
  const said = row.cells.find(({ column }) => column !== block.named && (roles.get(column) === undefined || roles.get(column) === "notes"));
  return said?.text || row.name;
}

function bodies(row: StatedRow, block: StatedBlock, payload: string): { request?: string; response?: string } {
  const [request, response] = [textIn(row, block, "request"), textIn(row, block, "response")];
  const isOfOne = /\b(?:GET|PUT|POST|PATCH|DELETE) (?:request|response):/.test(payload) && row.facts.some((fact) => fact.fact === "methods" && fact.value.length > 1);
  const ofAnswer = isOfOne ? undefined : /\bresponse:\s*(.*)$/i.exec(payload)?.[1];
  const ofRequest = /\brequest:\s*(.*?)(?:\.\s*response:.*)?$/i.exec(payload)?.[1];
  const isPlain = payload !== "" && !isOfOne && ofAnswer === undefined && ofRequest === undefined;
  const reads = row.facts.some((fact) => fact.fact === "methods" && fact.value.every((method) => method === "GET"));
  const sent = request || ofRequest || (isPlain && !reads ? payload : "");
  const answered = response || ofAnswer || (isPlain && reads ? payload : "");
  return { ...(sent === "" ? {} : { request: sent }), ...(answered === "" ? {} : { response: answered }) };
}

export function textIn(row: StatedRow, { roles }: StatedBlock, role: string): string {
  return row.row.cells.find(({ column }) => roles.get(column) === role)?.text ?? "";
}

function standsIn(row: StatedRow, { roles }: StatedBlock, fact: StatedFact, role: string): boolean {
  const cell = row.row.cells.find(({ column }) => roles.get(column) === role);
  return cell !== undefined && fact.at.column >= cell.at.column && fact.at.column <= cell.at.column + cell.at.length;
}

function pathsIn(facts: readonly StatedFact[]): readonly string[] {
  return facts.flatMap((fact) => (fact.fact === "path" ? [fact.value] : []));
}

function has(facts: readonly StatedFact[], name: string): boolean {
  return facts.some(({ fact }) => fact === name);
}
