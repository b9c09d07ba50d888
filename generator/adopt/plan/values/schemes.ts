/** Ways to authenticate that their row or sentence gives otherwise. */
import type { PropertySignature } from "ts-morph";
import type { Finding } from "../../../drift/findings/finding.ts";
import { carriedElsewhere, schemeIn } from "../../draft/files/schemes.ts";
import type { Edit } from "../../edit/opened-files.ts";
import { replaceNode } from "../../edit/spans.ts";
import { rowAt } from "../../edition/row-lookup.ts";
import { sectionAt } from "../../edition/section-at.ts";
import type { DeclarationNode, PlanningContext } from "../../planning-context.ts";
import { literalToken } from "../../print/token.ts";
import { printType } from "../../print/type.ts";
import { isCredential } from "../../words/credentials.ts";
import { sentenceAt } from "../sentence-at.ts";
import { literalText, literalTypesIn } from "../uris.ts";

/** The way to authenticate, where its row or sentence gives it otherwise. */
export function schemeEdits(context: PlanningContext, finding: Finding, declaration: DeclarationNode): readonly Edit[] | undefined {
  const { theirs } = context.editions;
  const node = declaration.getKindName() === "PropertySignature" ? (declaration as PropertySignature).getTypeNode() : undefined;
  if (node === undefined || !isCredential(node.getText())) return undefined;
  const row = rowAt(theirs, finding.document, finding.place.row) ?? rowAt(theirs, finding.document, undefined);
  const title = sectionAt(theirs, finding.document.line)?.section.title ?? "";
  const texts = row?.row.cells.map(({ text }) => text) ?? (finding.change === "changed" ? [sentenceAt(context, finding)?.text ?? ""] : []);
  const scheme = schemeIn(texts) ?? texts.flatMap((text) => carriedElsewhere(text, title) ?? [])[0];
  if (scheme === undefined) return undefined;
  const text = printType(scheme.type, "", 0);
  return text === node.getText() ? undefined : [replaceNode(node, text)];
}

/** A way to authenticate whose row is called by the header that carries the credentials. */
export function schemeHeaderRenamed(property: PropertySignature, from: string, to: string): readonly Edit[] | undefined {
  const header = isCredential(property.getTypeNode()?.getText() ?? "") ? literalTypesIn(property)[0] : undefined;
  return header === undefined || literalText(header) !== from ? undefined : [replaceNode(header, literalToken(to))];
}
