/** A service made ready to be served: its resources as routes that know their neighbours. */
import type { Choices } from "./choices.ts";
import type { Envelope, FieldData, ObjectData, OperationData, Payload, ResourceData, ServiceData, Shape } from "./data.ts";
import { judgeKey } from "./headers.ts";
import { identifiersOf, isAssigned, type Identifiers } from "./identifiers.ts";
import { entryOf } from "./objects.ts";
import { parentOf } from "./path.ts";
import { isLiteral } from "./pattern.ts";
import { routeOf, Router, type Route } from "./routes.ts";
import { shapesOf, type Shapes } from "./shapes.ts";
import { viewerOf, type Viewer } from "./show.ts";

export interface Site extends Route {
  /** The element of a collection. */
  readonly element?: Site;
  /** The collection of an element. */
  readonly collection?: Site;
  /** What a data resource is the data of. */
  readonly of?: Site;
  /** The elements that it lies below and that have to be created: the outermost last. */
  readonly within?: readonly Site[];
  /** The object that the URI addresses a block of, and the block's path of fields. */
  readonly block?: { readonly owner: Site; readonly path: readonly string[] };
  /** What there is once in each element, from its creation on. */
  readonly once?: readonly Site[];
  /** The lists of the object whose elements are those of collections below it. */
  readonly lists?: readonly ListedSite[];
}

/** A collection whose elements the object at a URI above it has in a list, at a path of fields. */
export interface ListedSite {
  readonly collection: Site;
  readonly path: readonly string[];
}

type Links = { -readonly [Name in "element" | "collection" | "of" | "within" | "block" | "once" | "lists"]?: Site[Name] };

export interface Setup extends Layout, SetupOptions {
  readonly service: ServiceData;
  readonly identifiers: Identifiers;
}

/** What the data of a service alone decide: stubs of one service share it. */
export interface Layout {
  readonly shapes: Shapes;
  readonly viewer: Viewer;
  readonly router: Router<Site>;
  /** By their URIs. */
  readonly sites: ReadonlyMap<string, Site>;
  /** The field that the service assigns to its objects, for those of which nothing else is known. */
  readonly assigned?: FieldData;
  /** The names of the fields that hold paths. */
  readonly pathFields: ReadonlySet<string>;
  /** What a list's name adds to that of its elements' type, before and behind. */
  readonly listName: (element: string) => string;
}

export interface SetupOptions {
  /** The path that every URI stands below. */
  readonly base: string;
  readonly seed: number;
  readonly choices: Choices;
}

export function setupOf(service: ServiceData, layout: Layout, options: SetupOptions): Setup {
  return { service, ...layout, ...options, identifiers: identifiersOf(layout.shapes, options.seed) };
}

export function layoutOf(service: ServiceData, resources: readonly ResourceData[]): Layout {
  const shapes = shapesOf(service.shapes);
  const sites = linked([...resources, ...collectionsOfNested(resources)].map(routeOf), shapes);
  const router = new Router<Site>(({ resource }, placeholder, text) => {
    const shape = entryOf(resource.placeholders, placeholder);
    return shape === undefined || judgeKey(shapes, shape, text, placeholder).length === 0;
  });
  for (const site of sites) router.add(site);
  const fields = sites.flatMap(({ resource }) => fieldsOf(shapes, resource));
  const assigned = fields.find(({ shape }) => isAssigned(shapes, shape));
  return {
    shapes,
    viewer: viewerOf(shapes),
    router,
    sites: new Map(sites.map((site) => [site.resource.uri, site])),
    ...(assigned === undefined ? {} : { assigned }),
    pathFields: new Set(fields.filter(({ shape }) => shape.role?.role === "path-of").map(({ name }) => name)),
    listName: listNaming(sites),
  };
}

/** The fields of an object and of the items of its list. */
function fieldsOf(shapes: Shapes, { object, operations }: ResourceData): readonly FieldData[] {
  const lists = operations.flatMap(({ answer }) => (answer.is === "json" && answer.shape.is === "array" ? [answer.shape.items] : []));
  return [...(object === undefined ? [] : [object.shape]), ...lists].flatMap((shape) => [...(shapes.fieldsOf(shape)?.values() ?? [])]);
}

function linked(routes: readonly Route[], shapes: Shapes): readonly Site[] {
  const sites = new Map(routes.map((route) => [route.resource.uri, { ...route } as Route & Links]));
  for (const site of sites.values()) link(site, sites);
  const created = new Map([...sites.values()].filter(isCreated).map((site) => [formOf(site.resource.uri), site]));
  for (const site of sites.values()) {
    const within = above(formOf(site.resource.uri)).flatMap((form) => created.get(form) ?? []);
    if (within.length > 0) site.within = within;
  }
  for (const owner of sites.values()) {
    for (const { uri, path, isList } of owner.resource.object === undefined ? [] : blocksOf(shapes, owner.resource.object)) {
      const site = sites.get(uri);
      if (site === undefined || site === owner) continue;
      if (!isList) site.block = { owner, path };
      else if (site.element !== undefined && isLiterallyBelow(owner, site)) owner.lists = [...(owner.lists ?? []), { collection: site, path }];
    }
  }
  for (const site of sites.values()) {
    const element = site.within?.[0];
    if (element === undefined || !isOnceIn(element, site)) continue;
    (element as Links).once = [...(element.once ?? []), site];
  }
  return [...sites.values()];
}

