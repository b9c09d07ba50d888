/** Which calls are tried again, how often, and how long they wait. */
import { describe, expect, test } from "vitest";
import { below, call, retry, root, type Effect, type Fetch, type Operation, type RetryOptions } from "./runtime.ts";
import { readThing, reaching } from "./server.ts";

const path = below(root)`/thing`;

/** What a call of `operation` did: how often it was sent, and how long it waited in between. */
async function retried(answers: readonly (() => Response | Promise<Response>)[], options: RetryOptions = {}, operation: Operation = readThing, deadline = Infinity): Promise<{ readonly sent: number; readonly waits: readonly number[]; readonly outcome: unknown }> {
  const waits: number[] = [];
  let sent = 0;
  const fetch: Fetch = async () => answers[Math.min(sent++, answers.length - 1)]!();
  const wait = async (milliseconds: number): Promise<void> => void waits.push(milliseconds);
  const connection = reaching("https://service.example", { fetch, deadline, policy: retry({ wait, random: () => 0.5, ...options }) });
  const outcome = await call(connection, operation, path).catch((error: unknown) => error);
  return { sent, waits, outcome };
}

const json = (status: number, headers: Record<string, string> = {}) => (): Response => Response.json({ thing: 1 }, { status, headers });
const refused = (): never => {
  throw Object.assign(new TypeError("fetch failed"), { cause: Object.assign(new Error(), { code: "ECONNREFUSED" }) });
};
const distrusted = (): never => {
  throw Object.assign(new TypeError("fetch failed"), { cause: Object.assign(new Error(), { code: "CERT_HAS_EXPIRED" }) });
};
const brokenBody = (): Response => new Response(new ReadableStream({ pull: (controller) => controller.error(new Error("reset")) }), { headers: { "Content-Type": "application/json" } });

describe("what is tried again", () => {
  test.each<[string, () => Response]>([["no answer", refused], ["half an answer", brokenBody], ["408", json(408)], ["425", json(425)], ["429", json(429)], ["502", json(502)], ["503", json(503)], ["504", json(504)]])("%s", async (_what, first) => {
    expect(await retried([first, json(200)])).toMatchObject({ sent: 2, outcome: 1 });
  });

  test.each<[string, () => Response]>([["404", json(404)], ["500", json(500)], ["a redirect", json(302, { location: "/" })], ["a wrong shape", () => Response.json({})], ["distrust", distrusted]])("not %s", async (_what, first) => {
    expect(await retried([first, json(200)])).toMatchObject({ sent: 1, outcome: { kind: expect.any(String) } });
  });

  test("not more often than wanted", async () => {
    expect(await retried([refused])).toMatchObject({ sent: 3, outcome: { kind: "transport" } });
    expect(await retried([refused], { attempts: 7 })).toMatchObject({ sent: 7 });
    expect(await retried([refused], { attempts: 1 })).toMatchObject({ sent: 1, waits: [] });
  });
});

describe("by what an operation does", () => {
  const effects: readonly Effect[] = ["read", "list", "observe", "create", "modify", "replace", "delete", "act"];
  const tries = async (effect: Effect, options?: RetryOptions): Promise<number> => (await retried([refused], options, { ...readThing, effect })).sent;

  test("what reads is tried again by itself, what changes is not", async () => {
    const sent = Object.fromEntries(await Promise.all(effects.map(async (effect) => [effect, await tries(effect)])));
    expect(sent).toEqual({ read: 3, list: 3, observe: 3, create: 1, modify: 1, replace: 1, delete: 1, act: 1 });
  });

  test("what changes is, where it is asked for", async () => {
    expect(await tries("create", { effects: ["create"] })).toBe(3);
    expect(await tries("read", { effects: ["create"] })).toBe(1);
  });

  test("it can be asked for with one call", async () => {
    let sent = 0;
    const fetch: Fetch = async () => (sent++, refused());
    const connection = reaching("https://service.example", { fetch, policy: retry() });
    const create: Operation = { id: "createThing", method: "POST", effect: "create" };
    await call(connection, create, path).result();
    expect(sent).toBe(1);
    await call(connection, create, path, undefined, { policy: retry({ effects: ["create"], wait: async () => {} }) }).result();
    expect(sent).toBe(4);
  });
});

