/** Sentences of the document against the definitions that name their section: properties, keys, paths, windows, types of named fields. */
import { titleOfHeading } from "../../documents/shapes/label.ts";
import type { Fact, StatedFact } from "../../facts/fact.ts";
import type { StatedSection } from "../../facts/stated-section.ts";
import type { RawFinding } from "../findings/raw-finding.ts";
import { statedOtherwiseFinding } from "../findings/stated-otherwise.ts";
import type { Claim } from "../subject/claims.ts";
import { differenceOf, isStatedMoreFully } from "../subject/fact-differences.ts";
import { pathDifference } from "../subject/known-paths.ts";
import { pathsAround } from "../subject/paths-around.ts";
import { claimsWithin, type Subject } from "../subject/subject.ts";

export function proseDifferences(subject: Subject): readonly RawFinding[] {
  const kinds = new Map(
    subject.defined
      .filter(({ is }) => is === "kind")
      .map(({ name }) => [name.toLowerCase(), name] as const)
      .reverse(),
  );
  return subject.sections.flatMap((section) => [...factDifferences(subject, section), ...kindDifference(subject, kinds, section)]);
}

/** A heading may say of which kind its resource is: `Backups (collection)`. @param kinds by their names in small letters */
function kindDifference({ claims, names }: Subject, kinds: ReadonlyMap<string, string>, { section }: StatedSection): readonly RawFinding[] {
  const remark = section.heading
    .slice(titleOfHeading(section.heading).length)
    .replace(/[()[\]\s]+/g, " ")
    .trim()
    .toLowerCase();
  const kind = remark === "" ? undefined : kinds.get(remark);
  if (kind === undefined) return [];
  const own = claims.on(section).flatMap(({ by, at }) => by.facts.flatMap((fact) => (fact.fact === "kind" ? [{ name: fact.value, at, by }] : [])));
  const [first] = own;
  if (first === undefined || own.some(({ name }) => name === kind)) return [];
  const values = { from: { fact: "kind", value: first.name }, to: { fact: "kind", value: kind } } as const;
  return [
    {
      change: "changed",
      place: { section: names.get(section)! },
      fact: "kind",
      from: first.name,
      to: kind,
      values,
      document: section.at,
      definition: first.at,
      by: first.by,
    },
  ];
}

function factDifferences(subject: Subject, section: StatedSection): readonly RawFinding[] {
  if (section.facts.length === 0) return [];
  const own = subject.claims.on(section.section);
  const within = claimsWithin(subject.claims, section.section);
  const around = pathsAround(subject, section.facts, { section });
  return section.facts.flatMap((stated): readonly RawFinding[] => {
    const difference = proseDifference(subject, stated, around, own, within);
    if (difference === undefined) return [];
    const { by } = difference;
    const definition = within.find((claim) => claim.by === by)?.at ?? by?.definition;
    return [
      statedOtherwiseFinding({ section: subject.names.get(section.section)! }, stated, {
        ...difference,
        ...(definition === undefined ? {} : { at: definition }),
      }),
    ];
  });
}

function proseDifference(
  subject: Subject,
  stated: StatedFact,
  around: ReturnType<typeof pathsAround>,
  own: readonly Claim[],
  within: readonly Claim[],
): { readonly from?: Fact; readonly by?: Claim["by"] } | undefined {
  switch (stated.fact) {
    case "property":
    case "key":
    case "windows":
    case "kind":
      return differenceOf(stated, nodesOf(within), false);
    case "known":
      return differenceOf(
        stated,
        nodesOf(own).filter((by) => by.is === "field" && !isStatedMoreFully(subject.claims, stated, by)),
        false,
      );
    case "member": {
      const named = nodesOf(within).filter(({ name }) => name === stated.value.name);
      return differenceOf({ fact: "type", value: stated.value.type }, named, false);
    }
    case "path":
      return pathDifference(subject, stated.value, { claims: own, ...around(stated) });
    default:
      return undefined;
  }
}

function nodesOf(claims: readonly Claim[]): readonly Claim["by"][] {
  return claims.map(({ by }) => by);
}
