/** Blocks whose label names a field that stands in another block: `edge block` announces the fields of `edge` in `frame`, where only that has an `edge`. */
import { getOrInsert, once } from "../../values/memoize.ts";
import type { Block } from "../document.ts";

/**
 * The blocks with the whole paths of the fields that they announce. A field of the section itself goes before one of a block, and a path that another label
 * gives in full is that one's.
 */
export function withWholePaths(blocks: readonly Block[]): readonly Block[] {
  if (!blocks.some(({ path }) => path !== undefined)) return blocks;
  const paths = once(() => new Set(blocks.flatMap(({ path = [] }) => (path.length > 1 ? [JSON.stringify(path)] : []))));
  const own = once(() => new Set(blocks.flatMap(({ is, path, rows }) => (is === "cell" || path !== undefined ? [] : rows.map(({ name }) => name)))));
  const holding = once(() => pathsByRow(blocks));
  const whole = (path: readonly string[], seen: readonly string[]): readonly string[] => {
    const [first] = path;
    if (first === undefined || own().has(first) || seen.includes(first)) return path;
    const [outer, ...others] = (holding().get(first) ?? []).filter((one) => one[0] !== first);
    return outer === undefined || others.length > 0 ? path : [...whole(outer, [...seen, first]), ...path];
  };
  return blocks.map((block) => {
    if (block.path === undefined) return block;
    const path = whole(block.path, []);
    return path === block.path || paths().has(JSON.stringify(path)) ? block : { ...block, path };
  });
}

function pathsByRow(blocks: readonly Block[]): ReadonlyMap<string, readonly (readonly string[])[]> {
  const paths = new Map<string, (readonly string[])[]>();
  for (const { is, path, rows } of blocks) if (is !== "cell" && path !== undefined) for (const { name } of rows) getOrInsert(paths, name, () => []).push(path);
  return paths;
}
