/** Everything that the paths refer to by name. */
import { byCodePoint } from "../../values/by-code-point.ts";
import type { Service } from "../../model/service.ts";
import type { Field } from "../../model/shape.ts";
import type { EmitContext, ListedBody } from "../context.ts";
import type { Components, Parameter, Response, Schema } from "../document.ts";
import type { Component } from "../forms.ts";
import { setOwn } from "../own-properties.ts";
import type { Portion, Root } from "../parts.ts";
import { schemaOf } from "../schema/schema.ts";
import { serviceFolder } from "../source-map/sourcemap.ts";
import { inlineCode } from "../text/markdown.ts";
import { sourcesOf, sourcesOfAll } from "../text/source.ts";
import { bodyName, envelopeName } from "./body.ts";
import { unstatedError } from "./operation.ts";
import { fieldParameter } from "./parameters.ts";
import { securitySchemes } from "./security.ts";

/** All that the document lists by name, the schemas first. */
export function components(root: Root, { schemas, refersToErrors }: Portion, headers: ReadonlyMap<string, Field>, context: EmitContext): Components {
  const schemes = securitySchemes(root.security ?? [], context);
  return {
    ...(Object.keys(schemas).length > 0 && { schemas }),
    ...(refersToErrors && { responses: { [unstatedError]: errorResponse() } }),
    ...(headers.size > 0 && { parameters: parametersOf(headers, context) }),
    ...(Object.keys(schemes).length > 0 && { securitySchemes: schemes }),
  };
}

/** The names of the components of headers: the header's own, and a number where two differ in case or signs alone. */
export function headerComponents(headers: readonly Field[]): ReadonlyMap<string, Field> {
  const named = new Map<string, Field>();
  for (const header of headers) {
    const base = header.name.replace(/[^A-Za-z0-9._-]/g, "_");
    let name = base;
    for (let count = 2; named.has(name); count += 1) name = `${base}_${count}`;
    named.set(name, header);
  }
  return named;
}

/** A schema with its name and its file. */
type Named = readonly [name: string, schema: Schema, module: string];

/** The schemas, each with its envelope, which the paths have asked for, after it; below those of a file the other envelopes of its operations. */
export function componentSchemas(service: Pick<Service, "origin">, context: EmitContext): { [name: string]: Schema } {
  const components = context.forms.components.flatMap((component) => withEnvelope(component, context));
  const bodies = [...context.listedBodies.values()].map((body): Named => [bodyName(body), listedBody(body, context), body.module]);
  const schemas: { [name: string]: Schema } = {};
  for (const [name, schema] of [...components, ...bodies].sort(byFile(serviceFolder(service)))) setOwn(schemas, name, schema);
  return schemas;
}

/** The service's own files come first; those that they import keep their order. */
function byFile(folder: string): (one: Named, other: Named) => number {
  const isOwn = (module: string): boolean => module.startsWith(folder);
  return ([, , one], [, , other]) => Number(isOwn(other)) - Number(isOwn(one)) || (isOwn(one) ? byCodePoint(one, other) : 0);
}

function withEnvelope(component: Component, context: EmitContext): Named[] {
  const { name, schema } = component;
  const module = schema.origin.definition.file;
  const envelope = context.envelopes.get(name);
  const own: Named = [name, componentSchema(component, context), module];
  return envelope === undefined ? [own] : [own, [envelopeName(name), envelopeSchema(envelope, component, context), module]];
}

/** One that holds no component alone comes from where its operation does. */
function listedBody({ schema, by, form, module }: ListedBody, context: EmitContext): Schema {
  const description = `${form === "answer" ? "The answer to" : "The body of"} ${inlineCode(by.id)}.`;
  const node: Schema = { description, ...schema, "x-source": sourcesOf(by.origin) };
  context.traces.set(node, { origins: [by.origin], module });
  return node;
}

/** An envelope comes from where its one field does. */
function envelopeSchema(schema: Schema, { name, schema: property }: Component, context: EmitContext): Schema {
  const [[key, field]] = Object.entries(schema.properties!) as [[string, Schema]];
  const { origins } = context.traces.get(field)!;
  const node: Schema = { description: `${inlineCode(name)} under the key ${inlineCode(key)}.`, ...schema, "x-source": sourcesOfAll(origins) };
  context.traces.set(node, { origins, module: property.origin.definition.file });
  return node;
}

function componentSchema({ schema, form }: Component, context: EmitContext): Schema {
  const { shape, description, example, deprecated, origin } = schema;
  const { $ref, ...keywords } = schemaOf(shape, { form, description, example, deprecated, at: origin.definition }, context);
  const reference = $ref === undefined ? {} : { allOf: [{ $ref }] };
  const node: Schema = { ...reference, ...keywords, "x-source": sourcesOf(origin) };
  context.traces.set(node, { origins: [origin], module: origin.definition.file });
  return node;
}

function parametersOf(headers: ReadonlyMap<string, Field>, context: EmitContext): { [name: string]: Parameter } {
  const named: { [name: string]: Parameter } = {};
  for (const [name, header] of headers) {
    setOwn(named, name, fieldParameter("header", [header], header.required, header.origin.definition.file, context));
  }
  return named;
}

function errorResponse(): Response {
  return {
    description: "An error. The document does not state its status and does not show its body.",
    content: { "application/json": { schema: {} } },
    "x-not-shown": "the status and the body of errors",
  };
}
