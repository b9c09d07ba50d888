/** Bodies that are sent. Only programs that send one carry this. */
import { outline } from "./classify.ts";
import { ClientError, fail } from "./errors.ts";

/** Writes bodies as JSON, under one key if an operation has it so. */
export function json(name?: string): (body: unknown) => () => string {
  return (body) => {
    if (typeof body !== "object" || body === null) throw fail("encode", "The body has to be an object.", {});
    try {
      const text = JSON.stringify(name === undefined ? body : { [name]: body }, finite);
      return () => text;
    } catch (thrown) {
      if (thrown instanceof ClientError) throw thrown;
      throw fail("encode", "The body is no JSON: it holds itself, a bigint, or something else that cannot be written.", {}, undefined, outline(thrown));
    }
  };
}

/** JSON would write `null` for a number that is none. */
function finite(key: string, value: unknown): unknown {
  if (typeof value === "number" && !Number.isFinite(value)) throw fail("encode", `The body has ${value} as ${JSON.stringify(key)}: JSON has no such number.`, {});
  return value;
}
