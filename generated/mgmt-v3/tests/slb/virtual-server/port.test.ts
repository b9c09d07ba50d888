/** Holds a server against what the document says of `/slb/virtual-server/{name}/port`. */
import { describe, expect, test } from "vitest";
import { identifiers, operation, reading, seed, server, subject, writing } from "../../contract.ts";
import { validSampleSlbVirtualServerPort, validSlbVirtualServerPort } from "../../fixtures/slb/virtual-server/port.ts";
import { holds } from "../../support/contract.ts";
import { apart } from "../../support/documented.ts";
import { disordered, sampledIn } from "../../support/observed.ts";
import { changed, picked, wrongPlaces, wrongValues } from "../../support/values.ts";

const slbVirtualServerPortObject = subject("/slb/virtual-server/{name}/port/{port-number}+{protocol}", validSlbVirtualServerPort);
const listSlbVirtualServerPorts = operation("listSlbVirtualServerPorts");
const createSlbVirtualServerPort = operation("createSlbVirtualServerPort");
const updateSlbVirtualServerPort = operation("updateSlbVirtualServerPort");
const sampleSlbVirtualServerPort = operation("sampleSlbVirtualServerPort");
const getSlbVirtualServerPortsStats = operation("getSlbVirtualServerPortsStats");
const getSlbVirtualServerPortsOper = operation("getSlbVirtualServerPortsOper");
const getSlbVirtualServerPortsBaseline = operation("getSlbVirtualServerPortsBaseline");
const getSlbVirtualServerPortsRate = operation("getSlbVirtualServerPortsRate");
const getSlbVirtualServerPort = operation("getSlbVirtualServerPort");
const getSlbVirtualServerPortStats = operation("getSlbVirtualServerPortStats");
const getSlbVirtualServerPortOper = operation("getSlbVirtualServerPortOper");
const getSlbVirtualServerPortBaseline = operation("getSlbVirtualServerPortBaseline");
const getSlbVirtualServerPortRate = operation("getSlbVirtualServerPortRate");

