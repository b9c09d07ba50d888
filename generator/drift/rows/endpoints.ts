/** Endpoints: the methods, paths and bodies that a row of the document gives, against the operations that claim it. */
import type { StatedFact } from "../../facts/fact.ts";
import type { RawFinding } from "../findings/raw-finding.ts";
import { statedOtherwiseFinding, type DefinedDifference } from "../findings/stated-otherwise.ts";
import type { Claim } from "../subject/claims.ts";
import { pathDifference } from "../subject/known-paths.ts";
import { pathsAround } from "../subject/paths-around.ts";
import { placeOfRow, type RowStanding, type Subject } from "../subject/subject.ts";

export function endpointDifferences(subject: Subject, standing: RowStanding, claims: readonly Claim[]): readonly RawFinding[] {
  const { row, block, section } = standing;
  const place = placeOfRow(subject.names.get(section.section)!, block.block, row.row);
  const around = pathsAround(subject, row.facts, standing);
  return row.facts.flatMap((stated): readonly RawFinding[] => {
    const difference = differenceOf(subject, stated, around, claims);
    return difference === undefined ? [] : [statedOtherwiseFinding(place, stated, difference)];
  });
}

function differenceOf(subject: Subject, stated: StatedFact, around: ReturnType<typeof pathsAround>, claims: readonly Claim[]): DefinedDifference | undefined {
  switch (stated.fact) {
    case "methods":
      return methodsDifference(stated.value, claims);
    case "request":
    case "response":
      return bodyDifference(stated.fact, stated.value, claims);
    case "path":
      return pathDifference(subject, stated.value, { claims, ...around(stated) });
    default:
      return undefined;
  }
}

/** A row can give the methods of several operations, which then claim it together. */
function methodsDifference(stated: readonly string[], claims: readonly Claim[]): DefinedDifference | undefined {
  const operations = claims.filter(({ by }) => by.is === "operation");
  const [first] = operations.length > 0 ? operations : claims.filter(({ by }) => by.is === "resource");
  if (first === undefined) return undefined;
  const known = [...new Set(operations.flatMap(({ by }) => by.facts.flatMap((fact) => (fact.fact === "methods" ? fact.value : []))))];
  if (known.length === stated.length && known.every((method) => stated.includes(method))) return undefined;
  const other = operations.find(({ by }) => by.facts.some((fact) => fact.fact === "methods" && !fact.value.some((method) => stated.includes(method)))) ?? first;
  return { ...(known.length === 0 ? {} : { from: { fact: "methods", value: known } as const }), at: other.at, by: other.by };
}

/** Of bodies a row says for certain only that there is none. */
function bodyDifference(fact: "request" | "response", stated: string, claims: readonly Claim[]): DefinedDifference | undefined {
  const operations = claims.filter(({ by }) => by.is === "operation");
  const known = operations.flatMap(({ by, at }) => by.facts.filter((one) => one.fact === fact).map((from) => ({ from, by, at })));
  const [first] = known;
  if (first === undefined || /^(?:as|see)\b|^same$/i.test(stated)) return undefined;
  return known.some(({ from }) => (from.value === "none") === (stated === "none")) ? undefined : first;
}
