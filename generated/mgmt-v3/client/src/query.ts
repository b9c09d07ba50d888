/** The parameters of a query, behind a path. */
import type { Path } from "./runtime/contract.ts";

/** A path with a query: a list has its name once for each value, and what is undefined is left out. */
export function withQuery(path: Path, query: object | undefined): Path {
  return (() => {
    const pairs = Object.entries(query ?? {}).flatMap(([name, value]) => [value].flat().map((one: unknown) => [name, one] as const));
    const given = pairs.filter(([, value]) => value !== undefined);
    return given.length === 0 ? path() : `${path()}?${given.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`).join("&")}`;
  }) as Path;
}
