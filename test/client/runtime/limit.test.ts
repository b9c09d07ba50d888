/** How many calls are under way at once. */
import { describe, expect, test } from "vitest";
import { below, call, layers, limit, retry, root, type ConnectOptions, type Connection } from "./runtime.ts";
import { answerJson, readThing, reaching, served } from "./server.ts";

const path = below(root)`/thing`;

/** A service that answers when it is told to, and how many requests it has and had at once. */
function waitingService(options: Partial<ConnectOptions>): { readonly connection: Connection; readonly release: () => void; readonly most: () => number; readonly sent: () => number } {
  const held: (() => void)[] = [];
  let running = 0;
  let most = 0;
  let sent = 0;
  const fetch = async (): Promise<Response> => {
    sent++;
    most = Math.max(most, ++running);
    await new Promise<void>((resolve) => held.push(resolve));
    running--;
    return Response.json({ thing: sent });
  };
  return { connection: reaching("https://service.example", { fetch, ...options }), release: () => held.shift()?.(), most: () => most, sent: () => sent };
}

const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

test("no more calls than the limit are under way, over a real socket and to the end of their answers", async () => {
  let running = 0;
  let most = 0;
  const held: (() => void)[] = [];
  const { connection, requests } = await served((_request, response) => {
    most = Math.max(most, ++running);
    response.on("close", () => running--);
    held.push(() => answerJson(response, { thing: 1 }));
    // However slowly they come: three are under way together, and a fourth would have its time to come.
    if (held.length === 3) setTimeout(() => held.splice(0).forEach((answer) => answer()), 10);
  }, { policy: limit(3) });
  await Promise.all(Array.from({ length: 21 }, () => call(connection, readThing, path)));
  expect([most, requests.length]).toEqual([3, 21]);
});

test("turns come in the order of the calls", async () => {
  const { connection, release } = waitingService({ policy: limit(1) });
  const order: number[] = [];
  const calls = [1, 2, 3, 4].map((number) => call(connection, readThing, path).then(() => order.push(number)));
  for (let turn = 0; turn < 4; turn++) {
    await soon();
    release();
  }
  await Promise.all(calls);
  expect(order).toEqual([1, 2, 3, 4]);
});

test("a new call does not overtake one whose turn has come", async () => {
  const { connection, release, most } = waitingService({ policy: limit(1) });
  const first = call(connection, readThing, path).then(() => undefined);
  const second = call(connection, readThing, path).then(() => undefined);
  await soon();
  release();
  await first;
  const third = call(connection, readThing, path).then(() => undefined);
  for (const _turn of [2, 3]) {
    await soon();
    release();
  }
  await Promise.all([second, third]);
  expect(most()).toBe(1);
});

describe("a call that is over while it waits", () => {
  test.each<[string, (connection: Connection) => Promise<unknown>, string]>([
    ["by its signal", (connection) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(), 10);
      return call(connection, readThing, path, undefined, { signal: controller.signal }).result();
    }, "aborted"],
    ["by a signal given before", (connection) => call(connection, readThing, path, undefined, { signal: AbortSignal.abort() }).result(), "aborted"],
    ["by its deadline", (connection) => call(connection, readThing, path, undefined, { deadline: 10 }).result(), "timeout"],
  ])("%s, sends nothing and leaves the line", async (_how, start, kind) => {
    const { connection, release, sent } = waitingService({ policy: limit(1) });
    const first = call(connection, readThing, path).then((value) => value);
    await soon();
    expect(await start(connection)).toMatchObject({ ok: false, error: { kind } });
    expect(sent()).toBe(1);
    release();
    await first;
    const last = call(connection, readThing, path).then((value) => value);
    await soon();
    release();
    expect(await last).toBe(2);
  });
});

test("no call whose deadline passes while it waits is sent, however exact the timers", async () => {
  const { connection, release, sent } = waitingService({ policy: limit(1) });
  const first = call(connection, readThing, path).then((value) => value);
  await soon();
  const late = Array.from({ length: 60 }, (_, index) => call(connection, readThing, path, undefined, { deadline: 5 + index / 7 }).result());
  expect((await Promise.all(late)).map((result) => !result.ok && result.error.kind)).toEqual(late.map(() => "timeout"));
  expect(sent()).toBe(1);
  release();
  await first;
});

test("a deadline that no timer can wait for is far away", async () => {
  const { connection, release } = waitingService({ policy: limit(1), deadline: 2 ** 40 });
  const calls = [1, 2].map(() => call(connection, readThing, path).then((value) => value));
  for (const _turn of calls) {
    await soon();
    release();
  }
  expect(await Promise.all(calls)).toEqual([1, 2]);
});

test("a call that fails gives its turn to the next", async () => {
  let sent = 0;
  const fetch = async (): Promise<Response> => (++sent === 1 ? Response.error() : Response.json({ thing: sent }));
  const connection = reaching("https://service.example", { fetch, policy: limit(1) });
  const results = await Promise.all([1, 2].map(() => call(connection, readThing, path).result()));
  expect(results.map(({ ok }) => ok)).toEqual([false, true]);
});

test("within retries a call waits its turn again and does not hold it while it waits", async () => {
  let sent = 0;
  const fetch = async (): Promise<Response> => Response.json({ thing: 1 }, { status: ++sent === 1 ? 503 : 200 });
  const connection = reaching("https://service.example", { fetch, policy: layers(retry({ firstWait: 20 }), limit(1)) });
  expect(await Promise.all([1, 2, 3].map(() => call(connection, readThing, path)))).toEqual([1, 1, 1]);
  expect(sent).toBe(4);
});

test.each([0, -1, Number.NaN])("a limit of %d is none", (most) => expect(() => limit(most)).toThrow(RangeError));