/** Each breaks one fact of the document. */
const wrongSlbVirtualServerPort = wrongValues([
  ["port-number is missing", ["port-number"]],
  ["protocol is missing", ["protocol"]],
  ["port-number is a text, and no number", ["port-number"], "text"],
  ["protocol is a number, and no text", ["protocol"], 1],
  ["range is a text, and no number", ["range"], "text"],
  ["conn-limit is a text, and no number", ["conn-limit"], "text"],
  ["scaleout-bucket-count is a text, and no number", ["scaleout-bucket-count"], "text"],
  ["action is a number, and no text", ["action"], 1],
  ["def-selection-if-pref-failed is a number, and no text", ["def-selection-if-pref-failed"], 1],
  ["stats-data-action is a number, and no text", ["stats-data-action"], 1],
  ["template-tcp is a number, and no text", ["template-tcp"], 1],
  ["template-virtual-port is a number, and no text", ["template-virtual-port"], 1],
  ["reset is 2, which is not allowed", ["reset"], 2],
  ["reset is \"none of them\", which is not allowed", ["reset"], "none of them"],
  ["no-logging is 2, which is not allowed", ["no-logging"], 2],
  ["no-logging is \"none of them\", which is not allowed", ["no-logging"], "none of them"],
  ["use-alternate-port is 2, which is not allowed", ["use-alternate-port"], 2],
  [
    "use-alternate-port is \"none of them\", which is not allowed",
    ["use-alternate-port"],
    "none of them",
  ],
  ["ha-conn-mirror is 2, which is not allowed", ["ha-conn-mirror"], 2],
  ["ha-conn-mirror is \"none of them\", which is not allowed", ["ha-conn-mirror"], "none of them"],
  ["skip-rev-hash is 2, which is not allowed", ["skip-rev-hash"], 2],
  ["skip-rev-hash is \"none of them\", which is not allowed", ["skip-rev-hash"], "none of them"],
  ["message-switching is 2, which is not allowed", ["message-switching"], 2],
  [
    "message-switching is \"none of them\", which is not allowed",
    ["message-switching"],
    "none of them",
  ],
  ["force-routing-mode is 2, which is not allowed", ["force-routing-mode"], 2],
  [
    "force-routing-mode is \"none of them\", which is not allowed",
    ["force-routing-mode"],
    "none of them",
  ],
  ["reset-on-server-selection-fail is 2, which is not allowed", ["reset-on-server-selection-fail"], 2],
  [
    "reset-on-server-selection-fail is \"none of them\", which is not allowed",
    ["reset-on-server-selection-fail"],
    "none of them",
  ],
  ["clientip-sticky-nat is 2, which is not allowed", ["clientip-sticky-nat"], 2],
  [
    "clientip-sticky-nat is \"none of them\", which is not allowed",
    ["clientip-sticky-nat"],
    "none of them",
  ],
  ["extended-stats is 2, which is not allowed", ["extended-stats"], 2],
  ["extended-stats is \"none of them\", which is not allowed", ["extended-stats"], "none of them"],
  ["snat-on-vip is 2, which is not allowed", ["snat-on-vip"], 2],
  ["snat-on-vip is \"none of them\", which is not allowed", ["snat-on-vip"], "none of them"],
  ["syn-cookie is 2, which is not allowed", ["syn-cookie"], 2],
  ["syn-cookie is \"none of them\", which is not allowed", ["syn-cookie"], "none of them"],
  ["no-auto-up-on-aflex is 2, which is not allowed", ["no-auto-up-on-aflex"], 2],
  [
    "no-auto-up-on-aflex is \"none of them\", which is not allowed",
    ["no-auto-up-on-aflex"],
    "none of them",
  ],
  ["auto is 2, which is not allowed", ["auto"], 2],
  ["auto is \"none of them\", which is not allowed", ["auto"], "none of them"],
  ["ipinip is 2, which is not allowed", ["ipinip"], 2],
  ["ipinip is \"none of them\", which is not allowed", ["ipinip"], "none of them"],
  ["rtp-sip-call-id-match is 2, which is not allowed", ["rtp-sip-call-id-match"], 2],
  [
    "rtp-sip-call-id-match is \"none of them\", which is not allowed",
    ["rtp-sip-call-id-match"],
    "none of them",
  ],
  ["use-rcv-hop-for-resp is 2, which is not allowed", ["use-rcv-hop-for-resp"], 2],
  [
    "use-rcv-hop-for-resp is \"none of them\", which is not allowed",
    ["use-rcv-hop-for-resp"],
    "none of them",
  ],
  ["use-default-if-no-server is 2, which is not allowed", ["use-default-if-no-server"], 2],
  [
    "use-default-if-no-server is \"none of them\", which is not allowed",
    ["use-default-if-no-server"],
    "none of them",
  ],
  ["no-dest-nat is 2, which is not allowed", ["no-dest-nat"], 2],
  ["no-dest-nat is \"none of them\", which is not allowed", ["no-dest-nat"], "none of them"],
  ["uuid is given, which the service sets", ["uuid"], "mine"],
  ["sampling-enable is a text, and no list", ["sampling-enable"], "text"],
  ["sampling-enable[0] is a text, and no object", ["sampling-enable", "0"], "text"],
  ["sampling-enable[0].counters1 is missing", ["sampling-enable", "0", "counters1"]],
  ["sampling-enable[0].counters1 is a number, and no text", ["sampling-enable", "0", "counters1"], 1],
  [
    "a field of sampling-enable[0] is none that the document lists",
    ["sampling-enable", "0", "unlisted"],
    1,
  ],
  ["a field is none that the document lists", ["unlisted"], 1],
]);

