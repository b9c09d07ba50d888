/** The document of a device: types of one name under several parents, data with URIs of their own, fields of every sort. */
import { describe, expect, test } from "vitest";
import { openapi31 } from "../../../generator/openapi/dialect.ts";
import { emitDocument } from "../../../generator/openapi/emit.ts";
import { compiled, drafted } from "./drafted.ts";

const text = `# Balancer Interface (version 3)

All paths begin with {base_url}/lb/v3/<resource path>.

## What the service does

| Kind | Meaning | Example path shape |
|---|---|---|
| Element | One instance. | /lb/v3/pool/{name} |
| Collection | All elements of one type. | /lb/v3/pool |
| Configuration resource | Settings of one feature. | /lb/v3/dns |
| Statistics data resource | Statistics of an element or collection. | <element path>/stats |

## General conventions

1. A single object is carried in JSON as an object with one key, the object's type name, whose value holds the fields.
2. A collection GET returns an object with one key, <type>-list, whose value is an array of element objects. Each array item also carries the string field svc-url, the path of that element.
3. Statistics responses are an object with one key (the element type name). Its value holds the data under stats, plus svc-url (string) and the element's key fields.

### pool (element)

Element URI /lb/v3/pool/{name}.

| Field | Type | Notes |
|---|---|---|
| name | string | Maximum length 63 characters. |
| note | string | Maximum length 20 characters. Default null. |
| speed | number | Allowed values: 10, 100, 1000. Default 10. |
| kept | string | Whether a hash field entry stays. |

### pool port (element)

Element URI /lb/v3/pool/{name}/port/{port-number}+{protocol}.

| Field | Type | Notes |
|---|---|---|
| port-number | number | Range 0-65534. |
| protocol | string | Allowed values: tcp, udp. |

### pool port stats (statistics data resource)

URI /lb/v3/pool/{name}/port/{port-number}+{protocol}/stats.

| Field | Type |
|---|---|
| curr_conn | number |
| total_conn | number |

### gate (element)

Element URI /lb/v3/gate/{name}.

| Field | Type | Notes |
|---|---|---|
| name | string | Maximum length 63 characters. |

### gate port (element)

Element URI /lb/v3/gate/{name}/port/{number}.

| Field | Type | Notes |
|---|---|---|
| number | number | Range 0-65534. |

### dns (configuration resource)

Element URI /lb/v3/dns.

| Field | Type | Notes |
|---|---|---|
| default | boolean | Default true. |
| __proto__ | string | A name. |

### dns stats (statistics data resource)

URI /lb/v3/dns/stats.

| Field | Type |
|---|---|
| 1sec_rate | number |

## Endpoints

| Purpose | Method | Path shape | Request payload | Response payload |
|---|---|---|---|---|
| Read one element | GET | /lb/v3/<parent path>/<collection>/<key> | none | object keyed by type name |
| Read a collection | GET | /lb/v3/<parent path>/<collection> | none | object with <type>-list array |
| Read a configuration resource | GET | /lb/v3/<feature>/<name> | none | object keyed by type name |
| Create elements | POST | collection URI | object keyed by type name | not shown |
| Read statistics | GET | <element or collection path>/stats | none | object with stats |
`;

describe("a draft of a device", () => {
  const draft = drafted(text);
  const operations = draft.service.resources.filter(({ generic }) => generic !== true).flatMap((one) => one.operations);

  test("says what the document says, leaves nothing out and compiles", () => {
    expect(draft.findings).toEqual([]);
    expect(draft.left).toEqual([]);
    expect(compiled(draft.files)).toEqual([]);
  });

  test("says the same, as a guess, where no heading calls its elements so: nothing else ends in a key below a collection", () => {
    const uncalled = drafted(text.replaceAll(" (element)", ""));
    const idsOf = ({ service }: typeof draft): readonly string[] => service.resources.filter(({ generic }) => generic !== true).flatMap((one) => one.operations.map(({ method, uri }) => `${method} ${uri.template}`)).sort();
    expect(uncalled.findings).toEqual([]);
    expect(idsOf(uncalled)).toEqual(idsOf(draft));
    expect(uncalled.guesses).toContain('/gate/{name}: that it is an "Element", as only these end in a key below a collection');
    expect(compiled(uncalled.files)).toEqual([]);
  });

  test("has a collection for every element, and data where the document gives their URIs", () => {
    expect(operations.map(({ id, method, uri }) => `${id}: ${method} ${uri.template}`).sort()).toMatchInlineSnapshot(`
      [
        "createGatePorts: POST /gate/{name}/port",
        "createGates: POST /gate",
        "createPoolPorts: POST /pool/{name}/port",
        "createPools: POST /pool",
        "listGatePorts: GET /gate/{name}/port",
        "listGates: GET /gate",
        "listPoolPorts: GET /pool/{name}/port",
        "listPools: GET /pool",
        "readDns: GET /dns",
        "readDnsStats: GET /dns/stats",
        "readGate: GET /gate/{name}",
        "readGatePort: GET /gate/{name}/port/{number}",
        "readPool: GET /pool/{name}",
        "readPoolPort: GET /pool/{name}/port/{port-number}+{protocol}",
        "readPoolPortCollectionStats: GET /pool/{name}/port/stats",
        "readPoolPortStats: GET /pool/{name}/port/{port-number}+{protocol}/stats",
      ]
    `);
  });

  test("is called as its URIs are, each word once", () => {
    const emitted = emitDocument(draft.service, openapi31);
    if (!emitted.ok) throw new Error("no OpenAPI");
    const { components } = JSON.parse(JSON.stringify(emitted.value.document));
    expect(Object.keys(components.schemas).filter((name) => !/Envelope$|Answer$/.test(name))).toEqual(["Dns", "DnsStats", "Gate", "GatePort", "Pool", "PoolPort", "PoolPortStats"]);
  });

  test("has the types that rows give", () => {
    const pool = draft.files.get("pool.ts")!;
    expect(pool).toContain("note?: Default<Text<20> | null, null>;");
    expect(pool).toContain("speed?: Default<10 | 100 | 1000, 10>;");
    expect(pool).toContain("kept?: string;");
    expect(draft.files.get("dns.ts")).toContain('  /** A name. */\n  __proto__?: string;');
  });
});
