/** Findings before they are gathered: one for every single difference that is met. */
import type { Position } from "../../diagnostics/diagnostic.ts";
import type { Defined } from "../../facts/definitions/defined.ts";
import type { Place } from "../../model/origin.ts";
import type { Change, Finding } from "./finding.ts";

export interface RawFinding {
  readonly change: Change;
  readonly place: Place;
  readonly fact: Finding["fact"];
  readonly from?: string;
  readonly to?: string;
  readonly values?: NonNullable<Finding["values"]>;
  readonly document: Position;
  readonly definition?: Position;
  /** The definition that says otherwise. */
  readonly by?: Defined;
  readonly neighbours?: NonNullable<Finding["neighbours"]>;
}
