/** Paths whose literal segments are percent-encoded in one way or another (RFC 3986, 6.2.2); and what HEAD is answered with. */
import { describe, expect, test } from "vitest";
import type { OperationData, Payload, ServiceData, Shape } from "../../templates/{service}/stub/src/runtime/data.ts";
import { createStub } from "../../templates/{service}/stub/src/runtime/stub.ts";

const thing: Shape = { is: "object", fields: [{ name: "id", required: true, shape: { is: "string" } }] };
const [json, none]: readonly Payload[] = [{ is: "json", shape: thing }, { is: "none" }];
const list: Payload = { is: "json", shape: { is: "array", items: thing } };
const operation = (method: string, effect: OperationData["effect"], answer: Payload): OperationData => ({ id: `${effect}-${method}`, method, effect, request: none!, status: "2XX", answer });
const of = (uri: string): ServiceData["resources"] => [
  { uri, operations: [operation("GET", "list", list), { ...operation("POST", "create", json!), request: json! }] },
  { uri: `${uri}/{id}`, object: { shape: thing, key: [{ placeholder: "id", field: "id" }] }, operations: [operation("GET", "read", json!), operation("HEAD", "read", none!)] },
];

function sender(uri: string): (method: string, path: string, body?: object) => number {
  const stub = createStub({ name: "things", title: "Things", base: "", credentials: [], headers: [], shapes: {}, resources: of(uri) }, { seed: 1 });
  return (method, path, body) => stub.handle({ method, path, headers: { "content-type": "application/json" }, ...(body === undefined ? {} : { body: new TextEncoder().encode(JSON.stringify(body)) }) }).status;
}

describe.each([
  ["/räume", ["/räume", "/r%C3%A4ume", "/r%c3%a4ume", "/%72%C3%A4ume"]],
  ["/a%2Fb~c", ["/a%2Fb~c", "/a%2fb~c", "/a%2Fb%7Ec"]],
  ["/things", ["/things", "/%74hings"]],
])("the URI %s", (uri, paths) => {
  test.each(paths)("is found as %s", (path) => {
    const send = sender(uri);
    expect(send("POST", path, { id: "1" })).toBe(201);
    expect(send("GET", `${path}/1`)).toBe(200);
    expect(send("GET", uri)).toBe(200);
  });

  test("is not found by another name", () => expect(sender(uri)("GET", "/thinks")).toBe(404));
});

test("HEAD is answered with the status that GET would be answered with (RFC 9110, 9.3.2)", () => {
  const send = sender("/things");
  send("POST", "/things", { id: "1" });
  expect(["GET", "HEAD"].map((method) => send(method, "/things/1"))).toEqual([200, 200]);
  expect(["GET", "HEAD"].map((method) => send(method, "/things/2"))).toEqual([404, 404]);
});
