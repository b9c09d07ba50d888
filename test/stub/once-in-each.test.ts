/** What there is once in each element is there with it: its identifier finds it before anybody configures it. */
import { expect, test } from "vitest";
import type { Json, JsonObject, OperationData, Payload, ServiceData, Shape } from "../../templates/{service}/stub/src/runtime/data.ts";
import { createStub } from "../../templates/{service}/stub/src/runtime/stub.ts";

const shape = (...names: readonly string[]): Shape => ({
  is: "object",
  fields: [...names.map((name) => ({ name, shape: { is: "string" } as const })), { name: "mark", shape: { is: "string", role: { role: "assigned" }, readOnly: true } }],
});
const thing: Payload = { is: "json", shape: shape("name", "colour") };
const operation = (id: string, method: string, effect: OperationData["effect"], request: Payload = { is: "none" }): OperationData => ({ id, method, effect, request, status: "2XX", answer: thing });
const light: readonly OperationData[] = [operation("getLight", "GET", "read"), operation("setLight", "PUT", "modify", thing), operation("resetLight", "DELETE", "delete")];

const service: ServiceData = {
  name: "rooms",
  title: "Rooms",
  base: "",
  credentials: [],
  headers: [],
  shapes: {},
  resources: [
    { uri: "/rooms", operations: [operation("createRoom", "POST", "create", thing)] },
    { uri: "/rooms/{name}", object: { shape: shape("name", "colour"), key: [{ placeholder: "name", field: "name" }] }, operations: [operation("getRoom", "GET", "read"), operation("deleteRoom", "DELETE", "delete")] },
    { uri: "/rooms/{name}/ceiling/light", object: { shape: shape("colour"), key: [] }, operations: light },
    { uri: "/marks/{mark}", operations: [{ ...operation("find", "GET", "read"), looksUp: "mark" }] },
  ],
};

function rooms() {
  const stub = createStub(service, { seed: 1 });
  const send = (method: string, path: string, body?: JsonObject): { readonly status: number; readonly body: JsonObject } => {
    const answer = stub.handle({ method, path, headers: { "content-type": "application/json" }, ...(body === undefined ? {} : { body: new TextEncoder().encode(JSON.stringify(body)) }) });
    return { status: answer.status, body: JSON.parse(answer.body === "" ? "{}" : answer.body) as JsonObject };
  };
  const found = (mark: Json | undefined) => send("GET", `/marks/${mark as string}`);
  return { stub, send, found };
}

test.each([
  ["created", ({ send }: ReturnType<typeof rooms>) => void send("POST", "/rooms", { name: "a/b" })],
  ["preset", ({ stub }: ReturnType<typeof rooms>) => stub.preset("/rooms/a%2Fb", { name: "a/b" })],
])("in an element that was %s, until it goes with it", (_, make) => {
  const target = rooms();
  const { send, found } = target;
  expect(send("GET", "/rooms/a%2Fb/ceiling/light").status).toBe(404);
  make(target);
  const { mark } = send("GET", "/rooms/a%2Fb/ceiling/light").body;
  expect(found(mark)).toEqual({ status: 200, body: { mark } });
  send("PUT", "/rooms/a%2Fb/ceiling/light", { colour: "red" });
  expect(found(mark).body).toEqual({ colour: "red", mark });
  send("DELETE", "/rooms/a%2Fb/ceiling/light");
  expect(found(mark).body).toEqual({ mark });
  send("DELETE", "/rooms/a%2Fb");
  expect(found(mark).status).toBe(404);
});

test("each element has its own", () => {
  const { send, found } = rooms();
  for (const name of ["one", "two"]) send("POST", "/rooms", { name });
  send("PUT", "/rooms/one/ceiling/light", { colour: "red" });
  const marks = ["one", "two"].map((name) => send("GET", `/rooms/${name}/ceiling/light`).body["mark"]);
  expect(marks.map((mark) => found(mark).body)).toEqual([{ colour: "red", mark: marks[0] }, { mark: marks[1] }]);
});
