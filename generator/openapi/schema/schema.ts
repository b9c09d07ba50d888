/**
 * Shapes as schemas. Each call makes new objects, and fills them in the order in which they are read: description,
 * type and limits, then what is said of the value besides.
 */
import type { Position } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import type { Field, Json, ObjectShape, ReferenceShape, Shape } from "../../model/shape.ts";
import type { EmitContext } from "../context.ts";
import type { Schema } from "../document.ts";
import { inForm, isCarriedIn, type Form } from "../forms.ts";
import { setOwn } from "../own-properties.ts";
import { paragraphs, withSentences } from "../text/markdown.ts";
import { contradictionNote, contradictionText } from "../text/notes.ts";
import { absorb, bareReference } from "./absorb.ts";
import { mergeParts } from "./closed-intersections.ts";
import { factSentences } from "./fact-sentences.ts";
import { literalsSchema } from "./literals.ts";
import { openObject } from "./open-objects.ts";
import { fillArray, fillMap, fillNumber, fillString } from "./plain.ts";
import { unionSchema } from "./union.ts";

/** Where a shape stands: its form, what is written there of it, and a position for what is found wrong. */
export interface SchemaPosition {
  readonly form: Form;
  readonly description?: string;
  readonly example?: Json | undefined;
  readonly deprecated?: true | undefined;
  readonly at?: Position | undefined;
  /** The references that are written out where they stand, the innermost last. */
  readonly unfolded?: readonly string[] | undefined;
}

export function schemaOf(shape: Shape, use: SchemaPosition, context: EmitContext): Schema {
  const shapeInForm = inForm(shape, use.form);
  const schema: Schema = {};
  const description = descriptionOf(shapeInForm, use.description ?? "");
  if (description !== "") schema.description = description;
  fill(schema, shapeInForm, use, context);
  facets(schema, shapeInForm, use, context);
  return bareReference(schema) ?? schema;
}

function descriptionOf(shape: Shape, written: string): string {
  const text = withSentences(written, factSentences(shape));
  return shape.contradiction === undefined ? text : paragraphs(text, contradictionText(shape.contradiction));
}

/** The keywords of the type. */
function fill(schema: Schema, shape: Shape, use: SchemaPosition, context: EmitContext): void {
  switch (shape.is) {
    case "string":
      return fillString(schema, shape);
    case "number":
      return fillNumber(schema, shape, context.dialect);
    case "boolean":
      schema.type = "boolean";
      return;
    case "null":
      return absorb(schema, context.dialect.nothing());
    case "literals":
      return absorb(schema, literalsSchema(shape, context.dialect));
    case "object":
      return object(schema, shape, use, context);
    case "intersection":
      return intersection(schema, shape.parts, use, context);
    case "array":
      return fillArray(schema, shape, schemaOf(shape.items, inner(use), context));
    case "map":
      return fillMap(schema, shape, schemaOf(shape.values, inner(use), context));
    case "union":
      return absorb(
        schema,
        unionSchema(shape, (member) => schemaOf(member, inner(use), context), context),
      );
    case "reference":
      return reference(schema, shape, use, context);
    case "not-shown":
      schema["x-not-shown"] = shape.what;
      return;
    case "any":
      return;
  }
}

/** What is known of the value beyond its type. */
function facets(schema: Schema, shape: Shape, use: SchemaPosition, context: EmitContext): void {
  if (shape.default !== undefined) schema.default = shape.default;
  if (shape.readOnly) schema.readOnly = true;
  if (shape.writeOnly) schema.writeOnly = true;
  if (use.deprecated) schema.deprecated = true;
  if (use.example !== undefined) context.dialect.example(schema, use.example);
  if (shape.role !== undefined) schema["x-role"] = shape.role;
  if (shape.notShown !== undefined) schema["x-not-shown"] = shape.notShown;
  if (shape.contradiction !== undefined) schema["x-contradictions"] = [contradictionNote(shape.contradiction)];
}

function object(schema: Schema, shape: ObjectShape, use: SchemaPosition, context: EmitContext): void {
  schema.type = "object";
  const required: string[] = [];
  if (shape.fields.length > 0) {
    const properties: { [name: string]: Schema } = {};
    for (const field of shape.fields) {
      setOwn(properties, field.name, property(field, use, context));
      // JSON Schema asks for what is required in requests and answers alike, whatever only one of them can hold.
      if (field.required && isCarriedIn(field.shape, use.form)) required.push(field.name);
    }
    schema.properties = properties;
  }
  if (required.length > 0) schema.required = required;
  if (shape.closed) schema.additionalProperties = false;
}

function property({ shape, description, example, deprecated, origin }: Field, { form, unfolded }: SchemaPosition, context: EmitContext): Schema {
  const schema = schemaOf(shape, { form, description, example, deprecated, at: origin.definition, unfolded }, context);
  context.traces.set(schema, { origins: [origin] });
  return schema;
}

/** Where a part is closed, the whole is: as one object, since `additionalProperties` sees its own `properties` alone. */
function intersection(schema: Schema, parts: readonly Shape[], use: SchemaPosition, context: EmitContext): void {
  const { object: whole, closed } = mergeParts(parts, use.form, context.forms);
  if (whole !== undefined) return object(schema, whole, use, context);
  const open = openObject(parts);
  if (open !== undefined) {
    object(schema, open.object, use, context);
    return fillMap(schema, open.others, schemaOf(open.others.values, inner(use), context));
  }
  const members = parts.map((part) => schemaOf(part, inner(use), context)).filter((member) => Object.keys(member).length > 0);
  if (members.length === 1) absorb(schema, members[0]!);
  else if (members.length > 0) schema.allOf = members;
  if (closed && !context.dialect.close(schema)) {
    context.findings.push(report("closed-intersection", { version: context.dialect.version }, use.at));
  }
}

/**
 * A `$ref` in an `allOf` wherever anything stands beside it: 3.0 ignores its siblings, and many tools that read 3.1
 * lose `readOnly` and descriptions beside it.
 */
function reference(schema: Schema, shape: ReferenceShape, use: SchemaPosition, context: EmitContext): void {
  const component = context.forms.component(shape.to, use.form);
  if (component !== undefined) {
    schema.allOf = [{ $ref: `#/components/schemas/${component.name}` }];
    return;
  }
  const target = context.forms.schema(shape.to);
  if (target === undefined) throw new Error(`the model refers to "${shape.to}", which is none of its schemas`);
  const unfolded = use.unfolded ?? [];
  schema.title = target.name;
  if (unfolded.includes(shape.to)) return;
  absorb(
    schema,
    schemaOf(target.shape, { ...inner(use), description: target.description, deprecated: target.deprecated, unfolded: [...unfolded, shape.to] }, context),
  );
}

function inner({ form, at, unfolded }: SchemaPosition): SchemaPosition {
  return { form, at, unfolded };
}
