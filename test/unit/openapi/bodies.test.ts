import { expect, test } from "vitest";
import { openapi31 } from "../../../generator/openapi/dialect.ts";
import { emitDocument } from "../../../generator/openapi/emit.ts";
import { inline } from "../../../generator/openapi/text/markdown.ts";
import { toYaml } from "../../../generator/openapi/yaml.ts";
import { service, type Texts } from "../../support/in-memory.ts";

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
  const emitted = emitDocument(service({ "kinds.ts": kinds, "things.ts": things }), openapi31);
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

const boxKinds = `import type { Facts, Get, Post, Resource, Silent } from "specwright/http";
/** A box. @kind Box
 * @source Things
 */
export interface Box<Of extends Facts & { content: object }> extends Resource<Of["uri"]> {
  /** Read @source Things */
  read: Get<Of["uri"], {
/** @source Things */
box: Of["content"] }>;
  /** Open @source Things */
  open: Get<"/open", {
/** @source Things */
box: Of["content"];
/** @source Things */
lid: string }>;
  /** Unpack @source Things */
  unpack: Get<"/unpack", {
/** @source Things */
crate: Of["content"] }>;
  /** Fill @source Things */
  fill: Post<Of["uri"], {
/** @source Things */
box: Of["content"] }, Silent>;
}`;

/** For boxes of several URIs. */
const nestedKinds = boxKinds.replaceAll('"/open"', '`${Of["uri"]}/open`').replaceAll('"/unpack"', '`${Of["uri"]}/unpack`');

/** What is in a box, under a name. */
function content(name: string): string {
  return `
/** What is in it. @source Things */
export interface ${name} {
  /** How much. @source Things */
  amount: number;
}`;
}

/** The schemas that a service of boxes lists, and those of what is answered at a path and of what is sent to the boxes. */
function boxed(texts: Texts) {
  const emitted = emitDocument(service({ "kinds.ts": boxKinds, ...texts }), openapi31);
  if (!emitted.ok) throw new Error(emitted.diagnostics.map(({ message }) => message).join("\n"));
  const { paths, components } = emitted.value.document;
  const answer = (path: string) => {
    const response = paths[path]?.get?.responses["2XX"];
    return response !== undefined && "content" in response ? response.content?.["application/json"]?.schema : undefined;
  };
  return { schemas: components?.schemas ?? {}, answer, sent: paths["/boxes"]?.post?.requestBody?.content["application/json"]?.schema };
}

const imported = `import type { Box } from "./kinds.ts";\n`;
const resource = (type: string): string => `/** @source Things */\nexport type Boxes = Box<{ uri: "/boxes"; content: ${type} }>;`;
const held = { type: "object", properties: { box: { $ref: "#/components/schemas/Content" } }, required: ["box"] };

test("an envelope is one component after what it holds, in answers and in requests", () => {
  const { schemas, answer, sent } = boxed({ "boxes.ts": `${imported}${resource("Content")}${content("Content")}` });
  expect(Object.keys(schemas)).toEqual(["Content", "ContentEnvelope"]);
  expect(schemas["ContentEnvelope"]).toEqual({ description: "`Content` under the key `box`.", ...held, "x-source": { section: "Things" } });
  expect([answer("/boxes"), sent]).toEqual([{ $ref: "#/components/schemas/ContentEnvelope" }, { $ref: "#/components/schemas/ContentEnvelope" }]);
});

test("a second envelope of the same is titled alike where it stands, and a body with more than an envelope has is not", () => {
  const { answer } = boxed({ "boxes.ts": `${imported}${resource("Content")}${content("Content")}` });
  expect(answer("/unpack")).toMatchObject({ title: "ContentEnvelope", properties: { crate: { $ref: "#/components/schemas/Content" } } });
  expect(answer("/open")).not.toHaveProperty("title");
});

test("an envelope of what another file declares stands in place, with its name as a title", () => {
  const { schemas, answer, sent } = boxed({ "content.ts": content("Content"), "boxes.ts": `${imported}import type { Content } from "./content.ts";\n${resource("Content")}` });
  expect(Object.keys(schemas)).toEqual(["Content"]);
  expect([answer("/boxes"), sent]).toEqual([{ title: "ContentEnvelope", ...held }, { title: "ContentEnvelope", ...held }]);
});

test("an envelope that resources of several files carry is a component for the file alone that declares what it holds", () => {
  const others = `${imported}import type { Content } from "./boxes.ts";\n/** @source Things */\nexport type Others = Box<{ uri: "/others"; content: Content }>;`;
  const { schemas, answer } = boxed({ "kinds.ts": nestedKinds, "a.ts": others, "boxes.ts": `${imported}${resource("Content")}${content("Content")}` });
  expect(Object.keys(schemas)).toEqual(["Content", "ContentEnvelope"]);
  expect([answer("/others"), answer("/boxes")]).toEqual([{ title: "ContentEnvelope", ...held }, { $ref: "#/components/schemas/ContentEnvelope" }]);
});

test("so does one whose name a type has", () => {
  const also = `/** @source Things */\nexport type Others = Box<{ uri: "/others"; content: ContentEnvelope }>;`;
  const { schemas, answer } = boxed({ "kinds.ts": nestedKinds, "boxes.ts": `${imported}${resource("Content")}${content("Content")}${content("ContentEnvelope")}\n${also}` });
  expect(Object.keys(schemas)).toEqual(["Content", "ContentEnvelope", "ContentEnvelopeEnvelope"]);
  expect(schemas["ContentEnvelope"]).toHaveProperty("properties.amount");
  expect(answer("/boxes")).toEqual({ title: "ContentEnvelope", ...held });
});

