/** A part of a module: its view, and what the module needs for it. */
import { declaringFile } from "../../model/declaring-file.ts";
import type { Client } from "./client.ts";
import type { Need } from "./imports.ts";
import type { ClientType, Declaration } from "./types.ts";

export interface ModulePart<View> {
  readonly view: View;
  /** Of other modules. */
  readonly needs: readonly Need[];
  /** Types that stand in the same module. */
  readonly declares: readonly Declaration[];
}

/** The modules of the declared types that others name. */
export function typeNeeds(types: readonly ClientType[], { types: { names }, layout }: Client): readonly Need[] {
  return types.flatMap(({ uses: used }) =>
    used.map((name) => {
      const { schema } = names.componentOf(name)!;
      return { from: layout.moduleOf(declaringFile(schema.id)), name, type: true };
    }),
  );
}
