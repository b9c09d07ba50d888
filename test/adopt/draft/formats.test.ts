/** Formats in the place of types, and failures in a column beside requests. */
import { expect, test } from "vitest";
import { drafted } from "./drafted.ts";

const above = "# Demo interface\n\nVersion 1. The base address is https://demo.example/v1.\n\n";

test("a format in the column of types is that of a string", () => {
  const { files, findings } = drafted(`${above}## PUT /bin\n\n| Field | Type | Notes |\n|---|---|---|\n| since | date-time | From then on. |\n| till | datetime | |\n| day | date | |\n| gone | date or null | |\n| owner | UUID | |\n| updated | timestamp | |\n`);
  expect(findings).toEqual([]);
  expect(files.get("bin.ts")!.match(/^ {2}\w+\?: .*$/gm)).toEqual(['  since?: Format<"date-time">;', '  till?: Format<"date-time">;', '  day?: Format<"date">;', '  gone?: Format<"date"> | null;', '  owner?: Format<"uuid">;', "  updated?: string;"]);
  expect(files.get("bin.ts")!.match(/Guessed: the type of \w+/g)).toEqual(["Guessed: the type of updated"]);
});

test("a column of errors lists the failures of each request", () => {
  const { service, findings } = drafted(`${above}| Operation | Method | Path | Success | Errors |\n|---|---|---|---|---|\n| Read the bin | GET | /bin | 200 | 401, 404 |\n| Empty the bin | DELETE | /bin | 204 | none |\n`);
  expect(findings).toEqual([]);
  expect(service.resources.flatMap(({ operations }) => operations.map(({ method, response, failures }) => [method, response.status, failures.map(({ status }) => status)]))).toEqual([["GET", "200", ["401", "404"]], ["DELETE", "204", []]]);
});
