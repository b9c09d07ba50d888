/** Meanings of values as a list. */
import { expect, test } from "vitest";
import { meaningsListed } from "../../../generator/adopt/words/meanings.ts";

test.each([
  ["'on': It is lit; 'off': It is dark.", "- `on`: It is lit\n- `off`: It is dark"],
  ["on: It is lit. Always; off: It is dark.", "- `on`: It is lit. Always\n- `off`: It is dark"],
  ["`1`: one.; `2`: two.", "- `1`: one.\n- `2`: two."],
])("%s", (sentence, list) => expect(meaningsListed(sentence, ["on", "off", 1, 2])).toBe(list));

test.each(["'on': It is lit.", "'on': lit; 'red': red.", "Lit when on: yes; dark when off: no.", "The lamp; 'on': lit; 'off': dark."])("none: %s", (sentence) => expect(meaningsListed(sentence, ["on", "off", 1, 2])).toBeUndefined());
