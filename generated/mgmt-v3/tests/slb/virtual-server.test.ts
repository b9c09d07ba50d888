/** Holds a server against what the document says of `/slb/virtual-server`. */
import { describe, test } from "vitest";

describe("/slb/virtual-server", () => {
  test.todo("not shown: the virtual server itself: its fields and its operations");
});

describe("/slb/virtual-server/{name}", () => {
  test.todo("the document gives it no operation of its own");
});
