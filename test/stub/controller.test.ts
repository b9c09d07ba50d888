/** The central controller, behaving as its document says. Every exchange is held against the OpenAPI document. */
import { describe, expect, test } from "vitest";
import { device } from "./support/device.ts";

describe("objects", () => {
  test("are added to a collection that is there once it is named, listed, read, updated and deleted without a body", () => {
    const { send } = device("controller-v2");
    expect(send("GET", "/applications").body).toEqual({ applications: [] });
    expect(send("POST", "/applications", { name: "shop", description: "sells" }).body).toEqual({ name: "shop", description: "sells" });
    const list = send("GET", "/applications");
    expect(list.body).toEqual({ applications: [{ name: "shop", description: "sells" }] });
    expect(list.headers["x-not-shown"]).toMatch(/holds the objects of the collection/);
    expect(send("PUT", "/applications/shop", { description: "sold" }).body).toEqual({ name: "shop", description: "sold" });
    const gone = send("DELETE", "/applications/shop");
    expect([gone.status, gone.answer.body]).toEqual([204, ""]);
    expect(send("GET", "/applications/shop").status).toBe(404);
  });

  test("keep fields that the document does not show, and are strict about those that it does", () => {
    const { send } = device("controller-v2");
    const shop = { name: "shop", description: "sells", "x-limit": { most: 7 } };
    expect(send("POST", "/applications", shop).body).toEqual(shop);
    expect(send("GET", "/applications/shop").body).toEqual(shop);
    expect(send("PUT", "/applications/shop", { description: 7 }).body.error.problems).toEqual([{ field: "description", fact: "must be a string, and is 7" }]);
  });

  test("need a name, and keep it", () => {
    const { send } = device("controller-v2");
    expect(send("POST", "/applications", { description: "sells" }).body.error.problems).toEqual([{ field: "name", fact: "is missing: it is part of the key" }]);
    expect(send("POST", "/applications", { name: "" }).body.error.problems).toEqual([{ field: "name", fact: "must not be empty: no URI would lead to it" }]);
    send("POST", "/applications", { name: "shop" });
    expect(send("POST", "/applications", { name: "shop" }).status).toBe(409);
    expect(send("PUT", "/applications/shop", { name: "store" }).body.error.problems).toEqual([{ field: "name", fact: 'must be "shop", as in /applications/shop' }]);
  });

  test("hold child collections, whose objects are listed and added by choice", () => {
    const { send } = device("controller-v2");
    expect(send("POST", "/applications/shop/hosts", { name: "www" }).status).toBe(404);
    send("POST", "/applications", { name: "shop" });
    const added = send("POST", "/applications/shop/hosts", { name: "www" });
    expect(added.headers["x-not-shown"]).toContain("how the objects of a child collection are listed, and how one is added");
    expect(send("PUT", "/applications/shop/hosts/www", { description: "web" }).body).toEqual({ name: "www", description: "web" });
    expect(send("GET", "/applications/shop/hosts").body).toEqual({ hosts: [{ name: "www", description: "web" }] });
    expect(send("DELETE", "/applications/shop/hosts/www").status).toBe(204);
    send("POST", "/applications/shop/hosts", { name: "api" });
    send("DELETE", "/applications/shop");
    send("POST", "/applications", { name: "shop" });
    expect(send("GET", "/applications/shop/hosts").body).toEqual({ hosts: [] });
  });

  test("can be limited to the collections that a test declares", () => {
    const { send } = device("controller-v2", { choices: { collections: ["/applications", "/applications/{name}/hosts"] } });
    expect(send("GET", "/applications").status).toBe(200);
    expect(send("GET", "/others").body.error.message).toContain("/others, which is no collection; /applications, /applications/{name}/hosts is");
    expect(send("POST", "/others", { name: "x" }).status).toBe(404);
  });
});

describe("a call", () => {
  const wrong = "has a credential that is not, or no longer, accepted";

  test.each(["basic", "session"])("is accepted by the scheme %s", (scheme) => {
    const { send, stub } = device("controller-v2");
    expect(send("GET", "/applications", undefined, { authorization: stub.headers(scheme)["Authorization"] }).status).toBe(200);
  });

  test.each([
    ["no credential", { authorization: undefined }, "is missing"],
    ["a wrong session", { authorization: "Session 0" }, wrong],
    ["a wrong password", { authorization: `Basic ${btoa("admin:admin")}` }, wrong],
    ["what is no base64", { authorization: "Basic ~" }, wrong],
    ["another scheme", { authorization: "Bearer x" }, 'must be "Basic" and a credential, or must be "Session" and a credential'],
    ["an empty credential", { authorization: "Session " }, wrong],
  ])("with %s is refused", (_, headers, fact) => {
    const { status, headers: answered, body } = device("controller-v2").send("GET", "/applications", undefined, headers);
    expect([status, answered["www-authenticate"], body.error.problems]).toEqual([401, "Basic, Session", [{ field: "Authorization", fact }]]);
  });

  test("names its provider", () => {
    const { status, body } = device("controller-v2").send("GET", "/applications", undefined, { provider: undefined });
    expect([status, body.error.problems]).toEqual([400, [{ field: "provider", fact: "is missing" }]]);
  });

  test("for a session is answered as a test says, since the document does not show how", () => {
    const login = { method: "POST", path: "/session", open: true } as const;
    const { send } = device("controller-v2", {
      credentials: { limit: 1, idle: 600 },
      endpoints: [{ ...login, answer: (_, stub) => ({ status: 200, headers: { "x-not-shown": "the session call" }, body: JSON.stringify({ id: stub.credentials.open("session", stub.now) ?? null }) }) }],
    });
    const { id } = send("POST", "/session", {}, { authorization: undefined }).body;
    expect(send("GET", "/applications", undefined, { authorization: `Session ${id}` }).status).toBe(200);
    expect(send("POST", "/session", {}).body).toEqual({ id: null });
    const other = device("controller-v2").send("POST", "/session", {});
    expect([other.status, other.headers["allow"]]).toEqual([405, "OPTIONS"]);
  });
});