const wrappedKinds = `import type { Facts, Get, Post, Resource } from "specwright/http";
import type { Closed } from "specwright/words";
/** A store. @kind Store
 * @source Things
 */
export interface Store<Of extends Facts & { content: object }> extends Resource<Of["uri"]> {
  /** List @source Things */
  list: Get<Of["uri"], Closed<{
/** @source Things */
boxes: Of["content"][] }>, "list">;
  /** Search @source Things */
  search: Get<\`\${Of["uri"]}/search\`, Closed<{
/** @source Things */
boxes: Of["content"][] }>, "list">;
  /** Weigh @source Things */
  weigh: Post<\`\${Of["uri"]}/weights\`, Closed<{
/** @source Things */
boxes: string[] }>, Closed<{
/** @source Things */
weights: { 
/** @source Things */
total: number } }>, "act">;
}`;

const wrapped = (type: string): string => `import type { Store } from "./kinds.ts";\n${resource(type).replace("Box<", "Store<")}`;

test("an envelope of a list, or of several things, is a component called after the first operation of its resource that carries it", () => {
  const { schemas, answer } = boxed({ "kinds.ts": wrappedKinds, "boxes.ts": `${wrapped("Content")}${content("Content")}` });
  expect(Object.keys(schemas)).toEqual(["Content", "ListBoxesAnswer", "WeighBoxesRequest", "WeighBoxesAnswer"]);
  expect([answer("/boxes"), answer("/boxes/search")]).toEqual(Array(2).fill({ $ref: "#/components/schemas/ListBoxesAnswer" }));
  expect(schemas["ListBoxesAnswer"]).toEqual({
    description: "The answer to `listBoxes`.",
    type: "object",
    properties: { boxes: { type: "array", items: { $ref: "#/components/schemas/Content" } } },
    required: ["boxes"],
    additionalProperties: false,
    "x-source": { section: "Things" },
  });
});

test("it keeps its name as a title where a type is called so", () => {
  const { schemas, answer } = boxed({ "kinds.ts": wrappedKinds, "boxes.ts": `${wrapped("ListBoxesAnswer")}${content("ListBoxesAnswer")}` });
  expect(schemas["ListBoxesAnswer"]).toHaveProperty("properties.amount");
  expect(answer("/boxes")).toMatchObject({ title: "ListBoxesAnswer", properties: { boxes: { items: { $ref: "#/components/schemas/ListBoxesAnswer" } } } });
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

const rooms = `import type { Facts, Patch, Put, Resource, Silent } from "specwright/http";
import type { Default } from "specwright/words";
/** @source Things */
export interface Room {
  /** How warm it is. @source Things */
  warmth: Default<number, 21>;
  /** Who may enter. @source Things */
  entry?: Entry;
}
/** @source Things */
export interface Entry {
  /** @source Things */
  open?: Default<boolean, true>;
}
/** A place. @kind Place
 * @source Things
 */
export interface Place<Of extends Facts & { changes: object }> extends Resource<Of["uri"]> {
  /** Change @source Things */
  change: Patch<Of["uri"], Of["changes"], Silent>;
  /** Replace @source Things */
  replace: Put<Of["uri"], Of["changes"], Silent>;
}
`;

/** What is sent to the room, by the method. */
function sentToRoom(changes: string) {
  const emitted = emitDocument(service({ "rooms.ts": `${rooms}/** @source Things */\nexport type Rooms = Place<{ uri: "/room"; changes: ${changes} }>;` }), openapi31);
  if (!emitted.ok) throw new Error(emitted.diagnostics.map(({ message }) => message).join("\n"));
  const { paths, components } = emitted.value.document;
  const bodyOf = (verb: "patch" | "put") => paths["/room"]?.[verb]?.requestBody?.content["application/json"]?.schema;
  return { patch: bodyOf("patch"), put: bodyOf("put"), schemas: components?.schemas ?? {} };
}

test("changes have no defaults: what is left out of them stays as it is", () => {
  const { patch, put } = sentToRoom("Partial<Room>");
  expect(put).toMatchObject({ properties: { warmth: { description: "How warm it is.", type: "number", default: 21 } } });
  expect(patch?.properties?.["warmth"]).toEqual({ description: "How warm it is.", type: "number" });
});

test("nor have changes under the one key of their envelope", () => {
  const { patch, put } = sentToRoom("{\n/** @source Things */\nroom: Partial<Room> }");
  expect(put).toMatchObject({ properties: { room: { properties: { warmth: { default: 21 } } } } });
  expect(patch?.properties?.["room"]).toMatchObject({ properties: { warmth: { type: "number" } } });
  expect(patch?.properties?.["room"]?.properties?.["warmth"]).not.toHaveProperty("default");
});

test("a type that is sent as it is says what it says everywhere", () => {
  const { patch, schemas } = sentToRoom("Room");
  expect(patch).toEqual({ $ref: "#/components/schemas/Room" });
  expect(schemas["Room"]).toHaveProperty("properties.warmth.default", 21);
});
