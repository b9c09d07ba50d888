/** A key that the service assigns is the one that its answers show: what was created is found at it, and what is put at a path has that. */
import { describe, expect, test } from "vitest";
import type { ServiceData, Shape } from "../../templates/{service}/stub/src/runtime/data.ts";
import { createStub } from "../../templates/{service}/stub/src/runtime/stub.ts";

const key = (shape: Partial<Extract<Shape, { is: "string" | "number" }>> & { readonly is: "string" | "number" }): Shape => ({ ...shape, readOnly: true, role: { role: "assigned" } }) as Shape;
const next: Shape = { is: "union", of: [{ is: "string" }, { is: "null" }] };

describe.each([
  ["a text", key({ is: "string" })],
  ["a text that matches a pattern", key({ is: "string", pattern: "^t[0-9]{12}$" })],
  ["a number", key({ is: "number", integer: true })],
])("%s", (_, id) => {
  const task: Shape = { is: "object", fields: [{ name: "id", required: true, shape: id }, { name: "title", shape: { is: "string" } }] };
  const body = { is: "json", shape: task } as const;
  const page: Shape = { is: "object", fields: [{ name: "tasks", required: true, shape: { is: "array", items: task } }, { name: "next", required: true, shape: next }] };
  const service: ServiceData = {
    name: "tasks", title: "Tasks", base: "", credentials: [], headers: [], shapes: {},
    resources: [
      { uri: "/tasks", operations: [
        { id: "list", method: "GET", effect: "list", request: { is: "none" }, status: "200", answer: { is: "json", shape: page } },
        { id: "add", method: "POST", effect: "create", request: body, status: "201", answer: body },
      ] },
      { uri: "/tasks/{id}", placeholders: { id }, object: { shape: task, key: [{ placeholder: "id", field: "id" }] }, operations: [
        { id: "read", method: "GET", effect: "read", request: { is: "none" }, status: "200", answer: body },
        { id: "change", method: "PATCH", effect: "modify", request: body, status: "200", answer: body },
      ] },
    ],
  };
  const stub = createStub(service, { seed: 1 });
  const send = (method: string, path: string, sent?: object): unknown => {
    const answer = stub.handle({ method, path, headers: { "content-type": "application/json" }, ...(sent === undefined ? {} : { body: new TextEncoder().encode(JSON.stringify(sent)) }) });
    expect(answer.status, answer.body).toBeLessThan(300);
    return JSON.parse(answer.body);
  };

  test("leads to what was created, which can be changed there", () => {
    stub.reset();
    const [one, other] = [send("POST", "/tasks", { title: "one" }), send("POST", "/tasks", { title: "other" })] as { id: string | number }[];
    expect(one!.id).not.toBe(other!.id);
    if (id.is === "string" && id.pattern !== undefined) expect(one!.id).toMatch(new RegExp(id.pattern));
    expect(send("GET", `/tasks/${one!.id}`)).toEqual(one);
    expect(send("PATCH", `/tasks/${one!.id}`, { title: "new" })).toEqual({ ...one, title: "new" });
    expect(send("GET", "/tasks")).toEqual({ tasks: [{ ...one, title: "new" }, other], next: null });
  });

  test("is that of the path where a test puts an object", () => {
    stub.reset();
    const own = id.is === "number" ? 7 : "t000000000007";
    stub.preset(`/tasks/${own}`, { title: "put there" });
    expect(send("GET", `/tasks/${own}`)).toEqual({ id: own, title: "put there" });
  });
});

describe.each([
  ["that the service assigns", { name: "id", shape: { is: "string", role: { role: "assigned" } } }],
  ["that can only be read", { name: "id", required: true, shape: { is: "string", readOnly: true } }],
] as const)("a key %s, below a placeholder with a type of its own", (_, id) => {
  const hook: Shape = { is: "object", fields: [id, { name: "url", required: true, shape: { is: "string" } }] };
  const body = { is: "json", shape: hook } as const;
  const service: ServiceData = {
    name: "hooks", title: "Hooks", base: "", credentials: [], headers: [], shapes: {},
    resources: [
      { uri: "/hooks", operations: [{ id: "add", method: "POST", effect: "create", request: body, status: "201", answer: body }] },
      { uri: "/hooks/{id}", placeholders: { id: { is: "string" } }, object: { shape: hook, key: [{ placeholder: "id", field: "id" }] }, operations: [{ id: "read", method: "GET", effect: "read", request: { is: "none" }, status: "200", answer: body }] },
    ],
  };
  const stub = createStub(service, { seed: 1 });
  const send = (method: string, path: string, sent?: object): { id: string; url: string } => {
    const answer = stub.handle({ method, path, headers: { "content-type": "application/json" }, ...(sent === undefined ? {} : { body: new TextEncoder().encode(JSON.stringify(sent)) }) });
    expect(answer.status, answer.body).toBeLessThan(300);
    return JSON.parse(answer.body) as { id: string; url: string };
  };

  test("is given to what is created without it", () => {
    const [one, other] = [send("POST", "/hooks", { url: "a" }), send("POST", "/hooks", { url: "b" })];
    expect(one).toMatchObject({ id: expect.stringMatching(/./), url: "a" });
    expect(one.id).not.toBe(other.id);
    expect(send("GET", `/hooks/${one.id}`)).toEqual(one);
  });
});

test("a key that has to be sent is asked for", () => {
  const thing: Shape = { is: "object", fields: [{ name: "id", required: true, shape: { is: "string" } }] };
  const body = { is: "json", shape: thing } as const;
  const stub = createStub({
    name: "things", title: "Things", base: "", credentials: [], headers: [], shapes: {},
    resources: [
      { uri: "/things", operations: [{ id: "add", method: "POST", effect: "create", request: body, status: "201", answer: body }] },
      { uri: "/things/{id}", object: { shape: thing, key: [{ placeholder: "id", field: "id" }] }, operations: [{ id: "read", method: "GET", effect: "read", request: { is: "none" }, status: "200", answer: body }] },
    ],
  }, { seed: 1 });
  expect(stub.handle({ method: "POST", path: "/things", headers: { "content-type": "application/json" }, body: new TextEncoder().encode("{}") }).status).toBe(400);
});
