/** Bodies that are no JSON, and answers in media types of their own. */
import { describe, expect, onTestFinished, test } from "vitest";
import { toFetch } from "../../templates/{service}/stub/src/runtime/fetch.ts";
import { serve } from "../../templates/{service}/stub/src/runtime/serve.ts";
import { createStub } from "../../templates/{service}/stub/src/runtime/stub.ts";
import { caseServices, modelOf } from "../support/definitions.ts";
import { service } from "../support/in-memory.ts";
import { lowered } from "./support/device.ts";
import { dataOf } from "./support/services.ts";

const definitions = caseServices().find(({ service }) => service === "notary")!;
const { outcome } = modelOf(definitions);
if (!outcome.ok) throw new Error("The notary has errors.");
const stub = createStub(dataOf(outcome.value), { seed: 1 });

const send = (method: string, path: string, type: string | undefined, body: string | Uint8Array) =>
  stub.handle({ method, path: stub.base + path, headers: { ...lowered(stub.headers()), ...(type === undefined ? {} : { "content-type": type }) }, body: typeof body === "string" ? new TextEncoder().encode(body) : body });

describe("a request", () => {
  test("has the media type that the document states", () => {
    expect(send("POST", "/deeds", "text/plain; charset=utf-8", "I give, devise and bequeath")).toMatchObject({ status: 201, headers: { "content-type": "application/json" } });
    expect(send("POST", "/deeds", "application/json", '{"number":1,"text":"mine"}').status).not.toBe(415);
    expect(send("PUT", "/deeds/seal", "application/pdf", new Uint8Array([0x25, 0x50, 0x44, 0x46, 0xff])).status).toBe(204);
  });

  test.each([
    ["POST", "/deeds", "application/xml", 'Content-Type must be text/plain or application/json, and is "application/xml"'],
    ["PUT", "/deeds/seal", "application/json", 'Content-Type must be application/pdf, and is "application/json"'],
    ["PUT", "/deeds/seal", undefined, "Content-Type is missing"],
  ])("of another is refused: %s %s, %s", (method, path, type, told) => {
    const { status, body } = send(method, path, type, "{}");
    expect([status, JSON.parse(body).error.message]).toEqual([415, told]);
  });
});

describe("an answer in text", () => {
  const texts = createStub(dataOf(service({
    "document.md": "# Things\n\n## Texts\n\nPlain, marked up, counted, and whatever else.\n",
    "texts.ts": `import type { Facts, Get, MediaType, Resource } from "specwright/http";
import type { NotShown } from "specwright/words";
${[
      ["Plain", 'MediaType<"text/plain; charset=utf-8", string>', ""],
      ["Said", 'MediaType<"text/plain", string>', "@example all is well"],
      ["Counted", 'MediaType<"text/plain", string>', "@example 42"],
      ["Marked", 'MediaType<"text/html", NotShown<"what the page holds">>', ""],
      ["Listed", 'MediaType<"application/xml", string>', "@example <all/>"],
      ["Bytes", 'MediaType<"application/pdf", NotShown<"what the pages hold">>', ""],
    ].map(([name = "", body = "", example = ""]) => `
/** ${name}. @source Texts */
export type ${name} = ${name}Text<{ uri: "/${name.toLowerCase()}" }>;
/** A text. @source Texts */
interface ${name}Text<Of extends Facts> extends Resource<Of["uri"]> {
  /** Read it
   * @source Texts
   * ${example} */
  get: Get<Of["uri"], ${body}>;
}`).join("")}`,
  })));
  const read = (path: string) => texts.handle({ method: "GET", path: texts.base + path, headers: lowered(texts.headers()) });

  test.each([
    ["/plain", "text", "text/plain; charset=utf-8", "the status of success; what the text of the answer says"],
    ["/said", "all is well", "text/plain", "the status of success"],
    ["/counted", "42", "text/plain", "the status of success"],
    ["/marked", "<!doctype html><title>text</title>", "text/html", expect.stringContaining("what the page holds")],
    ["/listed", "<all/>", "application/xml", "the status of success"],
    ["/bytes", "", "application/pdf", expect.stringContaining("what the pages hold")],
  ])("at %s is %j", (path, body, type, mark) => {
    const answer = read(path);
    expect([answer.status, answer.body, answer.headers["content-type"], answer.headers["x-not-shown"]]).toEqual([200, body, type, mark]);
  });
});

