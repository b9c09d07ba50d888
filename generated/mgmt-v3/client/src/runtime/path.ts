/** Paths, built of literal text and the parts of keys. Building is free; a part that cannot stand in a path fails when a call is sent. */
import type { Part, Path } from "./contract.ts";
import { fail } from "./errors.ts";

/** The path of the service itself. */
export const root: Path = (() => "") as Path;

/**
 * Goes on below a path. Literal text stands as it is, each hole is one part of a key:
 * `` below(parent)`/port/${80}+${"tcp"}` ``.
 */
export function below(parent: Path): (literals: readonly string[], ...parts: readonly Part[]) => Path {
  return (literals, ...parts) => (() => parent() + literals.reduce((path, literal, index) => path + encodePart(parts[index - 1]) + literal)) as Path;
}

/** One part of a key, with everything percent-encoded that could end it or its segment, `+` among it. */
export function encodePart(part: unknown): string {
  const text = String(part);
  const isPart = Number.isFinite(part) || /string|boolean/.test(typeof part);
  // A word, as most are, stands as it is; to find that out costs less than to look for what cannot stand.
  if (isPart && /^[\w-]+$/.test(text)) return text;
  if (!isPart || /^\.{0,2}$|\p{Surrogate}/u.test(text)) throw fail("encode", `"${text}" cannot be part of a key`);
  return encodeURIComponent(text);
}
