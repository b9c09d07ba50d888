/** The schema of a body. */
import type { Position } from "../../diagnostics/diagnostic.ts";
import type { Shape } from "../../model/shape.ts";
import type { Context } from "../context.ts";
import type { Schema } from "../document.ts";
import type { Form } from "../forms.ts";
import { schemaOf } from "../schema/schema.ts";

/** Many operations of a resource carry the same shape: it is made once. */
export function bodySchema(shape: Shape, form: Form, at: Position, context: Context): Schema {
  const known = context.bodies[form].get(shape);
  if (known !== undefined) return known;
  const schema = titled(schemaOf(shape, { form, at }, context));
  context.bodies[form].set(shape, schema);
  return schema;
}

/**
 * An envelope stands in every operation of its resource. Generators that name what stands inline by the first place
 * where they meet it call the body of one operation after the answer of another; a title names it for what it holds.
 */
function titled(schema: Schema): Schema {
  const fields = Object.values(schema.properties ?? {});
  const component = fields.length === 1 ? fields[0]!.$ref?.split("/").at(-1) : undefined;
  return component === undefined ? schema : { title: `${component}Envelope`, ...schema };
}