/** Each breaks one fact of the document. */
const wrongSampleSlbVirtualServerPort = wrongValues([
  ["port-number is missing", ["port-number"]],
  ["protocol is missing", ["protocol"]],
  ["port-number is a text, and no number", ["port-number"], "text"],
  ["protocol is a number, and no text", ["protocol"], 1],
  ["sampling-enable is a text, and no list", ["sampling-enable"], "text"],
  ["sampling-enable[0] is a text, and no object", ["sampling-enable", "0"], "text"],
  ["sampling-enable[0].counters1 is missing", ["sampling-enable", "0", "counters1"]],
  ["sampling-enable[0].counters1 is a number, and no text", ["sampling-enable", "0", "counters1"], 1],
  [
    "a field of sampling-enable[0] is none that the document lists",
    ["sampling-enable", "0", "unlisted"],
    1,
  ],
  ["a field is none that the document lists", ["unlisted"], 1],
]);

/** Each is in no path of the document. */
const wrongGetSlbVirtualServerPortPlace = wrongPlaces([
  ["port-number is a text, and no number", "port-number", "text"],
]);

/** Each is in no path of the document. */
const wrongGetSlbVirtualServerPortStatsPlace = wrongPlaces([
  ["port-number is a text, and no number", "port-number", "text"],
]);

/** Each is in no path of the document. */
const wrongGetSlbVirtualServerPortOperPlace = wrongPlaces([
  ["port-number is a text, and no number", "port-number", "text"],
]);

/** Each is in no path of the document. */
const wrongGetSlbVirtualServerPortBaselinePlace = wrongPlaces([
  ["port-number is a text, and no number", "port-number", "text"],
]);

/** Each is in no path of the document. */
const wrongGetSlbVirtualServerPortRatePlace = wrongPlaces([
  ["port-number is a text, and no number", "port-number", "text"],
]);

describe("Read every element (Slb Virtual Server Ports): GET /slb/virtual-server/{name}/port", () => {
  reading("answers in the form that the document gives it", async () => {
    await listSlbVirtualServerPorts.accepts(await slbVirtualServerPortObject.existing());
  });

  writing("lists what is there, each as reading it shows it and with its path", async () => {
    const [one, other] = [validSlbVirtualServerPort.minimal(seed()), validSlbVirtualServerPort.full(seed())];
    const [place, further] = [await slbVirtualServerPortObject.made(one), await slbVirtualServerPortObject.made(other)];
    const list = await listSlbVirtualServerPorts.accepts(place);
    await slbVirtualServerPortObject.isListed(list, place);
    await slbVirtualServerPortObject.isListed(list, further);
  });

  reading.each(listSlbVirtualServerPorts.unacceptable)("is refused %s", async (_, carrying) => {
    await listSlbVirtualServerPorts.refuses(await slbVirtualServerPortObject.existing(), { carrying });
  });
});

describe("Create an element (Slb Virtual Server Ports): POST /slb/virtual-server/{name}/port", () => {
  writing("takes the required fields alone", async () => {
    const number = seed();
    const place = slbVirtualServerPortObject.free(validSlbVirtualServerPort.minimal(number));
    const sent = validSlbVirtualServerPort.minimal(number);
    await createSlbVirtualServerPort.accepts(place, sent);
    holds(await slbVirtualServerPortObject.shown(place), sent);
  });

  writing("takes every field", async () => {
    const number = seed();
    const place = slbVirtualServerPortObject.free(validSlbVirtualServerPort.minimal(number));
    const sent = validSlbVirtualServerPort.full(number);
    await createSlbVirtualServerPort.accepts(place, sent);
    holds(await slbVirtualServerPortObject.shown(place), sent);
  });

  writing.each(wrongSlbVirtualServerPort)("is refused where %s", async (_, path, value) => {
    const number = seed();
    const place = slbVirtualServerPortObject.free(validSlbVirtualServerPort.minimal(number));
    await createSlbVirtualServerPort.refuses(place, { body: changed(validSlbVirtualServerPort.full(number), path, value) });
  });

  writing.each(createSlbVirtualServerPort.unacceptable)("is refused %s", async (_, carrying) => {
    const number = seed();
    const place = slbVirtualServerPortObject.free(validSlbVirtualServerPort.minimal(number));
    await createSlbVirtualServerPort.refuses(place, { body: validSlbVirtualServerPort.minimal(number), carrying });
  });

  test.todo("not shown: the body that creates several elements at once");

  test.todo("not shown: the answer to the creation of an element");
});

