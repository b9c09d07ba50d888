/** What holds of any two versions: nothing against itself, the opposite in mirrors, and no change without a finding. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Finding } from "../../generator/diff/finding.ts";
import { ruleNamed } from "../../generator/diff/rules/rules.ts";
import type { Service } from "../../generator/model/service.ts";
import { caseServices, modelOf as modelOnDisk, shippedServices } from "../support/definitions.ts";
import { cases } from "./cases.ts";
import { findings, findingsIn, modelOf, together, type Definitions } from "./definitions.ts";
import { mutated, pathsIn } from "./mutations.ts";

const seed = 20260731;

const models = [...shippedServices(), ...caseServices()].map((definitions) => {
  const { outcome } = modelOnDisk(definitions);
  if (!outcome.ok) throw new Error(definitions.folder);
  return { name: `${"name" in definitions ? definitions.name : definitions.service}`, model: outcome.value };
});

describe.each(models)("$name", ({ model }) => {
  test("has nothing against itself", () => {
    expect(findingsIn(model, structuredClone(model))).toEqual([]);
  });

  test("whatever the order of its parts", () => {
    expect(findingsIn(model, reversed(model))).toEqual([]);
    expect(findingsIn(reversed(model), model)).toEqual([]);
  });

  test("wherever its declarations stand", () => {
    expect(findingsIn(model, moved(model))).toEqual([]);
  });

  test("against every value changed by itself: a finding, mirrored in the other direction", () => {
    const paths = pathsIn(model);
    fc.assert(
      fc.property(fc.constantFrom(...paths), (path) => {
        const other = mutated(model, path);
        const found = findingsIn(model, other);
        expect(found.length, `${path.join(".")}`).toBeGreaterThan(0);
        expect(signs(findingsIn(other, model))).toEqual(signs(found.map(mirrored)));
      }),
      { seed, numRuns: 60 },
    );
  });
});

/** Of two cases about different files, each alone and both together. */
test("changes are found side by side", () => {
  const before = cases.filter(({ before }) => "item.ts" in before);
  const others = cases.filter(({ before }) => "parts.ts" in before || "found.ts" in before);
  fc.assert(
    fc.property(fc.constantFrom(...before), fc.constantFrom(...others), (one, other) => {
      const both = (version: "before" | "after"): Definitions => together(one[version], other[version]);
      const found = signs(findings(both("before"), both("after")));
      expect(found).toEqual(signs([...findings(one.before, one.after), ...findings(other.before, other.after)]));
    }),
    { seed, numRuns: 30 },
  );
});

test("any two versions mirror each other", () => {
  const versions = cases.filter(({ before }) => "item.ts" in before).flatMap(({ before, after }) => [before, after]);
  fc.assert(
    fc.property(fc.constantFrom(...versions), fc.constantFrom(...versions), (one, other) => {
      const [there, back] = [findingsIn(modelOf(one), modelOf(other)), findingsIn(modelOf(other), modelOf(one))];
      expect(signs(back)).toEqual(signs(there.map(mirrored)));
    }),
    { seed, numRuns: 300 },
  );
});

interface Sign {
  readonly rule: string;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly directions: Finding["directions"];
}

function mirrored({ rule, from, to, directions }: Finding): Sign {
  return { rule: ruleNamed(rule)!.mirror, from: to, to: from, directions };
}

/** Findings without what hangs on which version comes first. */
function signs(found: readonly Sign[]): readonly string[] {
  return found.map(({ rule, from, to, directions }) => JSON.stringify([rule, from ?? null, to ?? null, Object.keys(directions).sort()])).sort();
}

/** Lists whose order says nothing, the other way round. */
function reversed(service: Service): Service {
  const unordered = new Set(["resources", "schemas", "operations", "fields", "values", "of", "headers", "query", "failures", "statements", "gaps", "contradictions", "servers", "security"]);
  const turn = (value: unknown, key = ""): unknown => {
    if (Array.isArray(value)) return (unordered.has(key) ? value.toReversed() : value).map((one) => turn(one));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, turn(one, name)]));
  };
  return turn(service) as Service;
}

function moved(service: Service): Service {
  const move = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(move);
    if (typeof value !== "object" || value === null) return value;
    const line = "line" in value && "column" in value ? { line: Number(value.line) + 7 } : {};
    return { ...Object.fromEntries(Object.entries(value).map(([name, one]) => [name, move(one)])), ...line };
  };
  return move(service) as Service;
}
