/** What generated modules use of the runtime, and where it is: none of these names is free for anything else in a module. */
import type { Need } from "./imports.ts";

const VALUES = {
  json: "runtime/json",
  plainBytes: "runtime/plain-bytes",
  plainText: "runtime/plain-text",
  asText: "runtime/as-it-is",
  asBytes: "runtime/as-it-is",
  below: "runtime/path",
  joined: "runtime/path",
  root: "runtime/path",
  follow: "runtime/follow",
  withQuery: "query",
  along: "undocumented",
  keyed: "undocumented",
  Undocumented: "undocumented",
} as const;

const TYPES = {
  Bytes: "runtime/web",
  Call: "runtime/contract",
  CallOptions: "runtime/contract",
  Connection: "runtime/contract",
  Operation: "runtime/contract",
  Part: "runtime/contract",
  Path: "runtime/contract",
} as const;

export function runtimeNeeds(...names: readonly (keyof typeof VALUES)[]): readonly Need[] {
  return names.map((name) => ({ from: VALUES[name], name, type: false }));
}

export function runtimeTypeNeeds(...names: readonly (keyof typeof TYPES)[]): readonly Need[] {
  return names.map((name) => ({ from: TYPES[name], name, type: true }));
}

/** Names that a parameter, a function or a type of a module cannot have. */
export const reservedNames: readonly string[] = [
  ...Object.keys(VALUES),
  ...Object.keys(TYPES),
  ...["at", "body", "connect", "connection", "item", "operation", "options", "path", "query"],
  ...[
    "Array",
    "Error",
    "Extract",
    "Omit",
    "Pick",
    "Promise",
    "Readonly",
    "Record",
    "String",
    "Number",
    "Boolean",
    "Object",
    "Symbol",
    "Uint8Array",
    "undefined",
  ],
];
