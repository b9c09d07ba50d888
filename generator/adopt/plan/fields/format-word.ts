/** What the document says once of a format and of all fields in it: the word that stands for the format says it. */
import type { Node, PropertySignature, TypeAliasDeclaration, TypeNode } from "ts-morph";
import { formatPlace } from "../../../documents/places/place.ts";
import type { Finding } from "../../../drift/findings/finding.ts";
import { valueOf } from "../../../facts/fact.ts";
import type { Scalar } from "../../../model/shape.ts";
import { wordPattern } from "../../../values/pattern.ts";
import { declarationsWithSource, isAlias } from "../../declarations-with-source.ts";
import { commentText, replaceWords } from "../../edit/comments.ts";
import { isSignature, nameOf, renameMember } from "../../edit/members.ts";
import type { Edit } from "../../edit/opened-files.ts";
import { removeNode, replaceNode, startOf } from "../../edit/spans.ts";
import { rowAt } from "../../edition/row-lookup.ts";
import { isProperty, type PlanningContext } from "../../planning-context.ts";
import { literalToken } from "../../print/token.ts";
import { stepOf, type Step } from "../../step.ts";
import { literalText, literalTypesIn } from "../uris.ts";

/**
 * Nothing where the finding is about something else, or no word of the definitions stands for the format.
 * @param all the findings among which others are settled with it
 */
export function planFormatWord(context: PlanningContext, finding: Finding, all: readonly Finding[]): readonly Step[] {
  const { from, to } = finding.values ?? {};
  if (finding.change === "added" && to?.fact === "values") return valuesShown(context, finding, to.value);
  return from?.fact === "format" && to?.fact === "format" ? formatRenamed(context, finding, from.value, to.value, all) : [];
}

/** The values of the format are those that the document lists, and no others. */
function valuesShown(context: PlanningContext, finding: Finding, values: readonly Scalar[]): readonly Step[] {
  const row = rowAt(context.editions.theirs, finding.document, finding.place.row);
  const format = row === undefined ? undefined : valueOf(row.facts, "format");
  const word = format === undefined ? undefined : wordFor(context, format, formatPlace(finding.place));
  const type = word?.getTypeNode();
  const text = type === undefined ? undefined : onlyString(type);
  if (word === undefined || type === undefined || text === undefined) return [];
  return [
    {
      ...stepOf(finding),
      edits: [replaceNode(text, unionIn(text, values)), ...gapsOf(type).map(removeNode), ...nowShown(word)],
      says: `the word ${word.getName()} is one of ${values.join(", ")}`,
      at: placeOf(word),
    },
  ];
}

/** The format has another name, wherever the document gives it. */
function formatRenamed(context: PlanningContext, finding: Finding, from: string, to: string, all: readonly Finding[]): readonly Step[] {
  const source = formatPlace(finding.place);
  const word = wordFor(context, from, source);
  if (word === undefined) return [];
  const alike = all.filter((one) => one.fact === "format" && one.from === finding.from && one.to === finding.to);
  const named = word.getDescendants().filter((node) => node.getKindName() === "LiteralType" && node.getText() === literalToken(from));
  const edits = [...named.map((node) => replaceNode(node, literalToken(to))), ...entriesRenamed(context, source, from, to)];
  return [{ is: "step", findings: alike, edits, needs: [], says: `the word ${word.getName()}: format ${from} → ${to}`, at: placeOf(word) }];
}

/** The one that names the place as its source and has the format. */
function wordFor(context: PlanningContext, format: string, source: string): TypeAliasDeclaration | undefined {
  const [word, ...others] = declarationsWithSource(context, source)
    .filter(isAlias)
    .filter((alias) => alias.getText().includes(literalToken(format)));
  return others.length > 0 ? undefined : word;
}

/** Entries of notes that tell of the format, and are called by it. */
function entriesRenamed(context: PlanningContext, source: string, from: string, to: string): readonly Edit[] {
  const entries = declarationsWithSource(context, source).filter(isProperty);
  return entries.flatMap((entry) => [
    ...(nameOf(entry) === from ? [renameMember(entry, to)] : []),
    ...literalTypesIn(entry).flatMap((node) =>
      literalText(node).includes(from) ? [replaceNode(node, literalToken(literalText(node).replace(new RegExp(wordPattern(from), "gu"), () => to)))] : [],
    ),
  ]);
}

function onlyString(type: TypeNode): Node | undefined {
  const [text, ...others] = [type, ...type.getDescendants()].filter((node) => node.getKindName() === "StringKeyword");
  return others.length > 0 ? undefined : text;
}

function unionIn(text: Node, values: readonly Scalar[]): string {
  const union = values.map((value) => (value === null ? "null" : literalToken(value))).join(" | ");
  return text.getParent()?.getKindName() === "IntersectionType" ? `(${union})` : union;
}

/** What the word says that it does not show of its values. */
function gapsOf(type: TypeNode): readonly PropertySignature[] {
  return type
    .getDescendants()
    .filter(isSignature)
    .filter((one) => nameOf(one) === "notShown");
}

/** The comment says no longer that they are not shown. */
function nowShown(word: TypeAliasDeclaration): readonly Edit[] {
  const [clause, before] = /(\S+) (?:that|which) the document does not show(?=[.,;]|$)/.exec(commentText(word)) ?? [];
  return clause === undefined ? [] : replaceWords(word, clause, before!);
}

function placeOf(word: TypeAliasDeclaration): NonNullable<Step["at"]> {
  return startOf(word);
}
