/** The files that do not say the same in two versions of a service. */
import { saysTheSame } from "../diff/compare/untouched.ts";
import { refersToAny } from "./parts/file-dependencies.ts";
import type { ReadModule } from "./parts/known-module.ts";
import type { Readings } from "./readings.ts";

export interface Versions {
  readonly before: Readings;
  readonly after: Readings;
}

/** With those that refer to types of such files, directly or through each other. */
export function differingFiles({ before, after }: Versions): ReadonlySet<string> {
  const [then, now] = [modulesOf(before), modulesOf(after)];
  const isOther = (path: string): boolean => before.hashes.get(path) !== after.hashes.get(path);
  const shared = [...now.values()].filter(({ file }) => then.has(file));
  const doubtful = shared.filter(({ file, dependencies }) => [file, ...dependencies, ...then.get(file)!.dependencies].some(isOther));
  const alone = [...then.values(), ...now.values()].filter(({ file }) => !then.has(file) || !now.has(file));
  const otherwise = doubtful.filter((module) => !isTheSame(then.get(module.file)!, module));
  const differing = new Set([...alone, ...otherwise].map(({ file }) => file));
  const leads = [refersToAny(differing, [...then.values()]), refersToAny(differing, [...now.values()])] as const;
  const leading = doubtful.filter((module) => leads[0](then.get(module.file)!) || leads[1](module));
  return new Set([...differing, ...leading.map(({ file }) => file)]);
}

function modulesOf({ own, imported }: Readings): ReadonlyMap<string, ReadModule> {
  return new Map([...own, ...imported].map((module) => [module.file, module]));
}

/** What is wrong in both is to be told of. */
function isTheSame(one: ReadModule, other: ReadModule): boolean {
  return one.clean && other.clean && saysTheSame(one.reading(), other.reading());
}
