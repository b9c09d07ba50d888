/** Definitions as a walk makes them. */
import { withoutLinkTargets } from "../../documents/markdown/link-targets.ts";
import type { GivenPlaceholders } from "../../link/uris.ts";
import type { Declared, ShapeReading } from "../../read/reading.ts";
import type { Fact } from "../fact.ts";
import type { Defined } from "./defined.ts";
import type { Schemas } from "./shape-facts.ts";

/**
 * What the walk over a service knows: its schemas, who gives placeholders, and the shapes that it has been in; and who takes the nodes that it meets. There are
 * as many as an API has fields: lists of them are not joined on the way.
 */
export interface Walk {
  readonly schemas: Schemas<Declared>;
  readonly given: GivenPlaceholders;
  readonly seen: Set<ShapeReading>;
  /** It is in schemas, which say of their fields what the declarations do; a request can require a field that is optional in these. */
  readonly isOfSchemas: boolean;
  readonly add: (node: Defined) => void;
}

export function definitionNode(is: Defined["is"], name: string, declared: Declared, facts: readonly Fact[], says: readonly string[] = none): Defined {
  return { is, name, definition: declared.definition, declared, types: none, facts, says };
}

export const none: readonly string[] = [];

/** Written out, as nearly every definition is described: it takes a fraction of the time of a spread. */
export function described({ is, name, definition, declared, types, facts, says }: Defined, description: string): Defined {
  if (description === "") return { is, name, definition, declared, types, facts, says };
  return { is, name, definition, declared, types, facts, says, describes: withoutLinkTargets(description) };
}
