/** Answers of other media types than JSON: a text is a text, whatever else is as it came. */
import { describe, expect, test } from "vitest";
import { service } from "../support/in-memory.ts";
import { clientFiles, loadedClient } from "./support/made.ts";

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
