/** The one literal of a declaration that changes. */
import type { LiteralTypeNode } from "ts-morph";
import type { Edit } from "../../edit/opened-files.ts";
import { fileOf } from "../../edit/spans.ts";
import { literalToken } from "../../print/token.ts";
import { literalText } from "../uris.ts";

/** The edit of the one literal that changes; none where none does, or several. */
export function changeOneLiteral(nodes: readonly LiteralTypeNode[], change: (text: string) => string | undefined): readonly Edit[] | undefined {
  const changed = nodes.flatMap((node) => {
    const text = change(literalText(node));
    const isNumber = node.getLiteral().getKindName() === "NumericLiteral" && text !== undefined && Number.isFinite(Number(text));
    return text === undefined ? [] : [{ file: fileOf(node), start: node.getStart(), end: node.getEnd(), text: literalToken(isNumber ? Number(text) : text) }];
  });
  return changed.length === 1 ? changed : undefined;
}
