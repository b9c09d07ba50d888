/** An example of a value as the tag of a comment has it: JSON of a value that the type can hold. */
import { valueOf, type Fact } from "../../facts/fact.ts";
import { scalarOf } from "../../facts/text/values.ts";
import { unsoundValue } from "./unsound.ts";

/** @param value as the document writes it, without quotes; undefined where the type that the facts give does not hold it */
export function exampleAs(value: string, facts: readonly Fact[]): string | undefined {
  const type = valueOf(facts, "type");
  const isText = type === "string";
  const shown = isText ? value : scalarOf(value);
  // A default may be null, or 0 for false, where nobody takes it for an example.
  if ((type !== undefined && shown === null) || (type === "boolean" && typeof shown !== "boolean")) return undefined;
  if (unsoundValue(shown, facts) !== undefined) return undefined;
  return isText ? asString(value) : value;
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