describe("Update an element (Slb Virtual Server Ports): PUT /slb/virtual-server/{name}/port", () => {
  writing("takes the required fields alone", async () => {
    const number = seed();
    const place = await slbVirtualServerPortObject.made(validSlbVirtualServerPort.minimal(number));
    const sent = validSlbVirtualServerPort.minimal(number);
    await updateSlbVirtualServerPort.accepts(place, sent);
    holds(await slbVirtualServerPortObject.shown(place), sent);
  });

  writing("takes every field", async () => {
    const number = seed();
    const place = await slbVirtualServerPortObject.made(validSlbVirtualServerPort.minimal(number));
    const sent = validSlbVirtualServerPort.full(number);
    await updateSlbVirtualServerPort.accepts(place, sent);
    holds(await slbVirtualServerPortObject.shown(place), sent);
  });

  writing.each(wrongSlbVirtualServerPort)("is refused where %s", async (_, path, value) => {
    const number = seed();
    const place = await slbVirtualServerPortObject.made(validSlbVirtualServerPort.minimal(number));
    await updateSlbVirtualServerPort.refuses(place, { body: changed(validSlbVirtualServerPort.full(number), path, value) });
  });

  writing.each(updateSlbVirtualServerPort.unacceptable)("is refused %s", async (_, carrying) => {
    const number = seed();
    const place = await slbVirtualServerPortObject.made(validSlbVirtualServerPort.minimal(number));
    await updateSlbVirtualServerPort.refuses(place, { body: validSlbVirtualServerPort.minimal(number), carrying });
  });

  test.todo("not shown: the body that replaces several elements at once");
});

describe("Enable sampling (Slb Virtual Server Ports): PUT /slb/virtual-server/{name}/port", () => {
  writing("takes the required fields alone", async () => {
    const number = seed();
    const place = await slbVirtualServerPortObject.made(validSlbVirtualServerPort.minimal(number));
    const sent = validSampleSlbVirtualServerPort.minimal(number);
    await sampleSlbVirtualServerPort.accepts(place, sent);
    holds(await slbVirtualServerPortObject.shown(place), sent);
  });

  writing("takes every field", async () => {
    const number = seed();
    const place = await slbVirtualServerPortObject.made(validSlbVirtualServerPort.minimal(number));
    const sent = validSampleSlbVirtualServerPort.full(number);
    await sampleSlbVirtualServerPort.accepts(place, sent);
    holds(await slbVirtualServerPortObject.shown(place), sent);
  });

  writing("keeps what it leaves out", async () => {
    const number = seed();
    const configured = validSlbVirtualServerPort.full(number);
    const place = await slbVirtualServerPortObject.made(configured);
    const sent = validSampleSlbVirtualServerPort.minimal(number);
    await sampleSlbVirtualServerPort.accepts(place, sent);
    holds(await slbVirtualServerPortObject.shown(place), { ...configured, ...sent });
  });

  writing.each(wrongSampleSlbVirtualServerPort)("is refused where %s", async (_, path, value) => {
    const number = seed();
    const place = await slbVirtualServerPortObject.made(validSlbVirtualServerPort.minimal(number));
    await sampleSlbVirtualServerPort.refuses(place, { body: changed(validSampleSlbVirtualServerPort.full(number), path, value) });
  });

  writing.each(sampleSlbVirtualServerPort.unacceptable)("is refused %s", async (_, carrying) => {
    const number = seed();
    const place = await slbVirtualServerPortObject.made(validSlbVirtualServerPort.minimal(number));
    await sampleSlbVirtualServerPort.refuses(place, { body: validSampleSlbVirtualServerPort.minimal(number), carrying });
  });
});

describe("Read the statistics (Slb Virtual Server Ports): GET /slb/virtual-server/{name}/port/stats", () => {
  reading("answers", async () => {
    await getSlbVirtualServerPortsStats.accepts(await slbVirtualServerPortObject.existing());
  });

  reading.each(getSlbVirtualServerPortsStats.unacceptable)("is refused %s", async (_, carrying) => {
    await getSlbVirtualServerPortsStats.refuses(await slbVirtualServerPortObject.existing(), { carrying });
  });

  test.todo("not shown: whether this collection has statistics, as only some have");

  test.todo("not shown: the envelope of a collection's data: an element's key fields, which the envelope of an element holds, cannot apply");
});

