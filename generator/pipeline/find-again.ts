/** What is found of definitions and documents that change again and again: only what changed since the last time is compared anew. */
import type { HashedDocument } from "../drift/beside/kept-sections.ts";
import { compareOtherEditionInPart } from "../drift/beside/other-edition-in-part.ts";
import { compareOtherEdition } from "../drift/beside/other-edition.ts";
import { compareAgain } from "../drift/compare-again.ts";
import { compareWhole, type Checkpoint } from "../drift/checkpoint.ts";
import { definitionsIn, type DefinitionFiles } from "../drift/definitions/definition-files.ts";
import type { Finding } from "../drift/findings/finding.ts";

export interface ComparedEditions {
  readonly own: HashedDocument;
  /** Where the definitions are held against another one. */
  readonly other?: HashedDocument;
}

export interface FoundAgain {
  readonly findings: readonly Finding[];
  /** Where there is another edition: what our own is found to say otherwise. */
  readonly besides: readonly Finding[];
  /** For the next time. */
  readonly checkpoint: Checkpoint | undefined;
}

/** @param before what comparing our edition has left, with definitions like these */
export function findAgain(definitions: DefinitionFiles, { own, other }: ComparedEditions, before: Checkpoint | undefined): FoundAgain {
  const again = before && compareAgain(definitions, own.text, own.hashes, before);
  const { findings, checkpoint } = again ?? compareWhole(definitions, own.text, own.hashes);
  const next = checkpoint ?? before;
  if (other === undefined) return { findings, besides: [], checkpoint: next };
  const inPart = checkpoint && compareOtherEditionInPart(definitions, other, own.text, checkpoint);
  return { findings: inPart ?? compareOtherEdition(definitionsIn(definitions), other.text, own.text), besides: findings, checkpoint: next };
}
