/** What the outputs of a service are made of, and what comes of it. */
import type { CheckRequest, ProgressEvent, Project } from "../contract.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Disk } from "../disk/disk.ts";
import type { IntactFile, OutputFile } from "../plan/output.ts";
import type { TemplateFile } from "../views/template.ts";
import type { ServiceDocument } from "./model.ts";
import type { KeptTexts, TextPlaces } from "./parts/text-places.ts";
import type { ToKeep } from "./parts/to-keep.ts";
import type { ChangeLog } from "./project/change-logs.ts";
import type { Inputs } from "./project/inputs.ts";
import type { Readings } from "./readings.ts";

export interface PrepareOptions extends Pick<CheckRequest, "lint"> {
  readonly disk: Disk;
  readonly cached: boolean;
  /** All where there is none. */
  readonly only?: readonly string[];
  readonly on: (event: Omit<ProgressEvent, "service">) => void;
  /** Whether an output of an earlier run stands as that run wrote it. */
  readonly isIntact: (file: IntactFile) => boolean;
}

/** All that outputs are made of. */
export interface Materials {
  readonly project: Project;
  readonly inputs: Inputs;
  readonly readings: Readings;
  readonly templates: readonly TemplateFile[];
  readonly changeLog: ChangeLog;
  /** What stands in the documents that an earlier run wrote. */
  readonly keptTexts: KeptTexts;
}

/** The outputs of a service, and what they say of the document that they follow from. */
export interface MadeOutputs {
  readonly files: readonly OutputFile[];
  /** The outputs that stand as they shall. */
  readonly intact?: readonly IntactFile[];
  readonly document: ServiceDocument;
  /** What was made on the way that later runs can use. */
  readonly toKeep?: ToKeep;
  /** Where in the documents stands what each file contributes: so once they are written. */
  readonly texts?: readonly TextPlaces[];
  /** What parts that were made by themselves have their authors hear of. */
  readonly warnings?: readonly Diagnostic[];
}
