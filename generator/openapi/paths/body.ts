/** The schema of a body. */
import type { Position } from "../../diagnostics/diagnostic.ts";
import type { Shape } from "../../model/shape.ts";
import type { Context } from "../context.ts";
import type { Schema } from "../document.ts";
import type { Form } from "../forms.ts";
import { schemaOf } from "../schema/schema.ts";

/** Where a body stands: what carries it, the operation's declaration, and the definition file of the resource. */
export interface BodyUse {
  readonly form: Form;
  readonly at: Position;
  readonly module: string;
}

/** Many operations of a resource carry the same shape: it is made once. */
export function bodySchema(shape: Shape, { form, at, module }: BodyUse, context: Context): Schema {
  const schema = context.bodies[form].get(shape) ?? schemaOf(shape, { form, at }, context);
  context.bodies[form].set(shape, schema);
  return named(schema, module, context);
}

export function envelopeName(component: string): string {
  return `${component}Envelope`;
}

/**
 * An envelope stands in every operation of its resource, and is a component. Generators of clients name what stands inline by
 * the first place where they meet it, make a type of it for each place, or refuse the second one. Where its name is not the
 * file's to give, or means another envelope already, it is a title.
 */
function named(schema: Schema, module: string, context: Context): Schema {
  const held = heldIn(schema);
  if (held === undefined) return schema;
  const name = envelopeName(held);
  if (context.forms.named(held)?.schema.origin.definition.file !== module || context.forms.named(name) !== undefined) return { title: name, ...schema };
  const listed = context.envelopes.get(held) ?? schema;
  if (listed !== schema && JSON.stringify(listed) !== JSON.stringify(schema)) return { title: name, ...schema };
  context.envelopes.set(held, listed);
  return { $ref: `#/components/schemas/${name}` };
}

/** The component that is the only field of an object. */
function heldIn({ properties = {} }: Schema): string | undefined {
  const fields = Object.values(properties);
  return fields.length === 1 ? fields[0]!.$ref?.split("/").at(-1) : undefined;
}
