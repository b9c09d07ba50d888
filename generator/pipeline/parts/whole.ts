/**
 * The outputs that templates make once for a service. They are made again where what they follow from changed, group by group:
 * of most groups that is a small part of what the definition files say.
 */
import { groupOf } from "../../plan/groups.ts";
import { hashed, type HashedFile } from "../../plan/hashed.ts";
import type { IntactFile, OutputFile } from "../../plan/output.ts";
import { hashOfText } from "../inputs.ts";
import type { KeptFragments, KeptGroup } from "../kept.ts";

/** How the service as a whole is asked. */
export interface Whole {
  /** The groups with outputs that are made once, of those that are asked for. */
  readonly groups: readonly string[];
  /** The outputs of groups; undefined where there is something to find. */
  readonly make: (groups: readonly string[]) => readonly OutputFile<string>[] | undefined;
  /** Whether an imprint says all that a group follows from: templates of a project can name anything. */
  readonly trustsImprints: boolean;
}

export interface WholeMade {
  readonly files: readonly HashedFile[];
  readonly intact: readonly IntactFile[];
  readonly kept: ReadonlyMap<string, KeptGroup>;
}

type Parts = readonly (Pick<KeptFragments, "key" | "imprints"> & { readonly file: string })[];

/** The keys of the groups, of what all files say. */
export function keysOf({ groups, trustsImprints }: Whole, common: string, parts: Parts): ReadonlyMap<string, string> {
  return new Map(groups.map((group) => {
    const imprints = parts.map(({ file, key, imprints }) => [file, (trustsImprints ? imprints[group] : undefined) ?? key]);
    return [group, hashOfText(JSON.stringify([common, imprints]))];
  }));
}

/** @param made outputs that are there already, of all groups */
export function wholeOutputs(
  whole: Whole,
  keys: ReadonlyMap<string, string>,
  before: ReadonlyMap<string, KeptGroup>,
  isIntact: (file: IntactFile) => boolean,
  made?: readonly HashedFile[],
): WholeMade | undefined {
  const isFresh = (group: string): boolean => made === undefined && before.get(group)?.key === keys.get(group) && before.get(group)!.outputs.every(isIntact);
  const stale = whole.groups.filter((group) => !isFresh(group));
  const files = made ?? (stale.length === 0 ? [] : whole.make(stale)?.map(hashed));
  if (files === undefined) return undefined;
  const intact = whole.groups.filter(isFresh).flatMap((group) => before.get(group)!.outputs);
  const byGroup = new Map<string, IntactFile[]>(whole.groups.map((group) => [group, []]));
  for (const { path, hash } of [...files, ...intact]) byGroup.get(groupOf(path))!.push({ path, hash });
  return { files, intact, kept: new Map([...byGroup].map(([group, outputs]) => [group, { key: keys.get(group)!, outputs }])) };
}
