/** Stand-ins in angle brackets: of a field, or of everything that the document does not list. */
import type { Stated } from "../../../../facts/stated.ts";
import type { StatedSection } from "../../../../facts/stated-section.ts";
import { getOrInsert } from "../../../../values/memoize.ts";
import { nounStems } from "../../noun-number.ts";
import { isFieldRow } from "./own-rows.ts";

/**
 * A path with a placeholder for each stand-in of a field: `/rooms/<name>` is `/rooms/{name}` where a section that gives the path, or
 * the one before it, or whose title is the noun before the stand-in, lists a field `name`. Undefined where another stand-in is left:
 * then the path is one of many.
 */
export function keyedPaths({ sections }: Stated): (path: string) => string | undefined {
  const fields = fieldsByPath(sections);
  const isTitled = fieldsByTitle(sections);
  return (path) => {
    const keyed = path.replace(/<([^<>]*)>/g, (standIn, name: string, at: number) => {
      const before = path.slice(0, path.lastIndexOf("/", at));
      const through = path.slice(0, endOfSegment(path, at));
      return fields.get(through)?.has(name) === true || fields.get(before)?.has(name) === true || isTitled(before.slice(before.lastIndexOf("/") + 1), name)
        ? `{${name}}`
        : standIn;
    });
    return keyed.includes("<") ? undefined : keyed;
  };
}

function endOfSegment(path: string, at: number): number {
  const end = path.indexOf("/", path.indexOf(">", at));
  return end === -1 ? path.length : end;
}

/** The names of the fields that sections list, by the paths that they give. */
function fieldsByPath(sections: readonly StatedSection[]): ReadonlyMap<string, ReadonlySet<string>> {
  const fields = new Map<string, Set<string>>();
  for (const { blocks } of sections) {
    const rows = blocks.flatMap((block) => block.rows);
    const names = rows.filter((row) => row.facts.some(({ fact }) => fact === "type")).map(({ row }) => row.name);
    const paths = rows.flatMap((row) => row.facts.flatMap((fact) => (fact.fact === "path" ? [fact.value] : [])));
    for (const path of paths) fields.set(path, new Set([...(fields.get(path) ?? []), ...names]));
  }
  return fields;
}

/** Whether a section that is about what a segment names lists a field: `Room` is about `rooms`. */
function fieldsByTitle(sections: readonly StatedSection[]): (segment: string, field: string) => boolean {
  const byStem = new Map<string, { readonly stems: ReadonlySet<string>; readonly names: ReadonlySet<string> }[]>();
  for (const { section, blocks } of sections) {
    const names = new Set(blocks.flatMap((block) => block.rows.filter((row) => isFieldRow(row, block, "object")).map(({ row }) => row.name)));
    const stems = nounStems(section.title);
    if (names.size > 0) for (const stem of stems) getOrInsert(byStem, stem, () => []).push({ stems, names });
  }
  return (segment, field) => {
    const [first, ...others] = segment.includes("{") || segment.includes("<") ? [] : nounStems(segment);
    return first !== undefined && (byStem.get(first) ?? []).some(({ stems, names }) => names.has(field) && others.every((one) => stems.has(one)));
  };
}
