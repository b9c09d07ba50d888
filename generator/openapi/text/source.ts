/** Places of the document, as extensions and as text. A place stands in a description as it stands in the model. */
import type { Origin, Place } from "../../model/origin.ts";
import type { Sources } from "../document.ts";
import { inline } from "./markdown.ts";

/** The place of an origin, or the list of its places where there are several. */
export function sourcesOf({ places }: Origin): Sources {
  return places.length === 1 ? places[0]! : places;
}

/** The places of a thing that several declarations make. */
export function sourcesOfAll(origins: readonly Origin[]): Sources {
  const [origin, ...others] = origins;
  if (origin !== undefined && others.length === 0 && origin.places.length === 1) return sourcesOf(origin);
  const unique = new Map<string, Place>();
  for (const place of origins.flatMap(({ places }) => places)) unique.set(placeInMarkdown(place), place);
  const sources = [...unique.values()];
  return sources.length === 1 ? sources[0]! : sources;
}

/** `Endpoints › Generic resource endpoints › Read a collection`. */
export function placeInMarkdown({ section, block, row }: Place): string {
  return `${inline(section)}${block === undefined ? "" : ` › ${inline(block)}`}${row === undefined ? "" : ` › ${inline(row)}`}`;
}
