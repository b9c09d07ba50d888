/** The runtime compiles with the types of a browser as with those of Node, and a program that uses it needs neither. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compileProject } from "../../repository/compilers.ts";
import { repository } from "../../support/definitions.ts";

const runtime = `${repository}/templates/{service}/client/src/runtime`;

const strictest = {
  target: "ES2022",
  module: "NodeNext",
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noImplicitOverride: true,
  noPropertyAccessFromIndexSignature: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  verbatimModuleSyntax: true,
};
const building = { ...strictest, isolatedDeclarations: true, declaration: true, rewriteRelativeImportExtensions: true, skipLibCheck: true, rootDir: runtime };
const lib = ["ES2023", "ES2024.String"];
const browser = { lib: [...lib, "DOM"], types: [] };
const node = { lib, types: ["node"], typeRoots: [`${repository}/node_modules/@types`] };
const neither = { lib: ["ES2023"], types: [] };

/** A program that takes an answer as it came, and tells errors apart. */
const program = (extension: string, expected: string): string => `
import { connect } from "./dist/connect.js";
import { below, root } from "./dist/path.js";

const connection = connect({ path: "/v1", headers: {} }, { baseUrl: "https://service.example" });
const pending = connection.call<number>({ id: "x", method: "GET", effect: "read" }, below(root)\`/x/\${{ number: 1 }}\`);
export const answer: number = await pending;
const response = await pending.raw();
export const isFine: boolean = response.ok && response.headers.get("etag") === null && response.status === 200;
const result = await pending.result();
export const code: string | undefined = !result.ok && result.error.kind === "tls" ? result.error.code : undefined;
// @ts-expect-error: an answer is what the operation says
export const wrong: string = await pending;
${expected}
export const extended = response.${extension};
`;

const folder = mkdtempSync(join(tmpdir(), "specwright-runtime-"));
beforeAll(() => writeFileSync(join(folder, "package.json"), '{ "type": "module" }'));
afterAll(() => rmSync(folder, { recursive: true }));

/** By the compiler that takes the least time; the others compile the whole of the clients elsewhere. */
function compiled(compilerOptions: object, include: readonly string[]): string {
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include }));
  return compileProject("7.0", folder);
}

test("the runtime is compiled for a browser and for Node, programs for both and for neither", () => {
  const all = { ...building, outDir: join(folder, "dist") };
  expect(compiled({ ...all, ...browser }, [`${runtime}/*.ts`])).toBe("");
  expect(compiled({ ...all, ...node }, [`${runtime}/*.ts`])).toBe("");

  const options = { ...strictest, noEmit: true };
  writeFileSync(join(folder, "program.ts"), program("url", ""));
  expect(compiled({ ...options, ...browser }, ["program.ts"])).toBe("");
  expect(compiled({ ...options, ...node, skipLibCheck: true }, ["program.ts"])).toBe("");
  writeFileSync(join(folder, "program.ts"), program("url", "// @ts-expect-error: where there are no types of the web, there is as much of them as a call needs"));
  expect(compiled({ ...options, ...neither }, ["program.ts"])).toBe("");
  expect(compiled({ ...options, ...browser }, ["program.ts"])).toContain("TS2578");
}, 120_000);
