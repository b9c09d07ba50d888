/** What its own row no longer states, while a row that the field names, or the word that it is of, still does: the type stays as it is. */
import type { PropertySignature } from "ts-morph";
import type { Finding } from "../../../drift/findings/finding.ts";
import { factText } from "../../../facts/fact.ts";
import { sourcesNamed } from "../../edit/comments.ts";
import { rowsAt } from "../../edition/row-lookup.ts";
import type { PlanningContext } from "../../planning-context.ts";
import { wordOf } from "../../words/own-word.ts";
import { limitingFacts } from "./doubted.ts";

/** The source that goes on to state all of it; undefined where something went altogether. */
export function sourceKept(context: PlanningContext, property: PropertySignature, findings: readonly Finding[]): string | undefined {
  const sources = findings.map((finding) => stillStating(context, property, finding));
  return sources.includes(undefined) ? undefined : sources[0];
}

function stillStating(context: PlanningContext, property: PropertySignature, { change, fact, from, place, document }: Finding): string | undefined {
  if (change !== "removed" || place.row === undefined) return undefined;
  return sourcesFor(context, property, fact).find((source) =>
    rowsAt(context.editions.theirs, source).some(
      ({ row, facts }) => row.at.line !== document.line && facts.some((one) => one.fact === fact && factText(one) === from),
    ),
  );
}

/** Limits are repeated by rows about the field, defaults are given once for all fields of a word. */
function sourcesFor(context: PlanningContext, property: PropertySignature, fact: Finding["fact"]): readonly string[] {
  if ((limitingFacts as readonly string[]).includes(fact)) return sourcesNamed(property);
  const word = fact === "default" ? wordOf(context, property) : undefined;
  return word === undefined ? [] : sourcesNamed(word);
}
