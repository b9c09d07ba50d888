/** Where definitions that only a person can write belong: beside those of what the document has nearest. */
import type { Position } from "../../diagnostics/diagnostic.ts";
import { formatPlace } from "../../documents/places/place.ts";
import type { Finding } from "../../drift/findings/finding.ts";
import type { DeclaredResource } from "../declared-service.ts";
import type { PlanningContext } from "../planning-context.ts";
import { surveyed } from "./surveyed.ts";

/** As editors and terminals link it: `spec-src/ledger/kinds.ts:12`. */
export function fileAndLine({ file, line }: Position): string {
  return `${file}:${line}`;
}

/** The resource that is made of the finding's row, else of its section, else of the nearest section before it; the service where there is none. */
export function nearestPosition({ service, editions: { theirs } }: PlanningContext, { place, document }: Finding): Position {
  const before = theirs.stated.sections.filter(({ section }) => section.at.line <= document.line).toReversed();
  const places = [formatPlace(place), ...before.map(surveyed(theirs.stated).places.section)];
  const resources = places.map((one) => service.resources.find((resource) => isMadeOf(resource, one)));
  return (resources.find((one) => one !== undefined) ?? service).definition;
}

function isMadeOf({ source = "" }: DeclaredResource, place: string): boolean {
  return source === place || source.startsWith(`${place} > `);
}

/** What a person writes for a path that no resource has. */
export function resourceAdvice(context: PlanningContext, finding: Finding, uri: string): string {
  return `no resource has the path: write one with the uri "${uri}" and "@source ${formatPlace(finding.place)}" above it, like that at ${fileAndLine(nearestPosition(context, finding))}`;
}
