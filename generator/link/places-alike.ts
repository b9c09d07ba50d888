/**
 * The places that programs would call alike by themselves. One without a resource is called by its path, of which a name has
 * the words alone: `/a-b` reads like `/a_b`, and like `/a/b`. Which of them has the name, their order in the service tells.
 */
import { groupBy } from "../values/group-by.ts";
import { camelCase, pascalCase } from "./case.ts";
import type { PlaceNode } from "./place-tree.ts";
import { placeholderNamesIn } from "./template.ts";

/** Those of each place, itself with them, where there is any other. */
export function placesAlikeIn(all: readonly PlaceNode[]): (place: PlaceNode) => readonly PlaceNode[] {
  const named = all.flatMap((place) => namesOf(place).map((name) => ({ name, place })));
  const alike = new Map<PlaceNode, readonly PlaceNode[]>();
  for (const group of groupBy(named, ({ name }) => name).values()) {
    if (group.length < 2 || group.every(({ place }) => !isBare(place))) continue;
    for (const { place } of group) alike.set(place, [...(alike.get(place) ?? []), ...group.map((one) => one.place)]);
  }
  return (place) => alike.get(place) ?? [];
}

function isBare({ files }: PlaceNode): boolean {
  return files.size === 0;
}

/** What the class of a place is called after, and the step that a key without a resource is: in each way in which the key is spelled. */
function namesOf(place: PlaceNode): readonly string[] {
  const { segments, spellings } = place;
  const literals = segments.filter((segment) => !segment.includes("{"));
  const keys = [...spellings.keys()].map(placeholderNamesIn);
  const classes = literals.length > 0 ? [literals] : keys;
  const steps = isBare(place) ? keys.filter((names) => names.length > 0).map((names) => `${startOf(segments)} ${camelCase(names.join(" "))}`) : [];
  return [...new Set([...classes.map((words) => pascalCase(words.join("-"))), ...steps])];
}

/** Where the step to a key starts: above the literal before it. */
function startOf(segments: readonly string[]): string {
  const isKeyOfLiteral = segments.length > 1 && !segments.at(-2)!.includes("{");
  return segments.slice(0, isKeyOfLiteral ? -2 : -1).join("/");
}
