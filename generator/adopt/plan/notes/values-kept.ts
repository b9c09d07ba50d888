/** Words whose values a sentence lists: where it lists others now, an entry of notes can say it, and what is of such a word stays as it is. */
import type { TypeAliasDeclaration } from "ts-morph";
import { formatPlace } from "../../../documents/places/place.ts";
import type { Finding } from "../../../drift/findings/finding.ts";
import { wordPattern } from "../../../values/pattern.ts";
import { declarationsWithSource, isAlias } from "../../declarations-with-source.ts";
import { fileOf, startOf } from "../../edit/spans.ts";
import type { PlanningContext } from "../../planning-context.ts";
import type { Planned } from "../../step.ts";
import { fileAndLine } from "../nearest-position.ts";
import { sentenceAt } from "../sentence-at.ts";
import { literalText, literalTypesIn } from "../uris.ts";

/** The same plan, and what it leaves to a person. */
export function withValuesKept(context: PlanningContext, finding: Finding, planned: Planned): Planned {
  if (planned.is !== "step" || planned.leaves !== undefined || finding.fact !== "mention") return planned;
  const [word] = wordsOf(context, finding).filter(
    (one) => !planned.edits.some(({ file, start }) => file === fileOf(one) && one.getPos() <= start && start < one.getEnd()),
  );
  return word === undefined
    ? planned
    : {
        ...planned,
        leaves: `${word.getName()} at ${fileAndLine(startOf(word))} takes ${valuesOf(word).join(", ")}: write there which values the document lists now`,
      };
}

/** Those that have the sentence for a source, and a value that it lists no more, or lists beside the one that came. */
function wordsOf(context: PlanningContext, finding: Finding): readonly TypeAliasDeclaration[] {
  const { from, to, place } = finding;
  const sentence = sentenceAt(context, finding);
  const source = formatPlace({ ...place, ...(place.row === undefined && sentence?.row !== undefined ? { row: sentence.row } : {}) });
  const isOther = (values: readonly string[]): boolean =>
    from !== undefined ? values.includes(from) : to !== undefined && values.some((value) => isListedBehind(value, to, sentence?.text ?? ""));
  return declarationsWithSource(context, source)
    .filter(isAlias)
    .filter((one) => isOther(valuesOf(one)));
}

function isListedBehind(value: string, other: string, text: string): boolean {
  return new RegExp(String.raw`${wordPattern(value)}(?:, [\w-]+)*,? (?:(?:and|or) )?${wordPattern(other)}`, "u").test(text);
}

function valuesOf(word: TypeAliasDeclaration): readonly string[] {
  const type = word.getTypeNode();
  if (type === undefined) return [];
  const isBoolean = [type, ...type.getDescendants()].some((node) => node.getKindName() === "BooleanKeyword");
  return [...new Set([...(isBoolean ? ["true", "false"] : []), ...literalTypesIn(type).map(literalText)])];
}
