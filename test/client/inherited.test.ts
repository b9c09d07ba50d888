/** Fields that are called as what every object inherits are fields like any other: who leaves them out writes an object of the type. */
import { rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { compileProject } from "../repository/compilers.ts";
import { repository } from "../support/definitions.ts";
import { service } from "../support/in-memory.ts";
import { clientFiles, writtenClient } from "./support/made.ts";

const inherited = Object.getOwnPropertyNames(Object.prototype).sort();

const rows = ["name", ...inherited].map((name) => `| ${name} | string |\n`).join("");

const odd = service({
  "document.md": `# Things\n\n| Field | Type |\n|---|---|\n${rows}`,
  "things.ts": `
import type { Facts, Get, Put, Query, Resource } from "specwright/http";

/** @source Things */
export interface One<Of extends Facts> extends Resource<Of["uri"]> {
  /** @source Things */
  get: Get<Of["uri"], Thing> & Query<Asked>;
  /** @source Things */
  replace: Put<Of["uri"], Thing, Others>;
}
/** @source Things */
export type Things = One<{ uri: "/things" }>;
/** @source Things */
export interface Thing {
  name: string;
${inherited.map((name) => `  ${name}?: number | "some";\n`).join("")}}
/** @source Things */
export interface Asked {
  toString?: string;
}
/** @source Things */
export interface Others {
  valueOf?: string;
  [other: string]: unknown;
}
`,
});

const program = `
import { createService } from "./index.ts";
import type { Thing } from "./things.ts";

const { things } = createService({ baseUrl: "https://192.0.2.10" });
const plain: Thing = { name: "a" };
void things.replace(plain);
void things.get({});
${inherited.map((name) => `void things.replace({ name: "a", [${JSON.stringify(name)} as const]: "some" });\n`).join("")}
// @ts-expect-error: where the field is left out, it is what the object inherits
const left: number | "some" | undefined = plain.toString;
void left;
// @ts-expect-error: no value of the field
void things.replace({ name: "a", toString: "none" });
`;

test("a program compiles that gives such a field, and one that does not", () => {
  const folder = writtenClient(new Map([...clientFiles(odd), ["src/program.ts", program]]));
  try {
    symlinkSync(join(repository, "node_modules"), join(folder, "node_modules"), "junction");
    expect(compileProject("5.9", folder)).toBe("");
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 120_000);
