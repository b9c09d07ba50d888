/** Resources as path items: each path once, whoever has operations on it. */
import { report } from "../../diagnostics/report.ts";
import type { Operation } from "../../model/operation.ts";
import type { Resource } from "../../model/resource.ts";
import type { Field } from "../../model/shape.ts";
import type { Uri } from "../../model/uri.ts";
import type { EmitContext } from "../context.ts";
import type { Parameter, PathItem, Reference, Verb } from "../document.ts";
import { setOwn } from "../own-properties.ts";
import { kindExtension, resourceText } from "../text/kind.ts";
import { inline, paragraphs } from "../text/markdown.ts";
import { joinedNotes, noteExtensions, noteText } from "../text/notes.ts";
import { sourcesOfAll } from "../text/source.ts";
import { isGeneric, openApiPath, pathPattern } from "../uri.ts";
import { operationObject, type SharedMethod } from "./operation.ts";
import { pathParameters } from "./parameters.ts";

/** What stands on one path. */
export interface PathPlan {
  readonly path: string;
  /** The same for all paths that match the same requests. */
  readonly pattern: string;
  readonly uri: Uri;
  /** The resources with this URI; the first gives the path its kind. */
  readonly owners: Resource[];
  readonly operations: Map<string, { resource: Resource; operations: [Operation, ...Operation[]] }>;
}

/** The paths in the order of the resources. A resource without operations has its path as well. */
export function planPaths(resources: readonly Resource[]): readonly PathPlan[] {
  const plans = new Map<string, PathPlan>();
  const byTemplate = new Map<string, PathPlan>();
  const planOf = (uri: Uri): PathPlan => {
    const known = byTemplate.get(uri.template);
    if (known !== undefined) return known;
    const path = openApiPath(uri);
    const plan = plans.get(path) ?? { path, pattern: pathPattern(uri), uri, owners: [], operations: new Map() };
    plans.set(path, plan);
    byTemplate.set(uri.template, plan);
    return plan;
  };
  for (const resource of resources) {
    if (!isGeneric(resource, resource.uri)) planOf(resource.uri).owners.push(resource);
    for (const operation of resource.operations) {
      if (!isGeneric(resource, operation.uri)) add(planOf(operation.uri), resource, operation);
    }
  }
  return [...plans.values()];
}

function add(plan: PathPlan, resource: Resource, operation: Operation): void {
  const shared = plan.operations.get(operation.method);
  if (shared === undefined) plan.operations.set(operation.method, { resource, operations: [operation] });
  else shared.operations.push(operation);
}

/** The path items, with the parameters of every request on each that has operations. */
export function pathItems(plans: readonly PathPlan[], everywhere: ReadonlyMap<string, Field>, context: EmitContext): { [path: string]: PathItem } {
  reportTwins(plans, context);
  const paths: { [path: string]: PathItem } = {};
  for (const plan of plans) setOwn(paths, plan.path, pathItem(plan, everywhere, context));
  return paths;
}

function pathItem(plan: PathPlan, everywhere: ReadonlyMap<string, Field>, context: EmitContext): PathItem {
  const owners = plan.owners.length === 0 ? [...plan.operations.values()].slice(0, 1).map(({ resource }) => resource) : plan.owners;
  const [first] = owners as [Resource];
  const notes = joinedNotes(owners.map((owner) => owner.notes));
  const description = paragraphs(...new Set(owners.map(resourceText)), noteText(notes));
  const parameters: (Parameter | Reference)[] = pathParameters(plan.uri, first.module, context);
  if (plan.operations.size > 0) parameters.push(...references(everywhere, first.module, context));
  const item: PathItem = {};
  if (description !== "") item.description = description;
  if (parameters.length > 0) item.parameters = parameters;
  for (const [method, { resource, operations }] of plan.operations) {
    const shared: SharedMethod = { operations, tag: resource.tag, module: resource.module };
    item[method.toLowerCase() as Verb] = operationObject(shared, context);
  }
  item["x-kind"] = kindExtension(first.kind);
  Object.assign(item, noteExtensions(notes));
  item["x-source"] = sourcesOfAll(owners.map((owner) => owner.origin));
  return item;
}

function references(headers: ReadonlyMap<string, Field>, module: string, context: EmitContext): Reference[] {
  return [...headers].map(([name, { origin }]) => {
    const reference: Reference = { $ref: `#/components/parameters/${name}` };
    context.traces.set(reference, { origins: [origin], module });
    return reference;
  });
}

/** `/a/{x}` and `/a/{y}` are one path to OpenAPI. */
function reportTwins(plans: readonly PathPlan[], context: EmitContext): void {
  const seen = new Map<string, PathPlan>();
  for (const plan of plans) {
    const twin = seen.get(plan.pattern);
    if (twin === undefined) seen.set(plan.pattern, plan);
    else context.findings.push(twins(twin, plan));
  }
}

function twins(one: PathPlan, other: PathPlan) {
  const [first, second] = [one, other].map((plan) => plan.owners[0] ?? [...plan.operations.values()][0]!.resource) as [Resource, Resource];
  return report("same-path", { one: one.path, other: other.path }, second.origin.definition, [
    { message: `\`${inline(one.path)}\` is declared here`, at: first.origin.definition },
  ]);
}
