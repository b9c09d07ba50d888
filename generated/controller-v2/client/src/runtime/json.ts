/** Bodies that are sent. Only programs whose modules send one carry this. */
import { fail } from "./errors.ts";

/** Writes bodies as JSON, under one key if an operation has it so. One that may be left out is no body at all. */
export function json(name?: string): (body: unknown) => (() => string) | undefined {
  return (body) => {
    if (body === undefined && name === undefined) return undefined;
    if (Object(body) !== body) throw fail("encode", "body has to be an object");
    const text = JSON.stringify(name === undefined ? body : { [name]: body }, finite);
    return () => text;
  };
}

/** JSON would write `null` for a number that is none. */
function finite(key: string, value: unknown): unknown {
  if (typeof value === "number" && !Number.isFinite(value)) throw fail("encode", `"${key}" is ${value}`);
  return value;
}
