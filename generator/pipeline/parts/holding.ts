/** Holding a document against the definitions of its service: what the main thread does, or another one while the definitions are made. */
import { outcome, type Outcome } from "../../diagnostics/outcome.ts";
import { sectionHashes } from "../../documents/editions/section-hashes.ts";
import { comparedAgain, unchangedSince } from "../../drift/again.ts";
import { comparedWhole, type Checkpoint, type Compared } from "../../drift/checkpoint.ts";
import type { DefinitionFiles } from "../../drift/definitions/definition-files.ts";
import { statedAhead } from "../../facts/stated.ts";
import type { Wording } from "../../facts/wording.ts";
import { pack, unpack } from "../kept/packed.ts";
import type { ServiceDocument } from "../model.ts";

export interface Held extends Pick<Compared, "findings"> {
  /** What the next comparison can follow from; nothing where there is no such, or the document loses something. */
  readonly left?: PackedCheckpoint["packed"];
}

/** What a comparison left, for another run: the marks are those of the definitions. */
export interface PackedCheckpoint extends Pick<Checkpoint, "marks"> {
  readonly packed: Uint8Array;
}

export interface Holding {
  /** Reads what the document says, step by step, for the comparison that follows. */
  readonly ahead: (wording: Wording) => Iterator<unknown>;
  /** What a reader of the document would miss is told with what is found. */
  readonly compare: (definitions: DefinitionFiles, before: PackedCheckpoint | undefined) => Outcome<Held>;
}

export function holdingOf({ text, open }: Pick<ServiceDocument, "text" | "open">): Holding {
  return {
    *ahead(wording) {
      const opened = open();
      if (opened.ok) yield* statedAhead(opened.value.text, wording);
    },
    compare: (definitions, kept) => {
      const opened = open();
      if (!opened.ok) return opened;
      const { text: document, losses } = opened.value;
      const hashes = sectionHashes(document, text);
      const before = kept && unpacked(kept);
      const again = before && comparedAgain(definitions, document, hashes, before);
      const { findings, checkpoint } = again ?? comparedWhole(definitions, document, hashes);
      const lost = losses(again === undefined ? undefined : unchangedSince(before!, hashes));
      return outcome({ findings, ...(checkpoint === undefined || lost.length > 0 ? {} : { left: packed(checkpoint) }) }, lost);
    },
  };
}

function packed({ marks: _, ...checkpoint }: Checkpoint): Uint8Array {
  return pack(checkpoint);
}

function unpacked({ marks, packed: bytes }: PackedCheckpoint): Checkpoint {
  return { marks, ...unpack<Omit<Checkpoint, "marks">>(bytes) };
}
