import { expect, test } from "vitest";
import type { Explanation, Match } from "../../../generator/contract.ts";
import { folderWith } from "../config/folder.ts";
import { call } from "./world.ts";

const dueDate: Match = {
  service: "bills",
  is: "field",
  name: "due-date of Bill",
  document: [{ file: "spec-src/bills/document.md", line: 12, text: "| due-date | string | When. |" }],
  definition: { file: "spec-src/bills/bill.ts", line: 9, lines: ["\t/** When. */", '\t"due-date"?: string;'] },
  outputs: [{ file: "generated/bills/openapi.yaml", line: 140, pointer: "/components/schemas/Bill/properties/due-date" }, { file: "generated/bills/unknowns.md" }],
};

const cwd = () => folderWith({ "package.json": "{}", "spec-src/": "" });
const answering = (explanation: Partial<Explanation>) => ({ cwd: cwd(), library: { explain: async () => ({ diagnostics: [], matches: [], ...explanation }) } });

test("row of the document, definition, outputs", async () => {
  const { code, stdout } = await call(["explain", "due-date"], answering({ matches: [dueDate, { ...dueDate, document: [], outputs: [] }] }));
  expect(code).toBe(0);
  expect(stdout).toBe(`due-date of Bill (field, bills)
  Document
    spec-src/bills/document.md:12  | due-date | string | When. |
  Definition
    spec-src/bills/bill.ts:9
       9 │     /** When. */
      10 │     "due-date"?: string;
  Outputs
    generated/bills/openapi.yaml:140  /components/schemas/Bill/properties/due-date
    generated/bills/unknowns.md

due-date of Bill (field, bills)
  Document
    none
  Definition
    spec-src/bills/bill.ts:9
       9 │     /** When. */
      10 │     "due-date"?: string;
  Outputs
    none
`);
});

test("its words need no quotes", async () => {
  const { calls } = await call(["explain", "POST", "/bills/{id}+{part}"], answering({ matches: [dueDate] }));
  expect(calls).toMatchObject([{ of: "explain", what: "POST /bills/{id}+{part}" }]);
});

test("nothing of that name", async () => {
  expect(await call(["explain", "duedate"], answering({ nearest: "due-date" }))).toMatchObject({
    code: 2,
    stdout: 'error: Nothing is called "duedate". [nothing-to-explain]\n\n  Help: Did you mean "due-date"?\n\n1 error\n',
  });
});

test("definitions that cannot be read are the finding, not the name", async () => {
  const { code, stdout } = await call(["explain", "x"], answering({ diagnostics: [{ code: "c", severity: "error", message: "Broken." }] }));
  expect({ code, stdout }).toEqual({ code: 1, stdout: "error: Broken. [c]\n\n1 error\n" });
});

test("as JSON", async () => {
  const { stdout } = await call(["explain", "due-date", "--format", "json"], answering({ matches: [dueDate] }));
  expect(JSON.parse(stdout)).toEqual({ diagnostics: [], summary: { errors: 0, warnings: 0 }, matches: [dueDate] });
});
