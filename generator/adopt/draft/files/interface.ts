/** What an interface of a draft is made of: a section's rows, and what the document says of them elsewhere. */
import type { StatedRow, StatedSection } from "../../../facts/stated-section.ts";
import type { DeclarationSyntax } from "../../print/syntax.ts";
import type { Enumerations } from "../resources/enumerations.ts";
import type { NamedTypes } from "../resources/named-types.ts";
import type { Limited } from "../limits.ts";
import type { Doubts } from "../separate-doubts.ts";
import type { HeldUnder, ToldField } from "../survey/rows/request-parts.ts";
import type { SourceNames } from "../survey/source-names.ts";
import type { DraftWords } from "./draft-words.ts";

export interface Interface {
  readonly name: string;
  readonly section: StatedSection;
  /** Those of the section's own rows that are meant, where these are not all; rows of others have their places. */
  readonly rows?: readonly StatedRow[];
  readonly places: SourceNames;
  /** Fields that sentences name beside the rows. */
  readonly told?: readonly ToldField[];
  /** The member that holds the rows, where the document says so. */
  readonly heldUnder?: HeldUnder;
  /** An object as the document shows it, or a list of such. */
  readonly example?: object;
  /** How the definitions name the section. */
  readonly source: string;
  readonly comment: string;
  /** Names that are always there. */
  readonly required: ReadonlySet<string>;
  /** What was put aside of the rows. */
  readonly doubts: Doubts;
  /** By the row of a field, the rows elsewhere that limit it. */
  readonly limits: Limited["limits"];
  readonly types: NamedTypes;
  readonly enumerations: Enumerations;
}

/** What is the same for all interfaces of a draft. */
export type SharedByInterfaces = Pick<Interface, "places" | "doubts" | "limits" | "types" | "enumerations">;

export interface InterfaceContext extends Interface {
  readonly words: DraftWords;
  readonly extra: DeclarationSyntax[];
  /** The interfaces of types that have sections of their own. */
  readonly named: NamesOfSections;
}

/** What the interfaces of sections are called; each file adds those of its own. */
export interface NamesOfSections {
  readonly get: (section: StatedSection) => string | undefined;
  readonly set: (section: StatedSection, named: string) => void;
}
