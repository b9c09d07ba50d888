/** Everything in a service that can be asked for, in the order of its model. */
import { literalSegments } from "../link/template.ts";
import { accessTo, accessWords, usualAccess } from "../model/access.ts";
import { carriedBy } from "../model/carried.ts";
import { declaringFile } from "../model/declaring-file.ts";
import type { Answer, Operation, Payload } from "../model/operation.ts";
import { placeholdersOf } from "../model/placeholders.ts";
import type { Resource } from "../model/resource.ts";
import type { SecurityScheme, Service } from "../model/service.ts";
import type { Field, Schema, Shape } from "../model/shape.ts";
import type { Uri } from "../model/uri.ts";
import type { Way } from "../model/way.ts";
import { foldedId } from "../openapi/paths/fold.ts";
import { planPaths } from "../openapi/paths/paths.ts";
import { openApiPath } from "../openapi/uri.ts";
import { entryKey } from "./listed-entries.ts";
import { declaredFields } from "./shapes.ts";
import { declaredAs, type Thing } from "./thing.ts";

export function thingsOf(service: Service): readonly Thing[] {
  const folded = foldedNames(service);
  return [
    serviceThing(service),
    ...service.headers.map((header) => headerThing(header, entryKey("service", service.name, header.name))),
    ...(service.security ?? []).map((scheme) => credentialThing(scheme, service.name)),
    ...service.resources.flatMap((resource) => within(resource.module, ofResource(resource, folded, service))),
    ...service.schemas.flatMap((schema) => within(declaringFile(schema.id), ofSchema(schema))),
  ];
}

function within(module: string, things: readonly Thing[]): readonly Thing[] {
  return things.map((thing) => ({ ...thing, module }));
}

/** The names under which an output has operations that share their method and path. */
type Folded = ReadonlyMap<Operation, string>;

function foldedNames({ resources }: Service): Folded {
  const shared = planPaths(resources).flatMap(({ operations }) => [...operations.values()].map((one) => one.operations));
  const several = shared.filter((operations) => operations.length > 1);
  return new Map(several.flatMap((operations) => operations.map((one) => [one, foldedId(operations.map(({ id }) => id))] as const)));
}

function serviceThing({ name, title, origin, ...secured }: Service): Thing {
  return {
    is: "service",
    declared: "service",
    names: [name, title],
    called: title,
    shapes: [],
    entry: entryKey("service", name),
    origin,
    ...asking(usualAccess(secured)),
  };
}

function asking(ways: readonly Way[] | undefined): Pick<Thing, "access"> {
  return ways === undefined ? {} : { access: accessWords(ways) };
}

function headerThing({ name, shape, origin }: Field, entry: string, of?: string): Thing {
  const declared = declaredAs("header", name, origin);
  return { is: "header", declared, names: [name], called: name, ...(of === undefined ? {} : { of }), shapes: [shape], entry, origin };
}

/** A credential travels in a header, a parameter or a cookie, and is asked for by the name of that or its own. */
function credentialThing({ name, how, origin }: SecurityScheme, service: string): Thing {
  const carried = carriedBy({ how });
  const [is, carrier] =
    carried.in === "connection" ? (["certificate", name] as const) : ([carried.in === "query" ? "parameter" : carried.in, carried.name] as const);
  return {
    is,
    declared: declaredAs(is, name, origin),
    names: [name, carrier],
    called: carrier,
    of: name,
    shapes: [],
    entry: entryKey("service", service, name),
    origin,
  };
}

function ofResource(resource: Resource, folded: Folded, service: Service): readonly Thing[] {
  const { operations, noun, uri } = resource;
  const uris = [uri, ...operations.map((operation) => operation.uri)];
  return [
    resourceThing(resource),
    ...uris.flatMap((one) => ofUri(one, noun)),
    ...operations.flatMap((operation) => ofOperation(operation, folded.get(operation), service)),
  ];
}

function resourceThing({ id, noun, uri, operations, origin }: Resource): Thing {
  const alias = id.slice(id.lastIndexOf("#") + 1);
  const last = literalSegments(uri.template).at(-1);
  const names = [uri.template, openApiPath(uri), noun, alias, ...(last === undefined ? [] : [last])];
  const shapes = operations.flatMap(shapesOf);
  return { is: "resource", declared: `resource\n${id}`, names, called: uri.template, of: noun, shapes, entry: entryKey("resource", noun), origin };
}

function ofUri(uri: Uri, noun: string): readonly Thing[] {
  return placeholdersOf(uri).map(({ name, parameter, spans, shape, origin }) => ({
    is: "placeholder",
    declared: declaredAs("placeholder", name, origin),
    names: [name, parameter, `{${name}}`, `{${parameter}}`, ...(spans ? [`{+${name}}`] : [])],
    called: `{${name}}`,
    of: uri.template,
    shapes: [shape],
    entry: entryKey("resource", noun, parameter),
    origin,
  }));
}

function ofOperation(operation: Operation, folded: string | undefined, service: Service): readonly Thing[] {
  const { id, method, uri, headers, query, origin } = operation;
  const request = `${method} ${uri.template}`;
  const names = [id, ...(folded === undefined ? [] : [folded]), request, `${method} ${openApiPath(uri)}`];
  const shapes = shapesOf(operation);
  const entry = (path?: string): string => entryKey("operation", id, path);
  return [
    { is: "operation", declared: `operation\n${id}`, names, called: request, of: id, shapes, entry: entry(), origin, ...asking(accessTo(operation, service)) },
    ...headers.map((header) => headerThing(header, entry(header.name), request)),
    ...fieldThings({ is: "object", fields: query }, request, entry),
    ...shapes.flatMap((shape) => fieldThings(shape, uri.template, entry)),
  ];
}

function shapesOf({ request, response, failures }: Operation): readonly Shape[] {
  const payloads: readonly Payload[] = [request, ...[response, ...failures].map(({ payload }: Answer) => payload)];
  return payloads.flatMap((payload) => (payload.is === "json" ? [payload.shape] : []));
}

function ofSchema({ id, name, shape, origin }: Schema): readonly Thing[] {
  const declared = id.slice(id.lastIndexOf("#") + 1);
  const entry = (path?: string): string => entryKey("schema", name, path);
  return [
    { is: "schema", declared: `schema\n${id}`, names: [name, declared], called: name, shapes: [shape], entry: entry(), origin },
    ...fieldThings(shape, name, entry),
  ];
}

function fieldThings(shape: Shape, of: string, entry: (path: string) => string): readonly Thing[] {
  return [...declaredFields(shape, [])].map(([{ name, shape: own, origin }, path]) => ({
    is: "field",
    declared: declaredAs("field", name, origin),
    names: [name],
    called: path.join("."),
    of,
    shapes: [own],
    entry: entry(path.join(".")),
    origin,
  }));
}
