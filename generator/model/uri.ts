/** A URI template in parts. One segment can hold several placeholders: `/{row}+{seat}`. */
import type { Position } from "../diagnostics/diagnostic.ts";
import type { Origin } from "./origin.ts";
import type { Json, Shape } from "./shape.ts";

export interface UriLiteral {
  readonly is: "literal";
  /** As on the wire, percent-encoding included where the document writes it so. */
  readonly text: string;
}

export interface Placeholder {
  readonly is: "placeholder";
  /** The name in the template. */
  readonly name: string;
  /** Unique in the URI: the name itself, or with the segment before it where one name stands in two segments. */
  readonly parameter: string;
  /** Spans several segments (`{+name}`, RFC 6570 section 3.2.3). */
  readonly spans: boolean;
  readonly shape: Shape;
  readonly description: string;
  readonly example?: Json;
  readonly origin: Origin;
}

export type UriPart = UriLiteral | Placeholder;

export interface Uri {
  /** As the definition writes it, for example `/library/shelf/{mark}/book`. */
  readonly template: string;
  readonly segments: readonly (readonly UriPart[])[];
  /** Where it is written as it is, if it has placeholders or unusual signs. */
  readonly at?: Position;
}
