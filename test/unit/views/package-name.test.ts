/** Names of packages: those of two services are two, whatever alphabet they are written in. */
import { expect, test } from "vitest";
import { packageName } from "../../../generator/views/package-name.ts";

test.each([
  ["billing-v2", "billing-v2"],
  ["Heat Pump 2.0", "heat-pump-2-0"],
  ["wärme", "warme"],
  ["2024", "2024"],
  ["空調", "xn--grz464a"],
  ["照明", "xn--2hvn6w"],
  ["~", "service"],
])("the client of %s is %s-client", (service, name) => {
  expect(packageName(service, "client")).toBe(`${name}-client`);
});
