/**
 * What a document said of types, and says no more: the words that stand for it stay as long as fields are of them, without their
 * source. What notes said of it goes.
 */
import type { Node } from "ts-morph";
import { formatPlace } from "../../../documents/places/place.ts";
import type { Finding } from "../../../drift/findings/finding.ts";
import { literalPattern } from "../../../values/pattern.ts";
import { declarationsWithSource, isAlias } from "../../declarations-with-source.ts";
import { dropSource } from "../../edit/comments.ts";
import { nameOf } from "../../edit/members.ts";
import { declarationAt, isProperty, type PlanningContext } from "../../planning-context.ts";
import { stepOf, type Step } from "../../step.ts";
import { recordAround, removeEntry } from "./entries.ts";

/** Undefined where anything but words and notes has the place as its source. */
export function planWordUnsourced(context: PlanningContext, finding: Finding): Step | undefined {
  const { texts, service } = context;
  const source = formatPlace(finding.place);
  const resources = new Set<Node | undefined>(
    [service.definition, ...service.resources.map(({ definition }) => definition)].map((at) => declarationAt(context, at)),
  );
  const declared = declarationsWithSource(context, source);
  const words = declared.filter(isAlias).filter((alias) => !resources.has(alias));
  const entries = declared.filter(isProperty).filter((one) => recordAround(one) !== undefined);
  const named = [...texts.values()].flatMap((text) => [...text.matchAll(new RegExp(`${literalPattern(source)}(?![\\w-]| >)`, "g"))]);
  if (words.length === 0 || named.length > words.length + entries.length) return undefined;
  const names = words.map((word) => word.getName()).join(", ");
  return {
    ...stepOf(finding),
    edits: [...words.flatMap((word) => dropSource(word, source) ?? []), ...entries.map((entry) => removeEntry(entry, recordAround(entry)!))],
    says: [`${names}: no longer stated in ${source}`, ...entries.map((entry) => `${nameOf(recordAround(entry)!)}: ${nameOf(entry)} removed`)].join("; "),
    at: finding.definition!,
    guesses: [`that what is of ${names} still is, though the document no longer says what that means`],
  };
}
