/** A drafted service held against its document before it is written: errors of its definitions, and what they do not say. */
import { failure, outcome, type Outcome } from "../diagnostics/outcome.ts";
import type { Finding } from "../drift/findings/finding.ts";
import type { Project } from "../contract.ts";
import { tellDefinitions, type DefinitionsOptions } from "./definitions.ts";
import { keepingDefinitions } from "./kept/kept-definitions.ts";
import { serviceDocument } from "./model.ts";
import { ownFindings } from "./own-edition.ts";
import { holderOver } from "./parts/divided-holding.ts";
import { readInputs } from "./project/inputs.ts";
import type { ServiceFolder } from "./project/services.ts";
import { modulesIn, withReadings } from "./readings.ts";
import { once } from "../values/memoize.ts";
import { finishSteps, noSteps, stepsInTurn } from "../values/steps.ts";
import { soundness } from "./soundness.ts";

/** @returns what the document says and the definitions do not; the errors of these where there are any */
export async function draftFindings(project: Project, folder: ServiceFolder, { disk, keeps }: DefinitionsOptions): Promise<Outcome<readonly Finding[]>> {
  const inputs = readInputs(project, folder, disk);
  if (!inputs.ok) return inputs;
  return withReadings(
    project,
    inputs.value,
    { disk, cached: true, onRead: () => {} },
    async ({ own, imported, hashes, workers, keeping }): Promise<Outcome<readonly Finding[]>> => {
      const stated = await tellDefinitions(folder.name, { own, imported }, workers);
      if (!stated.ok) return stated;
      const edition = serviceDocument(project, folder, stated.value.follows, disk);
      if (!edition.ok) return edition;
      const contents = edition.value.contents();
      if (!contents.ok) return contents;
      const errors = soundness()({ name: folder.name, modules: modulesIn(own), imported: modulesIn(imported), document: contents.value });
      if (errors.length > 0) return failure(errors);
      const { follows, holders, tell } = stated.value;
      const toldOnce = once(tell);
      const found = await ownFindings(
        project,
        folder,
        { follows, definitions: async () => (await toldOnce()).definitions, hold: holderOver(holders, noSteps) },
        edition.value,
        { disk, keeps },
      );
      if (keeps) finishSteps(stepsInTurn(keeping, keepingDefinitions(project, inputs.value, await toldOnce(), { hashes, follows, disk })));
      return found.ok ? outcome(found.value.plain, []) : found;
    },
  );
}
