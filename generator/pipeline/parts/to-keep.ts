/** What runs keep of what they made, as later ones find it. */
import type { Fragment } from "../../openapi/fragment.ts";
import type { IntactFile } from "../../plan/output.ts";
import type { PartClaims } from "../../plan/part-maker.ts";
import type { PageName, PageTexts } from "../../views/docs/known-page.ts";
import type { Fragments, FragmentTask } from "./fragment-work.ts";

/**
 * Of the outputs that are a file's alone, the hashes are kept, and nothing of the documents that a fragment is a part of: these
 * texts are where they were written. Those of its page lie apart, and so do its claims.
 */
export interface KeptFragments extends Omit<Fragments, "outputs" | "page" | "documents" | keyof PartClaims> {
  /** Of all that they follow from, but the document. */
  readonly key: string;
  /** The hash of the document that they were made with. */
  readonly document: string;
  readonly documents: { readonly [group: string]: Omit<Fragment, "entries"> };
  readonly outputs: readonly IntactFile[];
  readonly page?: PageName;
  /** The hash of the file and of all that its reading depends on. */
  readonly read: string;
  /** The hash of its claims. */
  readonly claimed: string;
  readonly among: TaskSurroundings;
}

/** The other files that a file's fragments follow from. */
export type TaskSurroundings = Omit<FragmentTask, "file" | "sources">;

/** The outputs of a group that are made once for the service. */
export interface KeptGroup {
  /** Of all that they follow from. */
  readonly key: string;
  readonly outputs: readonly IntactFile[];
}

/** What a run found of all files together, by hashes of what it follows from: as long as they are the same, nobody need look again. */
export interface Agreed {
  /** Of all files and what they are to each other, by which the keys of fragments were found. */
  readonly surroundings: string;
  /** Of the claims, no two of which are the same. */
  readonly claimed: string;
}

export interface KeptParts {
  /** By file. */
  readonly fragments: ReadonlyMap<string, KeptFragments>;
  /** By name. */
  readonly groups: ReadonlyMap<string, KeptGroup>;
  /** Undefined where the fragments are not those that it was found of. */
  readonly agreed: Agreed | undefined;
  /** What a file has to itself. @throws LostPiece */
  readonly claims: (file: string, claimed: string) => PartClaims;
  /** What the page of a file told. @throws LostPiece */
  readonly pageTexts: (fragments: KeptFragments) => PageTexts;
}

/** What a run made that later ones can use. */
export interface ToKeep {
  readonly before: KeptParts;
  /** All files that there are now. */
  readonly files: readonly string[];
  /** The fragments that were made anew, by file. */
  readonly fragments: ReadonlyMap<string, KeptFragments>;
  /** The texts of their pages, by file. */
  readonly pages: ReadonlyMap<string, PageTexts>;
  /** Their claims, by file. */
  readonly claims: ReadonlyMap<string, PartClaims>;
  readonly agreed: Agreed;
  /** By name. */
  readonly groups: ReadonlyMap<string, KeptGroup>;
}
