/** Holds a server against what the document says of `/slb/common`. */
import { describe, expect, test } from "vitest";
import { identifiers, operation, reading, seed, subject, writing } from "../contract.ts";
import { validSlbCommon } from "../fixtures/slb/common.ts";
import { holds } from "../support/contract.ts";

const slbCommonObject = subject("/slb/common", validSlbCommon);
const getSlbCommon = operation("getSlbCommon");

describe("Read the settings (Slb Common): GET /slb/common", () => {
  reading("answers in the form that the document gives it", async () => {
    await getSlbCommon.accepts(await slbCommonObject.existing());
  });

  writing("shows an object with the required fields alone", async () => {
    const configured = validSlbCommon.minimal(seed());
    holds(await getSlbCommon.accepts(await slbCommonObject.made(configured)), configured);
  });

  writing("shows an object with every field", async () => {
    const configured = validSlbCommon.full(seed());
    holds(await getSlbCommon.accepts(await slbCommonObject.made(configured)), configured);
  });

  reading("shows an identifier that stays", async () => {
    const place = await slbCommonObject.existing();
    const identifier = (await slbCommonObject.shown(place)).uuid;
    expect(identifier).toEqual(expect.any(String));
    expect((await slbCommonObject.shown(place)).uuid).toBe(identifier);
  });

  reading("shows what its identifier finds", async () => {
    const shown = await slbCommonObject.shown(await slbCommonObject.existing());
    expect(await identifiers.find(shown.uuid)).toEqual(shown);
  });

  reading.each(getSlbCommon.unacceptable)("is refused %s", async (_, carrying) => {
    await getSlbCommon.refuses(await slbCommonObject.existing(), { carrying });
  });

  test.todo("not shown: how the settings are created, modified, replaced or deleted");
});

describe("/slb/common", () => {
  test.todo("not shown: which of the numbers are 0 or 1, and which are counts");
});
