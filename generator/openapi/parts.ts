/** A service in two parts, of which a document is made: what it says as a whole, and what its resources contribute. */
import type { OpenAPIV3_1 } from "openapi-types";
import type { Service } from "../model/service.ts";
import type { GenericOperation, PathItem, Schema } from "./document.ts";
import type { KindUsed } from "./text/kind.ts";

/** A service without what its resources contribute. */
export type Root = Omit<Service, "resources" | "schemas" | "tags">;

/** What resources contribute: all of a service, or those of some files. */
export interface Portion {
  readonly paths: { [path: string]: PathItem };
  readonly schemas: { [name: string]: Schema };
  readonly generic: readonly GenericOperation[];
  readonly tags: readonly OpenAPIV3_1.TagObject[];
  /** What the description of the document tells of. */
  readonly kinds: readonly KindUsed[];
  readonly idle: readonly string[];
  readonly genericItems: readonly string[];
  readonly hasOperations: boolean;
  readonly refersToErrors: boolean;
}
