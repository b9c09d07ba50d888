/**
 * The outputs that templates make once for a service. They are made again where what they follow from changed, group by group:
 * of most groups that is a small part of what the definition files say.
 */
import type { Root } from "../../openapi/root.ts";
import { groupOf } from "../../plan/groups.ts";
import { hashed, type HashedFile } from "../../plan/hashed.ts";
import type { IntactFile, OutputFile } from "../../plan/output.ts";
import type { PageDigest } from "../../views/docs/digest.ts";
import { hashOfText } from "../inputs.ts";
import type { KeptFragments, KeptGroup } from "../kept.ts";

/** How the service as a whole is asked. */
export interface Whole {
  /** The groups with outputs that are made once, of those that are asked for. */
  readonly groups: readonly string[];
  /** The outputs of groups, out of digests where there are any; undefined where there is something to find. */
  readonly make: (groups: readonly string[], digested?: Digested) => readonly OutputFile<string>[] | undefined;
  /** Whether an imprint says all that a group follows from: templates of a project can name anything. */
  readonly trustsImprints: boolean;
  /** The hash of what the outputs follow from besides. */
  readonly besides: string;
}

/** What is known of each file's page. */
export interface Digested {
  readonly root: Root;
  readonly digests: readonly PageDigest[];
}

/** Outputs that were made before all files had been. */
export interface Early {
  readonly groups: readonly string[];
  readonly files: readonly HashedFile[];
}

export interface WholeMade {
  readonly files: readonly HashedFile[];
  readonly intact: readonly IntactFile[];
  readonly kept: ReadonlyMap<string, KeptGroup>;
}

type Parts = readonly (Pick<KeptFragments, "key" | "standing" | "imprints"> & { readonly file: string })[];

/** The keys of the groups, of what all files say and what is common to them. */
export function keysOf({ groups, trustsImprints, besides }: Whole, common: unknown, parts: Parts): ReadonlyMap<string, string> {
  return new Map(groups.map((group) => {
    const imprints = parts.map(({ file, key, standing, imprints }) => [file, (trustsImprints ? imprints[group] : undefined) ?? [key, standing]]);
    return [group, hashOfText(JSON.stringify([common, besides, imprints]))];
  }));
}

export function wholeOutputs(
  whole: Whole,
  keys: ReadonlyMap<string, string>,
  before: ReadonlyMap<string, KeptGroup>,
  isIntact: (file: IntactFile) => boolean,
  early: Early,
  digested: Digested,
): WholeMade | undefined {
  const isFresh = (group: string): boolean => !early.groups.includes(group) && before.get(group)?.key === keys.get(group) && before.get(group)!.outputs.every(isIntact);
  const stale = whole.groups.filter((group) => !early.groups.includes(group) && !isFresh(group));
  const late = whole.make(stale, digested)?.map(hashed);
  if (late === undefined) return undefined;
  const files = [...early.files, ...late];
  const intact = whole.groups.filter(isFresh).flatMap((group) => before.get(group)!.outputs);
  const byGroup = new Map<string, IntactFile[]>(whole.groups.map((group) => [group, []]));
  for (const { path, hash } of [...files, ...intact]) byGroup.get(groupOf(path))!.push({ path, hash });
  return { files, intact, kept: new Map([...byGroup].map(([group, outputs]) => [group, { key: keys.get(group)!, outputs }])) };
}
