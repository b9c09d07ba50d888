import { expect, test } from "vitest";
import { service } from "../../support/in-memory.ts";

test("fields that a map over literal keys makes are declared where the map is used", () => {
  const { schemas } = service({
    "things.ts": `
import type { Facts, Get, Resource } from "specwright/http";
/** @source Things */
export type AllThings = Readable<{ uri: "/things" }>;
/** @source Things */
interface Readable<Of extends Facts> extends Resource<Of["uri"]> {
  /** @source Things */
  get: Get<Of["uri"], Thing>;
}
/** @source Things */
export interface Thing {
  id: Record<"dog" | "cat", number>;
}`,
  });
  const id = schemas[0]!.shape.is === "object" ? schemas[0]!.shape.fields[0]! : undefined;
  expect(id?.shape).toMatchObject({
    fields: ["cat", "dog"].map((name) => ({
      name,
      origin: { places: [{ section: "Things", row: "id" }], definition: { file: "spec/service/things.ts", line: 12 } },
    })),
  });
});
