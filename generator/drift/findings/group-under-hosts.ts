/** What follows from something else is told with it. */
import { groupBy } from "../../values/group-by.ts";

/**
 * @param hostOf what another one follows from, which itself follows from nothing
 * @param withGuests one with those that follow from it, in their order
 */
export function groupUnderHosts<Thing>(
  things: readonly Thing[],
  hostOf: (thing: Thing) => Thing | undefined,
  withGuests: (host: Thing, guests: readonly Thing[]) => Thing,
): readonly Thing[] {
  const hosts = new Map(things.map((one) => [one, hostOf(one)] as const).filter(([, host]) => host !== undefined));
  const guests = groupBy([...hosts.keys()], (guest) => hosts.get(guest));
  return things.filter((one) => !hosts.has(one)).map((one) => withGuests(one, guests.get(one) ?? []));
}
