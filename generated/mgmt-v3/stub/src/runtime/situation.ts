/** One request, understood: what it addresses, what it asks for and what it carries. Effects read it and give a result. */
import type { Setup, Site } from "./setup.ts";
import type { Json, OperationData } from "./data.ts";
import type { Match } from "./routes.ts";
import type { Change, Content, State } from "./store.ts";

export interface Situation {
  readonly setup: Setup;
  readonly state: State;
  /** Milliseconds. */
  readonly now: number;
  readonly found: Match<Site>;
  readonly operation: OperationData;
  /** The values within the envelope: several where the request carries several objects at once, none without a body. */
  readonly sent: readonly Json[];
  readonly several: boolean;
  /** The body, where it is no JSON. */
  readonly content?: Content;
}

export interface Result {
  readonly changes: readonly Change[];
  /** What the answer holds within its envelope, where it has a body. */
  readonly value?: Json;
  /** The name of the object's type, for envelopes that are called by it. */
  readonly name?: string;
  /** What the document does not show and the result rests on. */
  readonly marks?: readonly string[];
  /** What the answer is in place of a value. */
  readonly content?: Content;
}
