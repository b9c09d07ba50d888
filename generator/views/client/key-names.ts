/** The names by which a program gives the parts of the keys in a path. */
import { camelCase } from "../../link/case.ts";
import { nearestIdentifier } from "../emit/typescript.ts";
import { NameSet } from "./name-set.ts";
import { reservedNames } from "./runtime.ts";
import { keysOf } from "./surface.ts";
import type { Segment } from "./tree.ts";

/** Each once; a part whose name another has before it is called as it is in the whole URI, where its name is unique. */
export function keyNames(segments: readonly Segment[]): readonly string[] {
  const taken = new NameSet(reservedNames);
  const keys = keysOf(segments);
  const isFirst = (name: string, index: number): boolean => keys.findIndex((key) => key.name === name) === index;
  return keys.map(({ name, parameter }, index) => taken.add(nearestIdentifier(camelCase(isFirst(name, index) ? name : parameter) || "key")));
}
