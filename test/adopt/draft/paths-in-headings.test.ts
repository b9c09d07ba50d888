/** A document as a device's own lists of objects make it: each section is headed by the path of its object, and rows tell what values mean. */
import { describe, expect, test } from "vitest";
import { compiled, drafted } from "./drafted.ts";

const text = `# Greenhouse (version 1)

All paths have the form {base_url}/api/v1/<resource path>.

| Kind | Meaning | Example path shape |
|---|---|---|
| Element | One object of several. | /api/v1/bed/{name} |
| Collection | All elements of a type. | /api/v1/bed |
| Configuration resource | Settings of which there is one. | /api/v1/mist |
| Statistics data resource | Statistics of an object. | <element path>/stats |
| Rate data resource | Rates of an object. | <element path>/rate |

## Conventions

1. A single object is carried as an object with one key, the object's type name, which holds its fields (for a bed: name, a string).

## Objects

### /bed (element)

Element URI /api/v1/bed/{name}.

| Field | Type | Notes |
|---|---|---|
| name | string | Name of the bed (default: hall). Length 1-31 characters. |
| mode | string | How it is watered. 'wet': The soil is kept wet; 'dry': It dries between two waterings; Allowed values: wet, dry. Default dry. |
| lamp | boolean | Default lamp of the row. Default 0. |
| limit | number | Most plants at a time, default is unlimited. Range 1-99. |

### Statistics of /bed, all numbers

watered, dried.

### /mist (configuration resource)

Element URI /api/v1/mist. All that is about mist.

| Field | Type | Notes |
|---|---|---|

### /mist/valve-rate (configuration resource)

Element URI /api/v1/mist/valve-rate.

| Field | Type | Notes |
|---|---|---|
| per-hour | number | Openings per hour, default as 60 openings. Range 1-99. |

### /mist/valve (configuration resource)

Element URI /api/v1/mist/valve.

| Field | Type | Notes |
|---|---|---|
| open | boolean | Whether it is open. Default 0. |

### Rate of /mist/valve, all numbers

opened, closed.

### /lamp/name (configuration resource)

Element URI /api/v1/lamp/name.

| Field | Type | Notes |
|---|---|---|
| text | string | What stands on the lamp. |

### /stat (element)

Element URI /api/v1/stat/{name}.

| Field | Type | Notes |
|---|---|---|
| name | string | What is counted. |

### Statistics of /stat, all numbers

seen, lost.

## Endpoints

| Purpose | Method | Path shape |
|---|---|---|
| Read an element | GET | <element path> |
| Read a collection | GET | <collection path> |
| Read a configuration resource | GET | <configuration resource path> |
| Read statistics | GET | <element or configuration resource path>/stats |
| Read rates | GET | <element or configuration resource path>/rate |
`;

const draft = drafted(text);

test("it compiles, and says what the document says", () => {
  expect(compiled(draft.files)).toEqual([]);
  expect(draft.findings).toEqual([]);
  expect(draft.left).toEqual([]);
});

describe("data under the path of their object", () => {
  test("are its statistics, and no fields of the collection", () => {
    const uris = [...draft.files.values()].flatMap((file) => [...file.matchAll(/^ {2}uri: "(.*)";$/gm)].map(([, uri]) => uri));
    expect(uris).toEqual(expect.arrayContaining(["/bed/{name}/stats", "/mist/valve/rate", "/stat/{name}/stats"]));
    expect(draft.files.get("bed.ts")).toMatch(/export interface BedStats \{\n {2}watered\?: number;\n {2}dried\?: number;\n\}/);
    expect([...(draft.files.get("bed.ts") ?? "").matchAll(/^ {2}fields: (\w+);/gm)].map(([, type]) => type)).toEqual(["Bed", "Bed"]);
  });

  test("are called otherwise where a resource is called so", () => {
    expect(draft.files.get("stat.ts")).toContain("export type StatsData =");
    expect(draft.files.get("mist/valve.ts")).toContain("export type RateData =");
    expect(draft.files.get("mist/valve-rate.ts")).toContain("ValveRate");
  });
});

test("a resource without fields is one", () => expect(draft.files.get("mist.ts")).toContain('uri: "/mist";'));

describe("what rows say beside their facts", () => {
  const bed = draft.files.get("bed.ts") ?? "";

  test.each([
    "/** Name of the bed. */\n  name: Text<31, \"hall\"> & Says<{ minLength: 1 }>;",
    "  /**\n   * How it is watered.\n   *\n   * - `wet`: The soil is kept wet\n   * - `dry`: It dries between two waterings\n   */\n  mode?: Default<\"wet\" | \"dry\", \"dry\">;",
    "/** Default lamp of the row. */\n  lamp?: ",
    "/** Most plants at a time, default is unlimited. */\n  limit?: Range<1, 99>;",
  ])("%j", (said) => expect(bed).toContain(said));
});
