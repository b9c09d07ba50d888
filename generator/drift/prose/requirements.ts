/** What the texts of definitions mention, and none of the places that they name does any more. */
import type { Section } from "../../documents/document.ts";
import { likeness, stemsOf } from "../../documents/editions/stems.ts";
import type { Defined } from "../../facts/definitions/defined.ts";
import { factText, type Fact, type StatedFact } from "../../facts/fact.ts";
import type { StatedSection } from "../../facts/stated-section.ts";
import type { RawFinding } from "../findings/raw-finding.ts";
import { claimsWithin, type Subject } from "../subject/subject.ts";
import { isWithinRows } from "./within-rows.ts";

export function requirementDifferences(subject: Subject): readonly RawFinding[] {
  const sayings = subject.defined.filter(({ says }) => says.length > 0);
  if (sayings.length === 0) return [];
  const requirements = saidIn(subject);
  return sayings.flatMap((by) => unmet(subject, requirements, by));
}

/** What is asked of every definition alike. */
interface Said {
  readonly sections: ReadonlyMap<Section, StatedSection>;
  /** The names of all rows. */
  readonly names: ReadonlySet<string>;
  /** What stands above the first heading goes by that heading. */
  readonly above?: { readonly section: Section; readonly goesBy: Section };
}

function saidIn({ stated }: Subject): Said {
  const [first, second] = stated.document.sections;
  const above = first !== undefined && second !== undefined && first.heading === "" ? { above: { section: first, goesBy: second } } : {};
  return { sections: new Map(stated.sections.map((one) => [one.section, one])), names: stated.rows(), ...above };
}

function unmet(subject: Subject, requirement: Said, by: Defined): readonly RawFinding[] {
  const named = subject.claims.of(by);
  const [first] = named;
  if (first === undefined) return [];
  const found = named.flatMap((one) =>
    one.section === requirement.above?.goesBy && one.row === undefined && one.block === undefined
      ? [one, { ...one, section: requirement.above.section }]
      : [one],
  );
  const stated = found.flatMap(({ row, block, section }) => subject.factsAt(section, row ?? block));
  const prose = found.flatMap(({ row, section }) => (row === undefined ? rowFacts(subject, section) : []));
  const rows = found.flatMap(({ row }) => (row === undefined ? [] : mentionsIn(subject, requirement, row.name)));
  const here = new Set([...stated, ...prose, ...rows].map(key));
  const hasStandIns = [...stated, ...prose].some((fact) => isStandIn(key(fact)));
  const lost = by.says
    .flatMap((text) => mentionsIn(subject, requirement, text))
    .filter((fact) => !here.has(key(fact)) && (hasStandIns || !isStandIn(key(fact))) && !isWithinRows(key(fact), found));
  if (lost.length === 0) return [];
  const at = mostAlike(subject, requirement, by) ?? first.at;
  return [...new Map(lost.map((fact) => [key(fact), fact])).values()].slice(0, 1).map((fact): RawFinding => {
    const instead = standInFor(subject, requirement, fact, [...stated, ...prose], first.section);
    // As that of a server is told, so that both are one.
    const isAddress = instead !== undefined && address.test(factText(fact));
    return {
      change: instead === undefined ? "removed" : "changed",
      place: first.place,
      fact: isAddress ? "path" : "mention",
      from: factText(fact),
      ...(instead === undefined ? {} : { to: factText(instead) }),
      values: { from: fact, ...(instead === undefined ? {} : { to: instead }) },
      document: instead?.at ?? at,
      definition: by.definition,
      by,
    };
  });
}

/** The one mention of the same sort that no definition of the section speaks of. */
function standInFor(subject: Subject, requirement: Said, lost: Fact, here: readonly StatedFact[], section: Section): StatedFact | undefined {
  const sort = sortOf(factText(lost));
  if (sort === undefined) return undefined;
  const known = new Set(claimsWithin(subject.claims, section).flatMap(({ by }) => by.says.flatMap((text) => mentionsIn(subject, requirement, text)).map(key)));
  const strange = here.filter((fact) => fact.fact === "mention" && sortOf(factText(fact)) === sort && !known.has(key(fact)));
  return new Set(strange.map(key)).size === 1 ? strange[0] : undefined;
}

const address = /^[a-z][a-z0-9+.-]*:\/\//;
const sorts: readonly RegExp[] = [
  address,
  /^[a-z]+\/[\w.+-]+$/,
  /^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$/,
  /^[A-Z][A-Za-z0-9]*(?:-[A-Z][A-Za-z0-9]*)+$/,
  /^v\d[\w.]*$/,
  /^<.*>$/,
  /^\d+$/,
];

/** What a mention is of, by its shape. */
function sortOf(text: string): number | undefined {
  const sort = sorts.findIndex((shape) => shape.test(text));
  return sort === -1 ? undefined : sort;
}

/** What a document may write in the place of a credential, and need not. */
function isStandIn(text: string): boolean {
  return /^<.*>$/.test(text);
}

/** Of the sentences at its places, the one that says most of what it says. */
function mostAlike({ claims }: Subject, { sections }: Said, by: Defined): RawFinding["document"] | undefined {
  const stems = stemsOf(by.says.join(" "));
  const texts = claims.of(by).flatMap(({ section, row }) => {
    const own = sections.get(section);
    if (row === undefined) return own?.prose.slice(1) ?? [];
    return own?.blocks.flatMap(({ rows }) => rows.filter((one) => one.row === row).flatMap(({ cells }) => cells)) ?? [];
  });
  const scored = texts.map((text) => ({ text, score: likeness(stems, stemsOf(text.text)) })).sort((one, other) => other.score - one.score);
  return scored[0]?.text.at;
}

/** A section's own statements may be made in its rows. */
function rowFacts({ factsAt }: Subject, section: Section): readonly StatedFact[] {
  return section.blocks.flatMap((block) => factsAt(section, block));
}

function mentionsIn({ reader }: Subject, { names }: Said, text: string): readonly Fact[] {
  return reader.factsIn(text, names).filter(({ fact, value }) => fact === "mention" && !/^\d$/.test(String(value)));
}

function key(fact: Fact): string {
  return factText(fact);
}
