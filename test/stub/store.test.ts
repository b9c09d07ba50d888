/** What the store costs: steps, counted, not timed. */
import { expect, test, vi } from "vitest";
import { Store, type Change, type Stored } from "../../templates/{service}/stub/src/runtime/store.ts";

const at = (path: string, collection?: string): Stored => ({ path, uri: "/", fields: {}, configured: true, created: 0, serial: 1, observed: [], ...(collection === undefined ? {} : { collection }) });

/** Elements, each with a collection of its own and with what there is once in it. */
function changes(count: number): { readonly puts: readonly Change[]; readonly removals: readonly Change[] } {
  const numbers = Array.from({ length: count }, (_, number) => number);
  const puts = numbers.flatMap((number) => [at(`/things/${number}`, "/things"), at(`/things/${number}/parts/a`, `/things/${number}/parts`), at(`/things/${number}/state`)].map((put) => ({ put })));
  return { puts, removals: numbers.map((number) => ({ remove: `/things/${number}` })) };
}

/** How often paths are compared, and maps and sets are asked, while all are deleted one after another. */
function stepsOf(count: number): number {
  const { puts, removals } = changes(count);
  const store = new Store(() => []);
  store.apply(puts);
  const spies = [
    vi.spyOn(String.prototype, "startsWith"),
    ...(["get", "has", "set", "delete"] as const).map((name) => vi.spyOn(Map.prototype, name)),
    ...(["add", "has", "delete"] as const).map((name) => vi.spyOn(Set.prototype, name)),
  ];
  for (const removal of removals) store.apply([removal]);
  const steps = spies.reduce((sum, { mock: { calls } }) => sum + calls.length, 0);
  for (const spy of spies) spy.mockRestore();
  expect(store.dump()).toEqual([]);
  return steps;
}

test("deleting twice as many objects takes twice as many steps", () => {
  const [some, twice] = [stepsOf(200), stepsOf(400)];
  expect(twice / some).toBeLessThan(2.1);
});

test("what lies below goes with an object, and what has a similar path stays", () => {
  const store = new Store(() => []);
  store.apply([at("/a/b", "/a"), at("/a/b/c/d", "/a/b/c"), at("/a/b/e"), at("/a/bc", "/a"), at("/a/bc/e")].map((put) => ({ put })));
  expect(store.under("/a/b").map(({ path }) => path).sort()).toEqual(["/a/b/c/d", "/a/b/e"]);
  store.apply([{ remove: "/a/b" }]);
  expect(store.under("").map(({ path }) => path).sort()).toEqual(["/a/bc", "/a/bc/e"]);
  store.apply([{ remove: "/a/bc/e" }, { put: at("/a/b/e") }]);
  expect(store.under("/a").map(({ path }) => path).sort()).toEqual(["/a/b/e", "/a/bc"]);
});
