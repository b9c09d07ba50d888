/** Bodies that are sent. Only programs that send one carry this. */
import { outline } from "./classify.ts";
import { ClientError, fail } from "./errors.ts";

/** Writes bodies as JSON, under one key if an operation has it so. */
export function json(name?: string): (body: unknown) => () => string {
  return (body) => {
    if (Object(body) !== body) throw fail("encode", "body has to be an object", {});
    try {
      const text = JSON.stringify(name === undefined ? body : { [name]: body }, finite);
      return () => text;
    } catch (thrown) {
      throw thrown instanceof ClientError ? thrown : fail("encode", "body is no JSON", {}, undefined, outline(thrown));
    }
  };
}

/** JSON would write `null` for a number that is none. */
function finite(key: string, value: unknown): unknown {
  if (typeof value === "number" && !Number.isFinite(value)) throw fail("encode", `"${key}" is ${value}`, {});
  return value;
}
