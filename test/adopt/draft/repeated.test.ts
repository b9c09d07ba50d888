/** What a document has more than once: rows that say the same are one request, and requests that are called the same are told apart. */
import { expect, test } from "vitest";
import { draftOf as draftFrom } from "../../../generator/adopt/draft/draft.ts";
import { readDocument } from "../../../generator/documents/read.ts";
import { generalWording } from "../../../generator/facts/wording.ts";
import { underTitle } from "./drafted.ts";

test("a row of endpoints that stands twice is one operation", () => {
  const { service, files } = underTitle("## Endpoints\n\n| Purpose | Method | Path |\n|---|---|---|\n| Oper | GET | /things/oper |\n| Oper | GET | /things/oper |\n| Stats | GET | /things/stats |\n");
  expect(service.resources.flatMap(({ operations }) => operations.map(({ uri }) => uri.template))).toEqual(["/things/oper", "/things/stats"]);
  expect([...files.values()].join("\n")).not.toContain("When<");
});

test("the sentence that is the summary is not said again in the description", () => {
  const { files } = underTitle("## POST /lamps/{id}/move\n\nMoves the lamp. It takes a second.\n\n## POST /lamps/{id}/stop\n\nStops the lamp.\n");
  const text = [...files.values()].join("\n");
  expect(text).toContain("   * Moves the lamp\n   *\n   * It takes a second.\n   * @source");
  expect(text).toContain("   * Stops the lamp\n   * @source");
});

test("requests of one method and URI that are called the same in several sections are counted", () => {
  const section = "## Read a box\n\n| Method | Path |\n|---|---|\n| `GET` | `/boxes/{id}` |\n\n";
  const { files } = underTitle(`${section}# Others\n\n${section}`);
  expect(files.get("boxes.ts")!.match(/When<".*?">/g)).toEqual(['When<"the request is meant as: Read a box">', 'When<"the request is meant as: Read a box (2)">']);
});

test("the server of a draft is called as its service is, without a version", () => {
  const text = "# Lamps\n\nVersion 1. The base address is https://demo.example/v1.\n\n`GET /lamps`\n";
  const document = readDocument("document.md", text);
  const serverOf = (name: string): string | undefined => (document.ok ? /^ {4}(\S+): Server</m.exec(draftFrom(name, document.value, text, generalWording).files.get("service.ts")!)?.[1] : undefined);
  expect(["lamps", "lamps-v2", "lamps.v2.1", "2024", "x12"].map(serverOf)).toEqual(["lamps", "lamps", "lamps", "2024", "x12"]);
});
