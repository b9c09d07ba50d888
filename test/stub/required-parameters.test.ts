/** What contract tests send of the query, where the document requires it, and what they send without. */
import { expect, test } from "vitest";
import type { ServiceData } from "../../templates/{service}/stub/src/runtime/data.ts";
import { shapesOf } from "../../templates/{service}/stub/src/runtime/shapes.ts";
import { operationOf } from "../../templates/{service}/tests/support/documented.ts";
import { exchangeOf } from "../../templates/{service}/tests/support/exchange.ts";
import { serverOf } from "../../templates/{service}/tests/support/server.ts";
import { service } from "../support/in-memory.ts";
import { dataOf } from "./support/services.ts";

const kinds = `import type { Facts, Get, Query, Resource } from "specwright/http";
import type { Range, Text } from "specwright/words";
/** Things. @kind Things
 * @source Things
 */
export interface Searched<Of extends Facts> extends Resource<Of["uri"]> {
  /** Search @source Things */
  search: Get<Of["uri"], string[], "list"> & Query<Asked>;
}
interface Asked {
  /** @source Things */
  "a b[]": Text<4>;
  /** @source Things */
  levels: Range<3, 5>[];
  /** @source Things */
  mode: "on" | "off";
  /** @source Things */
  page?: number;
}`;

const data: ServiceData = dataOf(service({ "kinds.ts": kinds, "things.ts": `import type { Searched } from "./kinds.ts";\n/** @source Things */\nexport type Things = Searched<{ uri: "/things" }>;` }));
const server = serverOf(data, { url: undefined, headers: {}, query: {} } as unknown as Parameters<typeof serverOf>[1]);
const search = exchangeOf(operationOf(data, "searchThings"), data, server, shapesOf(data.shapes), undefined);

test("a request has the parameters that the document requires, so that it is answered", async () => {
  await search.accepts({});
});

test("without one of them it is refused", async () => {
  const without = search.unacceptable.filter(([says]) => says.includes("parameter"));
  expect(without.map(([says]) => says)).toEqual(["without the parameter a b[]", "without the parameter levels", "without the parameter mode"]);
  for (const [, carrying] of without) await search.refuses({}, { carrying });
});
