/** Bodies of other media types than JSON: a text is a text, whatever else is sent and read byte for byte. */
import { describe, expect, test } from "vitest";
import { service } from "../support/in-memory.ts";
import { clientFiles, loadedClient } from "./support/made.ts";
import { shelf } from "./support/shelf.ts";

const logs = service({
  "things.ts": `
import type { Facts, Get, MediaType, Put, Resource } from "specwright/http";
import type { Format, NotShown } from "specwright/words";

/** @source Things */
export interface Log<Of extends Facts> extends Resource<Of["uri"]> {
  /** @source Things */
  lines: Get<Of["uri"], MediaType<"text/plain", string>>;
  /** @source Things */
  level: Get<\`\${Of["uri"]}/level\`, MediaType<"text/plain; charset=utf-8", "low" | "high">>;
  /** @source Things */
  archive: Get<\`\${Of["uri"]}/archive\`, MediaType<"application/zip", Format<"binary">>>;
  /** @source Things */
  picture: Get<\`\${Of["uri"]}/picture\`, MediaType<"image/png", NotShown<"the picture">>>;
  /** @source Things */
  page: Get<\`\${Of["uri"]}/page\`, MediaType<"text/html", NotShown<"the page">>>;
  /** @source Things */
  patch: Put<\`\${Of["uri"]}/patch\`, Thing, MediaType<"application/merge-patch+json", Thing>>;
}
/** @source Things */
export type Logs = Log<{ uri: "/log" }>;
/** @source Things */
export interface Thing {
  name?: string;
}
`,
});

const bytes = Uint8Array.from([0x50, 0x4b, 0xff, 0x00]);

interface Verbs {
  readonly [verb: string]: (body?: object) => Promise<unknown> & { result(): Promise<unknown> };
}

async function answered(body: string | Uint8Array<ArrayBuffer>, { status = 200, type = "text/plain" } = {}): Promise<Verbs> {
  const { createService } = await loadedClient(clientFiles(logs));
  const fetch = async (): Promise<Response> => new Response(body, { status, headers: { "content-type": type } });
  return (createService as (options: object) => { readonly logs: Verbs })({ baseUrl: "https://192.0.2.10", fetch }).logs;
}

describe("by its verb, an answer comes", () => {
  test.each([
    ["lines", "a\nb", "a\nb"],
    ["lines", "", ""],
    ["lines", "{}", "{}"],
    ["level", "high", "high"],
    ["archive", bytes, bytes],
    ["archive", "", new Uint8Array()],
    ["picture", bytes, bytes],
    ["picture", "", undefined],
    ["page", "<p>é", "<p>é"],
  ])("%s: %j", async (verb, body, expected) => expect(await (await answered(body))[verb]!()).toEqual(expected));
});

test("JSON under another name is JSON", async () => {
  expect(await (await answered('{"name":"a"}', { type: "application/merge-patch+json" }))["patch"]!({})).toEqual({ name: "a" });
});

test("what is no success is read as it was", async () => {
  const logs = await answered('{"why":1}', { status: 500, type: "application/json" });
  const result = (await logs["archive"]!().result()) as { error: { kind: string; body(): unknown } };
  expect(result.error.kind).toBe("status");
  expect(result.error.body()).toEqual({ why: 1 });
});

test("a type says so", () => {
  const module = clientFiles(logs).get("src/things.ts")!;
  expect(module).toContain("lines(options?: CallOptions): Call<string>");
  expect(module).toContain("archive(options?: CallOptions): Call<Uint8Array>");
  expect(module).toContain("picture(options?: CallOptions): Call<unknown>");
});

describe("by its verb, a body goes out", () => {
  const form = new FormData();
  form.append("title", "A");
  const upload = Uint8Array.from([0x00, 0xff, 0x80]);
  test.each<[string, string | Uint8Array<ArrayBuffer> | Blob, string | RegExp]>([
    ["upload", upload, "application/octet-stream"],
    ["upload", new Blob([upload], { type: "image/png" }), "application/octet-stream"],
    ["upload", Uint8Array.from([1, 0x00, 0xff, 0x80]).subarray(1), "application/octet-stream"],
    ["seal", upload, "application/pdf"],
    ["picture", new Blob([upload], { type: "image/png" }), "image/png"],
    ["note", "a", "text/plain"],
    ["record", "<a/>", "application/xml"],
  ])("%s: %o", async (verb, body, type) => {
    const { shelf: verbs, requests } = await taking();
    await verbs[verb]!(body as object);
    const [request] = requests;
    expect(request!.headers.get("content-type")).toBe(type);
    expect(new Uint8Array(await request!.arrayBuffer())).toEqual(new Uint8Array(await new Response(body).arrayBuffer()));
  });

  test("a form with its boundary", async () => {
    const { shelf: verbs, requests } = await taking();
    await verbs["form"]!(await new Response(form).blob());
    expect((await requests[0]!.formData()).get("title")).toBe("A");
  });

  test("a media type that only the caller knows", async () => {
    const { shelf: verbs, requests } = await taking();
    await (verbs["picture"] as (body: object, options: object) => Promise<unknown>)(upload, { headers: { "Content-Type": "image/gif" } });
    expect(requests[0]!.headers.get("content-type")).toBe("image/gif");
  });

  test("nothing else", async () => {
    const { shelf: verbs, requests } = await taking();
    expect(await verbs["upload"]!({ a: 1 }).result()).toMatchObject({ error: { kind: "encode", message: "body has to be a Uint8Array or a Blob" } });
    expect(requests).toEqual([]);
  });

  test("as its type says", () => {
    const module = clientFiles(shelf).get("src/things.ts")!;
    for (const verb of ["upload", "form", "picture"]) expect(module).toContain(`  ${verb}(body: Bytes, options?: CallOptions): Call<void>`);
    expect(module).toContain("seal(body?: Bytes, options?: CallOptions)");
    expect(module).toContain("note(body?: string, options?: CallOptions)");
    expect(module).toContain("record(body: string, options?: CallOptions)");
  });
});

async function taking(): Promise<{ readonly shelf: Verbs; readonly requests: readonly Request[] }> {
  const requests: Request[] = [];
  const { createService } = await loadedClient(clientFiles(shelf));
  const fetch = async (url: string, init: RequestInit): Promise<Response> => (requests.push(new Request(url, init)), new Response(null, { status: 204 }));
  return { shelf: (createService as (options: object) => { readonly shelf: Verbs })({ baseUrl: "https://192.0.2.10", fetch }).shelf, requests };
}
