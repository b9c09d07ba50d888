/** Passages of a section: from a block that both editions have to the last row before the next one of these. */
import type { Finding } from "../../drift/findings/finding.ts";
import type { StatedSection } from "../../facts/stated-section.ts";
import type { Edit } from "../edit/opened-files.ts";
import type { Edition } from "./edition.ts";
import type { Editions } from "./editions.ts";
import { lineSpanAt } from "./line-spans.ts";
import { counterpartBlock } from "./pairs.ts";
import { sectionAt } from "./section-at.ts";
import { blockLines } from "./sections.ts";

/** The first and the last line of a passage. */
type Lines = readonly [first: number, last: number];

/** Our passage becomes the one in which a finding stands: where the other edition writes it in a shape that our rows and sentences do not have. */
export function takePassage({ document }: Finding, { ours, theirs, pairs }: Editions): Edit | undefined {
  const section = sectionAt(theirs, document.line);
  const own = section === undefined ? undefined : pairs.section(section);
  if (section === undefined || own === undefined) return undefined;
  const blocks = section.blocks.flatMap((block) => {
    const same = counterpartBlock(block, own);
    return same === undefined ? [] : [{ theirs: blockLines(theirs, block)[0], ours: blockLines(ours, same)[0] }];
  });
  const [there, here] = [
    passages(
      theirs,
      section,
      blocks.map((one) => one.theirs),
    ),
    passages(
      ours,
      own,
      blocks.map((one) => one.ours),
    ),
  ];
  const index = there.findIndex(([first, last]) => first <= document.line && document.line <= last);
  const isInOrder = here.every(([first], at) => at === 0 || here[at - 1]![1] < first);
  return index === -1 || !isInOrder ? undefined : { ...spanOf(ours, here[index]!), text: textOf(theirs, there[index]!) };
}

/** Whether an edit is of what a passage has already. */
export function isWithinPassage({ file, start, end }: Edit, passage: Edit): boolean {
  return file === passage.file && passage.start <= start && end <= passage.end;
}

function passages(edition: Edition, { blocks }: StatedSection, starts: readonly number[]): readonly Lines[] {
  const ends = blocks.map((block) => blockLines(edition, block)[1]);
  return starts.map((first, index) => [first, Math.max(first, ...ends.filter((end) => end < (starts[index + 1] ?? Infinity)))]);
}

function spanOf(edition: Edition, [first, last]: Lines): Omit<Edit, "text"> {
  return { file: edition.file, start: lineSpanAt(edition, first).start, end: lineSpanAt(edition, last).end };
}

function textOf(edition: Edition, lines: Lines): string {
  const { start, end } = spanOf(edition, lines);
  return edition.text.slice(start, end);
}
