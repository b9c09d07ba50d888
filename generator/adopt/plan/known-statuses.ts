/** What a request that comes answers with, where the document tells of the failures of all requests: those that our edition has. The others come by their own rows. */
import { placeNamed } from "../../documents/places/find.ts";
import type { Endpoint } from "../draft/survey/endpoint.ts";
import type { PlanningContext } from "../planning-context.ts";
import { surveyed } from "./surveyed.ts";

export function withKnownStatuses({ editions: { ours, theirs } }: PlanningContext, { statuses, ...endpoint }: Endpoint): Endpoint {
  if (statuses === undefined) return endpoint;
  const general = new Set(surveyed(theirs.stated).errors.statuses.map(({ source }) => source));
  return { ...endpoint, statuses: statuses.filter(({ source }) => !general.has(source) || placeNamed(ours.contents, source) !== undefined) };
}
