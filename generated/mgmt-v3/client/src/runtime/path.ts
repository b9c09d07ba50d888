/** Paths, built of literal text and the parts of keys. Building is free; a part that cannot stand in a path fails when a call is sent. */
import type { NamedPart, Part, Path } from "./contract.ts";
import { fail } from "./errors.ts";

/** The path of the service itself. */
export const root: Path = (() => "") as Path;

/**
 * Goes on below a path. Literal text stands as it is, each hole is one part of a key under its name:
 * `` below(parent)`/seat/${{ row }}+${{ number }}` ``.
 */
export function below(parent: Path): (literals: readonly string[], ...parts: readonly NamedPart[]) => Path {
  return (literals, ...parts) => (() => parent() + literals.reduce((path, literal, index) => goOn(path, parts[index - 1]!, literal))) as Path;
}

/** Beside others a part can be anything; a segment that is empty or of dots alone would lead elsewhere. */
function goOn(path: string, named: NamedPart, literal: string): string {
  const [[name, part]] = Object.entries<unknown>(named) as [[string, unknown]];
  const encoded = encodePart(part);
  const longer = path + encoded + literal;
  if (encoded === undefined || /\/\.{0,2}\//.test(literal.endsWith("/") ? longer : `${longer}/`)) throw fail("encode", `{${name}} cannot be "${String(part)}"`);
  return longer;
}

/** One part of a key, with everything percent-encoded that could end it or its segment, `+` among it; nothing where it cannot be one. */
export function encodePart(part: unknown): string | undefined {
  if (!Number.isFinite(part) && !/string|boolean/.test(typeof part)) return undefined;
  const text = `${part as Part}`;
  // A word, as most are, stands as it is; to find that out costs less than to look for what cannot stand.
  if (/^[\w-]+$/.test(text)) return text;
  return text.isWellFormed() ? encodeURIComponent(text) : undefined;
}

/**
 * Goes on as `below` does where signs join parts that could stand plain in one: within a part they are encoded.
 * `` joined(parent)`/seat/${{ row }}-${{ number }}` ``.
 */
export function joined(parent: Path): ReturnType<typeof below> {
  return (literals, ...parts) => (() => {
    // What cannot stand in a path or would lead elsewhere fails here.
    below(parent)(literals, ...parts)();
    return parent() + literals.reduce((path, literal, index) => path + apart(parts[index - 1]!, jointsAt(literals, index)) + literal);
  }) as Path;
}

/** The literal text between a part and those beside it in its segment. */
function jointsAt(literals: readonly string[], index: number): string {
  const beside = [index > 1 ? literals[index - 1]! : "/", index < literals.length - 1 ? literals[index]! : "/"];
  return beside.filter((text) => !text.includes("/")).join("");
}

function apart(named: NamedPart, joints: string): string {
  const encoded = encodePart(Object.values<unknown>(named)[0])!;
  return encoded.replace(/%..|./g, (sign) => (sign.length === 1 && joints.includes(sign) ? `%${sign.charCodeAt(0).toString(16).toUpperCase()}` : sign));
}
