/**
 * Holding a document against the definitions of its service, whole or a part of it: what the main thread does, or another one while the definitions are made.
 */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { outcome, type Outcome } from "../../diagnostics/outcome.ts";
import type { DocumentText } from "../../documents/document.ts";
import { sectionHashes } from "../../documents/editions/section-hashes.ts";
import type { OpenDocument } from "../../documents/open.ts";
import { compareWhole, type Comparison } from "../../drift/checkpoint.ts";
import { compareAgain, unchangedSections } from "../../drift/compare-again.ts";
import type { DefinitionFiles } from "../../drift/definitions/definition-files.ts";
import { mergeShares } from "../../drift/divided/merge.ts";
import { nameShare, type NamedShare, type ShareFound } from "../../drift/divided/share.ts";
import { candidatesIn, type SectionFrame } from "../../drift/section-frames.ts";
import { statedAhead } from "../../facts/stated.ts";
import type { Wording } from "../../facts/wording.ts";
import type { ServiceDocument } from "../model.ts";
import { packCheckpoint, unpackCheckpoint, type PackedCheckpoint } from "./packed-checkpoint.ts";

export interface Held extends Pick<Comparison, "findings"> {
  /** What the next comparison can follow from; nothing where there is no such, or the document loses something. */
  readonly left?: PackedCheckpoint["packed"];
}

/** What is found of a part, and the positions of sections of the document from which nothing is lost. */
export interface PartFound {
  readonly found: ShareFound;
  readonly sound: readonly number[];
}

export interface Holding {
  /** Reads what the document says at some sources, step by step, for the comparison that follows. */
  readonly ahead: (wording: Wording, sources: Iterable<string>) => Iterator<unknown>;
  /** The sections at some positions, for who brings together what is found of all: the document can be opened. */
  readonly share: (definitions: DefinitionFiles, frame: readonly SectionFrame[], positions: readonly number[]) => NamedShare;
  /** The positions of sections that were read by now, and from which nothing is lost. */
  readonly sound: () => readonly number[];
  /** What a reader of the document would miss is told with what is found. */
  readonly compare: (definitions: DefinitionFiles, before: PackedCheckpoint | undefined) => Outcome<Held>;
}

export function holdingOf({ text, open }: Pick<ServiceDocument, "text" | "open">): Holding {
  return {
    *ahead(wording, sources) {
      const opened = open();
      if (opened.ok) yield* statedAhead(opened.value.text, wording, meantBy(sources, opened.value.text));
    },
    share: (definitions, frame, positions) => {
      const opened = open();
      if (!opened.ok) throw new Error("a document that somebody else has opened cannot be opened");
      return nameShare(definitions, opened.value.text, frame, positions);
    },
    sound: () => {
      const opened = open();
      return opened.ok ? opened.value.sound() : [];
    },
    compare: (definitions, kept) => {
      const opened = open();
      if (!opened.ok) return opened;
      const { text: document, losses } = opened.value;
      const hashes = sectionHashes(document, text);
      const before = kept && unpackCheckpoint(kept);
      const again = before && compareAgain(definitions, document, hashes, before);
      return heldOutcome(again ?? compareWhole(definitions, document, hashes), losses(again === undefined ? undefined : unchangedSections(before!, hashes)));
    },
  };
}

/** What was found of all parts. */
export function heldTogether(
  { text: document, losses }: OpenDocument,
  text: string,
  definitions: DefinitionFiles,
  frame: readonly SectionFrame[],
  parts: readonly PartFound[],
): Outcome<Held> {
  const compared = mergeShares(
    definitions,
    document,
    sectionHashes(document, text),
    frame,
    parts.map(({ found }) => found),
  );
  return heldOutcome(compared, losses(new Set(parts.flatMap(({ sound }) => sound))));
}

function heldOutcome({ findings, checkpoint }: Comparison, lost: readonly Diagnostic[]): Outcome<Held> {
  return outcome({ findings, ...(checkpoint === undefined || lost.length > 0 ? {} : { left: packCheckpoint(checkpoint) }) }, lost);
}

/** The positions of the sections that sources can mean, in the document's order. */
function meantBy(sources: Iterable<string>, document: DocumentText): readonly number[] {
  const candidates = candidatesIn(document);
  return [...new Set([...sources].flatMap((source) => candidates(source)))].sort((one, other) => one - other);
}
