/** Of openapi-typescript its part for schemas alone is loaded: that it is there, and is what the whole has, is held here. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { PART } from "../../generator/views/client/openapi-typescript.ts";
import { manifest } from "../repository/package.ts";

const require = createRequire(import.meta.url);

test("the version is the one that was tried: another one may have its part elsewhere, or with other settings", () => {
  expect(manifest.dependencies["openapi-typescript"]).toBe("7.13.0");
  expect((require("openapi-typescript/package.json") as { version: string }).version).toBe("7.13.0");
});

test("the part is one that the package lets others load, and what the whole has is its text", () => {
  const { exports } = require("openapi-typescript/package.json") as { exports: { readonly [path: string]: unknown } };
  expect(exports["./*"]).toBe("./*");
  const { default: part } = require(PART) as { readonly default: (...given: never[]) => unknown };
  const { transformSchemaObject: whole } = require("openapi-typescript") as { readonly transformSchemaObject: (...given: never[]) => unknown };
  expect(readFileSync(require.resolve(PART), "utf8")).toContain(`function ${part.name}(`);
  expect(part.toString()).toBe(whole.toString());
});
