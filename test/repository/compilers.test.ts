/** What is TypeScript compiles, at its strictest, under every compiler that people have; a slip in a definition does not. */
import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { caseServices, definitionFiles, repository, shippedServices } from "../support/definitions.ts";
import { compile, compileProject, compilers, versionOf, type Compiler } from "./compilers.ts";

const vocabulary = readdirSync(`${repository}/spec-src`).filter((name) => name.endsWith(".ts"));
const definitions = [...shippedServices(), ...caseServices()];
const files = [...vocabulary.map((name) => `${repository}/spec-src/${name}`), ...definitions.flatMap(definitionFiles)];

const kinds = `
import type { Facts, KeyOf, Resource } from "specwright/http";
import type { Default, Range } from "specwright/words";
interface Port { port: number; protocol: string; note?: string }
interface CollectionFacts<Key, Fields> extends Facts { key: KeyOf<Key, Fields>; element: object }
interface Collection<Of extends CollectionFacts<Of["key"], Of["element"]>> extends Resource<Of["uri"]> {}
`;

/** Definitions, each with what the compiler says of its slip. */
const slips: readonly (readonly [definition: string, says: string])[] = [
  [
    `export type Slip = Collection<{ uri: "/port"; key: "{port}+{protokol}"; element: Port }>;`,
    `Type '"{port}+{protokol}"' is not assignable to type '"{port}+{port}" | "{port}+{protocol}"'. Did you mean '"{port}+{protocol}"'?`,
  ],
  [
    `export type Slip = Collection<{ uri: "/port"; key: "{note}"; element: Port }>;`,
    `Type '"{note}"' is not assignable to type '"{port}" | "{protocol}"'.`,
  ],
  [
    `export type Slip = Collection<{ uri: "port"; key: "{port}"; element: Port }>;`,
    `Type '"port"' is not assignable to type '\`/\${string}\`'.`,
  ],
  [`export type Slip = Default<"one" | "two", "three">;`, `Type '"three"' does not satisfy the constraint '"one" | "two"'.`],
  [`export type Slip = Range<0, "15">;`, `Type 'string' does not satisfy the constraint 'number'.`],
];

describe.each(Object.keys(compilers) as Compiler[])("TypeScript %s", (compiler) => {
  test("is that version", () => {
    expect(versionOf(compiler)).toContain(`Version ${compiler}.`);
  });

  test("compiles the vocabulary and all definitions", () => {
    expect(files.length).toBeGreaterThan(40);
    expect(compile(compiler, { files })).toBe("");
  }, 120_000);

  test("says what is wrong with a slip", () => {
    const found = compile(compiler, { texts: Object.fromEntries(slips.map(([definition], index) => [`slip-${index}.ts`, `${kinds}${definition}`])) });
    for (const [index, [, says]] of slips.entries()) {
      expect(found.slice(found.indexOf(`slip-${index}.ts(7`)).split(/\n(?=slip-)/)[0]).toContain(says);
    }
  }, 120_000);
});

test("the generator and its tests compile", () => {
  expect(compileProject("7.0", repository)).toBe("");
}, 300_000);
