/** What every part of the emission is given. */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Secured } from "../model/access.ts";
import type { Operation } from "../model/operation.ts";
import type { Shape } from "../model/shape.ts";
import type { Dialect } from "./dialect.ts";
import type { Schema } from "./document.ts";
import type { Form, Forms } from "./forms.ts";
import type { Traces } from "./source-map/trace.ts";

export interface EmitContext {
  readonly dialect: Dialect;
  readonly forms: Forms;
  /** The ways to authenticate that operations name, and what is asked of all. */
  readonly secured: Secured;
  /** The schemas of bodies by their shapes. */
  readonly bodies: { readonly [Of in Form]: Map<Shape, Schema> };
  /** The envelopes that are components, by the names of the components that they hold. */
  readonly envelopes: Map<string, Schema>;
  /** The other envelopes that are components, by resource, direction and text. */
  readonly listedBodies: Map<string, ListedBody>;
  /** Written to alone. */
  readonly traces: Traces;
  /** Written to alone. */
  readonly findings: Diagnostic[];
}

/** An envelope that is listed among the components, by the operation that it is called after. */
export interface ListedBody {
  readonly schema: Schema;
  readonly by: Operation;
  readonly form: Form;
  readonly module: string;
}
