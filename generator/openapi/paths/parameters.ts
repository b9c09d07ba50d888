/** Parameters: of a path from its placeholders, of the query and headers from fields. */
import type { Origin } from "../../model/origin.ts";
import { placeholdersOf } from "../../model/placeholders.ts";
import type { Field } from "../../model/shape.ts";
import type { Uri } from "../../model/uri.ts";
import type { EmitContext } from "../context.ts";
import type { HeaderNote, Parameter, Schema } from "../document.ts";
import { bareReference } from "../schema/absorb.ts";
import { schemaOf } from "../schema/schema.ts";
import { sourcesOf } from "../text/source.ts";

/** OpenAPI ignores header parameters with these names: credentials and media types have places of their own. */
export function isIgnored(header: Field): boolean {
  return ["accept", "authorization", "content-type"].includes(header.name.toLowerCase());
}

export function pathParameters(uri: Uri, module: string, context: EmitContext): Parameter[] {
  return placeholdersOf(uri).map(({ parameter, shape, description, example, origin }) => {
    const schema = hoisted(schemaOf(shape, { form: "request", description, at: origin.definition }, context));
    const shown = example === undefined ? {} : { example };
    return traced({ name: parameter, in: "path", ...schema.text, required: true, schema: schema.schema, ...shown }, [origin], module, context);
  });
}

/** The parameters of several operations on one path: each name once, required where every operation requires it. */
export function fieldParameters(place: "query" | "header", lists: readonly (readonly Field[])[], module: string, context: EmitContext): Parameter[] {
  const byName = new Map<string, Field[]>();
  for (const field of lists.flat()) byName.set(field.name, [...(byName.get(field.name) ?? []), field]);
  return [...byName.values()].map((fields) => {
    const required = fields.length === lists.length && fields.every((field) => field.required);
    return fieldParameter(place, fields, required, module, context);
  });
}

export function fieldParameter(place: "query" | "header", fields: readonly Field[], required: boolean, module: string, context: EmitContext): Parameter {
  const [first] = fields as [Field];
  const shapes = new Map(fields.map((field) => [JSON.stringify(field.shape), field.shape]));
  const shape = shapes.size === 1 ? first.shape : { is: "union" as const, of: [...shapes.values()] };
  const schema = hoisted(schemaOf(shape, { form: "request", description: first.description, at: first.origin.definition }, context));
  const parameter: Parameter = {
    name: first.name,
    in: place,
    ...schema.text,
    ...(required && { required }),
    ...(first.deprecated && { deprecated: true }),
    schema: schema.schema,
    ...(first.example === undefined ? {} : { example: first.example }),
  };
  return traced(
    parameter,
    fields.map((field) => field.origin),
    module,
    context,
  );
}

export function headerNote(header: Field, context: EmitContext): HeaderNote {
  const { name, required, shape, description, origin } = header;
  const schema = hoisted(schemaOf(shape, { form: "request", description, at: origin.definition }, context));
  return { name, required, ...schema.text, schema: schema.schema, source: sourcesOf(origin) };
}

/** A parameter has the description, its schema the type. That only answers or only requests hold a value is said of properties alone. */
function hoisted({ description, readOnly, writeOnly, ...schema }: Schema): { text: { description?: string }; schema: Schema } {
  return { text: description === undefined ? {} : { description }, schema: bareReference(schema) ?? schema };
}

function traced(parameter: Parameter, origins: readonly Origin[], module: string, context: EmitContext): Parameter {
  context.traces.set(parameter, { origins, module });
  return parameter;
}
