/** The placeholders of a URI, in their order. */
import type { Placeholder, Uri } from "./uri.ts";

export function placeholdersOf({ segments }: Pick<Uri, "segments">): readonly Placeholder[] {
  const placeholders: Placeholder[] = [];
  for (const segment of segments) for (const part of segment) if (part.is === "placeholder") placeholders.push(part);
  return placeholders;
}
