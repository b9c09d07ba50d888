/** Texts that try to get out of where they stand come back from every document as they were put in. */
import { beforeAll, expect, test } from "vitest";
import { parse as parseYaml } from "yaml";
import { caseServices } from "./support/definitions.ts";
import { generated, type Generated } from "./support/generated.ts";
import { payloads } from "./unit/views/payloads.ts";

interface Document {
  readonly components: { readonly schemas: { readonly Texts: { readonly properties: { readonly [name: string]: { readonly enum: unknown; readonly default: unknown } } } } };
}

/** A field needs a name. */
const texts = payloads.filter((text) => text !== "");
let outputs: Generated;

beforeAll(async () => {
  outputs = await generated(caseServices().find(({ name }) => name === "hostile-text")!);
});

test.each([
  ["openapi.yaml", (text: string): unknown => parseYaml(text)],
  ["openapi.json", (text: string): unknown => JSON.parse(text)],
  ["openapi-3.0.json", (text: string): unknown => JSON.parse(text)],
  ["openapi-3.2.json", (text: string): unknown => JSON.parse(text)],
] as const)("as names, values and defaults in %s", (file, parse) => {
  const { properties } = (parse(outputs.files.get(file) ?? "{}") as Document).components.schemas.Texts;
  expect(new Set(Object.keys(properties))).toEqual(new Set(texts));
  for (const text of texts) expect(Object.getOwnPropertyDescriptor(properties, text)?.value).toMatchObject({ enum: [text], default: text });
});
