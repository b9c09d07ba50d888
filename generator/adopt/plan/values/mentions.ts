/** Words in a sentence of the definitions in the place of others. */
import type { TypeLiteralNode } from "ts-morph";
import { findPlace } from "../../../documents/places/find.ts";
import type { Finding } from "../../../drift/findings/finding.ts";
import type { Edit } from "../../edit/opened-files.ts";
import { rowAt } from "../../edition/row-lookup.ts";
import { sectionAt } from "../../edition/section-at.ts";
import type { DeclarationNode, PlanningContext } from "../../planning-context.ts";
import { fitsInstead } from "../../words/fits.ts";
import { sentenceAt } from "../sentence-at.ts";
import { literalText, literalTypesIn } from "../uris.ts";
import { changeOneLiteral } from "./one-literal.ts";

/**
 * A sentence of the definitions in which the old words stand once.
 * @param sentence of the document that has the new ones, where one has
 */
export function mentionEdits(declaration: DeclarationNode, from: string, to: string, sentence: string | undefined): readonly Edit[] | undefined {
  if (from === "" || from.includes("\n")) return undefined;
  return changeOneLiteral(literalTypesIn(declaration), (text) => {
    // The new words can hold the old ones, and stand there already.
    if (to.includes(from) && text.includes(to)) return undefined;
    const parts = text.split(from);
    const isWord = parts.length === 2 && !/[\p{L}\p{N}]$/u.test(parts[0]!) && !/^[\p{L}\p{N}]/u.test(parts[1]!);
    return isWord && (sentence === undefined || fitsInstead(text, from, sentence, to)) ? parts.join(to) : undefined;
  });
}

/** A number is the least of what changed in its cell: a status that comes with another answer is not the status alone. */
export function saysMore({ editions: { ours, theirs } }: PlanningContext, { fact, document, place, from = "", to = "" }: Finding): boolean {
  const other = fact === "mention" && /^[1-5]\d\d$/.test(to) ? rowAt(theirs, document, place.row) : undefined;
  const cell = other?.row.cells.find(
    ({ at, text }) => at.line === document.line && at.column <= document.column && document.column < at.column + Math.max(text.length, at.length),
  );
  const found = cell === undefined ? undefined : findPlace(ours.contents, place);
  const own = found?.row?.cells.find(({ column }) => column === cell!.column);
  return own !== undefined && own.text.replace(from, () => to) !== cell!.text;
}

/** Several words in the place of others make a sentence only where those around them are as before. */
export function isOtherwiseWorded(context: PlanningContext, finding: Finding, from: string, to: string): boolean {
  const {
    editions: { theirs, pairs },
  } = context;
  const sentence = finding.fact === "mention" && /\s/.test(withoutParameters(from) + withoutParameters(to)) ? sentenceAt(context, finding) : undefined;
  const section = sentence === undefined ? undefined : sectionAt(theirs, finding.document.line);
  const own = section === undefined ? undefined : pairs.section(section);
  return own !== undefined && !own.section.sentences.some(({ text }) => text.replace(from, () => to) === sentence!.text);
}

/** `text/csv; header=present` is one value. */
function withoutParameters(mediaType: string): string {
  return mediaType.replace(/^([a-z]+\/[\w.+-]+)(?:;\s*[\w-]+=\S+)+$/, "$1");
}

/** An entry that quotes the document: with one word of it replaced it quotes nothing where the sentence changed in others as well. */
export function isQuotedOtherwise(context: PlanningContext, finding: Finding, declaration: DeclarationNode, from: string, to: string): boolean {
  const sentence = finding.fact === "mention" ? sentenceAt(context, finding)?.text : undefined;
  const said = literalTypesIn(declaration).map(literalText).join(" ");
  if (sentence === undefined || declaration.getKindName() !== "PropertySignature" || !/\s/.test(said)) return false;
  if (sentence.includes(said.replace(from, () => to))) return false;
  const { ours, theirs } = context.editions;
  // What its own edition said before, nobody knows: that it was quoted, the entries beside it tell.
  const entries = (declaration.getParent() as TypeLiteralNode).getProperties();
  const beside = entries.filter((other) => other !== declaration).map((other) => literalTypesIn(other).map(literalText).join(" "));
  return ours.text.includes(said) || (ours.text === theirs.text && (beside.length === 0 || beside.some((text) => text !== "" && ours.text.includes(text))));
}
