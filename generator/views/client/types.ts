/** The types of a service's payloads and keys, as TypeScript: those with names of their own, and any other where it stands. */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { declaringFile } from "../../model/declaring-file.ts";
import type { Origin } from "../../model/origin.ts";
import type { Service } from "../../model/service.ts";
import type { Shape } from "../../model/shape.ts";
import type { ListedSchemas } from "../../model/usage.ts";
import type { EmitContext } from "../../openapi/context.ts";
import { openapi31 } from "../../openapi/dialect.ts";
import type { Schema } from "../../openapi/document.ts";
import type { Component, Form } from "../../openapi/forms.ts";
import { schemaOf } from "../../openapi/schema/schema.ts";
import type { Trace } from "../../openapi/source-map/trace.ts";
import { inlineCode, paragraphs, withSentences } from "../../openapi/text/markdown.ts";
import { placeInMarkdown } from "../../openapi/text/source.ts";
import { jsonText } from "../../values/decimal.ts";
import { lazyObject } from "../../values/lazy-object.ts";
import { memoize, once } from "../../values/memoize.ts";
import type { TypeNode } from "../emit/type-nodes.ts";
import { typeAnchor } from "../links/anchors.ts";
import { docsLink } from "./docs-link.ts";
import { typeNames, type TypeNames } from "./forms.ts";
import { limitSentences } from "./limits.ts";
import { typeOf } from "./openapi-typescript.ts";
import type { Said } from "./plain-schema.ts";
import { wrapLines } from "./prose.ts";

/** A type by itself, and the declared types that it names. */
export interface ClientType {
  readonly node: TypeNode;
  readonly uses: readonly string[];
}

/** A declaration with its comment's text. */
export interface Declaration extends ClientType {
  readonly name: string;
  readonly said: string;
  readonly deprecated: boolean;
}

export interface ClientTypes {
  readonly names: TypeNames;
  /** What the schemas of a definition file declare. */
  readonly declarationsIn: (module: string) => readonly Declaration[];
  readonly typeOf: (shape: Shape, form: Form) => ClientType;
  /** Its type is made when that is asked for: a list of names needs none. */
  readonly declare: (name: string, shape: Shape, form: Form, said: string) => Declaration;
}

/** A schema, with what each of its parts follows from. */
interface Traced {
  readonly schema: Schema;
  readonly traces: ReadonlyMap<object, Trace>;
}

export function clientTypes(service: Service, declared: ListedSchemas, reserved: readonly string[]): ClientTypes {
  const names = typeNames(service, declared, reserved);
  const schemaIn = (shape: Shape, form: Form, description?: string): Traced => {
    const context = contextOf(names);
    return { schema: schemaOf(shape, { form, ...(description === undefined ? {} : { description }) }, context), traces: context.traces };
  };
  const spelled = ({ schema, traces }: Traced, form: Form): ClientType => {
    const uses = new Set<string>();
    const nameOf = (component: string): string => {
      uses.add(names.nameOf(component));
      return names.nameOf(component);
    };
    const node = typeOf(schema, {
      nameOf,
      said: (property) => saidOfProperty(property, traces),
      holds: ({ readOnly, writeOnly }) => (form === "answer" ? writeOnly : readOnly) !== true,
    });
    return { node, uses: [...uses] };
  };
  const declare: ClientTypes["declare"] = (name, shape, form, said) => {
    const type = once(() => spelled(schemaIn(shape, form), form));
    return lazyObject<Declaration>({ name: () => name, said: () => said, deprecated: () => false, node: () => type().node, uses: () => type().uses });
  };
  const declaration = ({ name, schema: { id, name: own, shape, description, deprecated, origin }, form }: Component): Declaration => {
    const traced = schemaIn(shape, form, description);
    const link = docsLink(declaringFile(id), typeAnchor(own), service);
    return {
      name: names.nameOf(name),
      said: paragraphs(saidOfSchema(traced.schema, [origin]), link),
      deprecated: deprecated === true,
      ...spelled(traced, form),
    };
  };
  const typesIn = {
    answer: memoize((shape: Shape) => spelled(schemaIn(shape, "answer"), "answer")),
    request: memoize((shape: Shape) => spelled(schemaIn(shape, "request"), "request")),
  };
  return { names, declarationsIn: (module) => names.declaredIn(module).map(declaration), typeOf: (shape, form) => typesIn[form](shape), declare };
}

function contextOf({ forms }: TypeNames): EmitContext {
  return {
    dialect: openapi31,
    forms,
    secured: { security: undefined },
    bodies: { answer: new Map(), request: new Map() },
    envelopes: new Map(),
    listedBodies: new Map(),
    traces: new Map(),
    findings: [] as Diagnostic[],
  };
}

function saidOfProperty(property: Schema, traces: ReadonlyMap<object, Trace>): Said {
  return { text: saidOfSchema(property, traces.get(property)?.origins ?? []), deprecated: property.deprecated === true };
}

function saidOfSchema(schema: Schema, origins: readonly Origin[]): string {
  const examples = (schema.examples as readonly unknown[] | undefined)?.map((example) => `Example: ${inlineCode(jsonText(example))}.`) ?? [];
  return wrapLines(paragraphs(withSentences(schema.description ?? "", [...limitSentences(schema), ...examples]), sourceText(origins)));
}

/** `Source: Rooms › seats.` */
export function sourceText(origins: readonly Origin[]): string {
  const places = [...new Set(origins.flatMap((origin) => origin.places.map(placeInMarkdown)))];
  return places.length === 0 ? "" : `Source: ${places.join("; ")}.`;
}
