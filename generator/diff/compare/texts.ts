/** What is said about a thing and changes nothing on the wire. */
import type { Json } from "../../model/shape.ts";
import type { ChangeLocation, Differences } from "../change.ts";
import { compareValue } from "./values.ts";

interface Described {
  readonly description: string;
  readonly example?: Json;
}

export function* compareTexts(before: Described, after: Described, here: ChangeLocation): Differences {
  yield* compareValue("description", words(before.description), words(after.description), here);
  yield* compareValue("example", before.example, after.example, here);
}

/** Where a line is broken says nothing. */
function words(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
