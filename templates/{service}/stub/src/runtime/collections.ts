/** Collections whose names are placeholders can be limited to those that a test names. */
import { parentOf } from "./path.ts";
import type { Setup, Site } from "./setup.ts";
import { Refusal } from "./refusal.ts";
import type { Match } from "./routes.ts";

/** `/shelves` or `/shelves/{name}/books`. */
export function requireCollection({ choices: { collections } }: Setup, { route, path, values }: Match<Site>): void {
  if (collections === "on-first-use") return;
  const site = route.element === undefined ? route.collection : route;
  const at = route.element === undefined ? parentOf(path) : path;
  if (site === undefined || values[site.segments.length - 1]!.length === 0) return;
  if (collections.some((one) => isOf(one, at))) return;
  throw new Refusal("not-found", { field: "path", fact: `leads to ${at}, which is no collection; ${collections.join(", ") || "none"} is, by ${site.resource.uri}` });
}

function isOf(pattern: string, path: string): boolean {
  const wanted = pattern.split("/");
  const segments = path.split("/");
  return wanted.length === segments.length && wanted.every((segment, at) => segment === segments[at] || /^\{[^{}]*\}$/.test(segment));
}
