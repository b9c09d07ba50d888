/** Services with more fields than a page has room for. */
import { readFileSync } from "node:fs";
import type { Service } from "../../../generator/model/service.ts";
import type { Field } from "../../../generator/model/shape.ts";
import { repository } from "../../support/definitions.ts";
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

/** Names and descriptions as people write them: of many words, each field's in another order. */
export function told(count: number): readonly Field[] {
  const words = readFileSync(`${repository}/spec-src/mgmt-v3/document.md`, "utf8").toLowerCase().match(/[a-z]{3,10}/g)!;
  const said = [...new Set(words)];
  const take = (from: number, many: number): readonly string[] => Array.from({ length: many }, (_, index) => said[(from * 7919 + index * index * 104_729 + from * index * 31) % said.length]!);
  return flat(count).map((one, index) => ({ ...one, name: `${take(index, 3).join("-")}-${index}`, description: `${take(index + count, 8).join(" ")}.` }));
}
