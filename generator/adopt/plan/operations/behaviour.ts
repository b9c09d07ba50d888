/** Rows that came among kinds of resources or among operations: which resources are concerned, a person says. Here is told what to write, and where. */
import { formatPlace } from "../../../documents/places/place.ts";
import type { Finding } from "../../../drift/findings/finding.ts";
import type { Declaration } from "../../declaration-lookup.ts";
import { queryWords } from "../../draft/survey/rows/parameter-tables.ts";
import { counterpartBlock } from "../../edition/pairs.ts";
import type { PlacedRow } from "../../edition/row-lookup.ts";
import { sectionAt } from "../../edition/section-at.ts";
import type { PlanningContext } from "../../planning-context.ts";
import { unplaced, type Unplaced } from "../../step.ts";
import { isMethod, methodWord } from "../../words/methods.ts";
import { endpointOf, pathOfEndpoint } from "../known-operations.ts";
import { fileAndLine, nearestPosition } from "../nearest-position.ts";
import { surveyed } from "../surveyed.ts";

export function behaviourUnplaced(context: PlanningContext, finding: Finding, row: PlacedRow): Unplaced {
  const beside = declarationsBeside(context, row);
  const source = `"@source ${formatPlace(finding.place)}" above it`;
  const strange = methodsIn(row).find((method) => !isMethod(method));
  if (strange !== undefined)
    return unplaced(
      finding,
      `definitions have no word for the method ${strange}: accept the finding with a reason, or say it in the statements of a resource, with ${source}`,
    );
  const operation = beside.find(({ is }) => is === "operation");
  if (operation !== undefined)
    return unplaced(finding, `${whyNoOperation(context, row)} needs a member ${verbOf(row)}<…> with ${source}, like that at ${fileAndLine(operation.at)}`);
  const kind = beside.find(({ is }) => is === "kind");
  if (kind !== undefined)
    return unplaced(
      finding,
      `no resource is of this kind yet: the kind needs an interface with "@kind ${row.row.name}" and ${source}, like that at ${fileAndLine(kind.at)}, and a resource that is of it`,
    );
  if (queryWords(row.section, row.block) !== undefined)
    return unplaced(
      finding,
      `of which request it is a parameter is told by no purpose and no path: write "& Query<…>" behind the type of the operation, with a member "${row.row.name}" that has ${source}`,
    );
  const { label } = row.block;
  if (label !== undefined)
    return unplaced(
      finding,
      `"${label}" leads to it, which names no type and no path that is there: write an interface with a member "${row.row.name}" that has ${source}, and a resource of what the words are about, like that at ${fileAndLine(nearestPosition(context, finding))}`,
    );
  return unplaced(
    finding,
    `none of the rows around it is a field of the definitions: write a member with ${source} where it belongs, the nearest resource being that at ${fileAndLine(nearestPosition(context, finding))}`,
  );
}

function whyNoOperation(context: PlanningContext, row: PlacedRow): string {
  const survey = surveyed(context.editions.theirs.stated);
  const endpoint = endpointOf(survey, row);
  const resource = context.service.resources.find(({ uri }) => endpoint?.uris.includes(uri));
  if (resource !== undefined)
    return `no operation of its resource has bodies that the document calls the same: the kind of the resource at ${fileAndLine(resource.definition)}`;
  const isAlone = endpoint !== undefined && !survey.endpoints.some((one) => one !== endpoint && pathOfEndpoint(one) === pathOfEndpoint(endpoint));
  if (isAlone) return `no other row has its path ${endpoint.where}: write a resource that has it, whose kind`;
  return "no kind has another operation on its path whose bodies the document calls the same: the kind of the resources that have it";
}

function verbOf(row: PlacedRow): string {
  const [method = "GET"] = methodsIn(row);
  return methodWord(method);
}

function methodsIn({ facts }: PlacedRow): readonly string[] {
  return facts.flatMap((fact) => (fact.fact === "methods" ? fact.value : []));
}

/** The kinds and operations of the rows around. */
function declarationsBeside({ editions: { theirs, pairs }, behaving }: PlanningContext, row: PlacedRow): readonly Declaration[] {
  const section = sectionAt(theirs, row.row.at.line);
  const own = section === undefined ? undefined : pairs.section(section);
  const block = section?.blocks.find((one) => one.block === row.block);
  const same = own === undefined || block === undefined ? undefined : counterpartBlock(block, own);
  return same?.rows.flatMap((one) => behaving(one.row)) ?? [];
}
