/** What several found of their shares of a document, as one comparison. */
import type { DocumentText } from "../../documents/document.ts";
import { sectionsCalled } from "../../documents/editions/recognise.ts";
import { compareWhole, type Checkpoint, type Comparison } from "../checkpoint.ts";
import { compareAgain } from "../compare-again.ts";
import type { DefinitionFiles } from "../definitions/definition-files.ts";
import { sourcesIn } from "../definitions/marks.ts";
import { headingsOfSources } from "../edition/outline-of-claims.ts";
import { isAsHeaded, sectionFrames, type SectionFrame } from "../section-frames.ts";
import type { ShareFound } from "./share.ts";

/** Undefined where sections are called otherwise than the definitions call them: only who sees all of them can tell which is which. */
export function frameToDivide({ marks }: DefinitionFiles, document: DocumentText): readonly SectionFrame[] | undefined {
  const outline = headingsOfSources(
    document,
    [...sourcesIn(marks)].flatMap(([, sources]) => [...sources]),
  );
  const known = sectionsCalled(document, outline);
  if (known.size < outline.length) return undefined;
  const frame = sectionFrames(document, known, marks);
  return frame.every(isAsHeaded) ? frame : undefined;
}

/**
 * Where there is a finding it is looked for again with all of the document in view: it can be about several sections.
 * @param hashes of the sections' texts
 */
export function mergeShares(
  files: DefinitionFiles,
  document: DocumentText,
  hashes: readonly string[],
  frame: readonly SectionFrame[],
  shares: readonly ShareFound[],
): Comparison {
  const open = shares.flatMap((share) => share.open ?? []);
  if (open.length < shares.length) return compareWhole(files, document, hashes);
  const sections = new Set(open.flatMap((one) => [...one.sections]));
  const found = new Map(shares.flatMap((share) => share.sections));
  const checkpoint: Checkpoint = {
    marks: files.marks,
    sections: frame.map((one, position) => {
      const own = found.get(position)!;
      return { ...one, ...own, hash: hashes[position]!, agrees: own.agrees && !sections.has(position) };
    }),
    open: [...new Set(open.flatMap((one) => one.files))],
  };
  const isSound = checkpoint.open.length === 0 && checkpoint.sections.every(({ agrees }) => agrees);
  return isSound ? { findings: [], checkpoint } : (compareAgain(files, document, hashes, checkpoint) ?? compareWhole(files, document, hashes));
}
