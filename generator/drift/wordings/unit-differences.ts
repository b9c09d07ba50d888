/** The facts of two wordings of one thing: what is in one of them only, in pairs where one took the other's place. */
import { likeness, stemsOf } from "../../documents/editions/stems.ts";
import { factText, type StatedFact } from "../../facts/fact.ts";
import type { StatedText } from "../../facts/text/prose.ts";
import type { RawFinding } from "../findings/raw-finding.ts";
import { listedValuesText, valueListIn } from "../prose/properties.ts";
import type { Subject } from "../subject/subject.ts";
import { definitionFor } from "./definition-for.ts";
import { goneFacts, newFacts } from "./one-sided.ts";
import { differencesOfPairs, replacementPairs, type FactDifference } from "./replaced-facts.ts";
import { withStandIn } from "./stand-in.ts";
import { holdsFact, type Unit } from "./units.ts";
import { unknownDifferences, type UnknownDifference } from "./unknown-differences.ts";
import type { Wordings } from "./wordings.ts";

/** A difference, and the texts of both sides that it is of. */
export interface UnitDifference {
  readonly raw: RawFinding;
  readonly before: StatedText | undefined;
  readonly now: StatedText | undefined;
}

export function unitDifferences(subject: Subject, unit: Unit, wordings: Wordings): readonly UnitDifference[] {
  const removed = goneFacts(subject, unit);
  const added = newFacts(subject, unit, removed);
  const unknowns = unknownDifferences(unit, removed, wordings).map((one) => namedNow(one, added, unit));
  const settled = (fact: StatedFact): boolean =>
    unknowns.some(({ from, with: sentence, instead }) => from === fact || [sentence, instead].some((one) => one !== undefined && holdsFact(one, fact)));
  const pairs = replacementPairs(
    removed.filter((fact) => fact.fact !== "notShown" && !settled(fact)),
    added.filter((fact) => fact.fact !== "notShown" && !settled(fact)),
    unit,
    wordings,
  );
  const differences: readonly FactDifference[] = [
    ...unknowns.map(({ from, to, at }): FactDifference => [from, to, at]),
    ...differencesOfPairs(pairs, unit, wordings).map((one) => withList(withStandIn(subject, one, unit, wordings), unit)),
  ];
  return differences.map(([from, to, at]) => ({
    raw: rawOf(subject, unit, from, to, at),
    before: from === undefined ? undefined : unit.before.around(from),
    now: typeof to === "object" ? unit.now.around(to) : typeof to === "string" ? unit.now.texts.find(({ text }) => text === to) : undefined,
  }));
}

/** `Its name: not shown.`, which the sentence that speaks of it says now: `a lid, X-12, which closes it`. */
function namedNow(unknown: UnknownDifference, added: readonly StatedFact[], { now }: Unit): UnknownDifference {
  if (unknown.from?.fact !== "notShown" || unknown.to !== undefined) return unknown;
  const stems = stemsOf(unknown.from.value);
  const names = added
    .flatMap((fact) => (fact.fact === "mention" ? [now.around(fact)] : []))
    .find((text) => text !== undefined && likeness(stems, stemsOf(text.text)) >= 0.5);
  return names === undefined ? unknown : { ...unknown, to: names.text, at: names.at, with: names };
}

/** Several values in the place of one are names that a sentence lists. */
function withList([from, to, at]: FactDifference, { came }: Unit): FactDifference {
  const list = from?.fact === "property" && to === undefined ? valueListIn(came, from.value.name) : undefined;
  return list === undefined ? [from, to, at] : [from, listedValuesText(list), list.at];
}

function rawOf(subject: Subject, unit: Unit, from: StatedFact | undefined, to: StatedFact | string | undefined, at: StatedFact["at"] | undefined): RawFinding {
  const { place, now } = unit;
  const fact = from?.fact ?? (typeof to === "object" ? to.fact : "mention");
  const source = from === undefined ? undefined : from.fact === "notShown" ? `not shown: ${from.value}` : factText(from);
  const shown = to === undefined ? undefined : typeof to === "string" ? to : to.fact === "notShown" ? `not shown: ${to.value}` : factText(to);
  // What stands there still, and states the fact no more.
  const shownAs = shown === source ? undefined : shown;
  const claim = definitionFor(unit, from ?? (typeof to === "object" ? to : undefined));
  return {
    change: source === undefined ? "added" : shownAs === undefined ? "removed" : "changed",
    place,
    fact,
    ...(source === undefined ? {} : { from: source }),
    ...(shownAs === undefined ? {} : { to: shownAs }),
    values: { ...(from === undefined ? {} : { from }), ...(typeof to === "object" ? { to } : {}) },
    document: at ?? now.texts[0]?.at ?? { file: subject.stated.document.file, line: 1, column: 1, length: 0 },
    ...(claim === undefined ? {} : { definition: claim.at, by: claim.by }),
  };
}
