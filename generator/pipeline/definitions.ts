/** The definitions of a service as a document is held against them: read, or as an earlier run has kept them. */
import { failure, outcome, type Outcome } from "../diagnostics/outcome.ts";
import type { Disk } from "../disk/disk.ts";
import { filesInParts } from "../drift/definitions/definition-files.ts";
import { prefixesOf } from "../drift/subject/paths.ts";
import { sourcedServers } from "../facts/definitions/sourced.ts";
import { wordingWith, type OwnWording } from "../facts/wording.ts";
import { serviceReading } from "../link/service.ts";
import { once } from "../values/memoize.ts";
import { finishSteps, laterSteps, noSteps, stepsInTurn } from "../values/steps.ts";
import { amendedDefinitions, walkedBy } from "./amended-definitions.ts";
import type { Project } from "../contract.ts";
import {
  areFresh,
  keepingDefinitions,
  keptBefore,
  keptDefinitions,
  type KeptDefinitions,
  type KnownDefinitions,
  type ToldDefinitions,
  type ToldInRun,
} from "./kept/kept-definitions.ts";
import { LostPiece } from "./kept/kept-files.ts";
import { shelfOf } from "./kept/shelf.ts";
import type { ServiceFiles } from "./parts/defining.ts";
import { holderOver } from "./parts/divided-holding.ts";
import type { Holder } from "./parts/worker.ts";
import { holdInMainThread } from "./parts/main-thread.ts";
import type { KnownModule } from "./parts/known-module.ts";
import type { Workers } from "./parts/workers.ts";
import { readInputs, type Inputs } from "./project/inputs.ts";
import type { ServiceFolder } from "./project/services.ts";
import { withOutlines, type Readings } from "./readings.ts";

export interface StatedDefinitions extends KnownDefinitions {
  readonly hold: Holder;
}

export interface DefinitionsOptions {
  readonly disk: Disk;
  /** Whether this run's readings are kept for later ones: those of this version alone are. */
  readonly keeps: boolean;
}

type Make<Made> = (stated: StatedDefinitions) => Promise<Outcome<Made>>;

/** Makes something of the definitions as they are read, whatever of their sources the document still has. */
export async function withDefinitions<Made>(project: Project, folder: ServiceFolder, options: DefinitionsOptions, make: Make<Made>): Promise<Outcome<Made>> {
  const inputs = readInputs(project, folder, options.disk);
  if (!inputs.ok) return inputs;
  const before = keptBefore(project, inputs.value, options.disk);
  if (before === undefined || !areFresh(before, project, inputs.value, options.disk)) return withDefinitionsRead(project, inputs.value, before, options, make);
  try {
    return await make({ ...keptDefinitions(before, shelfOf(project, folder, options.disk)), hold: holdInMainThread });
  } catch (error) {
    if (!(error instanceof LostPiece)) throw error;
    return withDefinitionsRead(project, inputs.value, undefined, options, make);
  }
}

/** @param kept of them already, where all of it is there */
function withDefinitionsRead<Made>(
  project: Project,
  inputs: Inputs,
  kept: KeptDefinitions | undefined,
  { disk, keeps }: DefinitionsOptions,
  make: Make<Made>,
): Promise<Outcome<Made>> {
  const attempts = [kept].values();
  return withOutlines(project, inputs, { disk, cached: true, withAll: kept === undefined, onRead: () => {} }, async (readings) => {
    const { hashes, keeping } = readings;
    // Where a piece of it turns out to be lost, the next attempt goes without.
    const before = attempts.next().value;
    const stated =
      before === undefined
        ? await tellDefinitions(inputs.service.name, readings, readings.workers)
        : await statedSince(before, project, inputs, readings, disk);
    if (!stated.ok) {
      finishSteps(keeps ? keeping : noSteps);
      return stated;
    }
    const { follows, holders, tell } = stated.value;
    let toldInRun: ToldInRun | undefined;
    const definitions = once(async () => (toldInRun = await tell()).definitions);
    const steps = keeps
      ? stepsInTurn(
          keeping,
          laterSteps(() => (toldInRun === undefined ? noSteps : keepingDefinitions(project, inputs, toldInRun, { before, hashes, follows, disk }))),
        )
      : noSteps;
    const made = await make({ follows, definitions, hold: holderOver(holders, steps) });
    finishSteps(steps);
    return made;
  });
}

/** As they are kept, but for what changed since, if that can be told apart. */
async function statedSince(
  before: KeptDefinitions,
  project: Project,
  inputs: Inputs,
  readings: Readings<KnownModule>,
  disk: Disk,
): Promise<Outcome<ToldDefinitions>> {
  const { definitions, follows } = keptDefinitions(before, shelfOf(project, inputs.service, disk));
  const isClean = [...readings.own, ...readings.imported].every(({ clean }) => clean);
  const amended = isClean ? await amendedDefinitions(before, await definitions(), readings) : undefined;
  return amended === undefined
    ? tellDefinitions(inputs.service.name, readings, readings.workers)
    : outcome({ follows, holders: [], tell: async () => ({ definitions: amended.definitions, walked: () => amended.walked }) }, []);
}

/** As those who have read the files tell them. */
export async function tellDefinitions(name: string, { own, imported }: ServiceFiles<KnownModule>, workers: Workers): Promise<Outcome<ToldDefinitions>> {
  const all = [...own, ...imported];
  const modules = await workers.bring(all.filter(({ outline, clean }) => outline.hasService || !clean));
  if (all.some(({ clean }) => !clean))
    return failure(all.flatMap(({ file, clean, warnings }) => (clean ? warnings : modules.get(file)!.reading().diagnostics)));
  const reading = serviceReading(
    name,
    own.map(({ file, outline }) => ({ file, services: outline.hasService ? modules.get(file)!.reading().services : [] })),
  );
  if (!reading.ok) return reading;
  const { document, documentAt, wording: json = {} } = reading.value;
  const wording = json as OwnWording;
  const servers = sourcedServers(reading.value);
  const { holders, define } = workers.tellers(own.length);
  const tell = async (): Promise<ToldInRun> => {
    const defined = await define({ own, imported }, { name, reading: reading.value, servers });
    return {
      definitions: filesInParts({ service: name, wording: wordingWith(wording), prefixes: prefixesOf(servers) }, defined.told, defined.first),
      walked: () => walkedBy({ own, imported }, new Map(defined.told.flatMap(({ lent }) => [...lent]))),
    };
  };
  return outcome({ follows: { document, documentAt, wording }, holders, tell }, []);
}