describe("Read the operational status (Slb Virtual Server Ports): GET /slb/virtual-server/{name}/port/oper", () => {
  reading("answers", async () => {
    await getSlbVirtualServerPortsOper.accepts(await slbVirtualServerPortObject.existing());
  });

  reading.each(getSlbVirtualServerPortsOper.unacceptable)("is refused %s", async (_, carrying) => {
    await getSlbVirtualServerPortsOper.refuses(await slbVirtualServerPortObject.existing(), { carrying });
  });

  test.todo("not shown: whether this collection has operational data, as only some have");

  test.todo("not shown: how a status that can be reset, such as a dynamic session, is reset");

  test.todo("not shown: the envelope of a collection's data: an element's key fields, which the envelope of an element holds, cannot apply");
});

describe("Read the baseline (Slb Virtual Server Ports): GET /slb/virtual-server/{name}/port/baseline", () => {
  reading("answers", async () => {
    await getSlbVirtualServerPortsBaseline.accepts(await slbVirtualServerPortObject.existing());
  });

  reading.each(getSlbVirtualServerPortsBaseline.unacceptable)("is refused %s", async (_, carrying) => {
    await getSlbVirtualServerPortsBaseline.refuses(await slbVirtualServerPortObject.existing(), { carrying });
  });

  test.todo("not shown: whether this collection has a baseline, as only some have");

  test.todo("not shown: the envelope of a collection's data: an element's key fields, which the envelope of an element holds, cannot apply");
});

describe("Read the rates (Slb Virtual Server Ports): GET /slb/virtual-server/{name}/port/rate", () => {
  reading("answers", async () => {
    await getSlbVirtualServerPortsRate.accepts(await slbVirtualServerPortObject.existing());
  });

  reading.each(getSlbVirtualServerPortsRate.unacceptable)("is refused %s", async (_, carrying) => {
    await getSlbVirtualServerPortsRate.refuses(await slbVirtualServerPortObject.existing(), { carrying });
  });

  test.todo("not shown: whether this collection has rates, as only some have");

  test.todo("not shown: the envelope of a collection's data: an element's key fields, which the envelope of an element holds, cannot apply");
});

