/** A service's own edition of its document held against its definitions, with the help of what the last run kept of that. */
import { outcome, type Outcome } from "../diagnostics/outcome.ts";
import type { Disk } from "../disk/disk.ts";
import { sectionHashes } from "../documents/editions/section-hashes.ts";
import { comparedAgain, unchangedSince } from "../drift/again.ts";
import { comparedWhole } from "../drift/checkpoint.ts";
import { definitionsIn, type DefinitionFiles } from "../drift/definitions/definition-files.ts";
import { driftOf } from "../drift/drift.ts";
import type { Earlier } from "../drift/edition/earlier.ts";
import type { Finding } from "../drift/findings/finding.ts";
import type { Project } from "./contract.ts";
import { keepCheckpoint, keptCheckpoint } from "./kept/kept-checkpoint.ts";
import type { ServiceDocument } from "./model.ts";
import type { ServiceFolder } from "./project/services.ts";

/** What is found of a service. */
export interface ServiceFindings {
  /** By the definitions alone, or by them and another edition. */
  readonly plain: readonly Finding[];
  /** By an earlier version as well. */
  readonly since?: readonly Finding[];
}

export interface OwnEdition {
  readonly disk: Disk;
  /** Whether what was compared is kept for later runs. */
  readonly keeps: boolean;
  /** The version since which changes are asked for. */
  readonly earlier?: Earlier | undefined;
}

export function ownFindings(project: Project, folder: ServiceFolder, definitions: DefinitionFiles, edition: ServiceDocument, { disk, keeps, earlier }: OwnEdition): Outcome<ServiceFindings> {
  const opened = edition.open();
  if (!opened.ok) return opened;
  const document = opened.value.text;
  const hashes = sectionHashes(document, edition.text);
  const before = keptCheckpoint(project, folder, disk);
  const again = before === undefined ? undefined : comparedAgain(definitions, document, hashes, before);
  const { findings, checkpoint } = again ?? comparedWhole(definitions, document, hashes);
  const losses = opened.value.losses(again === undefined ? undefined : unchangedSince(before!, hashes));
  if (keeps && checkpoint !== undefined && losses.length === 0) keepCheckpoint(project, folder, checkpoint, disk);
  const since = earlier === undefined ? {} : { since: driftOf({ definitions: definitionsIn(definitions), document, beside: { is: "earlier", ...earlier } }) };
  return outcome({ plain: findings, ...since }, losses);
}
