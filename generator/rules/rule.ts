import type { Diagnostic, Position } from "../diagnostics/diagnostic.ts";
import type { Operation } from "../model/operation.ts";
import type { Service } from "../model/service.ts";
import type { Schema } from "../model/shape.ts";
import type { Segment } from "./segments.ts";
import type { Subjects } from "./subjects.ts";

/** A service with what several rules look at. */
export interface GatheredService extends Service {
  readonly subjects: Subjects;
  readonly segments: readonly Segment[];
  /** Those of all resources. */
  readonly operations: readonly Operation[];
  readonly schemasById: ReadonlyMap<string, Schema>;
}

/** One thing that a service must satisfy before anything is made of it; linear in the size of the service. */
export type Rule = (service: GatheredService) => readonly Diagnostic[];

/** The place of the thing that a second one collides with. */
export const firstPlaceNote = (at: Position) => [{ message: "The first one is here.", at }];
