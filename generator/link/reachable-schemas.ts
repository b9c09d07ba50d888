/**
 * The schemas that a service is made of: those that its resources lead to, directly or through each other. Any other
 * exported type is a tool of the definitions, such as a record of answers that kinds share, and says nothing by itself.
 */
import { shapesWithin } from "../model/shapes-within.ts";
import type { PayloadReading, ResourceReading, SchemaReading, ServiceReading, ShapeReading } from "../read/reading.ts";

/** The schemas that the resources and the headers of the service lead to, in their order. */
export function reachableSchemas(
  schemas: readonly SchemaReading[],
  resources: readonly ResourceReading[],
  { headers }: Pick<ServiceReading, "headers">,
): readonly SchemaReading[] {
  const byId = new Map(schemas.map((schema) => [schema.id, schema]));
  const reached = new Set<string>();
  const open = [...resources.flatMap(shapesOf), ...headers.map(({ shape }) => shape)];
  for (let shape = open.pop(); shape !== undefined; shape = open.pop()) {
    if (shape.sent !== undefined) open.push(shape.sent);
    if (shape.is !== "reference") open.push(...shapesWithin(shape));
    else if (!reached.has(shape.to)) {
      reached.add(shape.to);
      const schema = byId.get(shape.to);
      if (schema !== undefined) open.push(schema.shape);
    }
  }
  return schemas.filter(({ id }) => reached.has(id));
}

function shapesOf({ operations, placeholders }: ResourceReading): readonly ShapeReading[] {
  const bodies = operations.flatMap(({ request, response, failures }) => [request, response.payload, ...failures.map(({ payload }) => payload)]);
  const fields = [...placeholders, ...operations.flatMap(({ query, headers }) => [...query, ...headers])];
  return [...bodies.flatMap(payloadShapes), ...fields.map(({ shape }) => shape)];
}

function payloadShapes(payload: PayloadReading): readonly ShapeReading[] {
  return payload.is === "json" ? [payload.shape] : [];
}
