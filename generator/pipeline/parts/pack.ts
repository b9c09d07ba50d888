/** What stands in one file as bytes, for another thread or another run. Each is cloned by itself, so that what it shares within itself is shared again. */
import { deserialize, serialize } from "node:v8";
import type { ModuleReading } from "../../read/reading.ts";

export function pack(value: unknown): Uint8Array {
  return serialize(value);
}

export function unpack<Value = ModuleReading>(packed: Uint8Array): Value {
  return deserialize(packed) as Value;
}
