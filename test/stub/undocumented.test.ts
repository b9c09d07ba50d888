/** Methods that the document does not list: where they are, and that the answer says that they are a choice. */
import { expect, test } from "vitest";
import { createStub } from "../../templates/{service}/stub/src/runtime/stub.ts";
import { service } from "../support/in-memory.ts";
import { lowered } from "./support/device.ts";
import { dataOf } from "./support/services.ts";

const answers = {
  Shown: "Thing",
  Said: "string",
  Plain: 'MediaType<"text/plain", string>',
  Kept: "Silent",
  Emptied: "None",
};

const stub = createStub(dataOf(service({
  "document.md": "# Things\n\n## Thing\n\n| Field | Type |\n|---|---|\n| name | string |\n",
  "things.ts": `import type { Facts, Get, MediaType, None, Resource, Silent } from "specwright/http";
/** A thing. @source Thing */
export interface Thing {
  name?: string;
}
${Object.entries(answers).map(([name, answer]) => `
/** ${name}. @source Thing */
export type ${name} = ${name}Kind<{ uri: "/${name.toLowerCase()}" }>;
/** A kind. @source Thing */
interface ${name}Kind<Of extends Facts> extends Resource<Of["uri"]> {
  /** Read it @source Thing */
  get: Get<Of["uri"], ${answer}>;
}`).join("")}`,
})));
const send = (method: string, path: string, body?: object) =>
  stub.handle({ method, path: stub.base + path, headers: { ...lowered(stub.headers()), "content-type": "application/json" }, ...(body !== undefined && { body: new TextEncoder().encode(JSON.stringify(body)) }) });

test("an object that is only read can be changed, and what that does is marked", () => {
  const marks = ["POST", "PUT"].map((method) => send(method, "/shown", { name: method }).headers["x-not-shown"]);
  expect(marks).toEqual(["the status of success; what POST does", "the status of success; what PUT does"]);
  expect(JSON.parse(send("GET", "/shown").body)).toEqual({ name: "PUT" });
  expect(send("GET", "/shown").headers["x-not-shown"]).toBe("the status of success");
  expect(send("DELETE", "/shown").headers["x-not-shown"]).toContain("what DELETE does");
});

test.each(["/said", "/plain", "/kept", "/emptied"])("what is no object is only read: %s", (path) => {
  expect(send("OPTIONS", path).headers["allow"]).toBe("GET, HEAD, OPTIONS");
  for (const method of ["POST", "PUT", "DELETE"]) expect(send(method, path, method === "DELETE" ? undefined : {}).status).toBe(405);
});
