/** What a definition of a service says, as facts, with the declaration that says where the document states it. */
import type { Position } from "../../diagnostics/diagnostic.ts";
import type { Declared } from "../../read/reading.ts";
import type { CredentialScheme } from "../access/vocabulary.ts";
import type { Fact } from "../fact.ts";

export interface Defined {
  readonly is: "service" | "server" | "scheme" | "header" | "resource" | "kind" | "operation" | "failure" | "field" | "statement" | "gap" | "reading";
  /** As a row of the document would call it. */
  readonly name: string;
  readonly definition: Position;
  readonly declared: Declared;
  /** The types by which a row may call it, its own first. */
  readonly types: readonly string[];
  readonly facts: readonly Fact[];
  /** Texts of the definition whose mentions its places have as well. */
  readonly says: readonly string[];
  /** What its one place says that does not agree, sentence by sentence. */
  readonly reads?: readonly string[];
  /** What its comment says, where it has values that this can tell the meanings of. */
  readonly describes?: string;
  /** It is marked as such. */
  readonly deprecated?: true;
  /** It can be null. */
  readonly nullable?: true;
  /** It is declared as a field that need not be there, which a request can require all the same. */
  readonly optional?: true;
  /** The document says two things of it, so it need not have a row. */
  readonly inDoubt?: true;
  /** The way to authenticate that it is. */
  readonly scheme?: CredentialScheme;
}
