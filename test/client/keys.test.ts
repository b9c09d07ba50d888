/** Elements and the keys that they are named by: parts that share a name, and items that come without their path. */
import { expect, test } from "vitest";
import { toFetch } from "../../templates/{service}/stub/src/runtime/fetch.ts";
import { createStub } from "../../templates/{service}/stub/src/runtime/stub.ts";
import { dataOf } from "../stub/support/services.ts";
import { wrongIn } from "./support/compiled-anew.ts";
import { keyed } from "./support/keyed.ts";
import { clientFiles, loadedClient } from "./support/made.ts";
import { recorder } from "./support/recorder.ts";

const files = clientFiles(keyed);

/** The functions of a module, with the names of their parameters. */
function functionsIn(module: string): readonly string[] {
  return [...module.matchAll(/^export function (\w+)\(([^)]*)\)/gm)].map(([, name, parameters = ""]) => `${name}(${[...parameters.matchAll(/(\w+)\??: /g)].map(([, one]) => one).join(", ")})`);
}

test("a part whose name stands in an earlier segment is called after its own segment as well", () => {
  expect(functionsIn(files.get("src/things.ts")!)).toEqual(
    expect.arrayContaining([
      "seats(connection, name)",
      "seat(connection, name, seatName, port)",
      "lamp(connection, name, seatName, port, lampPort)",
      "modifyRoomSeatLamp(connection, name, seatName, port, lampPort, body, options)",
      "key(connection, body_, options_, aB, aB_, class_)",
    ]),
  );
});

test("all calls are listed with the names that the code has", () => {
  const api = files.get("api.md")!;
  expect(api).toContain("`service.room(name).seat(name, port).lamp(port).get()`");
  expect(api).toContain("`service.key(body_, options_, aB, aB_, class_).modify(body)`");
});

test("an item is followed as its list gives it, with its path or without", () => {
  const program = `
import { createService } from "./index.ts";
const service = createService({ baseUrl: "https://192.0.2.10" });
for (const room of await service.rooms.list()) await service.rooms.follow(room).get();
// @ts-expect-error: a path is a text
service.rooms.follow({ "item-url": 7 });
`;
  expect(wrongIn(new Map([...files, ["src/program.ts", program]]))).toBe("");
}, 120_000);

test("an item without its path leads to an error of the call, and nothing is sent", async () => {
  const { createService } = await loadedClient(files);
  const { fetch, sent } = recorder({});
  const { rooms } = (createService as (options: object) => Rooms)({ baseUrl: "https://192.0.2.10", fetch });
  const result = await rooms.follow({}).get().result();
  expect(result).toMatchObject({ ok: false, error: { kind: "encode", message: expect.stringContaining("the item carries no path") } });
  expect(sent).toEqual([]);
});

test("parts that a sign joins which they hold as well are kept apart, and a stub of the service reads them so", async () => {
  const { createService } = await loadedClient(files);
  const stub = createStub(dataOf(keyed));
  const service = (createService as (options: object) => Pairs)({ baseUrl: "https://192.0.2.10", fetch: toFetch(stub) });
  for (const [left, right] of [["x-y", "z"], ["x", "y-z"]] as const) {
    stub.preset(`/pair/${left.replace("-", "%2D")}-${right.replace("-", "%2D")}`, { left, right });
    expect(await service.pair(left, right).get()).toMatchObject({ left, right });
  }
});

interface Pairs {
  pair(left: string, right: string): { get(): Promise<object> };
}

interface Rooms {
  readonly rooms: { follow(item: object): { get(): { result(): Promise<object> } } };
}
