/** A length in bytes is said in the comment of its field. */
import type { PropertySignature } from "ts-morph";
import { sentencesOf } from "../../../documents/markdown/sentences.ts";
import type { Finding } from "../../../drift/findings/finding.ts";
import { addToComment, commentText, replaceWords } from "../../edit/comments.ts";
import type { Edit } from "../../edit/opened-files.ts";
import { isByteLength, lengthSaid } from "../../words/byte-lengths.ts";

/** The sentence that the comment needs, in the place of the one that told of the length before; none where it counts characters, as it did. */
export function byteLengthEdits(property: PropertySignature, findings: readonly Finding[]): readonly Edit[] {
  const [change] = findings.flatMap(({ values: { from, to } = {} }) =>
    to?.fact === "length" && (isByteLength(to) || (from !== undefined && isByteLength(from))) ? [{ from, to }] : [],
  );
  if (change === undefined) return [];
  const { from, to } = change;
  const before =
    from !== undefined && isByteLength(from)
      ? sentencesOf(commentText(property)).find(({ text }) => text.includes(`${from.value.maximum} ${from.value.unit}`))
      : undefined;
  return before === undefined
    ? [addToComment(property, { text: lengthSaid(to) })]
    : replaceWords(property, before.text.replace(/\.$/, ""), lengthSaid(to).replace(/\.$/, ""));
}
