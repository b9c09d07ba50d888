/** The parameters of a query, behind a path. */
import type { Path } from "./runtime/contract.ts";
import { fail } from "./runtime/errors.ts";

/** A path with a query: a list has its name once for each value, and what is undefined is left out. */
export function withQuery(path: Path, query: object | undefined): Path {
  return (() => {
    const pairs = Object.entries(query ?? {}).flatMap(([name, value]) => [value].flat().map((one: unknown) => [name, one] as const));
    const given = pairs.filter(([, value]) => value !== undefined);
    return given.length === 0 ? path() : `${path()}?${given.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join("&")}`;
  }) as Path;
}

function encoded(value: unknown): string {
  const text = String(value);
  if (!text.isWellFormed() || (typeof value === "number" && !Number.isFinite(value))) throw fail("encode", `"${text}" cannot be part of a query`);
  return encodeURIComponent(text);
}
