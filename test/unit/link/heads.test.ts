/** What is asked by HEAD is answered without a body, a failure as well (RFC 9110, section 9.3.2). */
import { expect, test } from "vitest";
import { openapi30, openapi31, openapi32 } from "../../../generator/openapi/dialect.ts";
import { emitDocument } from "../../../generator/openapi/emit.ts";
import { service } from "../../support/in-memory.ts";

const things = service({
  "document.md": "# Things\n\n## Thing\n\n| Field | Type |\n|---|---|\n| name | string |\n\n## Errors\n\n| Status | Meaning |\n|---|---|\n| 404 | There is none. |\n",
  "things.ts": `import type { Facts, Failures, Get, Head, Resource } from "specwright/http";
/** A thing. @source Thing */
export interface Thing {
  name: string;
}
/** The thing. @source Thing */
export type TheThing = TheKind<{ uri: "/thing" }>;
/** A kind. @source Thing */
interface TheKind<Of extends Facts> extends Resource<Of["uri"], {}, Thing> {
  /** Read it @source Thing */
  get: Get<Of["uri"], Thing> & Failures<{
    /** There is none. @source Errors > 404 */
    404: Thing;
  }>;
  /** Ask for it @source Thing */
  head: Head<Of["uri"]> & Failures<{
    /** There is none. @source Errors > 404 */
    404: Thing;
  }>;
}`,
});

test.each([openapi30, openapi31, openapi32])("no answer to HEAD has content in $version", (dialect) => {
  const emitted = emitDocument(things, dialect);
  if (!emitted.ok) throw new Error("it is not emitted");
  const { get, head } = emitted.value.document.paths["/thing"]!;
  expect(get!.responses["404"]).toMatchObject({ description: "There is none.", content: { "application/json": {} } });
  expect(head!.responses["404"]).toEqual({ description: "There is none. There is no body.", "x-source": { section: "Errors", row: "404" } });
  expect(head!.responses["2XX"]).toEqual({ description: "Success. There is no body." });
});
