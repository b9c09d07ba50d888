/** Names that change side by side on one line, and keys that have other parts wherever they are written. */
import { describe, expect, test } from "vitest";
import { renamedInRuns } from "../../generator/drift/rows/runs.ts";
import { adoptIn, textsOf } from "./support.ts";

const own = "spec-src/mgmt-v3/document.md";
const port = "spec-src/mgmt-v3/slb/virtual-server/port.ts";

const adopted = (changed: (document: string) => string) => {
  const texts = textsOf("mgmt-v3");
  const { adoption, left, again } = adoptIn("mgmt-v3", texts, changed(texts.get(own)!));
  expect([left, again.steps]).toEqual([[], []]);
  return {
    port: adoption.texts.get(port)!,
    others: [...texts].filter(([path, text]) => path !== own && path !== port && adoption.texts.get(path) !== text).map(([path]) => path),
    leaves: adoption.steps.flatMap(({ leaves }) => leaves ?? []),
    guesses: adoption.steps.flatMap(({ guesses = [] }) => guesses),
  };
};

describe("names of one line", () => {
  test("that are others side by side keep their types", () => {
    const { port: text, others } = adopted((document) => document.replace("loc_permit, loc_deny,", "location_permit, location_deny,"));
    expect(text).toContain("  slowest_rsp_time?: Level;\n  location_permit?: Tally;\n  location_deny?: Tally;\n  loc_conn?: Tally;\n");
    expect(others).toEqual([]);
  });

  test("that went and came at different places are not one", () => {
    const { port: text } = adopted((document) => document.replace("compression_hit, ", "").replace("loc_permit, ", "location_permit, ").replace("last_rsp_time, ", "last_rsp_time, first_rsp_time, "));
    expect(text).not.toContain("compression_hit");
    expect(text).toContain("  last_rsp_time?: Level;\n  first_rsp_time?: number;\n");
    expect(text).toContain("  location_permit?: Tally;\n");
  });

  test.each([
    ["each in its place", ["a", "fast_time", "slow_time", "b"], ["a", "min_time", "max_time", "b"], [["fast_time", "min_time"], ["slow_time", "max_time"]]],
    ["the likest before the one in its place", ["a", "fast_rsp", "slow_rsp"], ["a", "slow_time", "fast_time"], [["fast_rsp", "fast_time"], ["slow_rsp", "slow_time"]]],
    ["in separators alone", ["a", "scale-out", "b"], ["a", "scaleout", "b"], [["scale-out", "scaleout"]]],
    ["not with more than there were", ["a", "x_one", "b"], ["a", "y_one", "z_one", "b"], []],
    ["not without a part in common", ["a", "up", "b"], ["a", "weight", "b"], []],
    ["not where others changed their places", ["a", "x_one", "b"], ["b", "y_one", "a"], []],
  ] as const)("are paired: %s", (_, before, now, pairs) => {
    expect([...renamedInRuns(before, now)]).toEqual(pairs);
  });
});

describe("a key that has other parts wherever it is written", () => {
  const everywhere = (key: string, said: string, in3: string) => (document: string) =>
    document
      .replaceAll("{port-number}+{protocol}", key)
      .replace("its key fields are port-number and protocol", said)
      .replace("(those of a port: port-number, a number, and protocol, a string)", in3);

  test("more", () => {
    const change = everywhere("{port-number}+{protocol}+{vrf}", "its key fields are port-number, protocol and vrf", "(for a port: port-number as number, protocol as string, vrf as string)");
    const { port: text, others, leaves } = adopted((document) => change(document).replace("| protocol | string |", "| protocol | string |\n| vrf | string |"));
    expect(text).toContain('  key: "{port-number}+{protocol}+{vrf}";');
    expect(text).toContain("  protocol: string;\n  vrf: string;\n");
    expect([others, leaves]).toEqual([[], []]);
  });

  test("fewer: what is no part any more may be left out, which is a guess", () => {
    const { port: text, others, leaves, guesses } = adopted(everywhere("{port-number}", "its key field is port-number", "(for a port: port-number as number)"));
    expect(text).toContain('  key: "{port-number}";');
    expect([others, leaves]).toEqual([[], []]);
    expect(guesses).toContain("that protocol of Port is there always, though no part of the key any more, and what its comment says");
  });

  test("as many, all called otherwise", () => {
    const change = everywhere("{vport}+{proto}", "its key fields are vport and proto", "(those of a port: vport, a number, and proto, a string)");
    const { port: text, others } = adopted((document) => change(document).replace("| port-number | number |\n| protocol | string |", "| vport | number |\n| proto | string |"));
    expect(text).toContain('  key: "{vport}+{proto}";');
    expect(text).toMatch(/ {2}vport: number;[^]* {2}proto: string;/);
    // The comment of the key of any element names that of a port.
    expect(others).toEqual(["spec-src/mgmt-v3/kinds.ts"]);
  });
});
