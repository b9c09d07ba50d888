import type { Service } from "../model/service.ts";
import type { OpenApiDocument } from "./document.ts";
import type { Traces } from "./source-map/trace.ts";

export interface Emitted {
  readonly service: Service;
  readonly document: OpenApiDocument;
  readonly traces: Traces;
}
