/** Paths as requests have them, with made-up values in the place of placeholders: `/rooms/7/lamps` is `/rooms/{room}/lamps`. */
import { groupBy } from "../../values/group-by.ts";
import { memoize, memoizeByObject } from "../../values/memoize.ts";
import { literalPattern } from "../../values/pattern.ts";
import type { KnownUri } from "./known-uri.ts";
import { withoutSlash } from "./paths.ts";

/** The URIs that a path can be an example of, those with most of it in their own words first. */
export const urisShownBy = memoizeByObject((known: readonly KnownUri[]): ((path: string) => readonly KnownUri[]) => {
  const spanning = known.filter(({ uri }) => uri.includes("{+"));
  const byBeginning = groupBy(
    known.filter(({ uri }) => !uri.includes("{+")),
    ({ uri }) => beginningOf(segmentsIn(uri)),
  );
  return (written) => {
    const path = withoutSlash(written);
    const [first, ...rest] = segmentsIn(path);
    const candidates = [...new Set([first!, open])].flatMap((one) => byBeginning.get(beginningOf([one, ...rest])) ?? []);
    return [...candidates, ...spanning].filter(({ uri }) => pattern(uri).test(path)).toSorted((one, other) => literals(other.uri) - literals(one.uri));
  };
});

/** How many segments a path has and, where it is no placeholder, the first of them. */
function beginningOf([first = "", ...rest]: readonly string[]): string {
  return `${rest.length} ${first.includes("{") ? open : first}`;
}

const open = "{}";

/** A path as the template would write it: `/lofts/7` after `/rooms/{room}` is `/lofts/{room}`. One of another length is held against its end. */
export function asTemplateOf(path: string, template: string): string {
  const [own, others] = [segmentsIn(path), segmentsIn(template)];
  const shift = others.length - own.length;
  return `/${own.map((segment, index) => (/^\{[^{}]*\}$/.test(others[index + shift] ?? "") ? others[index + shift]! : segment)).join("/")}`;
}

/** How many of their segments are the same, from either end; more where they are as long. */
export function pathLikeness(path: string, template: string): number {
  const [own, others] = [segmentsIn(path), segmentsIn(template)];
  const same = (some: readonly string[], more: readonly string[]): number => some.filter((segment, index) => segment === more[index]).length;
  return same(own, others) + same(own.toReversed(), others.toReversed()) + (own.length === others.length ? 0.5 : 0);
}

export function segmentsIn(path: string): readonly string[] {
  return path.split("/").slice(1);
}

const pattern = memoize((uri: string): RegExp => {
  const parts = uri.split(/(\{[^{}]*\})/).map((part) => (!part.startsWith("{") ? literalPattern(part) : part.startsWith("{+") ? ".+" : "[^/]+"));
  return new RegExp(`^${parts.join("")}$`);
});

function literals(uri: string): number {
  return uri.replace(/\{[^{}]*\}/g, "").length;
}
