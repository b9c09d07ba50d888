/** Whether the definitions say a fact already: then the edition beside them is behind, and not they. */
import type { Defined } from "../../facts/definitions/defined.ts";
import { factText, type Fact } from "../../facts/fact.ts";
import type { Claim } from "../subject/claims.ts";
import { sameFact } from "../subject/fact-differences.ts";
import { matchesTemplate, uriIn } from "../subject/paths.ts";
import type { Subject } from "../subject/subject.ts";

/** @param removed what the place has lost: a body in the place of another one is news */
export function isAlreadyDefined(
  { reader, declared, prefixes, placeholders }: Subject,
  fact: Fact,
  claims: readonly Claim[],
  removed: readonly Fact[],
): boolean {
  const facts = claims.flatMap(({ by }) => by.facts);
  switch (fact.fact) {
    case "mention":
      return (
        facts.some((one) => one.fact === "methods" && one.value.includes(fact.value)) ||
        claims.some(({ by }) =>
          by.says.some(
            (text) =>
              isMentioned(text, factText(fact)) &&
              (!isAcronym(factText(fact)) || reader.factsIn(text, declared).some((one) => factText(one) === factText(fact))),
          ),
        )
      );
    case "type":
      return claims.some(({ by }) => by.types.includes(fact.value));
    case "path":
      return (
        !removed.some((one) => one.fact === fact.fact) &&
        facts.some((one) => sameFact(one, fact) || (one.fact === "path" && matchesTemplate(uriIn(fact.value, prefixes) ?? fact.value, one.value, placeholders)))
      );
    case "request":
    case "response":
      return !removed.some((one) => one.fact === fact.fact) && facts.some((one) => sameFact(one, fact));
    case "required":
      // A field or a header that need not be there is one of which the definitions say nothing.
      return (
        facts.some((one) => sameFact(one, fact)) ||
        (!fact.value && claims.some(({ by }) => (by.is === "field" || by.is === "header") && by.facts.every((one) => one.fact !== "required")))
      );
    default:
      return facts.some((one) => sameFact(one, fact)) || claims.some(({ by }) => statesFact(reader, declared, by, fact));
  }
}

/** A statement says it in its sentence, a contradiction in one of its readings. */
export function statesFact(reader: Subject["reader"], declared: Subject["declared"], { is, says, reads = [] }: Defined, fact: Fact): boolean {
  return (is === "statement" ? says : reads).some((text) =>
    reader.factsIn(text, declared).some((one) => one.fact === fact.fact && factText(one) === factText(fact)),
  );
}

/** Of which some are words of any text, and no mention wherever they stand. */
function isAcronym(word: string): boolean {
  return /^[A-Z]+$/.test(word);
}

function isMentioned(text: string, word: string): boolean {
  return text.split(/[\s,;:"'`()]+/).includes(word);
}
