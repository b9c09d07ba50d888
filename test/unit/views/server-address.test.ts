/** Where a service is, as each output says it: for a person to call, for a client to begin with, and for a stub to stand below. */
import { expect, test } from "vitest";
import { isOverHttp, serverPath, shownAddress, toldOrigin } from "../../../generator/views/server-address.ts";
import { origin } from "./service.ts";

const server = (url: string, values: { readonly [name: string]: string } = {}): Parameters<typeof serverPath>[0] => ({
  name: "main",
  url,
  description: "",
  variables: Object.entries(values).map(([name, value]) => ({ name, default: value, description: "", origin: origin(1) })),
  origin: origin(1),
});

test.each([
  [server("https://service.example/v1"), "https://service.example/v1", "/v1", "https://service.example"],
  [server("https://192.0.2.7:8443/a/v1/"), "https://192.0.2.7:8443/a/v1", "/a/v1", "https://192.0.2.7:8443"],
  [server("https://192.0.2.7/"), "https://192.0.2.7", "", "https://192.0.2.7"],
  [server("/api/v1"), "https://service.example/api/v1", "/api/v1", undefined],
  [server("//192.0.2.7/api"), "https://192.0.2.7/api", "/api", undefined],
  [server("HTTP://A.example/V1"), "http://A.example/V1", "/V1", "http://A.example"],
  [server("{base}/v1", { base: "http://192.0.2.7" }), "http://192.0.2.7/v1", "/v1", undefined],
  [server("{base}/v1", { base: "device" }), "https://service.example/v1", "/v1", undefined],
  [server("https://{host}:{port}/{tenant}/api", { host: "h.example", port: "8443", tenant: "t" }), "https://h.example:8443/t/api", "", undefined],
])("$url", (one, shown, path, told) => {
  expect({ shown: shownAddress([one]), path: serverPath(one), told: toldOrigin(one) }).toEqual({ shown, path, told });
});

test("where the document tells none there is a stand-in", () => expect(shownAddress([])).toBe("https://service.example"));

test("what stands in for a variable says the scheme", () => {
  expect([server("HTTP://a.example"), server("{base}", { base: "http://a.example" }), server("/http:"), server("https://a.example/http:")].map(isOverHttp)).toEqual([true, true, false, false]);
});
