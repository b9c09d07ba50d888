import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { adopt } from "../../generator/pipeline/adopt.ts";
import { repository } from "../support/definitions.ts";
import { withChanges } from "./support.ts";

let folder: string;
const project = () => ({ root: `${folder}/api`, definitions: "../definitions/spec-src", out: "generated", cache: ".cache" });

beforeAll(() => {
  folder = mkdtempSync(`${tmpdir()}/specwright-outside-`);
  mkdirSync(`${folder}/api`);
  cpSync(`${repository}/spec-src/mgmt-v3`, `${folder}/definitions/spec-src/mgmt-v3`, { recursive: true });
});

afterAll(() => rmSync(folder, { recursive: true }));

describe("definitions beside the project's root", () => {
  test("are drafted there", async () => {
    writeFileSync(`${folder}/api/doors.md`, "# Doors\n\n| Method | Path |\n|---|---|\n| GET | /doors |\n\n## Doors\n\n| Field | Type | Description |\n|---|---|---|\n| name | string | Key. |\n| open | boolean | |\n");
    const report = await adopt(project(), { services: ["doors"], documents: new Map([["doors", `${folder}/api/doors.md`]]), mode: "write" });
    expect(report.diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(report.services).toMatchObject([{ service: "doors", drafted: true }]);
    expect(existsSync(`${folder}/definitions/spec-src/doors/service.ts`)).toBe(true);
  });

  test("are changed as within it", async () => {
    const own = `${folder}/definitions/spec-src/mgmt-v3/document.md`;
    const newer = withChanges(readFileSync(own, "utf8"), [["Level of commands for authorization. Range 0-15.", "Level of commands for authorization. Range 0-31."], ["| authorization commands | 0 to 15 |", "| authorization commands | 0 to 31 |"]]);
    writeFileSync(`${folder}/newer.md`, newer);
    const report = await adopt(project(), { services: ["mgmt-v3"], documents: new Map([["mgmt-v3", `${folder}/newer.md`]]), mode: "write" });
    expect(report.diagnostics).toEqual([]);
    expect(report.services[0]!.files).toEqual(["../definitions/spec-src/mgmt-v3/authorization.ts", "../definitions/spec-src/mgmt-v3/document.md"]);
    expect(readFileSync(`${folder}/definitions/spec-src/mgmt-v3/authorization.ts`, "utf8")).toContain("commands?: Range<0, 31>;");
  });
});
