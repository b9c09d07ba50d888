/** One service out of the readings of its files and its document. */
import type { Diagnostic, Position } from "../diagnostics/diagnostic.ts";
import { failure, outcome, type Outcome } from "../diagnostics/outcome.ts";
import { report } from "../diagnostics/report.ts";
import type { DocumentText } from "../documents/document.ts";
import type { Resource } from "../model/resource.ts";
import type { OAuthFlow, OAuthFlowName, SecurityScheme, Server, Service, Tag } from "../model/service.ts";
import type { ModuleReading, SecurityReading, ServerReading, ServiceReading } from "../read/reading.ts";
import { placesInDocument, type Places } from "./places.ts";
import { commonLinks, type CommonLinks } from "./common.ts";
import { contributionOf, linkResources } from "./resources.ts";
import { linkSchemas } from "./schemas.ts";
import { linkField, linkNotes } from "./shapes.ts";

/** What a service is made of. */
export interface ServiceParts {
  /** The folder's name. */
  readonly name: string;
  /** In the order of the files' names. */
  readonly modules: readonly ModuleReading[];
  /** Files of other folders that they import: their schemas can be the service's, their resources are not. */
  readonly imported?: readonly ModuleReading[];
  readonly document: DocumentText;
  /** What the resources of the service have in common, where there are more than those of the modules. */
  readonly common?: CommonLinks;
  /** How sources are looked up. */
  readonly placesOf?: typeof placesInDocument;
}

/** The one service that the modules of a folder declare. */
export function serviceReading(name: string, modules: readonly Pick<ModuleReading, "file" | "services">[]): Outcome<ServiceReading> {
  const services = modules.flatMap((module) => module.services);
  const [first, second] = services;
  if (first === undefined) return failure([report("no-service", { service: name }, serviceFile(modules))]);
  if (second === undefined) return outcome(first, []);
  const related = [{ message: "The first one is here.", at: first.origin.definition }];
  return failure([report("two-services", { service: name }, second.origin.definition, related)]);
}

/** Where the service is looked for first. */
function serviceFile(modules: readonly Pick<ModuleReading, "file">[]): Position | undefined {
  const file = modules.find((module) => /(?:^|\/)service\.ts$/.test(module.file))?.file;
  return file === undefined ? undefined : { file, line: 1, column: 1, length: 0 };
}

export function linkService({
  name,
  modules,
  imported = [],
  document,
  common = commonLinks(modules.map(contributionOf)),
  placesOf = placesInDocument,
}: ServiceParts): Outcome<Service> {
  const reading = serviceReading(name, modules);
  if (!reading.ok) return reading;
  const found = new Map<string, Diagnostic>();
  const places = placesOf(document, (diagnostic) => found.set(JSON.stringify(diagnostic), diagnostic));
  const resources = modules.flatMap((module) => linkResources(places, common, module));
  const service: Service = {
    ...linkRoot(places, name, reading.value, document),
    resources,
    schemas: linkSchemas(places, reading.value, modules, imported),
    tags: tagsOf(resources),
  };
  return outcome(service, [...found.values()]);
}

/** What is said of the service as a whole. */
export function linkRoot(
  places: Places,
  name: string,
  { title, version, description, servers, security, access, headers, notes, origin }: ServiceReading,
  document: Pick<DocumentText, "file">,
): Omit<Service, "resources" | "schemas" | "tags"> {
  return {
    name,
    title,
    version,
    description,
    document: document.file,
    servers: servers.map((server) => linkServer(places, server)),
    security: security?.map((scheme) => linkSecurity(places, scheme)),
    ...(access === undefined ? {} : { access }),
    headers: headers.map((field) => linkField(places, field)),
    notes: linkNotes(places, notes),
    origin: places.originOf(origin),
  };
}

function linkServer(places: Places, server: ServerReading): Server {
  const { name, description, origin } = server;
  return { name, ...serverAddress(server), description, origin: places.originOf(origin) };
}

/** Where a server is reached, with what stands in for its variables. */
export function serverAddress({ url, variables }: ServerReading): Pick<Server, "url" | "variables"> {
  return { url, variables: Object.entries(variables).map(([name, value]) => ({ name, default: value, description: "" })) };
}

function linkSecurity(places: Places, { name, scheme, description, origin }: SecurityReading): SecurityScheme {
  return { name, how: securityOf(scheme), description, origin: places.originOf(origin) };
}

/** What a scheme says, as its kind. */
export function securityOf({ scheme, header, word, credential, parameter, cookie, flows, url }: SecurityReading["scheme"]): SecurityScheme["how"] {
  if (scheme === "basic" || scheme === "bearer") return { is: scheme };
  if (scheme === "query") return { is: "query", parameter: String(parameter) };
  if (scheme === "cookie") return { is: "cookie", cookie: String(cookie) };
  if (scheme === "oauth2")
    return { is: "oauth2", flows: Object.entries((flows ?? {}) as FlowReadings).map(([name, flow]) => flowOf(name as OAuthFlowName, flow)) };
  if (scheme === "openid") return { is: "openid", ...(url === "" ? {} : { url: String(url) }) };
  if (scheme === "certificate") return { is: "certificate" };
  const withWord = word === "" || word === undefined ? {} : { word: String(word) };
  return { is: "header", header: String(header), ...withWord, credential: String(credential) };
}

type FlowReadings = { readonly [flow: string]: FlowReading };
type FlowReading = { readonly scopes?: { readonly [scope: string]: string } } & OAuthFlow["urls"];

function flowOf(name: OAuthFlowName, { scopes = {}, ...urls }: FlowReading): OAuthFlow {
  return { name, urls, scopes: Object.entries(scopes).map(([scope, says]) => ({ name: scope, says })) };
}

/** A tag for each definition, described by its first resource. */
export function tagsOf(resources: readonly Resource[]): readonly Tag[] {
  const roots = resources.filter(({ parent }) => parent === undefined);
  return [...new Map(roots.map(({ tag, description }) => [tag, { name: tag, description }])).values()];
}
