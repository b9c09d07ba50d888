/** Holds a server against what the document says of `/slb`. */
import { describe, test } from "vitest";
import { operation, reading, subject } from "./contract.ts";

const slbObject = subject("/slb");
const getSlb = operation("getSlb");

describe("Read everything below (Slb): GET /slb", () => {
  reading("answers", async () => {
    await getSlb.accepts(await slbObject.existing());
  });

  reading.each(getSlb.unacceptable)("is refused %s", async (_, carrying) => {
    await getSlb.refuses(await slbObject.existing(), { carrying });
  });

  test.todo("not shown: how the representations of the elements and collections below are nested");
});
