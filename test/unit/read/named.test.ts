import { expect, test } from "vitest";
import { readingsOf } from "../../support/in-memory.ts";

const things = `
export interface Thing { id: string; name: string; size?: number }
`;

const whole = "export interface Whole { part: Part; parts?: Part[] }";

test.each([
  ["an alias of an object", `type Part = { key: string }`, ["key"]],
  ["an alias of a selection", `type Part = Pick<Thing, "id">`, ["id"]],
  ["an interface that leaves fields out", `interface Part extends Omit<Thing, "id"> {}`, ["name", "size"]],
  ["an interface that makes fields optional", `interface Part extends Partial<Thing> {}`, ["id", "name", "size"]],
  ["an interface of a helper", `interface Part extends Without<"name"> {}`, ["id", "size"]],
])("what is exported is a schema of its own: %s", (_, part, names) => {
  const helper = `type Without<Name extends keyof Thing> = Omit<Thing, Name>;`;
  const [module] = readingsOf({ "things.ts": `${things}${helper}\nexport ${part}\n${whole}` });
  expect(module!.diagnostics).toEqual([]);
  const schema = module!.schemas.find(({ declaredName }) => declaredName === "Part");
  expect(schema?.shape.is === "object" && schema.shape.fields.map(({ name }) => name)).toEqual(names);
  const to = { is: "reference", to: "spec/service/things.ts#Part" };
  expect(module!.schemas.at(-1)?.shape).toMatchObject({ fields: [{ shape: to }, { shape: { is: "array", items: to } }] });
});

test.each(["export type { Part };", "export { Part };", "export type { Part as Piece };"])("what is exported in a list is a schema of its own, too: %s", (list) => {
  const [module] = readingsOf({ "things.ts": `interface Part { key: string }\n${list}\n${whole}` });
  expect(module!.diagnostics).toEqual([]);
  expect(module!.schemas.map(({ declaredName }) => declaredName)).toEqual(["Part", "Whole"]);
  expect(module!.schemas[1]?.shape).toMatchObject({ fields: [{ shape: { is: "reference", to: "spec/service/things.ts#Part" } }, { shape: { is: "array" } }] });
});

test("a resource counts where a list exports it", () => {
  const vocabulary = `import type { Facts, Get, Resource } from "specwright/http";\n`;
  const kind = `export interface One<Of extends Facts> extends Resource<Of["uri"]> { get: Get<Of["uri"], Thing> }`;
  const [module] = readingsOf({ "things.ts": `${vocabulary}${things}${kind}\ntype Some = One<{ uri: "/some" }>;\nexport type { Some };` });
  expect(module!.diagnostics).toEqual([]);
  expect(module!.resources.map(({ alias }) => alias)).toEqual(["Some"]);
});

test("what an exported interface says by itself is said of its schema, and not where it is referred to", () => {
  const words = `import type { Says } from "specwright/words";\n`;
  const part = `export interface Part extends Says<{ closed: true }> { key: string }\nexport type Mark = Says<{ readOnly: true }>;\n`;
  const [module] = readingsOf({ "things.ts": `${words}${part}${whole.replace("part: Part", "part: Part; marked: string & Mark")}` });
  expect(module!.diagnostics).toEqual([]);
  expect(module!.schemas.map(({ declaredName }) => declaredName)).toEqual(["Part", "Whole"]);
  expect(module!.schemas[0]?.shape).toMatchObject({ is: "object", closed: true, fields: [{ name: "key" }] });
  const to = { is: "reference", to: "spec/service/things.ts#Part" };
  const fields = module!.schemas[1]!.shape.is === "object" ? module!.schemas[1]!.shape.fields : [];
  expect(fields.map(({ shape }) => shape)).toEqual([to, { is: "string", readOnly: true }, { is: "array", items: to }]);
});

test("a helper of TypeScript's own, applied where it is used, has no name", () => {
  const [module] = readingsOf({ "things.ts": `${things}export interface Whole { part: Partial<Thing> }` });
  const whole = module!.schemas.at(-1)?.shape;
  expect(whole).toMatchObject({ fields: [{ shape: { is: "object", fields: [{ name: "id", required: false }, { name: "name" }, { name: "size" }] } }] });
});

test.each(["Omit<Thing, \"size\">", "Readonly<Thing>", "Closed<Pick<Thing, \"id\">>"])("a resource of %s goes by the name of what the helper is applied to", (named) => {
  const vocabulary = `import type { Closed } from "specwright/words";\nimport type { Facts, Get, Resource } from "specwright/http";\n`;
  const kind = `export interface One<Of extends Facts> extends Resource<Of["uri"], {}, ${named}> { get: Get<Of["uri"], ${named}> }`;
  const [module] = readingsOf({ "things.ts": `${vocabulary}${things}${kind}\nexport type Some = One<{ uri: "/some" }>;` });
  expect(module!.diagnostics).toEqual([]);
  expect(module!.resources.map((resource) => resource.named)).toEqual(["Thing"]);
});

test("an exported alias of a schema is that schema", () => {
  const [module] = readingsOf({ "things.ts": `${things}export type Same = Thing;\nexport interface Whole { part: Same }` });
  expect(module!.schemas.map(({ declaredName }) => declaredName)).toEqual(["Thing", "Whole"]);
  expect(module!.schemas[1]?.shape).toMatchObject({ fields: [{ shape: { is: "reference", to: "spec/service/things.ts#Thing" } }] });
});