describe("Read one element (Slb Virtual Server Port): GET /slb/virtual-server/{name}/port/{port-number}+{protocol}", () => {
  reading("answers in the form that the document gives it", async () => {
    await getSlbVirtualServerPort.accepts(await slbVirtualServerPortObject.existing());
  });

  writing("shows an object with the required fields alone", async () => {
    const configured = validSlbVirtualServerPort.minimal(seed());
    holds(await getSlbVirtualServerPort.accepts(await slbVirtualServerPortObject.made(configured)), configured);
  });

  writing("shows an object with every field", async () => {
    const configured = validSlbVirtualServerPort.full(seed());
    holds(await getSlbVirtualServerPort.accepts(await slbVirtualServerPortObject.made(configured)), configured);
  });

  writing("shows the defaults of what nobody configured", async () => {
    const place = await slbVirtualServerPortObject.made(validSlbVirtualServerPort.minimal(seed()));
    holds(await getSlbVirtualServerPort.accepts(place), {
      reset: 0,
      "no-logging": 0,
      "use-alternate-port": 0,
      "ha-conn-mirror": 0,
      "skip-rev-hash": 0,
      "message-switching": 0,
      "force-routing-mode": 0,
      "reset-on-server-selection-fail": 0,
      "clientip-sticky-nat": 0,
      "extended-stats": 0,
      "snat-on-vip": 0,
      "syn-cookie": 0,
      "no-auto-up-on-aflex": 0,
      auto: 0,
      ipinip: 0,
      "rtp-sip-call-id-match": 0,
      "use-rcv-hop-for-resp": 0,
      "use-default-if-no-server": 0,
      "no-dest-nat": 0,
    });
  });

  reading("shows an identifier that stays", async () => {
    const place = await slbVirtualServerPortObject.existing();
    const identifier = (await slbVirtualServerPortObject.shown(place)).uuid;
    expect(identifier).toEqual(expect.any(String));
    expect((await slbVirtualServerPortObject.shown(place)).uuid).toBe(identifier);
  });

  reading("shows what its identifier finds", async () => {
    const shown = await slbVirtualServerPortObject.shown(await slbVirtualServerPortObject.existing());
    expect(await identifiers.find(shown.uuid)).toEqual(shown);
  });

  writing("shows an identifier that no other has", async () => {
    const one = await slbVirtualServerPortObject.made(validSlbVirtualServerPort.minimal(seed()));
    const other = await slbVirtualServerPortObject.made(validSlbVirtualServerPort.minimal(seed()));
    apart(one, other);
    expect((await slbVirtualServerPortObject.shown(one)).uuid).not.toBe((await slbVirtualServerPortObject.shown(other)).uuid);
  });

  reading.each(wrongGetSlbVirtualServerPortPlace)("is refused where %s", async (_, placeholder, text) => {
    await getSlbVirtualServerPort.refuses({ ...(await slbVirtualServerPortObject.existing()), [placeholder]: text });
  });

  reading.each(getSlbVirtualServerPort.unacceptable)("is refused %s", async (_, carrying) => {
    await getSlbVirtualServerPort.refuses(await slbVirtualServerPortObject.existing(), { carrying });
  });

  test.todo("not shown: how a single element is modified, replaced or deleted through its own URI");
});

describe("Read the statistics (Slb Virtual Server Port): GET /slb/virtual-server/{name}/port/{port-number}+{protocol}/stats", () => {
  reading("answers in the form that the document gives it", async () => {
    await getSlbVirtualServerPortStats.accepts(await slbVirtualServerPortObject.existing());
  });

  writing("holds the key of its object", async () => {
    const configured = validSlbVirtualServerPort.minimal(seed());
    holds(await getSlbVirtualServerPortStats.accepts(await slbVirtualServerPortObject.made(configured)), picked(configured, ["port-number", "protocol"]));
  });

  reading.each(wrongGetSlbVirtualServerPortStatsPlace)("is refused where %s", async (_, placeholder, text) => {
    await getSlbVirtualServerPortStats.refuses({ ...(await slbVirtualServerPortObject.existing()), [placeholder]: text });
  });

  reading.each(getSlbVirtualServerPortStats.unacceptable)("is refused %s", async (_, carrying) => {
    await getSlbVirtualServerPortStats.refuses(await slbVirtualServerPortObject.existing(), { carrying });
  });
});

describe("Read the operational status (Slb Virtual Server Port): GET /slb/virtual-server/{name}/port/{port-number}+{protocol}/oper", () => {
  reading("answers in the form that the document gives it", async () => {
    await getSlbVirtualServerPortOper.accepts(await slbVirtualServerPortObject.existing());
  });

  writing("holds the key of its object", async () => {
    const configured = validSlbVirtualServerPort.minimal(seed());
    holds(await getSlbVirtualServerPortOper.accepts(await slbVirtualServerPortObject.made(configured)), picked(configured, ["port-number", "protocol"]));
  });

  reading.each(wrongGetSlbVirtualServerPortOperPlace)("is refused where %s", async (_, placeholder, text) => {
    await getSlbVirtualServerPortOper.refuses({ ...(await slbVirtualServerPortObject.existing()), [placeholder]: text });
  });

  reading.each(getSlbVirtualServerPortOper.unacceptable)("is refused %s", async (_, carrying) => {
    await getSlbVirtualServerPortOper.refuses(await slbVirtualServerPortObject.existing(), { carrying });
  });

  test.todo("not shown: how a status that can be reset, such as a dynamic session, is reset");
});