/** An object that is no element, at a URI that goes on from the element's by literal segments alone. */
function isOnceIn(element: Site, site: Site): boolean {
  return site.resource.object !== undefined && site.collection === undefined && site.block === undefined && isLiterallyBelow(element, site);
}

function isLiterallyBelow(upper: Route, lower: Route): boolean {
  const further = lower.segments.slice(upper.segments.length);
  return formOf(lower.resource.uri).startsWith(`${formOf(upper.resource.uri)}/`) && further.every(({ template }) => isLiteral(template));
}

function link(site: Route & Links, sites: ReadonlyMap<string, Route & Links>): void {
  const { uri, object, operations } = site.resource;
  const above = sites.get(parentOf(uri));
  if (object !== undefined && /[{]/.test(lastOf(uri)) && above !== undefined) {
    site.collection = above;
    above.element ??= site;
  }
  if (operations.some(({ effect }) => effect === "observe")) {
    const of = nearestAbove(uri, sites);
    if (of !== undefined) site.of = of;
  }
}

function isCreated({ collection }: Site): boolean {
  return collection?.resource.operations.some(({ effect }) => effect === "create") ?? false;
}

/** Placeholders go by different names in different URIs. */
function formOf(uri: string): string {
  return uri.replace(/\{[^{}]*\}/g, "{}");
}

function above(uri: string): readonly string[] {
  const parent = parentOf(uri);
  return parent === "" ? [] : [parent, ...above(parent)];
}

function nearestAbove(uri: string, sites: ReadonlyMap<string, Route & Links>): Site | undefined {
  for (let at = parentOf(uri); at !== ""; at = parentOf(at)) {
    const site = sites.get(at);
    if (site !== undefined) return site;
  }
  return undefined;
}

interface Block {
  readonly uri: string;
  readonly path: readonly string[];
  readonly isList: boolean;
}

/** The blocks of an object that are resources of their own, and the lists whose elements are. */
function blocksOf(shapes: Shapes, { shape }: ObjectData, path: readonly string[] = [], seen: readonly Shape[] = []): readonly Block[] {
  if (seen.includes(shapes.resolve(shape))) return [];
  return [...(shapes.fieldsOf(shape)?.values() ?? [])].flatMap(({ name, shape: inner }) => {
    const at = [...path, name];
    const { role } = inner;
    const own = role?.role === "addressed-at" ? [{ uri: role.uri, path: at, isList: shapes.resolve(inner).is === "array" }] : [];
    return [...own, ...blocksOf(shapes, { shape: inner, key: [] }, at, [...seen, shapes.resolve(shape)])];
  });
}

/**
 * A nested object whose collection the document gives no operation: how it is listed, and how an object gets there, is
 * not shown, so that both are choices.
 */
function collectionsOfNested(resources: readonly ResourceData[]): readonly ResourceData[] {
  const known = new Set(resources.map(({ uri }) => uri));
  return resources.flatMap((resource) => {
    const uri = parentOf(resource.uri);
    const update = resource.operations.find(({ request }) => request.is === "json");
    if (resource.object === undefined || !lastOf(resource.uri).includes("{") || known.has(uri) || uri === "" || update === undefined) return [];
    const gaps = resource.gaps ?? [];
    const answer: Payload = { is: "not-shown", what: gaps.join("; ") };
    const operations: OperationData[] = [
      { id: `${update.id}#list`, undocumented: true, method: "GET", effect: "list", request: { is: "none" }, status: "2XX", answer, gaps },
      { id: `${update.id}#create`, undocumented: true, method: "POST", effect: "create", request: update.request, status: "2XX", answer, gaps },
    ];
    return [{ uri, operations, gaps, ...(resource.placeholders === undefined ? {} : { placeholders: resource.placeholders }) }];
  });
}

/** The first collection that names both its elements and their list shows how the names go together. */
function listNaming(sites: readonly Site[]): (element: string) => string {
  for (const { resource, element } of sites) {
    const list = resource.operations.find(({ effect }) => effect === "list")?.answer;
    const name = element?.resource.object?.name;
    const listed = envelopeOf(list)?.named;
    if (name === undefined || listed === undefined || !listed.includes(name)) continue;
    const [before = "", ...behind] = listed.split(name);
    return (element) => `${before}${element}${behind.join(name)}`;
  }
  return (element) => element;
}

export function envelopeOf(payload: Payload | undefined): Envelope | undefined {
  return payload?.is === "json" ? payload.envelope : undefined;
}

export function lastOf(uri: string): string {
  return uri.slice(uri.lastIndexOf("/") + 1);
}
