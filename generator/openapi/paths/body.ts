/** The schema of a body. */
import type { Position } from "../../diagnostics/diagnostic.ts";
import type { Operation } from "../../model/operation.ts";
import type { Shape } from "../../model/shape.ts";
import type { EmitContext, ListedBody } from "../context.ts";
import type { Schema } from "../document.ts";
import type { Form } from "../forms.ts";
import { schemaOf } from "../schema/schema.ts";
import { asChanges } from "./changes.ts";
import { componentName } from "./names.ts";

/** Where a body stands: what carries it, the operation's declaration, and the tag and the definition file of the resource. */
export interface BodyUse {
  readonly form: Form;
  readonly at: Position;
  readonly module: string;
  readonly tag: string;
  /** The operation that it may be called after; none of a failure, of which one operation can have several. */
  readonly by?: Operation | undefined;
}

/** Many operations of a resource carry the same shape: it is made once. */
export function bodySchema(sent: Shape, use: BodyUse, context: EmitContext): Schema {
  const { form, at, by } = use;
  const shape = form === "request" && by?.method === "PATCH" ? asChanges(sent) : sent;
  const schema = context.bodies[form].get(shape) ?? schemaOf(shape, { form, at }, context);
  context.bodies[form].set(shape, schema);
  const heldProperty = heldIn(schema);
  return heldProperty === undefined ? ofOperation(schema, use, context) : envelope(schema, heldProperty, use.module, context);
}

export function envelopeName(component: string): string {
  return `${component}Envelope`;
}

/**
 * An envelope stands in every operation of its resource, and is a component. Generators of clients name what stands inline by
 * the first place where they meet it, make a type of it for each place, or refuse the second one. Where its name is not the
 * file's to give, or means another envelope already, it is a title.
 */
function envelope(schema: Schema, property: string, module: string, context: EmitContext): Schema {
  const name = envelopeName(property);
  if (context.forms.named(property)?.schema.origin.definition.file !== module || context.forms.named(name) !== undefined) return { title: name, ...schema };
  const listed = context.envelopes.get(property) ?? schema;
  if (listed !== schema && JSON.stringify(listed) !== JSON.stringify(schema)) return { title: name, ...schema };
  context.envelopes.set(property, listed);
  return { $ref: `#/components/schemas/${name}` };
}

/**
 * One that holds a list, or several things, is called after the first operation of its resource that carries it. Its name is a
 * title where a type has it, or where a component cannot be called so.
 */
function ofOperation(schema: Schema, { form, module, tag, by }: BodyUse, context: EmitContext): Schema {
  if (by === undefined || !isEnvelope(schema)) return schema;
  const text = JSON.stringify([tag, form, schema]);
  const known = context.listedBodies.get(text);
  const name = bodyName(known ?? { by, form });
  if (known === undefined && (context.forms.named(name) !== undefined || !componentName.test(name))) return { title: name, ...schema };
  if (known === undefined) context.listedBodies.set(text, { schema, by, form, module });
  return { $ref: `#/components/schemas/${name}` };
}

export function bodyName({ by: { id }, form }: Pick<ListedBody, "by" | "form">): string {
  return `${id.charAt(0).toUpperCase()}${id.slice(1)}${form === "answer" ? "Answer" : "Request"}`;
}

function isEnvelope({ additionalProperties, properties = {} }: Schema): boolean {
  return additionalProperties === false && Object.keys(properties).length === 1;
}

/** The component that is the only field of an object. */
function heldIn({ properties = {} }: Schema): string | undefined {
  const fields = Object.values(properties);
  return fields.length === 1 ? fields[0]!.$ref?.split("/").at(-1) : undefined;
}
