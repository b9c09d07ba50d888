/** What is found of definitions and documents that change again and again: only what changed since the last time is compared anew. */
import type { HashedDocument } from "../drift/beside/kept-sections.ts";
import { otherEditionInPart } from "../drift/beside/other-edition-in-part.ts";
import { otherEdition } from "../drift/beside/other-edition.ts";
import { comparedAgain } from "../drift/again.ts";
import { comparedWhole, type Checkpoint } from "../drift/checkpoint.ts";
import { definitionsIn, type DefinitionFiles } from "../drift/definitions/definition-files.ts";
import type { Finding } from "../drift/findings/finding.ts";

export interface Editions {
  readonly own: HashedDocument;
  /** Where the definitions are held against another one. */
  readonly other?: HashedDocument;
}

export interface Found {
  readonly findings: readonly Finding[];
  /** Where there is another edition: what our own is found to say otherwise. */
  readonly besides: readonly Finding[];
}

/** @param kept what an earlier run has left of it */
export function foundAgain(kept: Checkpoint | undefined): (definitions: DefinitionFiles, editions: Editions) => Found {
  let last = kept;
  return (definitions, { own, other }) => {
    const again = last && comparedAgain(definitions, own.text, own.hashes, last);
    const { findings, checkpoint } = again ?? comparedWhole(definitions, own.text, own.hashes);
    last = checkpoint ?? last;
    if (other === undefined) return { findings, besides: [] };
    const inPart = checkpoint && otherEditionInPart(definitions, other, own.text, checkpoint);
    return { findings: inPart ?? otherEdition(definitionsIn(definitions), other.text, own.text), besides: findings };
  };
}
