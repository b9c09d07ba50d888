/** The simplest values that a type allows, for where something has to be shown. Nothing of them is a fact of the document. */
import type { NumberShape, StringShape } from "../model/shape.ts";
import { isMultiple, multipleFrom } from "../values/multiple.ts";
import { standardFormat } from "./formats.ts";

/** For people, machines and networks that cannot exist: RFC 2606, RFC 5737 and RFC 3849 keep them for examples. */
const ofFormats: Readonly<Record<string, string>> = {
  byte: "dGV4dA==",
  date: "2000-01-01",
  "date-time": "2000-01-01T00:00:00Z",
  duration: "PT1H",
  email: "person@example.org",
  hostname: "host.example.org",
  ipv4: "192.0.2.1",
  ipv6: "2001:db8::1",
  time: "00:00:00Z",
  uri: "https://example.org/",
  "uri-reference": "/example",
  uuid: "00000000-0000-8000-8000-000000000001",
};

/**
 * A text of the format that is asked for; otherwise the name of what it stands for, as long as it may be, or one character several times.
 * Nothing where none of these is allowed.
 */
export function simplestText({ pattern, format, minLength = 0, maxLength = Number.MAX_SAFE_INTEGER }: StringShape, name: string): string | undefined {
  const known = ofFormats[standardFormat(format) ?? ""];
  const fits = (text: string): boolean => {
    const { length } = [...text];
    return length >= minLength && length <= maxLength && (pattern === undefined || new RegExp(pattern, "u").test(text));
  };
  const usual = known ?? [...name.padEnd(minLength, "x")].slice(0, maxLength).join("");
  if (fits(usual)) return usual;
  return pattern === undefined
    ? undefined
    : lengthsIn(pattern, minLength)
        .flatMap((length) => repeated(length))
        .find(fits);
}

function repeated(length: number): readonly string[] {
  return ["1", "0", "a", "A"].map((character) => character.repeat(length));
}

/** Those that the pattern itself names, and short ones: of an expression that goes back again and again, each character more doubles the time. */
function lengthsIn(pattern: string, least: number): readonly number[] {
  const named = [...pattern.matchAll(/\{(\d{1,2})[,}]/g)].map(([, length]) => Number(length));
  return [...named, least, 1, 2, 3, 4, 5, 6, 7, 8].filter((length) => length >= 1 && length <= 64);
}

/** The least of its bits, the least number, or the greatest. */
export function simplestNumber({
  bits,
  integer,
  multipleOf,
  minimum,
  maximum,
  exclusiveMinimum = -Infinity,
  exclusiveMaximum = Infinity,
}: NumberShape): number {
  const [bit] = bits ?? [];
  const between = (exclusiveMinimum + exclusiveMaximum) / 2;
  const fits = (number: number | undefined): boolean =>
    number !== undefined &&
    Number.isFinite(number) &&
    (integer !== true || Number.isInteger(number)) &&
    (multipleOf === undefined || isMultiple(number, multipleOf)) &&
    number >= (minimum ?? -Infinity) &&
    number <= (maximum ?? Infinity) &&
    number > exclusiveMinimum &&
    number < exclusiveMaximum;
  const steps =
    multipleOf === undefined
      ? []
      : [minimum ?? exclusiveMinimum, 1]
          .filter(Number.isFinite)
          .flatMap((from) => [multipleFrom(from, multipleOf), multipleFrom(from, multipleOf) + multipleOf]);
  return [bit?.bit, minimum, exclusiveMinimum + 1, maximum, exclusiveMaximum - 1, 1, ...steps, between].find(fits) ?? 1;
}

/** One thing, or as many more or less as there have to be. */
export function simplestCount(least = 0, most = Infinity): number {
  return Math.min(Math.max(1, least), most);
}

/** Names for so many keys of an object that leaves them open. */
export function simplestKeys(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => (index === 0 ? "name" : `name-${index + 1}`));
}
