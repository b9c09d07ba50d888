import { expect, test } from "vitest";
import { openapi31 } from "../../../generator/openapi/dialect.ts";
import { emit } from "../../../generator/openapi/emit.ts";
import { inline } from "../../../generator/openapi/text/markdown.ts";
import { toYaml } from "../../../generator/openapi/yaml.ts";
import { service } from "../../support/in-memory.ts";

const kinds = `
import type { Facts, None, Post, Resource, Silent, When } from "specwright/http";
/** A thing. @kind Thing */
export interface Thing<Of extends Facts> extends Resource<Of["uri"]> {
  /**
   * Create
   * @source Things
   */
  create: Post<Of["uri"], { all: string }, { made: string }> & When<"it is absent">;
  /**
   * Modify
   * @source Things
   */
  modify: Post<Of["uri"], { some: string }, Silent, "modify"> & When<"it exists">;
  /**
   * Touch
   * @source Things
   */
  touch: Post<Of["uri"], None, { made: string }, "act"> & When<"there is no body">;
}`.replaceAll(/\{ (all|made|some): string \}/g, "{\n/** @source Things */\n$1: string }").replace("A thing. @kind Thing", "A thing. @kind Thing\n * @source Things\n");

test("operations that share a method and a path say which body is whose", () => {
  const things = `import type { Thing } from "./kinds.ts";\n/** @source Things */\nexport type Things = Thing<{ uri: "/things" }>;`;
  const emitted = emit(service({ "kinds.ts": kinds, "things.ts": things }), openapi31);
  if (!emitted.ok) throw new Error("no document");
  const operations = emitted.value.document.paths["/things"]?.post?.["x-operations"];
  const request = "/requestBody/content/application~1json/schema";
  const answer = "/responses/2XX/content/application~1json/schema";
  expect(operations?.map((one) => [one.name, one.request, one.answer])).toEqual([
    ["create", `${request}/anyOf/0`, answer],
    ["modify", `${request}/anyOf/1`, "silent"],
    ["touch", "none", answer],
  ]);
});

test("an envelope is named for what it holds, in the answer and in the request, and a body with more than that is not", () => {
  const boxed = `import type { Facts, Get, Post, Resource, Silent } from "specwright/http";
/** A box. @kind Box
 * @source Things
 */
export interface Box<Of extends Facts> extends Resource<Of["uri"]> {
  /** Read @source Things */
  read: Get<Of["uri"], {
/** @source Things */
box: Content }>;
  /** Open @source Things */
  open: Get<"/open", {
/** @source Things */
box: Content;
/** @source Things */
lid: string }>;
  /** Fill @source Things */
  fill: Post<Of["uri"], {
/** @source Things */
box: Content }, Silent>;
}
/** What is in it. @source Things */
export interface Content {
  /** How much. @source Things */
  amount: number;
}`;
  const boxes = `import type { Box } from "./kinds.ts";\n/** @source Things */\nexport type Boxes = Box<{ uri: "/boxes" }>;`;
  const emitted = emit(service({ "kinds.ts": boxed, "boxes.ts": boxes }), openapi31);
  if (!emitted.ok) throw new Error(emitted.diagnostics.map(({ message }) => message).join("\n"));
  const { paths } = emitted.value.document;
  const answer = (path: string) => {
    const response = paths[path]?.get?.responses["2XX"];
    return response !== undefined && "content" in response ? response.content?.["application/json"]?.schema : undefined;
  };
  expect(answer("/boxes")).toMatchObject({ title: "ContentEnvelope", properties: { box: { $ref: "#/components/schemas/Content" } } });
  expect(paths["/boxes"]?.post?.requestBody?.content["application/json"]?.schema).toMatchObject({ title: "ContentEnvelope" });
  expect(answer("/open")).not.toHaveProperty("title");
});

test("what turns or hides text is escaped in YAML", () => {
  for (const hidden of ["\u202e", "\u200f", "\u2066", "\u200b", "\ue000"]) {
    expect(toYaml({ a: `x${hidden}y`, b: `line\nx${hidden}y` })).not.toContain(hidden);
  }
});

test.each([
  ["[x](javascript:alert(1))", "[x&#93;(javascript:alert(1))"],
  ["[x](https://example.org)", "[x](https://example.org)"],
  ["[x](#limits)", "[x](#limits)"],
  ["`[x](data:y)`", "`[x](data:y)`"],
])("a phrase links to the web or within the document: %s", (phrase, written) => {
  expect(inline(phrase)).toBe(written);
});
