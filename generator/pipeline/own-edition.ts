/** A service's own edition of its document held against its definitions, with the help of what the last run kept of that. */
import type { Project } from "../contract.ts";
import { outcome, type Outcome } from "../diagnostics/outcome.ts";
import type { Disk } from "../disk/disk.ts";
import { compareSinceEarlier } from "../drift/beside/since-earlier.ts";
import { definitionsIn } from "../drift/definitions/definition-files.ts";
import type { Earlier } from "../drift/edition/earlier.ts";
import type { Finding } from "../drift/findings/finding.ts";
import type { StatedDefinitions } from "./definitions.ts";
import { keepCheckpoint, keptCheckpoint } from "./kept/kept-checkpoint.ts";
import type { ServiceDocument } from "./model.ts";
import type { PackedCheckpoint } from "./parts/packed-checkpoint.ts";
import type { ServiceFolder } from "./project/services.ts";

/** What is found of a service. */
export interface ServiceFindings {
  /** By the definitions alone, or by them and another edition. */
  readonly plain: readonly Finding[];
  /** By an earlier version as well. */
  readonly since?: readonly Finding[];
  /** Of the own edition, where another one is compared. */
  readonly own?: readonly Finding[];
  /** What the comparison of the own edition leaves for one of another. */
  readonly left?: PackedCheckpoint;
}

export interface OwnEdition {
  readonly disk: Disk;
  /** Whether what was compared is kept for later runs. */
  readonly keeps: boolean;
  /** The version since which changes are asked for. */
  readonly earlier?: Earlier | undefined;
}

export async function ownFindings(
  project: Project,
  folder: ServiceFolder,
  { follows, hold, definitions: makeDefinitions }: StatedDefinitions,
  edition: ServiceDocument,
  { disk, keeps, earlier }: OwnEdition,
): Promise<Outcome<ServiceFindings>> {
  // Whoever holds it reads the document while the definitions are made.
  const compare = hold(edition, follows.wording);
  const definitions = await makeDefinitions();
  const before = keptCheckpoint(project, folder, disk);
  const comparison = await compare(definitions, before);
  if (!comparison.ok) return comparison;
  const { findings, left } = comparison.value;
  if (keeps && left !== undefined) keepCheckpoint(project, folder, { marks: definitions.marks, packed: left }, disk);
  if (earlier === undefined)
    return outcome({ plain: findings, ...(left === undefined ? {} : { left: { marks: definitions.marks, packed: left } }) }, comparison.diagnostics);
  const opened = edition.open();
  if (!opened.ok) return opened;
  const since = compareSinceEarlier(definitionsIn(definitions), opened.value.text, earlier);
  return outcome({ plain: findings, since }, comparison.diagnostics);
}