describe("waits", () => {
  test("are drawn from a range that doubles, up to a limit", async () => {
    const { waits } = await retried([refused], { attempts: 9, firstWait: 100, longestWait: 1000, random: () => 0.5 });
    expect(waits).toEqual([50, 100, 200, 400, 500, 500, 500, 500]);
  });

  test("use the whole range", async () => {
    expect((await retried([refused], { random: () => 0 })).waits).toEqual([0, 0]);
    expect((await retried([refused], { random: () => 0.999 })).waits).toEqual([199.8, 399.6]);
  });

  test("stay within bounds whatever is drawn", async () => {
    const { waits } = await retried([refused], { attempts: 200, firstWait: 10, longestWait: 3000, random: Math.random });
    expect(waits).toHaveLength(199);
    waits.forEach((wait, index) => expect(wait).toSatisfy((milliseconds: number) => milliseconds >= 0 && milliseconds < Math.min(3000, 10 * 2 ** index)));
  });

  test.each(["3", "0"])("are the seconds of Retry-After: %s", async (seconds) => {
    expect(await retried([json(503, { "Retry-After": seconds }), json(200)])).toMatchObject({ waits: [Number(seconds) * 1000], outcome: 1 });
  });

  test("are what is left until the date of Retry-After", async () => {
    const now = (): number => Date.UTC(2026, 0, 1, 12, 0, 0);
    expect(await retried([json(429, { "Retry-After": "Thu, 01 Jan 2026 12:00:07 GMT" }), json(200)], { now })).toMatchObject({ waits: [7000], outcome: 1 });
    expect(await retried([json(429, { "Retry-After": "Thu, 01 Jan 2026 11:00:00 GMT" }), json(200)], { now })).toMatchObject({ waits: [0], outcome: 1 });
  });

  test("are drawn where Retry-After says nothing", async () => expect((await retried([json(503, { "Retry-After": "soon" }), json(200)])).waits).toEqual([100]));
  test("are not taken where they would be too long", async () => expect(await retried([json(503, { "Retry-After": "3600" })])).toMatchObject({ sent: 1, waits: [], outcome: { kind: "status", status: 503 } }));
  test("are not taken beyond the deadline", async () => expect(await retried([json(503, { "Retry-After": "2" })], {}, readThing, 1500)).toMatchObject({ sent: 1, waits: [], outcome: { kind: "status" } }));
});

test("the deadline holds over all attempts", async () => {
  let sent = 0;
  const fetch: Fetch = () => (sent++, new Promise(() => {}));
  const connection = reaching("https://service.example", { fetch, timeout: 400, deadline: 1000, policy: retry({ attempts: 99, firstWait: 1 }) });
  const start = performance.now();
  expect(await call(connection, readThing, path).result()).toMatchObject({ ok: false, error: { kind: "timeout" } });
  expect(performance.now() - start).toBeLessThan(30_000);
  expect(sent).toSatisfy((times: number) => times >= 2 && times <= 4);
});

test("a signal ends a wait", async () => {
  const controller = new AbortController();
  const fetch: Fetch = async () => json(503, { "Retry-After": "60" })();
  const connection = reaching("https://service.example", { fetch, policy: retry({ longestWait: 60_000 }) });
  setTimeout(() => controller.abort(), 30);
  const start = performance.now();
  expect(await call(connection, readThing, path, undefined, { signal: controller.signal }).result()).toMatchObject({ ok: false, error: { kind: "aborted" } });
  expect(performance.now() - start).toBeLessThan(30_000);
});

test("an answer that is wanted as it came is not judged", async () => {
  let sent = 0;
  const connection = reaching("https://service.example", { fetch: async () => (sent++, json(503)()), policy: retry() });
  expect((await call(connection, readThing, path).raw()).status).toBe(503);
  expect(sent).toBe(1);
});
