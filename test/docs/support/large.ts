/** Services with more fields than a page has room for. */
import type { Service } from "../../../generator/model/service.ts";
import type { Field } from "../../../generator/model/shape.ts";
import { field, operation, origin, resource, service } from "../../unit/views/service.ts";

/** A resource of one type. */
export function withFields(fields: readonly Field[]): Service {
  const shape = { is: "object", fields } as const;
  return service({ schemas: [{ id: "spec-src/fleet/server.ts#Large", name: "Large", shape, description: "", origin: origin(1) }], resources: [resource("Large", { operations: [operation("readLarge", { summary: "Read it" })] })] });
}

export function flat(count: number): readonly Field[] {
  return Array.from({ length: count }, (_, index) => field(`${["session", "pool", "rate"][index % 3]!}-limit-${index}`, { is: "number", minimum: 0, maximum: index }, origin(index)));
}

export function nested(names: readonly string[], each: number): readonly Field[] {
  return names.map((name) => field(name, { is: "object", fields: flat(each) }, origin(1)));
}
