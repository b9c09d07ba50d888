/** An example of a value as the tag of a comment has it: JSON of a value that the type can hold. */
import { valueOf, type Fact, type Limits } from "../../facts/fact.ts";
import { allowedIn } from "./as-typed.ts";

/** @param value as the document writes it, without quotes; undefined where the type that the facts give does not hold it */
export function exampleAs(value: string, facts: readonly Fact[]): string | undefined {
  const allowed = allowedIn(facts);
  if (allowed !== undefined && !allowed.some((one) => String(one) === value)) return undefined;
  switch (valueOf(facts, "type")) {
    case "string":
      return isWithin([...value].length, valueOf(facts, "length")) && matches(value, valueOf(facts, "pattern")) ? asString(value) : undefined;
    case "number":
      return isNumber(value) && isWithin(Number(value), valueOf(facts, "range")) ? value : undefined;
    case "integer":
      return Number.isInteger(Number(value)) && isWithin(Number(value), valueOf(facts, "range")) ? value : undefined;
    case "boolean":
      return /^(?:true|false)$/.test(value) ? value : undefined;
    default:
      return value;
  }
}

/** What would be read as another value stands in quotes. */
function asString(value: string): string {
  try {
    JSON.parse(value);
    return JSON.stringify(value);
  } catch {
    return value;
  }
}

function isNumber(value: string): boolean {
  return /^-?\d+(?:\.\d+)?$/.test(value);
}

function isWithin(value: number, { minimum = -Infinity, maximum = Infinity }: Limits = {}): boolean {
  return value >= minimum && value <= maximum;
}

function matches(value: string, pattern: string | undefined): boolean {
  return pattern === undefined || new RegExp(pattern, "u").test(value);
}
