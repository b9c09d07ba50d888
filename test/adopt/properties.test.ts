/** Whatever a newer edition changes: what is adopted is found no more, what is not is listed, and a second run has nothing to do. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { mutationsOf } from "../drift/mutations.ts";
import { adoptIn, textsOf } from "./support.ts";

const seed = 20261121;

/** Some changes of single facts, one after the other. */
const edition = (text: string) => fc.array(fc.nat(), { minLength: 1, maxLength: 3 }).map((picks) => picks.reduce((changed, pick) => ((all) => all[pick % all.length]!.text)(mutationsOf(changed)), text));

test.each([["controller-v2", 10], ["mgmt-v3", 2]] as const)("%s", (service, numRuns) => {
  const texts = textsOf(service);
  fc.assert(
    fc.property(edition(texts.get(`spec-src/${service}/document.md`)!), (text) => {
      const { found, adoption, left, again } = adoptIn(service, texts, text);
      const listed = new Set(adoption.unplaced.flatMap(({ findings }) => findings.map(({ fingerprint }) => fingerprint)));
      expect(left.filter(({ fingerprint }) => !listed.has(fingerprint))).toEqual([]);
      expect([...again.texts]).toEqual([...adoption.texts]);
      expect(again.steps).toEqual([]);
      if (found.length === 0) expect([...adoption.texts]).toEqual([...texts]);
    }),
    { seed, numRuns },
  );
});
