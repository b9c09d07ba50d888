/** What the texts of definitions mention, and none of the places that they name does any more. */
import { likeness, stemsOf } from "../documents/words.ts";
import type { Defined } from "../facts/defined.ts";
import { textOf, type Fact, type StatedFact } from "../facts/fact.ts";
import type { Raw } from "./raw.ts";
import type { Subject } from "./subject.ts";

export function requirementDifferences(subject: Subject): readonly Raw[] {
  return subject.defined.flatMap((by) => (by.says.length === 0 ? [] : unmet(subject, by)));
}

function unmet(subject: Subject, by: Defined): readonly Raw[] {
  const found = subject.claims.of(by);
  const [first] = found;
  if (first === undefined) return [];
  const stated = found.flatMap(({ row, block, section }) => subject.factsAt.get(row ?? block ?? section) ?? []);
  const prose = found.flatMap(({ row, section }) => (row === undefined ? rowFacts(subject, section) : []));
  const here = new Set([...stated, ...prose].map(key));
  const said = by.says.flatMap((text) => mentionsIn(subject, text));
  const hasStandIns = [...stated, ...prose].some((fact) => isStandIn(key(fact)));
  const lost = said.filter((fact) => !here.has(key(fact)) && (hasStandIns || !isStandIn(key(fact))));
  const at = mostAlike(subject, by) ?? first.at;
  return [...new Map(lost.map((fact) => [key(fact), fact])).values()].slice(0, 1).map((fact): Raw => ({
    change: "removed",
    place: first.place,
    fact: "mention",
    from: textOf(fact),
    values: { from: fact },
    document: at,
    definition: by.definition,
    by,
  }));
}

/** What a document may write in the place of a credential, and need not. */
function isStandIn(text: string): boolean {
  return /^<.*>$/.test(text);
}

/** Of the sentences at its places, the one that says most of what it says. */
function mostAlike({ claims, stated }: Subject, by: Defined): Raw["document"] | undefined {
  const stems = stemsOf(by.says.join(" "));
  const texts = claims.of(by).flatMap(({ section, row }) => {
    const own = stated.sections.find((one) => one.section === section);
    if (row === undefined) return own?.prose.slice(1) ?? [];
    return own?.blocks.flatMap(({ rows }) => rows.filter((one) => one.row === row).flatMap(({ cells }) => cells)) ?? [];
  });
  const scored = texts.map((text) => ({ text, score: likeness(stems, stemsOf(text.text)) })).sort((one, other) => other.score - one.score);
  return scored[0]?.text.at;
}

/** A section's own statements may be made in its rows. */
function rowFacts({ stated, factsAt }: Subject, section: object): readonly StatedFact[] {
  const own = stated.sections.find((one) => one.section === section);
  return own?.blocks.flatMap(({ block }) => factsAt.get(block) ?? []) ?? [];
}

function mentionsIn({ reader, stated }: Subject, text: string): readonly Fact[] {
  return reader.factsIn(text, namesIn(stated.document.sections)).filter(({ fact, value }) => fact === "mention" && !/^\d$/.test(String(value)));
}

function namesIn(sections: Subject["stated"]["document"]["sections"]): ReadonlySet<string> {
  return new Set(sections.flatMap(({ blocks }) => blocks.flatMap(({ rows }) => rows.map(({ name }) => name))));
}

function key(fact: Fact): string {
  return textOf(fact);
}
