import { catalog, type Catalog } from "./catalog.ts";
import type { Diagnostic, Position, Related } from "./diagnostic.ts";
import type { Entry } from "./entry.ts";

/** A diagnostic of the catalogue, its holes filled: `report("unknown-fact", { fact, kind, known }, at)`. */
export function report<Code extends keyof Catalog>(code: Code, holes: HolesOf<Code>, at?: Position, related: readonly Related[] = []): Diagnostic {
  const entry = catalog[code] as (holes: HolesOf<Code>) => Entry;
  const { severity = "error", message, help } = entry(holes);
  return {
    code,
    severity,
    message: stopped(message),
    ...(help === undefined ? {} : { help }),
    ...(at === undefined ? {} : { at }),
    ...(related.length === 0 ? {} : { related }),
  };
}

/** With one full stop, also where the last hole was filled with a sentence. */
function stopped(message: string): string {
  return message.replace(/(?<=(?<!\.)[.!?])\.$/, "");
}

/** What an entry of the catalogue needs to be told; nothing where its text is fixed. */
export type HolesOf<Code extends keyof Catalog> = Parameters<Catalog[Code]> extends [infer Holes] ? Holes : Record<string, never>;
