/** A list that is addressed at a collection: its elements are those of the collection, whichever of the two a request goes to. */
import { expect, test } from "vitest";
import type { JsonObject, OperationData, Payload, ServiceData, Shape } from "../../templates/{service}/stub/src/runtime/data.ts";
import { createStub } from "../../templates/{service}/stub/src/runtime/stub.ts";

const text: Shape = { is: "string" };
const seat: Shape = { is: "object", fields: [{ name: "row", required: true, shape: text }, { name: "colour", shape: { ...text, default: "red" } }] };
const seats: Shape = { is: "array", items: { is: "reference", to: "Seat" }, role: { role: "addressed-at", uri: "/rooms/{name}/seats" } };
const room: Shape = { is: "object", fields: [{ name: "name", required: true, shape: text }, { name: "seats", shape: seats }] };

const json = (shape: Shape): Payload => ({ is: "json", shape });
const nothing: Payload = { is: "none" };
const operation = (method: string, effect: OperationData["effect"], request: Payload, answer: Payload): OperationData => ({ id: `${effect}-${method}`, method, effect, request, status: "2XX", answer });
const collection = (shape: Shape): readonly OperationData[] => [operation("GET", "list", nothing, json({ is: "array", items: shape })), operation("POST", "create", json(shape), json(shape))];
const element = (shape: Shape): readonly OperationData[] => [
  operation("GET", "read", nothing, json(shape)),
  operation("PATCH", "modify", json(shape), json(shape)),
  operation("PUT", "replace", json(shape), json(shape)),
  operation("DELETE", "delete", nothing, nothing),
];

const service: ServiceData = {
  name: "rooms",
  title: "Rooms",
  base: "",
  credentials: [],
  headers: [],
  shapes: { Seat: seat },
  resources: [
    { uri: "/rooms", operations: collection(room) },
    { uri: "/rooms/{name}", object: { shape: room, key: [{ placeholder: "name", field: "name" }] }, operations: element(room) },
    { uri: "/rooms/{name}/seats", operations: collection(seat) },
    { uri: "/rooms/{name}/seats/{row}", object: { shape: seat, key: [{ placeholder: "row", field: "row" }] }, operations: element(seat) },
  ],
};

const [a, b, c] = ["a", "b", "c"].map((row) => ({ row, colour: "red" }));

function rooms() {
  const stub = createStub(service, { seed: 1 });
  const send = (method: string, path: string, body?: JsonObject) => {
    const answer = stub.handle({ method, path, headers: { "content-type": "application/json" }, ...(body === undefined ? {} : { body: new TextEncoder().encode(JSON.stringify(body)) }) });
    return { status: answer.status, body: JSON.parse(answer.body === "" ? "{}" : answer.body) as JsonObject };
  };
  const read = (path: string) => send("GET", path).body;
  send("POST", "/rooms", { name: "x", seats: [{ row: "a" }, { row: "b" }] });
  return { stub, send, read };
}

test("what the object is created with is in the collection", () => {
  const { read } = rooms();
  expect(read("/rooms/x/seats")).toEqual([a, b]);
  expect(read("/rooms/x/seats/b")).toEqual(b);
});

test("what is done at the collection and its elements is in the object, and in the list of objects", () => {
  const { send, read } = rooms();
  send("POST", "/rooms/x/seats", { row: "c" });
  send("PATCH", "/rooms/x/seats/c", { row: "c", colour: "blue" });
  send("DELETE", "/rooms/x/seats/a");
  const after = { name: "x", seats: [b, { row: "c", colour: "blue" }] };
  expect(read("/rooms/x")).toEqual(after);
  expect(read("/rooms")).toEqual([after]);
});

test("the list that an object is modified to is all that there is then", () => {
  const { send, read } = rooms();
  send("PATCH", "/rooms/x", { name: "x", seats: [{ row: "b" }, { row: "c" }] });
  expect(read("/rooms/x/seats")).toEqual([b, c]);
  expect(send("GET", "/rooms/x/seats/a").status).toBe(404);
  send("PATCH", "/rooms/x", { name: "x" });
  expect(read("/rooms/x/seats")).toEqual([b, c]);
});

test("replaced without its list an object has none, and deleted it takes the elements along", () => {
  const { send, read } = rooms();
  send("PUT", "/rooms/x", { name: "x" });
  expect([read("/rooms/x"), read("/rooms/x/seats")]).toEqual([{ name: "x" }, []]);
  send("POST", "/rooms/x/seats", { row: "a" });
  send("DELETE", "/rooms/x");
  send("POST", "/rooms", { name: "x" });
  expect(read("/rooms/x/seats")).toEqual([]);
});

test("a list that names an element twice is refused, and nothing of it is kept", () => {
  const { send, read } = rooms();
  expect(send("PATCH", "/rooms/x", { name: "x", seats: [{ row: "c" }, { row: "c" }] }).status).toBe(409);
  expect(read("/rooms/x/seats")).toEqual([a, b]);
});

test("a preset is in both, and so is what the device observes", () => {
  const { stub, read } = rooms();
  stub.preset("/rooms/y", { name: "y", seats: [{ row: "a" }] });
  stub.observe("/rooms/y", { row: "a" });
  expect([read("/rooms/y"), read("/rooms/y/seats")]).toEqual([{ name: "y", seats: [a] }, [a]]);
});
