/**
 * The definitions of a service where few of its files say something else than when an earlier run kept them: those alone tell theirs
 * again, and those that refer to them.
 */
import { amendDefinitions } from "../drift/definitions/amend.ts";
import type { ToldPart } from "../drift/definitions/defined-part.ts";
import type { DefinitionFiles } from "../drift/definitions/definition-files.ts";
import type { ModuleOutline } from "../link/outline.ts";
import { hashOfJson } from "../values/hash.ts";
import type { KeptDefinitions, Walked } from "./kept/kept-definitions.ts";
import { defineShare, definingShares, outlinesOf, type ServiceFiles } from "./parts/defining.ts";
import { refersToAny } from "./parts/file-dependencies.ts";
import type { KnownModule } from "./parts/known-module.ts";
import type { Readings } from "./readings.ts";

export interface AmendedDefinitions {
  readonly definitions: DefinitionFiles;
  readonly walked: KeptDefinitions["walked"];
}

/** The part of all files up to which it is faster to ask some of them here than all of them in several threads. */
const largestShare = 1 / 4;

/** Undefined where others can be concerned as well. */
export async function amendedDefinitions(
  before: KeptDefinitions,
  kept: DefinitionFiles,
  { own, imported, hashes, workers }: Pick<Readings<KnownModule>, "own" | "imported" | "hashes" | "workers">,
): Promise<AmendedDefinitions | undefined> {
  const all = [...own, ...imported];
  const changed = all.filter(({ file, dependencies }) => [file, ...dependencies].some((path) => hashes.get(path) !== before.hashes.get(path)));
  const isAsOrdered = all.length === before.walked.size && [...before.walked.keys()].every((file, position) => file === all[position]!.file);
  if (!isAsOrdered || changed.some(({ outline }) => outline.hasService || contextOf(outline) !== before.walked.get(outline.file)!.context)) return undefined;
  const files = new Set(changed.map(({ file }) => file));
  const concerned = new Set([...files, ...all.filter(refersToAny(files, all)).map(({ file }) => file)]);
  if (concerned.size > all.length * largestShare) return undefined;
  const [share] = definingShares(outlinesOf({ own, imported }), 2, (file) => (concerned.has(file) ? 0 : 1));
  const needed = new Set([...concerned, ...share!.lenders]);
  const modules = await workers.bring(all.filter(({ file }) => needed.has(file)));
  const part = defineShare(share!, (file) => modules.get(file)!.reading());
  const positions = all.flatMap(({ file }, position) => (concerned.has(file) ? [[position, file] as const] : []));
  const lent = new Map(positions.map(([, file]) => [file, before.walked.get(file)!.lent]));
  const definitions = amendDefinitions(kept, { part, files: new Map(positions), lent });
  return (
    definitions && {
      definitions,
      walked: new Map([...before.walked].map(([file, walked]) => [file, concerned.has(file) ? { ...walked, lent: part.told.lent.get(file) ?? [] } : walked])),
    }
  );
}

/** What is kept of files that have told their definitions. */
export function walkedBy({ own, imported }: ServiceFiles<KnownModule>, lent: ToldPart["lent"]): KeptDefinitions["walked"] {
  return new Map(
    [...own, ...imported].map(({ outline }): readonly [string, Walked] => [outline.file, { context: contextOf(outline), lent: lent.get(outline.file) ?? [] }]),
  );
}

/**
 * The hash of what the definitions of other files can follow from. Who tells of a placeholder where it is given tells of the file that gives it, and so is not
 * left out of account.
 */
function contextOf({ hasService, uris, given, schemas, refers }: ModuleOutline): string {
  const placeholders = given.map(([uri, fields]) => [uri, fields.map(({ name, shape }) => [name, shape])]);
  return hashOfJson([hasService, uris, placeholders, schemas, refers]);
}
