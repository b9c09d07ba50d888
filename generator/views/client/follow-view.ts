/** The step from an item of an answer to the element that it is about, by the path that the item carries. */
import type { Field, Shape } from "../../model/shape.ts";
import { shapesWithin } from "../../model/shapes-within.ts";
import { keywordType, readonlyRecord } from "../emit/type-nodes.ts";
import { typeExpression } from "../emit/types.ts";
import { identifier, propertyAccess, propertyKey } from "../emit/typescript.ts";
import type { Emit } from "../emit/value.ts";
import type { Client } from "./client.ts";
import type { Need } from "./imports.ts";
import { isSilent } from "./layout.ts";
import { runtimeNeeds } from "./runtime.ts";
import type { Surface } from "./surface.ts";

export interface FollowView {
  readonly name: Emit<"typescript key">;
  readonly item: Emit<"typescript type">;
  readonly path: Emit<"typescript access">;
  readonly className: Emit<"typescript identifier">;
}

export function followView(surface: Surface, client: Client): { readonly view: FollowView; readonly needs: readonly Need[] } | undefined {
  const element = client.layout.elementOf(surface);
  const answers = surface.verbs.filter(({ operation }) => operation.effect === "list").map(({ operation }) => operation.response.payload);
  const field = answers.map((payload) => (payload.is === "json" ? pathField(payload.shape, client) : undefined)).find((one) => one !== undefined);
  if (element === undefined || field === undefined || isSilent(element)) return undefined;
  const { module, className } = client.layout.homes.get(element)!;
  return {
    view: {
      name: propertyKey(client.namesIn(surface).follow),
      item: typeExpression(readonlyRecord({ name: propertyKey(field.name), optional: !field.required, type: keywordType("StringKeyword") })),
      path: propertyAccess(field.name),
      className: identifier(className),
    },
    needs: [{ from: module, name: className, type: false }, ...runtimeNeeds("follow")],
  };
}

/** The field of an answer's items that holds the path of what each is about. */
function pathField(shape: Shape, client: Client, depth = 0): Field | undefined {
  if (depth > 8) return undefined;
  if (shape.is === "object") {
    const field = shape.fields.find((one) => one.shape.role?.role === "path-of");
    if (field !== undefined) return field;
  }
  const inner = shape.is === "reference" ? [client.types.names.forms.schema(shape.to)!.shape] : shapesWithin(shape);
  for (const one of inner) {
    const found = pathField(one, client, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}
