/** What sentences tell of a request that has no section of its own. */
import { saidStatuses } from "../../../../facts/text/statuses-said.ts";
import { takesBody } from "../../../words/methods.ts";
import { bodiesIn } from "../answers/said-bodies.ts";
import type { Endpoint } from "../endpoint.ts";
import type { SourceNames } from "../source-names.ts";

/** The endpoint with the statuses and the bodies that are told of it, where its row gives no others. */
export function withToldBodies(endpoint: Endpoint, places: SourceNames): Endpoint {
  const { methods, told = [], statuses = [] } = endpoint;
  if (told.length === 0) return endpoint;
  const said = told.flatMap(({ text, section }) => saidStatuses(text).map((one) => ({ ...one, source: places.section(section) })));
  const all = [...new Map([...said.toReversed(), ...statuses].map((one) => [one.status, one])).values()].toSorted((one, other) =>
    one.status < other.status ? -1 : 1,
  );
  return {
    ...bodiesIn(
      told.map(({ text }) => text),
      methods.some(takesBody),
    ),
    ...endpoint,
    ...(all.length === 0 ? {} : { statuses: all }),
  };
}
