/** Conditions that only one of two wordings makes, and those that stand the other way round: `No row is kept before it is sorted` says that each is sorted. */
import { stemsOf } from "../../../documents/editions/stems.ts";
import type { Nuance } from "./nuance.ts";
import { saidAloneIn } from "./said-alone.ts";

/** Whether one wording denies what the other affirms, and has the condition where the other has what follows from it. */
export function isConverse(affirmed: string, denied: string): boolean {
  const condition = conditionIn(denied, /\b(?:no|nothing|none)\b[^.;]*?\b(?:before|until|unless|without)\b([^,.;]*)/i);
  if (condition === undefined) return false;
  const other = conditionIn(affirmed, /\b(?:before|until|unless|without)\b([^,.;]*)/i);
  return other === undefined || ![...condition].some((stem) => other.has(stem));
}

/** `It is sorted before it is kept`, `it is kept only after it is sorted` */
export function areMutual(one: string, other: string): boolean {
  const [last, first] = [conditionIn(one, /\bbefore\b([^,.;]*)/i), conditionIn(other, /\bonly (?:after|once|when)\b([^,.;]*)/i)];
  return last !== undefined && first !== undefined && ![...last].some((stem) => first.has(stem));
}

function conditionIn(text: string, pattern: RegExp): ReadonlySet<string> | undefined {
  const [, words] = pattern.exec(text) ?? [];
  return words === undefined ? undefined : stemsOf(words);
}

/** `…, unless it is locked`: where the other wording names no such circumstance. */
export function conditionAloneIn(before: string, now: string): Nuance | undefined {
  for (const [conditional, circumstance] of conditionals) {
    const found = saidAloneIn(withoutTimesToldIn(now, conditional, before), withoutTimesToldIn(before, conditional, now), conditional, circumstance);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Without clauses that tell a time which the other wording tells beside its condition: `when it is made`, where that has `at its making, unless it is locked`. */
function withoutTimesToldIn(other: string, conditional: RegExp, text: string): string {
  const [, condition] = conditional.exec(other) ?? [];
  if (condition === undefined || conditional.test(text)) return text;
  const told = stemsOf(other.replace(condition, ""));
  return text.replace(timeClause, (clause) => ([...stemsOf(clause)].every((stem) => told.has(stem)) ? "" : clause));
}

const timeClause = /\b(?:when|whenever|once|after|before|until|as soon as)\b[^,;:.()]*/giu;

/** Words that make a condition or tell a time, each with those by which it is said another way. */
const conditionals: readonly (readonly [conditional: RegExp, circumstance: RegExp])[] = [
  [
    /\b((?:unless|only if|provided(?: that)?|as long as) (?!(?:\p{L}+ )?otherwise\b|(?:stated|noted|set|given|specified)\b)[^,;:.()]*\p{L})/iu,
    /\b(?:if|unless|provided|as long as|when\w*|where\w*|until|before|after|once|without|only|except\w*|excluding|but|other|otherwise|apart|not|no|none|never|must|alone|just)\b/i,
  ],
  [
    /\b((?:if|in case) (?!(?:any|applicable|possible|necessary|needed|required|so|not)\b|(?:it is |this is )?(?:set|enabled|true|on|given|yes)\s*[,;:.)])[^,;:.()]*\p{L})/iu,
    /\b(?:if|unless|provided|as long as|in case|when\w*|where\w*|while|once|after|before|until|without|with|for|only|except\w*|that|which|who|whose|having|by|on|upon|during|otherwise|whether|given|depend\w*|condition\w*|absent|missing|omitted|than)\b/i,
  ],
  [
    /\b((?:before|after|until|as soon as|when|whenever|once) [^,;:.()]*?\b(?:is|are|was|were|has been|have been)\b[^,;:.()]*\p{L})/iu,
    /\b(?:before|after|until|once|when\w*|while|if|then|first|last|prior|subsequent\w*|upon|follow\w*|next|later|earlier|previous\w*|on|at|in|only|unless|without|already|still|yet|no|not|during|behind|precede\w*|begin\w*|start\w*|end\w*|has|have)\b/i,
  ],
];
