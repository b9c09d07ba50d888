/** Holds a server against what the document says of `/session`. */
import { describe, test } from "vitest";

describe("/session", () => {
  test.todo("not shown: the method of the session call");
  test.todo("not shown: the request and the answer of the session call, beyond the session ID");
});
