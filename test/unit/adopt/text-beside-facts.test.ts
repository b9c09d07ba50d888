/** What is left of a sentence for a comment, once a type says its facts. */
import { describe, expect, test } from "vitest";
import { textBesideFacts } from "../../../generator/adopt/words/text-beside-facts.ts";

/** Facts stand between bars. */
function rest(marked: string): string {
  const facts = [...marked.matchAll(/\|([^|]*)\|/g)].map(({ 1: fact = "", index }, number) => ({ start: index - 2 * number, end: index - 2 * number + fact.length }));
  return textBesideFacts(marked.replaceAll("|", ""), facts);
}

describe("a sentence without the facts that it states in passing", () => {
  test.each([
    ["Name of the hall in its page (|Default: hall|).", "Name of the hall in its page."],
    ["'on': The lamp is lit; 'off': It is dark; |Allowed values: on, off|.", "'on': The lamp is lit; 'off': It is dark."],
    ["Size of the store, |default is 20,000|.", "Size of the store."],
    ["Time to wait (seconds to wait, |default is 5|).", "Time to wait (seconds to wait, default is 5)."],
    ["Time to wait (seconds, |default is 5|), then it goes on.", "Time to wait (seconds, default is 5), then it goes on."],
    ["|Default 60| seconds.", "Default 60 seconds."],
    ["|Read-only| counter.", "Read-only counter."],
    ["Speed (|1..100|).", "Speed."],
    ["Speed *(|integer|)*: How fast.", "Speed: How fast."],
    ["Speed _(|integer|)_: in m/s_2.", "Speed: in m/s_2."],
    ["Largest frame (|default 1500| (least 1280 for the new ones)).", "Largest frame (default 1500 (least 1280 for the new ones))."],
    ["Is |read-only| once the hall is open.", "Is read-only once the hall is open."],
  ])("%s", (marked, text) => expect(rest(marked)).toBe(text));
});

describe("nothing where it says nothing else", () => {
  test.each(["|Default 5|.", "|Range 1-5|, |default 3|.", "An integer |between 1 and 5|.", "|Length 1-63 characters|."])("%s", (marked) => expect(rest(marked)).toBe(""));
});
