/** The definitions of a service as texts, and what holding them against a document finds. */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Finding } from "../drift/findings/finding.ts";
import type { Claims } from "../drift/subject/claims.ts";
import type { DeclaredService } from "./declared-service.ts";
import type { Edition } from "./edition/edition.ts";

/** Texts by path from the project's root: the definitions, and our edition of the document. */
export type Texts = ReadonlyMap<string, string>;

/** What few ask for is made when they do, once. */
export interface Measured {
  readonly service: DeclaredService;
  /** What the definitions claim of each row of our edition. */
  readonly claims: () => Claims;
  /** Why the service cannot be generated; nothing where it can. What stands in the way may be what is to be adopted. */
  readonly errors: readonly Diagnostic[];
  readonly editions: () => { readonly ours: Edition; readonly theirs: Edition };
  readonly findings: readonly Finding[];
  /** Where the document is another one: what our own edition is found to say otherwise. */
  readonly besides: readonly Finding[];
}

/** What the texts say; or why they say nothing. Nothing is written. */
export type Measure = (texts: Texts) => { readonly ok: true; readonly value: Measured } | { readonly ok: false; readonly diagnostics: readonly Diagnostic[] };
