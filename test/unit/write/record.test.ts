import fc from "fast-check";
import { expect, test } from "vitest";
import { hashOf } from "../../../generator/values/hash.ts";
import { unsafeReason } from "../../../generator/values/path-rules.ts";
import { formatRecord, parseRecord } from "../../../generator/write/record.ts";

const hash = (text: string) => hashOf(Buffer.from(text));

test("is what sha256sum writes and checks, by code point", () => {
  const hashes = new Map(["b", "a/\u{1d11e}", "a/\uffee", "B"].map((path) => [path, new Set([hash("")])]));
  const empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
  expect(formatRecord(hashes)).toBe(["B", "a/\uffee", "a/\u{1d11e}", "b"].map((path) => `${empty}  ${path}\n`).join(""));
});

test("a path can have several hashes, and keeps them", () => {
  const text = formatRecord(new Map([["a", new Set([hash("2"), hash("1")])]]));
  expect(parseRecord(text).get("a")?.hashes).toEqual(new Set([hash("1"), hash("2")]));
  expect(formatRecord(new Map([["a", parseRecord(text).get("a")!.hashes]]))).toBe(text);
});

test("lines that are none, or lead out, say nothing", () => {
  const lines = ["", "junk", `${hash("x")} one-space`, `${"g".repeat(64)}  a`, `${hash("x")}  ../a`, `${hash("x")}  /a`, `${hash("x")}  a\u2028b`, `${hash("x")}  ok\r`, `${hash("x")} *binary`];
  expect([...parseRecord(lines.join("\n")).keys()]).toEqual(["ok", "binary"]);
});

test("any paths that can be written come back", () => {
  const path = fc.string({ unit: "grapheme", minLength: 1 }).filter((text) => unsafeReason(text) === undefined);
  fc.assert(fc.property(fc.uniqueArray(path), (paths) => {
    const text = formatRecord(new Map(paths.map((one) => [one, new Set([hash(one)])])));
    expect(new Set(parseRecord(text).keys())).toEqual(new Set(paths));
  }), { numRuns: 2000, seed: 1 });
});
