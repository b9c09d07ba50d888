/** The page of unknowns: every gap and contradiction of a service, wherever its model holds it. */
import MarkdownIt from "markdown-it";
import { describe, expect, it } from "vitest";
import type { Payload } from "../../../generator/model/operation.ts";
import type { Service } from "../../../generator/model/service.ts";
import type { Shape } from "../../../generator/model/shape.ts";
import { outputsFromTemplates } from "../../../generator/views/outputs.ts";
import { unknownsView } from "../../../generator/views/unknowns.ts";
import { payloads, restoreHidden } from "./payloads.ts";
import { field, fleet, none, operation, origin, resource, service } from "./service.ts";
import { ownTemplates } from "./templates.ts";

function page(of: Service): string {
  const outputs = outputsFromTemplates(of, ownTemplates, (path) => path === "unknowns.md");
  if (!outputs.ok) throw new Error(JSON.stringify(outputs.diagnostics));
  expect(outputs.value.map((file) => file.path)).toEqual(["unknowns.md"]);
  return outputs.value[0]!.text;
}

describe("unknowns.md", () => {
  it("reads as a careful writer would put it", async () => {
    await expect(page(fleet)).toMatchFileSnapshot("unknowns.expected.md");
  });

  it("says so where nothing is open", async () => {
    await expect(page(service({}))).toMatchFileSnapshot("unknowns.nothing.expected.md");
  });

  it("finds a gap in every part of a shape", () => {
    const gap = (what: string): Shape => ({ is: "not-shown", what });
    const shape: Shape = {
      is: "intersection",
      notShown: "root",
      parts: [
        { is: "object", fields: [field("a", { is: "object", fields: [field("b", { is: "array", items: gap("in a list") }, origin(2))] }, origin(1))] },
        { is: "union", of: [{ is: "map", values: gap("in a map") }, gap("in a union"), { is: "literals", values: ["x"], open: true }] },
        { is: "string", sent: gap("sent") },
      ],
    };
    const [topic] = unknownsView(service({ schemas: [{ id: "f#S", name: "S", shape, description: "", origin: origin(9) }] })).topics;
    expect(topic?.gaps.map((one) => [one.what.text, one.only && one.only.field && one.only.field.text, one.definition && one.definition.text])).toEqual([
      ["root", false, "`spec-src/fleet/server.ts:9`"],
      ["in a list", "`a.b[]`", "`spec-src/fleet/server.ts:2`"],
      ["in a map", "`{}`", "`spec-src/fleet/server.ts:9`"],
      ["in a union", false, "`spec-src/fleet/server.ts:9`"],
      ["the values other than the known ones", false, "`spec-src/fleet/server.ts:9`"],
      ["sent", false, "`spec-src/fleet/server.ts:9`"],
    ]);
    expect(topic?.gaps[4]?.known.map((value) => value.text)).toEqual(["`x`"]);
  });

  it("finds a gap in every part of an operation", () => {
    const payload = (what: string): Payload => ({ is: "not-shown", what });
    const gap: Shape = { is: "not-shown", what: "value" };
    const of = service({
      resources: [
        resource("R", {
          uri: { template: "/{id}", segments: [[{ is: "placeholder", name: "id", parameter: "id", spans: false, shape: gap, description: "", origin: origin(1) }]] },
          operations: [
            operation("op", {
              query: [field("q", gap, origin(2))],
              headers: [field("h", gap, origin(3))],
              request: payload("request"),
              response: { status: "2XX", description: "", payload: payload("answer") },
              failures: [{ status: "404", description: "", payload: payload("failure") }],
              notes: { ...none, gaps: [{ name: "g", what: "of the operation", origin: origin(4) }] },
            }),
          ],
        }),
      ],
    });
    const lines = page(of).split("\n");
    for (const line of [
      "  - resource `R` (`/{id}`), parameter `id` — definition: `spec-src/fleet/server.ts:1`",
      "  - operation `op` (`GET /server`), query parameter `q` — definition: `spec-src/fleet/server.ts:2`",
      "  - operation `op` (`GET /server`), header `h` — definition: `spec-src/fleet/server.ts:3`",
      "- Applies to: operation `op` (`GET /server`), request",
      "- Applies to: operation `op` (`GET /server`), answer",
      "- Applies to: operation `op` (`GET /server`), answer 404",
      "- Applies to: operation `op` (`GET /server`)",
    ]) {
      expect(lines).toContain(line);
    }
  });

  it("holds any text, and every text reads back", () => {
    const markdown = new MarkdownIt({ html: true });
    const gaps = payloads.map((what, index) => ({ name: what, what: `${what}`, origin: origin(index, { section: what, row: what }) }));
    const contradictions = payloads.map((says, index) => ({
      name: `c${index}`,
      about: `about ${says}`,
      readings: [{ says, place: { section: says } }, { says: "other", place: { section: "S" } }],
      choice: says,
      origin: origin(index),
    }));
    const of = service({ title: "*/ `x` | </script>", notes: { ...none, gaps, contradictions } });
    const text = page(of);
    const tokens = markdown.parse(text, {});
    expect(tokens.filter((token) => token.type.startsWith("html") || token.type === "fence" || token.type === "code_block")).toEqual([]);
    expect(tokens.filter((token) => token.type === "heading_open")).toHaveLength(5 + payloads.length);
    const said = tokens.filter((token) => token.type === "inline").map((token) => restoreHidden((token.children ?? []).map((span) => (span.type === "code_inline" ? `\`${span.content}\`` : span.content)).join("")));
    for (const payload of payloads.filter((one) => one !== "")) {
      expect(said).toContain(`about ${payload}`);
      expect(said).toContain(`Choice: ${payload}`);
      expect(said).toContain(`${payload} (\`${payload}\`)`);
    }
  });

  it("folds one gap of a thousand resources into one entry that lists them", () => {
    const gap = { name: "errors", what: "the bodies of errors", origin: origin(4) };
    const resources = Array.from({ length: 1000 }, (_, index) => resource(`R${index}`, { notes: { ...none, gaps: [gap] } }));
    const text = page(service({ resources }));
    expect(text.match(/the bodies of errors/g)).toHaveLength(1);
    expect(text.match(/^ {2}- resource `R\d+`/gm)).toHaveLength(1000);
    expect(text.match(/server\.ts:4/g)).toHaveLength(1);
  });
});
