/** Readings as bytes, for another thread or another run. Each is cloned by itself, so that what it shares within itself is shared again. */
import { deserialize, serialize } from "node:v8";
import type { ModuleReading } from "../../read/reading.ts";

export function pack(reading: ModuleReading): Uint8Array {
  return serialize(reading);
}

export function unpack(packed: Uint8Array): ModuleReading {
  return deserialize(packed) as ModuleReading;
}