describe("a body of bytes", () => {
  const shelf = createStub(dataOf(service({
    "document.md": "# Things\n\n## Files\n\n| Field | Type | Notes |\n|---|---|---|\n| file | string | The bytes. |\n| title | string | What it is. |\n",
    "files.ts": `import type { Facts, MediaType, Post, Put, Resource } from "specwright/http";
import type { Format, Text } from "specwright/words";

/** A file. @source Files */
export type Files = FileAt<{ uri: "/file" }>;
/** A file. @source Files */
interface FileAt<Of extends Facts> extends Resource<Of["uri"]> {
  /** Write it @source Files */
  write: Put<Of["uri"], MediaType<"application/octet-stream", Text<4> & Format<"binary">>, Answer>;
  /** Send a form @source Files */
  form: Post<Of["uri"], MediaType<"multipart/form-data", { file: Format<"binary">; title: string }>, Answer>;
}
/** An answer. @source Files */
interface Answer {
  title: string;
}`,
  })));
  const sent = (method: string, type: string, body: Uint8Array) => shelf.handle({ method, path: "/file", headers: { ...lowered(shelf.headers()), "content-type": type }, body });

  test("has as many characters as bytes, whatever they would be as a text", () => {
    expect(sent("PUT", "application/octet-stream", Uint8Array.from([0xf0, 0x9d, 0x84, 0x9e])).status).toBe(200);
    const { status, body } = sent("PUT", "application/octet-stream", Uint8Array.from([0xf0, 0x9d, 0x84, 0x9e, 0xff]));
    expect([status, JSON.parse(body).error.message]).toEqual([400, "must have at most 4 characters, and has 5"]);
  });

  test("of a form is taken, and answered as the document says", () => {
    const { status, headers, body } = sent("POST", "multipart/form-data; boundary=x", new TextEncoder().encode('--x\r\nContent-Disposition: form-data; name="title"\r\n\r\nA\r\n--x--\r\n'));
    expect([status, JSON.parse(body)]).toEqual([201, { title: expect.any(String) }]);
    expect(headers["x-not-shown"]).toContain("what is kept of it");
  });
});

test("a refusal has the status and the media type of those that the document states", () => {
  const { status, headers, body } = send("POST", "/deeds", "application/json", '{"number":"x"}');
  expect([status, headers["content-type"], headers["x-not-shown"]]).toEqual([422, "application/problem+json", undefined]);
  expect(JSON.parse(body)).toEqual({});
});

describe("bytes that are uploaded", () => {
  const images = dataOf(service({
    "document.md": "# Things\n\n## Images\n\n| Field | Type |\n|---|---|\n| slot | string |\n",
    "images.ts": `import type { Delete, Facts, Get, MediaType, Put, Resource } from "specwright/http";
import type { NotShown } from "specwright/words";
/** The image of a slot. @source Images */
export type Images = Image<{ uri: "/slots/{slot}/image" }>;
/** An image. @source Images */
interface Image<Of extends Facts> extends Resource<Of["uri"], Slot> {
  /** Read it
   * @source Images */
  get: Get<Of["uri"], MediaType<"application/octet-stream", NotShown<"what the image holds">>>;
  /** Replace it
   * @source Images */
  replace: Put<Of["uri"], MediaType<"application/octet-stream", NotShown<"what the image holds">>, null>;
  /** Delete it
   * @source Images */
  delete: Delete<Of["uri"], null>;
}
/** A slot. @source Images */
export interface Slot { slot: string }`,
  }));
  const bytes = Uint8Array.from({ length: 256 }, (_, at) => at);
  const path = "/slots/1/image";
  const asked = async (send: typeof fetch, url: string, method: string, body?: Uint8Array<ArrayBuffer>) => {
    const response = await send(url, { method, ...(body && { body, headers: { "content-type": "application/octet-stream; v=2" } }) });
    return { status: response.status, type: response.headers.get("content-type"), length: response.headers.get("content-length"), bytes: [...new Uint8Array(await response.arrayBuffer())] };
  };

  test.each(["through fetch", "over HTTP"])("come back as they were, of their own URI alone, until they are deleted, %s", async (how) => {
    const store = createStub(images, { seed: 1 });
    const server = how === "over HTTP" ? await serve(store) : undefined;
    onTestFinished(() => server?.close());
    const [send, at] = [server === undefined ? toFetch(store) : fetch, (server?.url ?? "https://stub.example") + store.base];
    expect((await asked(send, at + path, "GET")).bytes).toEqual([]);
    expect((await asked(send, at + path, "PUT", bytes)).status).toBe(200);
    expect(await asked(send, at + path, "GET")).toMatchObject({ status: 200, type: "application/octet-stream; v=2", bytes: [...bytes] });
    expect((await asked(send, at + path, "HEAD")).length).toBe("256");
    expect((await asked(send, `${at}/slots/2/image`, "GET")).bytes).toEqual([]);
    const copy = createStub(images, { seed: 1 });
    copy.restore(JSON.parse(JSON.stringify(store.dump())));
    expect((await asked(toFetch(copy), `https://stub.example${path}`, "GET")).bytes).toEqual([...bytes]);
    expect((await asked(send, at + path, "DELETE")).status).toBe(200);
    expect((await asked(send, at + path, "GET")).bytes).toEqual([]);
  });

  test.each([
    ["through fetch", "a media type"],
    ["through fetch", undefined],
    ["over HTTP", "a media type"],
    ["over HTTP", undefined],
  ])("can be none, which are kept as well: %s, with %s", async (how, type) => {
    const store = createStub(images, { seed: 1 });
    const server = how === "over HTTP" ? await serve(store) : undefined;
    onTestFinished(() => server?.close());
    const [send, at] = [server === undefined ? toFetch(store) : fetch, (server?.url ?? "https://stub.example") + store.base];
    await asked(send, at + path, "PUT", bytes);
    const replaced = await send(at + path, { method: "PUT", body: new Uint8Array(), ...(type && { headers: { "content-type": "application/octet-stream; v=3" } }) });
    expect(replaced.status).toBe(200);
    expect(await asked(send, at + path, "GET")).toMatchObject({ status: 200, type: type ? "application/octet-stream; v=3" : "application/octet-stream", bytes: [] });
    expect(store.dump().objects).toEqual([expect.objectContaining({ content: expect.objectContaining({ bytes: "" }) })]);
  });
});
