/** What the outputs of a service are made of, and what comes of it. */
import type { Disk } from "../disk/disk.ts";
import type { OutputFile } from "../plan/output.ts";
import type { TemplateFile } from "../views/outputs.ts";
import type { CheckRequest, ProgressEvent, Project } from "./contract.ts";
import type { Inputs } from "./inputs.ts";
import type { KeptFragments } from "./kept.ts";
import type { ServiceDocument } from "./model.ts";
import type { Readings } from "./readings.ts";

export interface PrepareOptions extends Pick<CheckRequest, "lint"> {
  readonly disk: Disk;
  readonly cached: boolean;
  /** All where there is none. */
  readonly only?: readonly string[];
  readonly on: (event: Omit<ProgressEvent, "service">) => void;
}

/** All that outputs are made of. */
export interface Materials {
  readonly project: Project;
  readonly inputs: Inputs;
  readonly readings: Readings;
  readonly templates: readonly TemplateFile[];
}

/** The outputs of a service, and what they say of the document that they follow from. */
export interface Made {
  readonly files: readonly OutputFile[];
  readonly document: ServiceDocument;
  /** What was made on the way that later runs can use. */
  readonly fragments?: ReadonlyMap<string, KeptFragments>;
}
