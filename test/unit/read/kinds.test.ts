import { expect, test } from "vitest";
import { readingsOf } from "../../support/in-memory.ts";

const kinds = `
import type { Delete, Facts, Get, None, Resource, Silent } from "specwright/http";
/**
 * A thing.
 * @kind Thing
 */
export interface Thing<Of extends Facts> extends Resource<Of["uri"]> {
  /** Read it */
  get: Get<Of["uri"], Silent>;
  /** Delete it */
  delete: Delete<Of["uri"], None>;
}
/** A thing that stays. */
export interface LastingThing<Of extends Facts> extends Omit<Thing<Of>, "delete"> {
  /** Look at it */
  look: Get<\`\${Of["uri"]}/look\`, Silent>;
}
export type ReadableThing<Of extends Facts> = Omit<Thing<Of>, "delete">;
`;

function resources(alias: string) {
  const modules = readingsOf({ "kinds.ts": kinds, "things.ts": `import type * as kinds from "./kinds.ts";\n${alias}` });
  expect(modules.flatMap(({ diagnostics }) => diagnostics)).toEqual([]);
  return modules.flatMap((module) => module.resources);
}

test("a kind that picks the members of another one is of that kind", () => {
  const [resource] = resources(`export type Things = kinds.ReadableThing<{ uri: "/things" }>;`);
  expect(resource?.kind).toMatchObject({ name: "Thing", description: "A thing.", origin: { definition: { file: "spec/service/kinds.ts", line: 7 } } });
  expect(resource?.operations.map(({ name, description }) => [name, description])).toEqual([["get", "Read it"]]);
});

test("a kind inherits operations, with what their comments say", () => {
  const [resource] = resources(`export type Things = kinds.LastingThing<{ uri: "/things" }>;`);
  expect(resource?.kind.name).toBe("LastingThing");
  expect(resource?.operations.map(({ name, description }) => [name, description])).toEqual([
    ["get", "Read it"],
    ["look", "Look at it"],
  ]);
});

test("a misspelt fact is an error, whatever the kind is made of", () => {
  const [module] = readingsOf({
    "kinds.ts": kinds,
    "things.ts": `import type { ReadableThing } from "./kinds.ts";\nexport type Things = ReadableThing<{ uri: "/things"; stetements: {} }>;`,
  }).filter(({ file }) => file.endsWith("things.ts"));
  expect(module?.diagnostics).toMatchObject([{ code: "unknown-fact", help: 'Did you mean "statements"?', at: { line: 2 } }]);
});

test("an operation's example is one of its answer", () => {
  const kind = `
import type { Facts, Get, Resource } from "specwright/http";
/** A lamp. */
export interface Lamp<Of extends Facts> extends Resource<Of["uri"]> {
  /**
   * Read it
   * @example { "lit": true }
   */
  get: Get<Of["uri"], { lit: boolean }>;
}`;
  const modules = readingsOf({ "kinds.ts": kind, "lamp.ts": `import type { Lamp } from "./kinds.ts";\nexport type Desk = Lamp<{ uri: "/lamp" }>;` });
  expect(modules.flatMap(({ resources }) => resources)[0]?.operations[0]?.response.payload).toMatchObject({ is: "json", example: { lit: true } });
});
