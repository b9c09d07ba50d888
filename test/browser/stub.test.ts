/** A page calls a stub of another origin, as those do that let people try a request. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { withCors } from "../../templates/{service}/stub/src/runtime/cors.ts";
import { serve } from "../../templates/{service}/stub/src/runtime/serve.ts";
import { createStub, type Answering } from "../../templates/{service}/stub/src/runtime/stub.ts";
import { stubService } from "../stub/support/services.ts";
import { launch, visiting } from "./browser.ts";

const stub = createStub(stubService("mgmt-v3"), { seed: 1 });
const pages = createServer((_, response) => response.setHeader("content-type", "text/html").end("<!doctype html><title>A page</title>"));
let browser: Browser;

beforeAll(async () => {
  browser = await launch();
  await new Promise<void>((resolve) => pages.listen(0, "127.0.0.1", resolve));
});
afterAll(async () => {
  pages.close();
  await browser?.close();
});

interface Got {
  readonly status: number;
  readonly mark: string | null;
  readonly text: string;
}

/** What a page gets from a server: undefined where its browser lets it see nothing. */
async function fetched(answering: Answering, path: string, init: object): Promise<Got | undefined> {
  const server = await serve(answering);
  try {
    return await visiting(browser, {}, async (page) => {
      await page.goto(`http://127.0.0.1:${(pages.address() as AddressInfo).port}/`);
      const request = `fetch(${JSON.stringify(`${server.url}${stub.base}${path}`)}, ${JSON.stringify(init)})`;
      return page.evaluate(`${request}.then(async (answer) => ({ status: answer.status, mark: answer.headers.get("x-not-shown"), text: await answer.text() }), () => undefined)`) as Promise<Got | undefined>;
    });
  } finally {
    await server.close();
  }
}

const read = { headers: stub.headers() };
const write = { method: "POST", headers: stub.headers(), body: JSON.stringify({ authorization: { commands: 7 } }), credentials: "include" };

test("it is refused by the browser", async () => {
  expect(await fetched(stub, "/authorization", read)).toBeUndefined();
});

test("it reads, writes and is refused by the stub where that lets it", async () => {
  expect(await fetched(withCors(stub), "/authorization", write)).toMatchObject({ status: 201, mark: expect.stringContaining("status of success") });
  const answer = await fetched(withCors(stub), "/authorization", read);
  expect(JSON.parse(answer!.text)).toMatchObject({ authorization: { commands: 7 } });
  expect(await fetched(withCors(stub), "/authorization", { headers: { Authorization: "Device nobody" } })).toMatchObject({ status: 401 });
});