describe("Read the baseline (Slb Virtual Server Port): GET /slb/virtual-server/{name}/port/{port-number}+{protocol}/baseline", () => {
  reading("answers in the form that the document gives it", async () => {
    await getSlbVirtualServerPortBaseline.accepts(await slbVirtualServerPortObject.existing());
  });

  writing("holds the key of its object", async () => {
    const configured = validSlbVirtualServerPort.minimal(seed());
    holds(await getSlbVirtualServerPortBaseline.accepts(await slbVirtualServerPortObject.made(configured)), picked(configured, ["port-number", "protocol"]));
  });

  writing("holds the counters that the object names, and no others", async () => {
    const sampled = { "sampling-enable": [{ counters1: "curr_conn" }, { counters1: "slowest_rsp_time" }] };
    const place = await slbVirtualServerPortObject.made({ ...validSlbVirtualServerPort.minimal(seed()), ...sampled });
    expect(sampledIn(await getSlbVirtualServerPortBaseline.accepts(place))).toEqual(["curr_conn", "slowest_rsp_time"]);
  });

  writing("holds no counter where the object names none", async () => {
    const place = await slbVirtualServerPortObject.made(validSlbVirtualServerPort.minimal(seed()));
    expect(sampledIn(await getSlbVirtualServerPortBaseline.accepts(place))).toEqual([]);
  });

  writing("holds no mean outside of its least and its greatest value", async () => {
    const sampled = { "sampling-enable": [{ counters1: "curr_conn" }, { counters1: "slowest_rsp_time" }] };
    const place = await slbVirtualServerPortObject.made({ ...validSlbVirtualServerPort.minimal(seed()), ...sampled });
    await server.pass(1);
    expect(disordered(await getSlbVirtualServerPortBaseline.accepts(place), ["min", "avg", "max"])).toEqual([]);
  });

  reading.each(wrongGetSlbVirtualServerPortBaselinePlace)("is refused where %s", async (_, placeholder, text) => {
    await getSlbVirtualServerPortBaseline.refuses({ ...(await slbVirtualServerPortObject.existing()), [placeholder]: text });
  });

  reading.each(getSlbVirtualServerPortBaseline.unacceptable)("is refused %s", async (_, carrying) => {
    await getSlbVirtualServerPortBaseline.refuses(await slbVirtualServerPortObject.existing(), { carrying });
  });
});

describe("Read the rates (Slb Virtual Server Port): GET /slb/virtual-server/{name}/port/{port-number}+{protocol}/rate", () => {
  reading("answers in the form that the document gives it", async () => {
    await getSlbVirtualServerPortRate.accepts(await slbVirtualServerPortObject.existing());
  });

  writing("holds the key of its object", async () => {
    const configured = validSlbVirtualServerPort.minimal(seed());
    holds(await getSlbVirtualServerPortRate.accepts(await slbVirtualServerPortObject.made(configured)), picked(configured, ["port-number", "protocol"]));
  });

  writing("holds the counters that the object names, and no others", async () => {
    const sampled = { "sampling-enable": [{ counters1: "curr_conn" }, { counters1: "slowest_rsp_time" }] };
    const place = await slbVirtualServerPortObject.made({ ...validSlbVirtualServerPort.minimal(seed()), ...sampled });
    expect(sampledIn(await getSlbVirtualServerPortRate.accepts(place))).toEqual(["curr_conn", "slowest_rsp_time"]);
  });

  writing("holds no counter where the object names none", async () => {
    const place = await slbVirtualServerPortObject.made(validSlbVirtualServerPort.minimal(seed()));
    expect(sampledIn(await getSlbVirtualServerPortRate.accepts(place))).toEqual([]);
  });

  reading.each(wrongGetSlbVirtualServerPortRatePlace)("is refused where %s", async (_, placeholder, text) => {
    await getSlbVirtualServerPortRate.refuses({ ...(await slbVirtualServerPortObject.existing()), [placeholder]: text });
  });

  reading.each(getSlbVirtualServerPortRate.unacceptable)("is refused %s", async (_, carrying) => {
    await getSlbVirtualServerPortRate.refuses(await slbVirtualServerPortObject.existing(), { carrying });
  });
});
