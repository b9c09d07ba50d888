import { describe, expect, test } from "vitest";
import { likeness, stemsOf } from "../../../generator/documents/editions/stems.ts";

describe("the stems of a text", () => {
  test.each(["name names", "type types", "rate rates", "live lives", "box boxes", "class classes", "match matches", "key keys", "list lists", "authentication authenticated", "collection collections"])("%s are forms of one word", (text) => {
    expect(stemsOf(text).size).toBe(1);
  });

  test.each(["name note", "rate rare", "as is"])("%s are two words, or none that says anything", (text) => {
    const [one, other] = text.split(" ").map(stemsOf);
    expect(likeness(one!, other!)).toBe(0);
  });
});
