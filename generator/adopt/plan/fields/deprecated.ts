/** A sentence that calls fields of its section deprecated: a tag of each, as what their own rows would say. */
import type { Finding } from "../../../drift/findings/finding.ts";
import { wordPattern } from "../../../values/pattern.ts";
import { addToComment } from "../../edit/comments.ts";
import { startOf } from "../../edit/spans.ts";
import { rowsInSection } from "../../edition/row-lookup.ts";
import { sectionAt } from "../../edition/section-at.ts";
import { declarationAt, isProperty, type PlanningContext } from "../../planning-context.ts";
import { stepOf, type Step } from "../../step.ts";
import { fieldLabel } from "./types.ts";

/** Undefined where the sentence is about more than fields, or a name is that of several. */
export function planFieldsDeprecated(context: PlanningContext, finding: Finding): Step | undefined {
  const { change, fact, place, document, to = "" } = finding;
  const { theirs, pairs } = context.editions;
  const said = change === "added" && fact === "statement" && place.row === undefined ? sentence.exec(to) : null;
  const section = said === null ? undefined : sectionAt(theirs, document.line);
  const own = section === undefined ? undefined : pairs.section(section);
  const subject = said?.[1] ?? "";
  const named = own === undefined ? [] : [...rowsInSection(own)].filter(({ row }) => new RegExp(wordPattern(row.name), "u").test(subject));
  const names = named.map(({ row }) => row.name);
  const rest = names.reduce((left, one) => left.replace(new RegExp(wordPattern(one), "u"), ""), subject);
  const fields = named.flatMap(({ row }) => context.declared(row).map(({ at }) => declarationAt(context, at))).filter(isProperty);
  if (fields.length === 0 || fields.length !== names.length || new Set(names).size < names.length || !ofFields.test(rest)) return undefined;
  const text = to.slice(to.length - said![0].length);
  return {
    ...stepOf(finding),
    edits: fields.map((one) => addToComment(one, { tags: [{ tag: "deprecated", text }] })),
    says: `${fields.map(fieldLabel).join(", ")}: deprecated`,
    at: startOf(fields[0]!),
  };
}

const sentence =
  /(?<=^(?:(?:deprecat(?:ed|ion)(?: notice)?|note|notice)\s*:\s+)?)(?!deprecat\w*\s*:)(\S.*?)\s(?:is|are|has been|have been)(?: now)? (?:deprecated|obsolete)\b.*$/isu;
const ofFields = /^(?:the|fields?|settings?|parameters?|properties|property|attributes?|counters?|and|or|both|[\s,])*$/i;
